/** Prompts and options, by step. */
import type { Asking, OptionWords, WordTables } from '@cabale/engine';
import type { CardId } from '../content/card.ts';
import {
  buyingPower,
  cardOf,
  crossingCost,
  facedPosition,
  playerOf,
  resolvingCard,
  riverCard,
  sameDesign,
} from '../rules/counts.ts';
import { pawnMove } from '../rules/hacking.ts';
import type { Position, San, Step } from '../rules/state.ts';
import { gainWords } from './effects.ts';
import { bannerRef, cardRef, pileRef, positionRef, slotRef, type SanRef } from './refs.ts';

type Words<Option> = OptionWords<San, Step, Option>;

/** A card of the own hand or discard pile; all cards of its design can be clicked. */
const cardFrom = (pile: 'hand' | 'discard'): Words<{ readonly card: CardId }> => ({
  things: ({ card }, { view, content }) =>
    sameDesign(content, card, playerOf(view, view.turn.active)[pile] ?? []).map(cardRef),
});

/** A River card, by its position. */
const riverOption = {
  sentence({ position }: { readonly position: Position }, { view, content }: Asking<San>) {
    const id = riverCard(view, position);
    return id === null ? {} : { values: { position, cost: cardOf(content, id).cost }, refs: { card: cardRef(id) } };
  },
  things({ position }: { readonly position: Position }, { view }: Asking<San>): readonly SanRef[] {
    const id = riverCard(view, position);
    return id === null ? [positionRef(position)] : [positionRef(position), cardRef(id)];
  },
};

const decline: Words<unknown> = { things: () => ['alternative:none'] };

/** The card being resolved, and how often its effect remains. */
function resolving({ view, step }: Asking<San>) {
  const card = resolvingCard(view);
  return {
    ...('left' in step ? { values: { count: step.left } } : {}),
    ...(card === undefined ? {} : { refs: { card: cardRef(card) } }),
  };
}

export const steps: WordTables<San>['steps'] = {
  main: {
    prompt: ({ view }) => ({ key: view.turn.mayEnd ? 'prompt.main' : 'prompt.mainFirst' }),
    options: {
      play: {
        ...cardFrom('hand'),
        sentence: ({ card }, { content }) =>
          cardOf(content, card).type === 'V' ? { key: 'option.playVirus' } : { key: 'option.play' },
      },
      corrupt: riverOption,
      cross: {
        sentence: (_option, { view, content }) => {
          const seat = view.turn.active;
          const position = facedPosition(seat, playerOf(view, seat).step);
          return { values: { cost: position === undefined ? 0 : crossingCost(view, content, seat, position) } };
        },
        things: (_option, { view }) => [bannerRef(view.turn.active)],
      },
      hack: {
        sentence: (_option, { view, content }) => ({
          key: `option.hack.${pawnMove(view, view.turn.active, content)}`,
        }),
        things: () => ['pawn:virus'],
      },
      endPlay: { things: () => ['phase:buy'], needsConfirm: true },
    },
  },
  slot: {
    prompt: ({ step: { from } }) =>
      from === null
        ? { key: 'prompt.slot' }
        : typeof from === 'number'
          ? { key: 'prompt.slotRiver', values: { position: from } }
          : { key: 'prompt.slotHand', refs: { card: cardRef(from) } },
    options: {
      slot: {
        sentence: ({ slot }) => ({ values: { position: slot } }),
        things: ({ slot }, { view }) => [slotRef(view.turn.active, slot)],
      },
    },
  },
  effectOrder: {
    prompt: resolving,
    options: {
      resolve: {
        sentence: ({ effect }) => ({ key: `option.resolve.${effect}` }),
        things: ({ effect }) => [`effect:${effect}`],
      },
      declineRest: { ...decline, needsConfirm: true },
    },
  },
  choose: {
    prompt: resolving,
    options: {
      take: {
        sentence({ alternative }, { step }) {
          const taken = step.alternatives[alternative];
          if (taken === undefined) throw new Error(`the choice has no alternative ${alternative}`);
          return gainWords('option.take', taken);
        },
        things: ({ alternative }) => [`alternative:${alternative}`],
      },
      decline,
    },
  },
  draw: {
    prompt: resolving,
    options: { draw: { things: (_option, { view }) => [pileRef('draw', view.turn.active)] }, decline },
  },
  destroy: { prompt: resolving, options: { destroy: cardFrom('hand'), decline } },
  corruptHand: { prompt: resolving, options: { corruptHand: cardFrom('hand'), decline } },
  copyPlayed: { prompt: resolving, options: { copyPlayed: {}, decline } },
  copyRiver: { prompt: resolving, options: { copyRiver: riverOption, decline } },
  playDiscard: { prompt: resolving, options: { playDiscard: cardFrom('discard'), decline } },
  buy: {
    prompt: ({ view, content }) => ({ values: { count: buyingPower(view, content) } }),
    options: {
      buy: riverOption,
      endBuy: { things: () => ['phase:discard'], needsConfirm: true },
    },
  },
};

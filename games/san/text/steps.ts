/** Prompts and options, by step. */
import type { Asking, OptionWords, Promised, Sentence, WordTables } from '@cabale/engine';
import { SYMBOLS, type CardId } from '../content/card.ts';
import {
  buyingPower,
  canBuy,
  cardOf,
  crossingCost,
  facedPosition,
  opponent,
  playerOf,
  resolvingCard,
  riverCard,
  symbolsFrom,
  tokens,
  twinsOf,
} from '../rules/counts.ts';
import { pawnMove } from '../rules/hacking.ts';
import { CORRUPTION_PRICE, type Position, type San, type Step } from '../rules/state.ts';
import { SIGNS } from './effects.ts';
import { bannerRef, cardRef, pileRef, positionRef, slotRef, type SanRef } from './refs.ts';

type Words<Option> = OptionWords<San, Step, Option>;
type Promises = Readonly<Record<string, Promised<San>>>;

/** A card of the own hand or discard pile; both copies of it can be clicked. */
const cardFrom = (pile: 'hand' | 'discard'): Words<{ readonly card: CardId }> => ({
  things: ({ card }, { view, content }) =>
    twinsOf(content, card, playerOf(view, view.turn.active)[pile] ?? []).map(cardRef),
});

/** What a card gives as it is played: its income and its symbols. */
function promisedByPlaying(id: CardId, { view, content }: Asking<San>): Promises {
  const card = cardOf(content, id);
  if (card.type === 'V') return {};
  const side = view.turn.active;
  const gains = SYMBOLS.map((symbol) => [symbol, { what: symbol, side, by: symbolsFrom(view, card, symbol) }] as const);
  return { income: { what: 'coins', side, by: card.income }, ...Object.fromEntries(gains) };
}

/** A River card, by its position. */
const atPosition = {
  sentence({ position }: { readonly position: Position }, { view }: Asking<San>) {
    const id = riverCard(view, position);
    return id === null ? {} : { values: { position }, refs: { card: cardRef(id) } };
  },
  things({ position }: { readonly position: Position }, { view }: Asking<San>): readonly SanRef[] {
    const id = riverCard(view, position);
    return id === null ? [positionRef(position)] : [positionRef(position), cardRef(id)];
  },
};

const toBuy: Words<{ readonly position: Position }> = {
  ...atPosition,
  sentence(option, asking) {
    const { view, content } = asking;
    const id = riverCard(view, option.position);
    if (id === null) return {};
    const side = view.turn.active;
    const { cost } = cardOf(content, id);
    return {
      ...atPosition.sentence(option, asking),
      promises: { cost: { what: 'coins', side, by: -cost }, bought: { what: 'cards', side, by: 1 } },
    };
  },
};

const toCross: Words<unknown> = {
  sentence(_option, { view, content }) {
    const side = view.turn.active;
    const player = playerOf(view, side);
    const position = facedPosition(side, player.step);
    const cost = position === undefined ? 0 : crossingCost(view, content, side, position);
    const won = tokens({ step: player.step + 1 }) - tokens(player);
    return {
      key: won > 0 ? 'option.crossToToken' : 'option.cross',
      promises: {
        cost: { what: 'P', side, by: -cost },
        crossed: { what: 'crossings', side, by: 1 },
        won: { what: 'tokens', side, by: won },
      },
    };
  },
  things: (_option, { view }) => [bannerRef(view.turn.active)],
};

const toHack = {
  sentence(_option: unknown, { view, content }: Asking<San>): Partial<Sentence<San>> {
    const side = view.turn.active;
    const move = pawnMove(view, side, content);
    const cost: Promises = { cost: { what: 'H', side, by: -1 } };
    if (move !== 'finish') return { key: `option.hack.${move}`, promises: cost };
    const rival = opponent(side);
    return {
      key: 'option.hack.finish',
      values: { number: playerOf(view, rival).virus },
      promises: {
        ...cost,
        finished: { what: 'viruses', side, by: 1 },
        received: { what: 'cards', side: rival, by: 1 },
      },
    };
  },
  things: (): readonly SanRef[] => ['pawn:virus'],
} satisfies Words<unknown>;

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
        sentence: ({ card }, asking) => ({
          key: cardOf(asking.content, card).type === 'V' ? 'option.playVirus' : 'option.play',
          promises: promisedByPlaying(card, asking),
        }),
      },
      corrupt: atPosition,
      cross: toCross,
      hack: toHack,
      endPlay: {
        sentence: (_option, { view, content }) => ({
          key: canBuy(view, content) ? 'option.endPlay' : 'option.endTurn',
        }),
        things: () => ['phase:buy'],
        needsConfirm: true,
      },
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
        sentence({ slot }, { step: { seat: side, from } }) {
          const corrupted = { what: 'corrupted', side, by: 1 } as const;
          return typeof from === 'number'
            ? {
                key: 'option.slotForSymbols',
                values: { position: slot },
                promises: { cost: { what: 'C', side, by: -CORRUPTION_PRICE }, corrupted },
              }
            : {
                key: 'option.slot',
                values: { position: slot },
                promises: { lost: { what: 'cards', side, by: -1 }, corrupted },
              };
        },
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
          if (taken.kind === 'draw') return { key: 'option.takeDraw', values: { count: taken.n } };
          return {
            key: 'option.takeSymbols',
            values: { sign: SIGNS[taken.symbol] },
            promises: { n: { what: taken.symbol, side: step.seat, by: taken.n } },
          };
        },
        things: ({ alternative }) => [`alternative:${alternative}`],
      },
      decline,
    },
  },
  draw: {
    prompt: resolving,
    options: {
      draw: {
        sentence: (_option, { step }) => ({ promises: { drawn: { what: 'hand', side: step.seat, by: 1 } } }),
        things: (_option, { view }) => [pileRef('draw', view.turn.active)],
      },
      decline,
    },
  },
  destroy: {
    prompt: resolving,
    options: {
      destroy: {
        ...cardFrom('hand'),
        sentence: (_option, { step }) => ({ promises: { lost: { what: 'cards', side: step.seat, by: -1 } } }),
      },
      decline,
    },
  },
  corruptHand: { prompt: resolving, options: { corruptHand: cardFrom('hand'), decline } },
  copyPlayed: { prompt: resolving, options: { copyPlayed: {}, decline } },
  copyRiver: { prompt: resolving, options: { copyRiver: atPosition, decline } },
  playDiscard: {
    prompt: resolving,
    options: {
      playDiscard: {
        ...cardFrom('discard'),
        sentence: ({ card }, asking) => ({ promises: promisedByPlaying(card, asking) }),
      },
      decline,
    },
  },
  buy: {
    prompt: ({ view, content }) => ({ values: { count: buyingPower(view, content) } }),
    options: {
      buy: toBuy,
      endBuy: { things: () => ['phase:discard'], needsConfirm: true },
    },
  },
};

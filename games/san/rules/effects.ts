/** Block 8: what a card does when it is played, and the questions its discrete effects ask (SAN-4.9 to 4.11). */
import type { Seat, StepRules } from '@cabale/engine';
import type { Alternative, AskingEffect, Card, CardId, Cards } from '../content/card.ts';
import { cardOf, canCopyRiver, canPlayFromDiscard, hasCopyTarget, playerOf } from './counts.ts';
import { canDraw, drawCard, remove, show } from './piles.ts';
import { distinct, optionsByCard } from './merge.ts';
import { type Context, POSITIONS, type San, type State, type Step } from './state.ts';

const NOTHING_COPIED: readonly CardId[] = [];
export const DECLINE = { kind: 'decline' } as const;

/** Puts a card into the play area and triggers it (SAN-4.1, 4.9). The card has left the place it came from. */
export function playCard(state: State, seat: Seat, id: CardId, from: 'hand' | 'discard', context: Context): void {
  const { play } = playerOf(state, seat);
  const card = cardOf(context.content, id);
  play.push({ card: id, type: card.type, copied: NOTHING_COPIED });
  context.emit({ kind: 'played', seat, card: id, from });
  lockType(state, card);
  trigger(state, card);
  askFor(card.discrete, play.length - 1, context);
}

/** SAN-4.3, 8.19, 8.31: the first Mercenary of the turn locks its type. */
export function lockType(state: State, card: Card): void {
  if (state.turn.locked === null && card.type !== 'M' && card.type !== 'V') state.turn.locked = card.type;
}

/** The effects that ask nothing: symbols outside a choice, multipliers, All Types. */
export function trigger(state: State, card: Card): void {
  for (const effect of card.effects) {
    if (effect.kind === 'symbols') state.turn.gained[effect.symbol] += effect.n;
    else if (effect.kind === 'multiplier') state.turn.multipliers[effect.symbol]++;
    else if (effect.kind === 'allTypes') state.turn.allTypes = true;
  }
}

/** Puts the questions of a card's discrete effects next. */
export function askFor(pending: readonly AskingEffect[], played: number, context: Context): void {
  if (pending.length > 0) context.next({ kind: 'effects', played, pending });
}

/** SAN-4.10: one instance at a time, in any order. What cannot do anything yet waits for the others (Q20, Q58). */
export const effectsStep: StepRules<San, 'effects'> = {
  run(state, { played, pending }, context) {
    const open = pending.filter((effect) => isPossible(state, effect, played, context.content));
    const first = open[0];
    if (first === undefined) return;
    const seat = state.turn.active;
    if (pending.length === 1) context.next(question(first, seat, played));
    else if (open.every((effect) => effect.kind === first.kind)) askOne(pending, first.kind, seat, played, context);
    else context.next({ kind: 'effectOrder', seat, played, pending });
  },
};

function isPossible(state: State, effect: AskingEffect, played: number, content: Cards): boolean {
  const player = playerOf(state, state.turn.active);
  switch (effect.kind) {
    case 'draw':
      return effect.n > 0 && canDraw(player);
    case 'destroy':
    case 'corruptHand':
      return effect.n > 0 && player.hand.length > 0;
    case 'copyPlayed':
      return hasCopyTarget(state, content, played);
    case 'copyRiver':
      return POSITIONS.some((position) => canCopyRiver(state, content, played, position));
    case 'playDiscard':
      return player.discard.some((card) => canPlayFromDiscard(state, content, card));
    case 'choice':
      return true;
  }
}

/** The step that asks about an effect, all of its instances. */
function question(effect: AskingEffect, seat: Seat, played: number): Step {
  switch (effect.kind) {
    case 'draw':
    case 'destroy':
    case 'corruptHand':
      return { kind: effect.kind, seat, left: effect.n };
    case 'copyPlayed':
    case 'copyRiver':
      return { kind: effect.kind, seat, played };
    case 'playDiscard':
      return { kind: 'playDiscard', seat };
    case 'choice':
      return { kind: 'choose', seat, played, alternatives: effect.alternatives };
  }
}

/** SAN-4.10: which of several different effects comes first. */
export const effectOrderStep: StepRules<San, 'effectOrder'> = {
  options(state, { played, pending }, _seat, content) {
    const open = pending.filter((effect) => isPossible(state, effect, played, content));
    return [...distinctKinds(open).map(resolve), { kind: 'declineRest' }];
  },
  take(_state, { played, pending }, seat, option, context) {
    if (option.kind === 'declineRest') {
      context.emit({ kind: 'declined', seat, effect: 'rest' });
      return;
    }
    askOne(pending, option.effect, seat, played, context);
  },
};

/** Asks one instance of the first pending effect of a kind; the rest is looked at again afterwards. */
function askOne(
  pending: readonly AskingEffect[],
  kind: AskingEffect['kind'],
  seat: Seat,
  played: number,
  context: Context,
): void {
  const index = pending.findIndex((effect) => effect.kind === kind);
  const effect = pending[index];
  if (effect === undefined) throw new Error(`no "${kind}" is pending`);
  const { now, later } = oneInstance(effect);
  context.next(question(now, seat, played), {
    kind: 'effects',
    played,
    pending: pending.toSpliced(index, 1, ...later),
  });
}

function distinctKinds(pending: readonly AskingEffect[]): readonly AskingEffect['kind'][] {
  return [...new Set(pending.map((effect) => effect.kind))];
}

const resolve = (effect: AskingEffect['kind']) => ({ kind: 'resolve', effect }) as const;

function oneInstance(effect: AskingEffect): { readonly now: AskingEffect; readonly later: readonly AskingEffect[] } {
  if (effect.kind !== 'draw' && effect.kind !== 'destroy' && effect.kind !== 'corruptHand') {
    return { now: effect, later: [] };
  }
  return { now: { ...effect, n: 1 }, later: effect.n > 1 ? [{ ...effect, n: effect.n - 1 }] : [] };
}

/** SAN-8.38 to 8.48: every alternative is offered every time, and declining the whole. */
export const chooseStep: StepRules<San, 'choose'> = {
  options: (_state, { alternatives }) => [...TAKE.slice(0, alternatives.length), DECLINE],
  take(state, { played, alternatives }, seat, option, context) {
    if (option.kind === 'decline') {
      context.emit({ kind: 'declined', seat, effect: 'choice' });
      return;
    }
    const card = playerOf(state, seat).play[played]?.card;
    const taken: Alternative | undefined = alternatives[option.alternative];
    if (taken === undefined || card === undefined) throw new Error(`there is no alternative ${option.alternative}`);
    context.emit({ kind: 'took', seat, card, gain: taken });
    if (taken.kind === 'symbols') state.turn.gained[taken.symbol] += taken.n;
    else askFor([taken], played, context);
  },
};

const TAKE = [0, 1, 2, 3, 4, 5, 6, 7].map((alternative) => ({ kind: 'take', alternative }) as const);

const DRAW_OR_DECLINE = [{ kind: 'draw' }, DECLINE] as const;

/** SAN-8.27: one at a time; stopping gives up the rest. */
export const drawStep: StepRules<San, 'draw'> = {
  options: (state, _step, seat) => (canDraw(playerOf(state, seat)) ? DRAW_OR_DECLINE : []),
  take(state, { left }, seat, option, context) {
    if (option.kind === 'decline') {
      context.emit({ kind: 'declined', seat, effect: 'draw' });
      return;
    }
    const card = drawCard(state, seat, context);
    context.emitTo(seat, { kind: 'drew', seat, card }, { kind: 'drew', seat, card: null });
    if (left > 1) context.next({ kind: 'draw', seat, left: left - 1 });
  },
};

const optionToDestroy = optionsByCard('destroy');

/** SAN-8.23 to 8.26. */
export const destroyStep: StepRules<San, 'destroy'> = {
  options: (state, _step, seat, content) => distinct(playerOf(state, seat).hand, content, optionToDestroy, DECLINE),
  take(state, { left }, seat, option, context) {
    if (option.kind === 'decline') {
      context.emit({ kind: 'declined', seat, effect: 'destroy' });
      return;
    }
    const player = playerOf(state, seat);
    remove(player.hand, option.card);
    show(player, option.card);
    state.box.push(option.card);
    context.emit({ kind: 'destroyed', seat, card: option.card });
    if (left > 1) context.next({ kind: 'destroy', seat, left: left - 1 });
  },
};

const optionToCorrupt = optionsByCard('corruptHand');

/** SAN-8.35: which card; the slot is asked next. */
export const corruptHandStep: StepRules<San, 'corruptHand'> = {
  options: (state, _step, seat, content) => distinct(playerOf(state, seat).hand, content, optionToCorrupt, DECLINE),
  take(_state, { left }, seat, option, context) {
    if (option.kind === 'decline') {
      context.emit({ kind: 'declined', seat, effect: 'corruptHand' });
      return;
    }
    if (left > 1) context.next({ kind: 'corruptHand', seat, left: left - 1 });
    context.next({ kind: 'slot', seat, from: option.card });
  },
};

const optionToReplay = optionsByCard('playDiscard');

/** SAN-8.30 to 8.34. */
export const playDiscardStep: StepRules<San, 'playDiscard'> = {
  options(state, _step, seat, content) {
    const playable = playerOf(state, seat).discard.filter((card) => canPlayFromDiscard(state, content, card));
    return distinct(playable, content, optionToReplay, DECLINE);
  },
  take(state, _step, seat, option, context) {
    if (option.kind === 'decline') {
      context.emit({ kind: 'declined', seat, effect: 'playDiscard' });
      return;
    }
    remove(playerOf(state, seat).discard, option.card);
    playCard(state, seat, option.card, 'discard', context);
  },
  blocked: (state, _step, seat, content) =>
    playerOf(state, seat)
      .discard.filter((card) => !canPlayFromDiscard(state, content, card))
      .map((card) => ({
        option: optionToReplay(card),
        rule: cardOf(content, card).type === 'V' ? 'SAN-8.33' : 'SAN-8.31',
      })),
};

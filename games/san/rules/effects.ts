/** Block 8: what a card does when it is played, and the steps of its discrete effects (SAN-4.9 to 4.11). */
import type { Seat, StepOf, StepRules } from '@cabale/engine';
import type { AskingEffect, Card, CardId, Cards } from '../content/card.ts';
import { cardOf, canCopyRiver, canPlayFromDiscard, hasCopyTarget, playerOf } from './counts.ts';
import { canDraw, drawCard, remove, renewEmptyPile, show } from './piles.ts';
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

/** Effects without a decision: symbols outside a choice, multipliers, All Types. */
export function trigger(state: State, card: Card): void {
  for (const effect of card.effects) {
    if (effect.kind === 'symbols') state.turn.gained[effect.symbol] += effect.n;
    else if (effect.kind === 'multiplier') state.turn.multipliers[effect.symbol]++;
    else if (effect.kind === 'allTypes') state.turn.allTypes = true;
  }
}

/** Puts the steps for a card's discrete effects on the stack. */
export function askFor(pending: readonly AskingEffect[], played: number, context: Context): void {
  if (pending.length > 0) context.next({ kind: 'effects', played, pending });
}

/** The effects of a card that are still to be resolved. */
type Pending = Pick<StepOf<San, 'effects'>, 'played' | 'pending'>;

/** SAN-4.10: one instance at a time, in any order. An effect that is not possible yet may become so (Q20, Q58). */
export const effectsStep: StepRules<San, 'effects'> = {
  run(state, step, context) {
    const { played, pending } = step;
    const open = possibleNow(state, step, context.content);
    const first = open[0];
    if (first === undefined) return;
    const seat = state.turn.active;
    if (pending.length === 1) context.next(question(first, seat, played));
    else if (open.every((effect) => effect.kind === first.kind)) askOne(step, first.kind, seat, context);
    else context.next({ kind: 'effectOrder', seat, played, pending });
  },
};

function possibleNow(state: State, { played, pending }: Pending, content: Cards): readonly AskingEffect[] {
  return pending.filter((effect) => isPossible(state, effect, played, content));
}

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
  options(state, step, _seat, content) {
    const kinds = new Set(possibleNow(state, step, content).map((effect) => effect.kind));
    return [...Array.from(kinds, (effect) => ({ kind: 'resolve', effect }) as const), { kind: 'declineRest' }];
  },
  take(_state, step, seat, option, context) {
    if (option.kind === 'declineRest') context.emit({ kind: 'declined', seat, effect: 'rest' });
    else askOne(step, option.effect, seat, context);
  },
};

/** Asks about one instance of the first pending effect of a kind; the rest stays pending. */
function askOne({ played, pending }: Pending, kind: AskingEffect['kind'], seat: Seat, context: Context): void {
  const index = pending.findIndex((effect) => effect.kind === kind);
  const effect = pending[index];
  if (effect === undefined) throw new Error(`no "${kind}" is pending`);
  const instance = 'n' in effect ? { ...effect, n: 1 } : effect;
  const rest = 'n' in effect && effect.n > 1 ? [{ ...effect, n: effect.n - 1 }] : [];
  context.next(question(instance, seat, played), {
    kind: 'effects',
    played,
    pending: pending.toSpliced(index, 1, ...rest),
  });
}

/** SAN-8.38 to 8.48: every alternative is always offered; the whole choice may be declined. */
export const chooseStep: StepRules<San, 'choose'> = {
  options: (_state, { alternatives }) => [...TAKE.slice(0, alternatives.length), DECLINE],
  take(state, { played, alternatives }, seat, option, context) {
    if (option.kind === 'decline') {
      context.emit({ kind: 'declined', seat, effect: 'choice' });
      return;
    }
    const card = playerOf(state, seat).play[played]?.card;
    const taken = alternatives[option.alternative];
    if (taken === undefined || card === undefined) throw new Error(`there is no alternative ${option.alternative}`);
    context.emit({ kind: 'took', seat, card, gain: taken });
    if (taken.kind === 'symbols') state.turn.gained[taken.symbol] += taken.n;
    else askFor([taken], played, context);
  },
};

const TAKE = [0, 1, 2, 3, 4, 5, 6, 7].map((alternative) => ({ kind: 'take', alternative }) as const);

const DRAW_OR_DECLINE = [{ kind: 'draw' }, DECLINE] as const;

/** SAN-8.27: one at a time; declining ends the effect. */
export const drawStep: StepRules<San, 'draw'> = {
  options: (state, _step, seat) => (canDraw(playerOf(state, seat)) ? DRAW_OR_DECLINE : []),
  take(state, { left }, seat, option, context) {
    if (option.kind === 'decline') {
      context.emit({ kind: 'declined', seat, effect: 'draw' });
      return;
    }
    const card = drawCard(state, seat, context);
    context.emitTo(seat, { kind: 'drew', seat, card }, { kind: 'drew', seat, card: null });
    renewEmptyPile(state, seat, context);
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

/** SAN-8.35: which card; the next step asks for the slot. */
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

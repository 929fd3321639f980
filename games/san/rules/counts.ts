/** Questions about a state; nothing here changes it. */
import type { Seat } from '@cabale/engine';
import {
  virusId,
  type Card,
  type CardId,
  type Cards,
  type Effect,
  type RiverId,
  type Symbol,
} from '../content/card.ts';
import {
  BONUS_STEPS,
  LAST_STEP,
  SLOT_CAPACITY,
  type Played,
  type Player,
  type Position,
  type SanState,
} from './state.ts';

export function opponent(seat: Seat): 0 | 1 {
  return seat === 0 ? 1 : 0;
}

export function playerOf(state: SanState, seat: Seat): Player {
  return seat === 0 ? state.players[0] : state.players[1];
}

export function cardOf(cards: Cards, id: CardId): Card {
  const card = cards.found.get(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

/** SAN-4.4: whether the one-type rule lets a card of this type be played or copied from the River. */
export function isTypeOpen(state: SanState, card: Card): boolean {
  const { locked, allTypes } = state.turn;
  return card.type === 'M' || card.type === 'V' || locked === null || locked === card.type || allTypes;
}

/** Cards of a type in the play area (SAN-8.1, 8.5). */
export function playedOfType(player: Player, type: Symbol): number {
  let count = 0;
  for (const played of player.play) if (played.type === type) count++;
  return count;
}

/** Available pool of a type (SAN-8.3, 8.4). */
export function poolOf(state: SanState, symbol: Symbol): number {
  const { gained, spent, multipliers, active } = state.turn;
  const fixed = gained[symbol] - spent[symbol];
  const times = multipliers[symbol];
  return times === 0 ? fixed : fixed + times * playedOfType(playerOf(state, active), symbol);
}

/** SAN-9.1, less what was spent. */
export function buyingPower(state: SanState, cards: Cards): number {
  let income = 0;
  for (const played of playerOf(state, state.turn.active).play) income += cardOf(cards, played.card).income;
  return income - state.turn.paid;
}

/** SAN-6.2; `undefined` on the last step. */
export function facedPosition(seat: Seat, step: number): Position | undefined {
  if (step < 1 || step >= LAST_STEP) return undefined;
  return (seat === 0 ? step : LAST_STEP - step) as Position;
}

export function riverCard(state: SanState, position: Position): RiverId | null {
  return state.river[position - 1] ?? null;
}

export function slotOf(player: Player, position: Position): readonly CardId[] {
  return player.slots[position - 1] ?? [];
}

/** SAN-6.4, 6.5: the price in ▶ at a position, for a Corporation. */
export function crossingCost(state: SanState, cards: Cards, seat: Seat, position: Position): number {
  const id = riverCard(state, position);
  const printed = id === null ? 0 : cardOf(cards, id).crossing;
  const own = slotOf(playerOf(state, seat), position).length;
  const theirs = slotOf(playerOf(state, opponent(seat)), position).length;
  return Math.max(0, printed - own + theirs);
}

export function corruptedCount(player: Player): number {
  let count = 0;
  for (const slot of player.slots) count += slot.length;
  return count;
}

export function isSlotOpen(player: Player, position: Position): boolean {
  return slotOf(player, position).length < SLOT_CAPACITY;
}

/** Hand Bonus tokens: a banner never moves back, so its step tells which it has won (SAN-6.12, 6.14). */
export function tokens(player: Pick<Player, 'step'>): number {
  let count = 0;
  for (const step of BONUS_STEPS) if (player.step >= step) count++;
  return count;
}

/** SAN-10.3. */
export function refillSize(state: SanState, seat: Seat): number {
  return (state.handBase[seat] ?? 0) + tokens(playerOf(state, seat));
}

/** Squares of a Corporation's top Virus card. */
export function squaresOf(state: SanState, cards: Cards, seat: Seat): number {
  return cardOf(cards, virusId(seat, playerOf(state, seat).virus)).squares;
}

/** Copying itself is never copied: what counts is what a card has become (SAN-8.15, Q26). */
export function isCopy(effect: Effect): boolean {
  return effect.kind === 'copyPlayed' || effect.kind === 'copyRiver';
}

/** The cards whose effects another card takes on by copying this one; empty where there is nothing to copy. */
export function copiable(cards: Cards, played: Played): readonly CardId[] {
  const sources = [played.card, ...played.copied];
  return sources.filter((id) => cardOf(cards, id).effects.some((effect) => !isCopy(effect)));
}

export function isSingleUse(cards: Cards, played: Played): boolean {
  return bears(cards, played.card, 'singleUse') || played.copied.some((id) => bears(cards, id, 'singleUse'));
}

export function bears(cards: Cards, id: CardId, kind: Effect['kind']): boolean {
  for (const effect of cardOf(cards, id).effects) if (effect.kind === kind) return true;
  return false;
}

/** SAN-8.14, 8.49: another card of the own play area that has something to copy. */
export function hasCopyTarget(state: SanState, cards: Cards, copier: number): boolean {
  return playerOf(state, state.turn.active).play.some(
    (played, index) => index !== copier && copiable(cards, played).length > 0,
  );
}

/** SAN-8.17, 8.18, 8.22. */
export function canCopyRiver(state: SanState, cards: Cards, copier: number, position: Position): boolean {
  const id = riverCard(state, position);
  if (id === null) return false;
  const card = cardOf(cards, id);
  if (card.effects.length === 0 || bears(cards, id, 'copyRiver') || !isTypeOpen(state, card)) return false;
  return !bears(cards, id, 'copyPlayed') || hasCopyTarget(state, cards, copier);
}

/** SAN-8.31, 8.33. */
export function canPlayFromDiscard(state: SanState, cards: Cards, id: CardId): boolean {
  const card = cardOf(cards, id);
  return card.type !== 'V' && isTypeOpen(state, card);
}

/** Predicates and counts of the open table, shared by rules, texts, boards and bots. */
import { askedStep, type Seat } from '@cabale/engine';
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
  type OpenPlayer,
  type Played,
  type Position,
  type Open,
} from './state.ts';

export function opponent(seat: Seat): 0 | 1 {
  return seat === 0 ? 1 : 0;
}

export function playerOf<P>({ players }: { readonly players: readonly [P, P] }, seat: Seat): P {
  return seat === 0 ? players[0] : players[1];
}

export function cardOf(cards: Cards, id: CardId): Card {
  const card = cards.found.get(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

/** SAN-4.4: whether the one-type rule lets a card of this type be played or copied from the River. */
export function isTypeOpen(open: Open, card: Card): boolean {
  const { locked, allTypes } = open.turn;
  return card.type === 'M' || card.type === 'V' || locked === null || locked === card.type || allTypes;
}

/** Cards of a type in the play area (SAN-8.1, 8.5). */
export function playedOfType(player: OpenPlayer, type: Symbol): number {
  let count = 0;
  for (const played of player.play) if (played.type === type) count++;
  return count;
}

/** Available pool of a type (SAN-8.3, 8.4). */
export function poolOf(open: Open, symbol: Symbol): number {
  const { gained, spent, multipliers, active } = open.turn;
  const fixed = gained[symbol] - spent[symbol];
  const times = multipliers[symbol];
  return times === 0 ? fixed : fixed + times * playedOfType(playerOf(open, active), symbol);
}

/** SAN-9.1, less what was spent. */
export function buyingPower(open: Open, cards: Cards): number {
  let income = 0;
  for (const played of playerOf(open, open.turn.active).play) income += cardOf(cards, played.card).income;
  return income - open.turn.paid;
}

/** Symbols of a type that a card adds to the pool when it is played, through multipliers too (SAN-4.9, 8.2). */
export function symbolsFrom(open: Open, { type, effects }: Card, symbol: Symbol): number {
  const count = playedOfType(playerOf(open, open.turn.active), symbol);
  const before = open.turn.multipliers[symbol];
  let fixed = 0;
  let times = before;
  for (const effect of effects) {
    if (effect.kind === 'symbols' && effect.symbol === symbol) fixed += effect.n;
    else if (effect.kind === 'multiplier' && effect.symbol === symbol) times++;
  }
  return fixed + times * (type === symbol ? count + 1 : count) - before * count;
}

/** SAN-9.2: whether a card of the River is within the buying power. */
export function canBuy(open: Open, cards: Cards): boolean {
  const power = buyingPower(open, cards);
  return open.river.some((id) => id !== null && cardOf(cards, id).cost <= power);
}

/** SAN-6.2; `undefined` on the last step. */
export function facedPosition(seat: Seat, step: number): Position | undefined {
  if (step < 1 || step >= LAST_STEP) return undefined;
  return (seat === 0 ? step : LAST_STEP - step) as Position;
}

export function riverCard(open: Open, position: Position): RiverId | null {
  return open.river[position - 1] ?? null;
}

export function slotOf(player: OpenPlayer, position: Position): readonly (CardId | null)[] {
  return player.slots[position - 1] ?? [];
}

/** SAN-6.4, 6.5: what a Corporation pays in ▶ at a position. */
export function crossingCost(open: Open, cards: Cards, seat: Seat, position: Position): number {
  const id = riverCard(open, position);
  const printed = id === null ? 0 : cardOf(cards, id).crossing;
  const own = slotOf(playerOf(open, seat), position).length;
  const theirs = slotOf(playerOf(open, opponent(seat)), position).length;
  return Math.max(0, printed - own + theirs);
}

/** A crossing's price and its parts. */
export interface CrossingPrice {
  readonly printed: number;
  readonly bonus: number;
  readonly malus: number;
  readonly total: number;
}

export function crossingPrice(open: Open, cards: Cards, seat: Seat, position: Position): CrossingPrice {
  const id = riverCard(open, position);
  return {
    printed: id === null ? 0 : cardOf(cards, id).crossing,
    bonus: slotOf(playerOf(open, seat), position).length,
    malus: slotOf(playerOf(open, opponent(seat)), position).length,
    total: crossingCost(open, cards, seat, position),
  };
}

/** ▶ for all remaining crossings, at current prices. */
export function remainingCost(open: Open, cards: Cards, seat: Seat): number {
  let total = 0;
  for (let { step } = playerOf(open, seat); step < LAST_STEP; step++) {
    const position = facedPosition(seat, step);
    if (position !== undefined) total += crossingCost(open, cards, seat, position);
  }
  return total;
}

export function corruptedCount(player: OpenPlayer): number {
  let count = 0;
  for (const slot of player.slots) count += slot.length;
  return count;
}

export function isSlotOpen(player: OpenPlayer, position: Position): boolean {
  return slotOf(player, position).length < SLOT_CAPACITY;
}

/** Hand Bonus tokens won: a banner never moves back, so they follow from its step (SAN-6.12, 6.14). */
export function tokens(player: Pick<OpenPlayer, 'step'>): number {
  let count = 0;
  for (const step of BONUS_STEPS) if (player.step >= step) count++;
  return count;
}

/** SAN-10.3. */
export function refillSize(open: Open, seat: Seat): number {
  return (open.handBase[seat] ?? 0) + tokens(playerOf(open, seat));
}

/** Squares of a Corporation's top Virus card. */
export function squaresOf(open: Open, cards: Cards, seat: Seat): number {
  return cardOf(cards, virusId(seat, playerOf(open, seat).virus)).squares;
}

/** A copying effect is never copied, only what a card has become by it (SAN-8.15, Q26). */
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
export function hasCopyTarget(open: Open, cards: Cards, copier: number): boolean {
  return playerOf(open, open.turn.active).play.some(
    (played, index) => index !== copier && copiable(cards, played).length > 0,
  );
}

/** SAN-8.17, 8.18, 8.22. */
export function canCopyRiver(open: Open, cards: Cards, copier: number, position: Position): boolean {
  const id = riverCard(open, position);
  if (id === null) return false;
  const card = cardOf(cards, id);
  if (card.effects.length === 0 || bears(cards, id, 'copyRiver') || !isTypeOpen(open, card)) return false;
  return !bears(cards, id, 'copyPlayed') || hasCopyTarget(open, cards, copier);
}

/** SAN-8.31, 8.33. */
export function canPlayFromDiscard(open: Open, cards: Cards, id: CardId): boolean {
  const card = cardOf(cards, id);
  return card.type !== 'V' && isTypeOpen(open, card);
}

/** The card whose effect is being resolved: named by the step, else the one played last. */
export function resolvingCard(open: Open): CardId | undefined {
  const step = askedStep(open);
  if (step === undefined || step.kind === 'main' || step.kind === 'buy') return undefined;
  const { play } = playerOf(open, open.turn.active);
  const played = 'played' in step ? play[step.played] : play.at(-1);
  return played?.card;
}

/** The cards of a list with the design and name of the offered one: one of them is offered. */
export function twinsOf(cards: Cards, offered: CardId, list: readonly CardId[]): readonly CardId[] {
  const { twin } = cardOf(cards, offered);
  return list.filter((id) => cardOf(cards, id).twin === twin);
}

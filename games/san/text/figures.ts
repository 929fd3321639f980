/** What can be counted on the table, worked out from what an observer sees. */
import type { Seat } from '@cabale/engine';
import type { CardId, Cards, Symbol } from '../content/card.ts';
import type { PlayerView, Position, SanStep, SanView } from '../rules/state.ts';
import type { Phase } from './refs.ts';

/** One step more than there are cards to cross. */
const STEPS = 7;

export function playerIn(view: SanView, seat: Seat): PlayerView {
  return seat === 0 ? view.players[0] : view.players[1];
}

export function otherSeat(seat: Seat): 0 | 1 {
  return seat === 0 ? 1 : 0;
}

/** SAN-8.3, 8.4: symbols of a type that can still be spent this turn. */
export function poolIn(view: SanView, symbol: Symbol): number {
  const { gained, spent, multipliers, active } = view.turn;
  const counted = playerIn(view, active).play.filter((played) => played.type === symbol).length;
  return gained[symbol] - spent[symbol] + multipliers[symbol] * counted;
}

/** SAN-9.1: coins that can still be spent this turn. */
export function incomeIn(view: SanView, cards: Cards): number {
  const incomes = playerIn(view, view.turn.active).play.map((played) => cards.byId[played.card].income);
  return incomes.reduce((sum, income) => sum + income, 0) - view.turn.paid;
}

/** SAN-6.2: the River position a banner faces. */
export function facedIn(seat: Seat, step: number): Position | undefined {
  if (step < 1 || step >= STEPS) return undefined;
  return (seat === 0 ? step : STEPS - step) as Position;
}

export function slotIn(view: SanView, seat: Seat, position: Position): readonly (CardId | null)[] {
  return playerIn(view, seat).slots[position - 1] ?? [];
}

/** A crossing's price and where it comes from (SAN-6.4, 6.5). */
export interface Price {
  readonly printed: number;
  readonly bonus: number;
  readonly malus: number;
  readonly total: number;
}

export function priceIn(view: SanView, cards: Cards, seat: Seat, position: Position): Price {
  const id = view.river[position - 1] ?? null;
  const printed = id === null ? 0 : cards.byId[id].crossing;
  const bonus = slotIn(view, seat, position).length;
  const malus = slotIn(view, otherSeat(seat), position).length;
  return { printed, bonus, malus, total: Math.max(0, printed - bonus + malus) };
}

/** What the rest of a banner's way would cost as the River lies now. */
export function remainingPrice(view: SanView, cards: Cards, seat: Seat): number {
  let total = 0;
  for (let { step } = playerIn(view, seat); step < STEPS; step++) {
    const position = facedIn(seat, step);
    if (position !== undefined) total += priceIn(view, cards, seat, position).total;
  }
  return total;
}

export function corruptedIn(view: SanView, seat: Seat): number {
  return playerIn(view, seat).slots.reduce((sum, slot) => sum + slot.length, 0);
}

/** SAN-11.11: the opponent's Virus cards a seat has finished. */
export function finishedIn(view: SanView, seat: Seat): number {
  return 5 - playerIn(view, otherSeat(seat)).virus;
}

/** The step being asked now; `undefined` once the game is over. */
export function askedStep(view: SanView): SanStep | undefined {
  return view.result === null ? view.stack.at(-1) : undefined;
}

export function phaseIn(view: SanView): Phase {
  return askedStep(view)?.kind === 'buy' ? 'buy' : 'play';
}

/** The card whose effect is being resolved: named by the step, else the one played last. */
export function resolvingCard(view: SanView): CardId | undefined {
  const step = askedStep(view);
  if (step === undefined || step.kind === 'main' || step.kind === 'buy') return undefined;
  const { play } = playerIn(view, view.turn.active);
  const played = 'played' in step ? play[step.played] : play.at(-1);
  return played?.card;
}

/** Cards of one design are offered once: all of a list that the offered one stands for. */
export function sameDesign(cards: Cards, offered: CardId, list: readonly CardId[]): readonly CardId[] {
  const { design } = cards.byId[offered];
  return list.filter((id) => cards.byId[id].design === design);
}

/** Cards of each name share a text: the second copy of a Mercenary is called like the first. */
export function nameId(card: CardId): CardId {
  const number = Number(card.slice(1));
  if (!card.startsWith('R') || number > 30 || number % 2 === 1) return card;
  return `R${String(number - 1).padStart(2, '0')}` as CardId;
}

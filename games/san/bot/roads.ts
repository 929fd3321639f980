/** The symbols a seat still needs for a victory, and how many its deck provides per turn. */
import type { Seat } from '@cabale/engine';
import { virusId, type CardId, type Cards, type Symbol } from '../content/card.ts';
import { corruptedCount, opponent, playerOf } from '../rules/counts.ts';
import { CORRUPTION_PRICE, ZONE_CAPACITY, type Player, type State } from '../rules/state.ts';
import type { CardStats, StatsByCard } from './card-stats.ts';

/** ● still needed. */
export function corruptionLeft(player: Player): number {
  return CORRUPTION_PRICE * (ZONE_CAPACITY - corruptedCount(player));
}

/** ■ still needed if the opponent does not move the pawn. */
export function hackingLeft(state: State, cards: Cards, seat: Seat): number {
  const victim = opponent(seat);
  const sum = hackingWhole(cards, seat, playerOf(state, victim).virus);
  if (state.pawn.on === victim) return sum - state.pawn.square;
  return state.pawn.on === seat ? sum + state.pawn.square : sum;
}

/** ■ needed for the opponent's Virus cards from this number down to 1. */
export function hackingWhole(cards: Cards, seat: Seat, from: number): number {
  let sum = 0;
  for (let number = from; number > 0; number--) sum += cards.byId[virusId(opponent(seat), number)].squares + 1;
  return sum;
}

/** What all cards of a deck provide together. */
export interface Deck {
  cards: number;
  viruses: number;
  income: number;
  cost: number;
  singles: number;
  /** Draws of Hardware, which fits every type. */
  hardwareDraw: number;
  readonly symbols: Record<Symbol, number>;
  /** Cards, draws and multipliers of each Mercenary type. */
  readonly count: Record<Symbol, number>;
  readonly draw: Record<Symbol, number>;
  readonly multipliers: Record<Symbol, number>;
}

export function emptyDeck(): Deck {
  return {
    cards: 0,
    viruses: 0,
    income: 0,
    cost: 0,
    singles: 0,
    hardwareDraw: 0,
    symbols: { C: 0, P: 0, H: 0 },
    count: { C: 0, P: 0, H: 0 },
    draw: { C: 0, P: 0, H: 0 },
    multipliers: { C: 0, P: 0, H: 0 },
  };
}

export function clearDeck(deck: Deck): void {
  deck.cards = deck.viruses = deck.income = deck.cost = deck.singles = deck.hardwareDraw = 0;
  clear(deck.symbols);
  clear(deck.count);
  clear(deck.draw);
  clear(deck.multipliers);
}

function clear(pools: Record<Symbol, number>): void {
  pools.C = pools.P = pools.H = 0;
}

export function addCards(deck: Deck, ids: readonly CardId[], byCard: StatsByCard): void {
  for (const id of ids) addCard(deck, byCard.of(id));
}

export function addCard(deck: Deck, stats: CardStats): void {
  deck.cards++;
  deck.income += stats.income;
  deck.cost += stats.cost;
  if (stats.single) deck.singles++;
  if (stats.multiplier !== null) deck.multipliers[stats.multiplier]++;
  deck.symbols.C += stats.symbols.C;
  deck.symbols.P += stats.symbols.P;
  deck.symbols.H += stats.symbols.H;
  if (stats.type === 'V') deck.viruses++;
  else if (stats.type === 'M') deck.hardwareDraw += stats.draw;
  else {
    deck.count[stats.type]++;
    deck.draw[stats.type] += stats.draw;
  }
}

/** Symbols of a type that a hand of this size, drawn from this deck, gives in a turn of that type. */
export function rate(deck: Deck, symbol: Symbol, handSize: number): number {
  if (deck.cards === 0) return 0;
  const drawn = Math.min(handSize, deck.cards) / deck.cards;
  const extra = drawn * (deck.draw[symbol] + deck.hardwareDraw);
  const seen = Math.min(1, (drawn * (handSize + extra)) / handSize);
  const multiplied = deck.multipliers[symbol] * seen * (1 + seen * Math.max(0, deck.count[symbol] - 1));
  return seen * deck.symbols[symbol] + multiplied;
}

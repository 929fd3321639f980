/** Prior probabilities of options: rules of thumb of a sensible player (RULES.md, section 9). */
import type { OptionOf, Seat } from '@cabale/engine';
import type { Alternative, Cards, CardId, Symbol } from '../content/card.ts';
import { crossingCost, facedPosition, opponent, playerOf, poolOf, riverCard } from '../rules/counts.ts';
import { CORRUPTION_PRICE, type Position, type San, type State, type Step } from '../rules/state.ts';
import { cardStatsOf, type CardStats } from './card-stats.ts';

type Option = OptionOf<San>;

export function prior(state: State, step: Step, seat: Seat, option: Option, cards: Cards): number {
  switch (option.kind) {
    case 'play':
      return toPlay(state, seat, cardStatsOf(cards).of(option.card), cards);
    case 'corrupt':
      return toCorrupt(state, seat, option.position, cards);
    case 'cross':
      return 6;
    case 'hack':
      return 4;
    case 'endPlay':
      return 0.08;
    case 'slot':
      return toFill(state, seat, option.slot);
    case 'resolve':
      return option.effect === 'draw' ? 3 : 1;
    case 'take':
      return step.kind === 'choose' ? toTake(state, seat, step.alternatives[option.alternative], cards) : 1;
    case 'draw':
      return 1;
    case 'destroy':
      return toLose(cardStatsOf(cards).of(option.card));
    case 'corruptHand':
      return 0.3 + toLose(cardStatsOf(cards).of(option.card));
    case 'copyPlayed':
    case 'playDiscard':
      return toCopy(cardStatsOf(cards).of(option.card), state);
    case 'copyRiver':
      return toCopy(statsAt(state, option.position, cards), state);
    case 'buy':
      return toBuy(state, seat, statsAt(state, option.position, cards), cards);
    case 'endBuy':
      return 0.15;
    case 'decline':
      return step.kind === 'destroy' ? 0.4 : 0.03;
    case 'declineRest':
      return 0.03;
  }
}

function statsAt(state: State, position: Position, cards: Cards): CardStats | undefined {
  const id = riverCard(state, position);
  return id === null ? undefined : cardStatsOf(cards).of(id);
}

function toPlay(state: State, seat: Seat, stats: CardStats, cards: Cards): number {
  const draws = 1 + stats.draw;
  if (stats.type === 'V') return 0.8;
  if (stats.type === 'M') return stats.single ? 0.4 : 1.5 * draws;
  if (state.turn.locked !== null) return 3 * draws;
  return 0.3 + 0.12 * typeStrength(state, seat, stats.type, cards) ** 2;
}

/** What a turn of this type would bring with the current hand. */
function typeStrength(state: State, seat: Seat, type: Symbol, cards: Cards): number {
  const byCard = cardStatsOf(cards);
  let sum = 0;
  for (const id of playerOf(state, seat).hand) {
    const stats = byCard.of(id);
    if (stats.type !== type) continue;
    sum += stats.symbols[type] + 0.3 * stats.income + 0.7 * stats.draw + (stats.multiplier === null ? 0 : 2);
  }
  return sum;
}

/** Prefers the card in front of the rival if it is easy to cross, and the own one if it is hard. */
function toCorrupt(state: State, seat: Seat, position: Position, cards: Cards): number {
  const rival = opponent(seat);
  const own = facedPosition(seat, playerOf(state, seat).step);
  const theirs = facedPosition(rival, playerOf(state, rival).step);
  const crossing = cards.byId[riverCard(state, position) ?? 'R01'].crossing;
  let weight = 0.6;
  if (position === theirs && crossing <= 4) weight += 1;
  if (position === own && crossing >= 5) weight += 1;
  return weight;
}

/** Prefers slots that are still ahead of a banner. */
function toFill(state: State, seat: Seat, slot: Position): number {
  const rival = opponent(seat);
  return (
    0.2 +
    ahead(seat, slot, facedPosition(seat, playerOf(state, seat).step)) +
    ahead(rival, slot, facedPosition(rival, playerOf(state, rival).step))
  );
}

function ahead(seat: Seat, slot: Position, faced: Position | undefined): number {
  if (faced === undefined) return 0;
  if (slot === faced) return 1.5;
  return (seat === 0 ? slot > faced : slot < faced) ? 1 : 0;
}

function toTake(state: State, seat: Seat, alternative: Alternative | undefined, cards: Cards): number {
  if (alternative === undefined) return 0.01;
  if (alternative.kind === 'draw') return 2;
  const { symbol, n } = alternative;
  const pool = poolOf(state, symbol);
  const main = state.turn.locked === symbol ? 2 : 0.6;
  if (symbol === 'H') return main + 0.6;
  if (symbol === 'C') return main + (pool < CORRUPTION_PRICE && pool + n >= CORRUPTION_PRICE ? 2 : 0);
  const faced = facedPosition(seat, playerOf(state, seat).step);
  const cost = faced === undefined ? 0 : crossingCost(state, cards, seat, faced);
  return main + (pool < cost && pool + n >= cost ? 2 : 0);
}

function toLose(stats: CardStats): number {
  if (stats.type === 'V') return 5;
  return stats.starting ? (stats.type === 'M' ? 0.4 : 1) : 0.03;
}

function toCopy(stats: CardStats | undefined, state: State): number {
  if (stats === undefined) return 0.1;
  const symbols = Math.max(stats.symbols.C, stats.symbols.P, stats.symbols.H);
  const locked = stats.type === state.turn.locked ? 1 : 0;
  return 0.3 + symbols + 0.5 * stats.draw + locked + (stats.multiplier === null ? 0 : 2);
}

function toBuy(state: State, seat: Seat, stats: CardStats | undefined, cards: Cards): number {
  if (stats === undefined) return 0.1;
  const early = Math.max(0, 1 - state.turn.number / 14);
  const symbols = Math.max(stats.symbols.C, stats.symbols.P, stats.symbols.H);
  const value = 0.5 * stats.draw + 0.35 * stats.income * early + 0.5 * symbols + (stats.multiplier === null ? 0 : 1);
  const kin = stats.type === 'M' || stats.type === 'V' ? 0 : 0.4 * bought(state, seat, stats.type, cards);
  return 0.2 + value + kin;
}

/** Bought Mercenaries of a type, without those in the draw pile: cheap, not exact. */
function bought(state: State, seat: Seat, type: Symbol, cards: Cards): number {
  const { hand, discard, play } = playerOf(state, seat);
  let count = 0;
  const glance = (id: CardId): void => {
    const card = cards.byId[id];
    if (card.type === type && card.kind === 'river') count++;
  };
  hand.forEach(glance);
  discard.forEach(glance);
  for (const { card } of play) glance(card);
  return count;
}

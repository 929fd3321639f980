import { defineFeatures, type Seat, type WeightsOf } from '@cabale/engine';
import { SYMBOLS, type Cards } from '../content/card.ts';
import {
  corruptedCount,
  facedPosition,
  opponent,
  playerOf,
  refillSize,
  remainingCost,
  slotOf,
  tokens,
} from '../rules/counts.ts';
import { racesLed } from '../rules/end.ts';
import { LAST_STEP, POSITIONS, VIRUS_CARDS, ZONE_CAPACITY, type San, type State } from '../rules/state.ts';
import { cardStatsOf } from './card-stats.ts';
import {
  addCard,
  addCards,
  clearDeck,
  corruptionLeft,
  emptyDeck,
  hackingLeft,
  hackingWhole,
  rate,
  type Deck,
} from './roads.ts';

export type Weights = WeightsOf<San>;

/** Cards of the Reserve at the beginning. */
const RESERVE = 42;

const deck = emptyDeck();
const hand = emptyDeck();

type Counts = ReturnType<typeof prepare>;

/** `deck` and `hand` are reused: they are valid until the next call. */
function prepare(state: State, seat: Seat, cards: Cards) {
  const player = playerOf(state, seat);
  const stats = cardStatsOf(cards);
  clearDeck(hand);
  addCards(hand, player.hand, stats);
  clearDeck(deck);
  addCards(deck, player.hand, stats);
  addCards(deck, player.draw, stats);
  addCards(deck, player.discard, stats);
  for (const { card } of player.play) addCard(deck, stats.of(card));

  const size = refillSize(state, seat);
  const needC = corruptionLeft(player);
  const needP = remainingCost(state, cards, seat);
  const needH = hackingLeft(state, cards, seat);
  const rateC = rate(deck, 'C', size);
  const rateP = rate(deck, 'P', size);
  const rateH = rate(deck, 'H', size);
  return {
    state,
    seat,
    player,
    deck,
    hand,
    size,
    rateC,
    rateP,
    rateH,
    roadC: closeness(needC, rateC * 0.85),
    roadP: closeness(needP, rateP * 0.8),
    roadH: closeness(needH, rateH),
    corruption: corruptedCount(player) / ZONE_CAPACITY,
    propaganda: (player.step - 1) / (LAST_STEP - 1),
    hacking: Math.max(0, 1 - needH / hackingWhole(cards, seat, VIRUS_CARDS)),
    symbols: bestSymbols(hand),
    canWin:
      hand.symbols.C >= needC || hand.symbols.P >= needP || hand.symbols.H + hand.multipliers.H * hand.count.H >= needH,
    riverNear: (1 - state.reserve.length / RESERVE) ** 3,
  };
}

export const features = defineFeatures<San, Counts>({
  prepare,
  features: {
    corruption: ({ corruption }) => corruption,
    corruptionSquared: ({ corruption }) => corruption * corruption,
    propaganda: ({ propaganda }) => propaganda,
    propagandaSquared: ({ propaganda }) => propaganda * propaganda,
    hacking: ({ hacking }) => hacking,
    hackingSquared: ({ hacking }) => hacking * hacking,
    bestRoad,
    secondRoad: (counts) => {
      const { roadC, roadP, roadH } = counts;
      return roadC + roadP + roadH - bestRoad(counts) - Math.min(roadC, roadP, roadH);
    },
    income: ({ size, deck: { cards, income } }) => (cards === 0 ? 0 : (size * income) / cards / 12),
    draw: ({ size, deck: { cards, draw, hardwareDraw } }) =>
      cards === 0 ? 0 : (size * (draw.C + draw.P + draw.H + hardwareDraw)) / cards / 6,
    corruptionRate: ({ rateC }) => rateC / 8,
    propagandaRate: ({ rateP }) => rateP / 8,
    hackingRate: ({ rateH }) => rateH / 8,
    viruses: ({ deck: { viruses } }) => viruses / 4,
    deckSize: ({ deck: { cards } }) => cards / 24,
    tokens: ({ player }) => tokens(player) / 2,
    handSymbols: ({ symbols }) => symbols.best / 8,
    handSecond: ({ symbols }) => symbols.second / 8,
    handIncome: ({ hand: { income } }) => income / 12,
    toMove: ({ state, seat }) => (state.turn.active === seat ? 1 : 0),
    canWinNext: ({ state, seat, canWin }) => (canWin ? (state.turn.active === seat ? 1 : 0.5) : 0),
    zoneSupport: ({ state, seat }) => zoneSupport(state, seat) / 8,
    scarcityLead: ({ state, seat }) => scarcityLead(state, seat),
    deckCost: ({ deck: { cost } }) => cost / 40,
    singles: ({ hand: { singles } }) => singles / 2,
    nearWin: ({ corruption, propaganda, hacking }) => Math.max(corruption, propaganda, hacking) ** 4,
    // Whether the seat would win if the River ended now (SAN-11.8).
    riverWin: ({ state, seat, riverNear }) => (racesLed(state, seat) >= 2 ? riverNear : 0),
    riverCorruption: ({ riverNear, corruption }) => riverNear * corruption,
    riverPropaganda: ({ riverNear, propaganda }) => riverNear * propaganda,
    riverHacking: ({ riverNear, hacking }) => riverNear * hacking,
  },
});

function bestRoad({ roadC, roadP, roadH }: Counts): number {
  return Math.max(roadC, roadP, roadH);
}

/** Symbols of the two strongest types, multipliers included. */
function bestSymbols({ symbols, multipliers, count }: Deck): { readonly best: number; readonly second: number } {
  let best = 0;
  let second = 0;
  for (const symbol of SYMBOLS) {
    const sum = symbols[symbol] + multipliers[symbol] * count[symbol];
    if (sum > best) {
      second = best;
      best = sum;
    } else if (sum > second) second = sum;
  }
  return { best, second };
}

/** 1 once the goal is reached; falls with the number of turns still needed. */
function closeness(need: number, perTurn: number): number {
  return 3 / (3 + need / Math.max(perTurn, 0.5));
}

/** Own corrupted cards that still affect a crossing: ahead of the own banner or of the opponent's. */
function zoneSupport(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  const rival = opponent(seat);
  const own = facedPosition(seat, player.step) ?? 0;
  const theirs = facedPosition(rival, playerOf(state, rival).step) ?? 0;
  let sum = 0;
  for (const position of POSITIONS) {
    const count = slotOf(player, position).length;
    if (count === 0) continue;
    if (own > 0 && (seat === 0 ? position >= own : position <= own)) sum += count;
    if (theirs > 0 && (rival === 0 ? position >= theirs : position <= theirs)) sum += count;
  }
  return sum;
}

/** The lead in races; its weight grows as the Reserve runs out. */
function scarcityLead(state: State, seat: Seat): number {
  const near = 1 - state.reserve.length / RESERVE;
  return (near * near * near * (racesLed(state, seat) - racesLed(state, opponent(seat)))) / 2;
}

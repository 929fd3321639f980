import type { Seat } from '@cabale/engine';
import { SYMBOLS, type Cards } from '../content/card.ts';
import { corruptedCount, facedPosition, opponent, playerOf, refillSize, slotOf, tokens } from '../rules/counts.ts';
import { finishedBy } from '../rules/end.ts';
import { LAST_STEP, POSITIONS, ZONE_CAPACITY, type SanState } from '../rules/state.ts';
import { profilesOf } from './profile.ts';
import {
  addCard,
  addCards,
  clearDeck,
  corruptionLeft,
  emptyDeck,
  hackingLeft,
  hackingWhole,
  propagandaLeft,
  rate,
} from './roads.ts';

/** What the judge looks at, each about −1 to 1. The names are keys of the texts that explain a hint. */
export const FEATURES = [
  'corruption',
  'corruptionSquared',
  'propaganda',
  'propagandaSquared',
  'hacking',
  'hackingSquared',
  'bestRoad',
  'secondRoad',
  'income',
  'draw',
  'corruptionRate',
  'propagandaRate',
  'hackingRate',
  'viruses',
  'deckSize',
  'tokens',
  'handSymbols',
  'handSecond',
  'handIncome',
  'toMove',
  'canWinNext',
  'zoneSupport',
  'scarcityLead',
  'deckCost',
  'singles',
  'nearWin',
  'riverWin',
  'riverCorruption',
  'riverPropaganda',
  'riverHacking',
] as const;

/** Cards of the Reserve at the beginning. */
const RESERVE = 42;

const deck = emptyDeck();
const hand = emptyDeck();

export function measure(state: SanState, seat: Seat, cards: Cards, out: number[]): void {
  const player = playerOf(state, seat);
  const profiles = profilesOf(cards);
  clearDeck(hand);
  addCards(hand, player.hand, profiles);
  clearDeck(deck);
  addCards(deck, player.hand, profiles);
  addCards(deck, player.draw, profiles);
  addCards(deck, player.discard, profiles);
  for (const { card } of player.play) addCard(deck, profiles.of(card));

  const size = refillSize(state, seat);
  const needC = corruptionLeft(player);
  const needP = propagandaLeft(state, cards, seat);
  const needH = hackingLeft(state, cards, seat);
  const rateC = rate(deck, 'C', size);
  const rateP = rate(deck, 'P', size);
  const rateH = rate(deck, 'H', size);
  const roadC = closeness(needC, rateC * 0.85);
  const roadP = closeness(needP, rateP * 0.8);
  const roadH = closeness(needH, rateH);
  const best = Math.max(roadC, roadP, roadH);
  const corruption = corruptedCount(player) / ZONE_CAPACITY;
  const propaganda = (player.step - 1) / (LAST_STEP - 1);
  const hacking = Math.max(0, 1 - needH / hackingWhole(cards, seat));
  let handBest = 0;
  let handSecond = 0;
  for (const symbol of SYMBOLS) {
    const symbols = hand.symbols[symbol] + hand.multipliers[symbol] * hand.count[symbol];
    if (symbols > handBest) {
      handSecond = handBest;
      handBest = symbols;
    } else if (symbols > handSecond) handSecond = symbols;
  }
  const kills =
    hand.symbols.C >= needC || hand.symbols.P >= needP || hand.symbols.H + hand.multipliers.H * hand.count.H >= needH;

  out[0] = corruption;
  out[1] = corruption * corruption;
  out[2] = propaganda;
  out[3] = propaganda * propaganda;
  out[4] = hacking;
  out[5] = hacking * hacking;
  out[6] = best;
  out[7] = roadC + roadP + roadH - best - Math.min(roadC, roadP, roadH);
  out[8] = deck.cards === 0 ? 0 : (size * deck.income) / deck.cards / 12;
  out[9] =
    deck.cards === 0 ? 0 : (size * (deck.draw.C + deck.draw.P + deck.draw.H + deck.hardwareDraw)) / deck.cards / 6;
  out[10] = rateC / 8;
  out[11] = rateP / 8;
  out[12] = rateH / 8;
  out[13] = deck.viruses / 4;
  out[14] = deck.cards / 24;
  out[15] = tokens(player) / 2;
  out[16] = handBest / 8;
  out[17] = handSecond / 8;
  out[18] = hand.income / 12;
  out[19] = state.turn.active === seat ? 1 : 0;
  out[20] = kills ? (state.turn.active === seat ? 1 : 0.5) : 0;
  out[21] = zoneSupport(state, seat) / 8;
  out[22] = scarcityLead(state, seat);
  out[23] = deck.cost / 40;
  out[24] = hand.singles / 2;
  out[25] = Math.max(corruption, propaganda, hacking) ** 4;
  const near = (1 - state.reserve.length / RESERVE) ** 3;
  out[26] = near * riverWin(state, seat);
  out[27] = near * corruption;
  out[28] = near * propaganda;
  out[29] = near * hacking;
}

/** 1 when there, falling with the turns still needed. */
function closeness(need: number, perTurn: number): number {
  return 3 / (3 + need / Math.max(perTurn, 0.5));
}

/** Own corrupted cards that still weigh on a crossing: ahead of the own banner or of the opponent's. */
function zoneSupport(state: SanState, seat: Seat): number {
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

/** The races led, weighing more as the Reserve runs out. */
function scarcityLead(state: SanState, seat: Seat): number {
  const near = 1 - state.reserve.length / RESERVE;
  return (near * near * near * (racesLed(state, seat) - racesLed(state, opponent(seat)))) / 2;
}

/** Whether the seat would win if the River ended now (SAN-11.8). */
function riverWin(state: SanState, seat: Seat): number {
  return racesLed(state, seat) >= 2 ? 1 : 0;
}

function racesLed(state: SanState, seat: Seat): number {
  const rival = opponent(seat);
  const [own, other] = [playerOf(state, seat), playerOf(state, rival)];
  const finished = finishedBy(state, seat) - finishedBy(state, rival);
  return (
    (corruptedCount(own) > corruptedCount(other) ? 1 : 0) +
    (own.step > other.step ? 1 : 0) +
    (finished > 0 || (finished === 0 && state.pawn.on === rival) ? 1 : 0)
  );
}

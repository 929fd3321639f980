import { defineFeatures, type WeightsOf } from '@cabale/engine';
import { COLOURS, CONSULTANTS, type Company, type Tables } from '../content/tables.ts';
import { coloursOf, hqOf, playerOf, total, typeOf } from '../rules/counts.ts';
import { capturedBy, consultantPoints, pointsOf, soloCompanies } from '../rules/scoring.ts';
import type { Hq, HqId, NewOrder, State } from '../rules/state.ts';
import { at, INDEX, promiseOf, prospectsOf } from './prospects.ts';
import { strikesOf } from './strikes.ts';

export type Weights = WeightsOf<NewOrder>;

/** Cards left in the deck when cards in hand begin to count as late. */
const LATE = 20;

const objectiveTiles = [0, 0, 0, 0];

type Counts = ReturnType<typeof prepare>;

/** The hand comes last: counting it overwrites the prospects. */
function prepare(state: State, side: HqId, content: Tables) {
  const prospects = prospectsOf(state, side, content);
  countObjectiveTiles(state, prospects.objectives);
  const strikes = strikesOf(state, side, prospects, content);
  let majorities = 0;
  let aims = 0;
  for (let index = 0; index < COLOURS.length; index++) {
    majorities += at(prospects.worth, index) * at(prospects.tiles, index);
    aims += at(prospects.extra, index) * at(objectiveTiles, index);
  }
  return {
    state,
    side,
    content,
    isSolo: state.solo !== null,
    hq: hqOf(state, side),
    strikes,
    majorities,
    aims,
    hand: handOf(state, side, content),
  };
}

export const features = defineFeatures<NewOrder, Counts>({
  prepare,
  features: {
    points: ({ isSolo, state, side, content }) =>
      isSolo ? soloCompanies(state, side).length / 6 : pointsOf(state, side, content) / 20,
    majorities: ({ majorities }) => majorities / 20,
    objectives: ({ isSolo, aims }) => (isSolo ? 0 : aims / 10),
    consultantPoints: ({ hq, content }) => consultantPoints(hq.consultants, content) / 3,
    captured: ({ state, side }) => capturedBy(state, side) / 6,
    upright: ({ state, side, hq }) => uprightCards(state, side, hq) / 6,
    strike: ({ strikes, isSolo }) => Math.min(1, strikes.best / (isSolo ? 1 : 6)),
    strikes: ({ strikes }) => Math.min(1, strikes.count / 4),
    held: ({ strikes, isSolo }) => strikes.held / (isSolo ? 6 : 20),
    exposed: ({ strikes, isSolo }) => strikes.exposed / (isSolo ? 6 : 20),
    hand: ({ hand }) => hand.cards / 6,
    handStack: ({ hand }) => hand.stack / 4,
    handSwing: ({ hand }) => hand.best / 10,
    handRest: ({ hand }) => (hand.all - hand.best) / 10,
    lateHand: ({ hand, state }) => (Math.max(0, 1 - state.deck.length / LATE) * hand.cards) / 6,
    consultants: ({ hq }) => CONSULTANTS.reduce((sum, type) => sum + hq.consultants[type], 0) / 3,
    contractor: ({ hq }) => (hq.consultants.MI > 0 ? 1 : 0),
    toMove: ({ state, side }) => (state.active === side ? 1 : 0),
  },
});

function uprightCards(state: State, side: HqId, { up }: Hq): number {
  let upright = 0;
  for (const colour of coloursOf(state, side)) upright += up[colour];
  return upright;
}

/** The cards in hand, and what they would change once laid, one colour after the other. */
interface Hand {
  readonly cards: number;
  /** Most cards of one colour. */
  readonly stack: number;
  /** What the best colour would change, and all of them. */
  readonly best: number;
  readonly all: number;
}

const NO_HAND: Hand = { cards: 0, stack: 0, best: 0, all: 0 };

function handOf(state: State, side: HqId, content: Tables): Hand {
  if (state.solo !== null) return NO_HAND;
  const { hand } = playerOf(state, side);
  let stack = 0;
  let best = 0;
  let all = 0;
  for (const colour of COLOURS) {
    const cards = hand[colour];
    if (cards === 0) continue;
    if (cards > stack) stack = cards;
    const tiles = at(objectiveTiles, INDEX[colour]);
    const swing =
      promiseOf(state, side, colour, cards, tiles, content) - promiseOf(state, side, colour, 0, tiles, content);
    all += swing;
    if (swing > best) best = swing;
  }
  return { cards: total(hand), stack, best, all };
}

function countObjectiveTiles(state: State, objectives: readonly Company[]): void {
  objectiveTiles.fill(0);
  for (let tile = 0; tile < state.colours.length; tile++) {
    if (!objectives.includes(typeOf(state, tile))) continue;
    const index = INDEX[state.colours[tile] ?? 'R'];
    objectiveTiles[index] = at(objectiveTiles, index) + 1;
  }
}

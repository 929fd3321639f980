import type { Seat } from '@cabale/engine';
import { COLOURS, CONSULTANTS, type Tables } from '../content/tables.ts';
import { coloursOf, hqOf, playerOf, total, typeOf } from '../rules/counts.ts';
import { capturedBy, consultantPoints, pointsOf, soloCompanies } from '../rules/scoring.ts';
import type { HqId, NewOrderState } from '../rules/state.ts';
import { at, INDEX, objectivesOf, promiseOf, prospectsOf } from './prospects.ts';
import { strikesOf } from './strikes.ts';

/** What the judge looks at, each about −1 to 1. The names are keys of the texts that explain a hint. */
export const FEATURES = [
  'points',
  'majorities',
  'objectives',
  'consultantPoints',
  'captured',
  'upright',
  'strike',
  'strikes',
  'held',
  'exposed',
  'hand',
  'handStack',
  'handSwing',
  'handRest',
  'lateHand',
  'consultants',
  'contractor',
  'toMove',
] as const;

/** Cards in the deck when the end begins to weigh. */
const LATE = 20;

const objectiveTiles = [0, 0, 0, 0];

export function measure(state: NewOrderState, side: HqId, content: Tables, out: number[]): void {
  const isSolo = state.solo !== null;
  const hq = hqOf(state, side);
  const prospects = prospectsOf(state, side, content);
  const objectives = objectivesOf(state, side);
  countObjectiveTiles(state, side);
  const strikes = strikesOf(state, side, prospects, objectives, content);
  let majorities = 0;
  let aims = 0;
  let upright = 0;
  for (let index = 0; index < COLOURS.length; index++) {
    majorities += at(prospects.worth, index) * at(prospects.tiles, index);
    aims += at(prospects.extra, index) * at(objectiveTiles, index);
  }
  for (const colour of coloursOf(state, side)) upright += hq.up[colour];
  let consultants = 0;
  for (const type of CONSULTANTS) consultants += hq.consultants[type];

  out[0] = isSolo ? soloCompanies(state, side).length / 6 : pointsOf(state, side, content) / 20;
  out[1] = majorities / 20;
  out[2] = isSolo ? 0 : aims / 10;
  out[3] = consultantPoints(hq.consultants, content) / 3;
  out[4] = capturedBy(state, side) / 6;
  out[5] = upright / 6;
  out[6] = Math.min(1, strikes.best / (isSolo ? 1 : 6));
  out[7] = Math.min(1, strikes.count / 4);
  out[8] = strikes.held / (isSolo ? 6 : 20);
  out[9] = strikes.exposed / (isSolo ? 6 : 20);
  measureHand(state, side, content, out);
  out[15] = consultants / 3;
  out[16] = hq.consultants.MI > 0 ? 1 : 0;
  out[17] = state.active === side ? 1 : 0;
}

/** What the cards in hand would change once laid, one colour after the other. */
function measureHand(state: NewOrderState, side: Seat, content: Tables, out: number[]): void {
  out[10] = out[11] = out[12] = out[13] = out[14] = 0;
  if (state.solo !== null) return;
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
  const late = Math.max(0, 1 - state.deck.length / LATE);
  out[10] = total(hand) / 6;
  out[11] = stack / 4;
  out[12] = best / 10;
  out[13] = (all - best) / 10;
  out[14] = (late * total(hand)) / 6;
}

function countObjectiveTiles(state: NewOrderState, side: HqId): void {
  const objectives = objectivesOf(state, side);
  objectiveTiles.fill(0);
  for (let tile = 0; tile < state.colours.length; tile++) {
    if (!objectives.includes(typeOf(state, tile))) continue;
    const index = INDEX[state.colours[tile] ?? 'R'];
    objectiveTiles[index] = at(objectiveTiles, index) + 1;
  }
}

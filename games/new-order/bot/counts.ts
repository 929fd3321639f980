import { defineCounts } from '@cabale/engine';
import { COLOURS, COMPANIES, CONSULTANTS } from '../content/tables.ts';
import { agentsOn, colourOf, hqOf, isSod, playerOf, typeOf } from '../rules/counts.ts';
import { sharesOf } from '../rules/scoring.ts';
import type { NewOrder } from '../rules/state.ts';
import { INDEX, objectivesOf } from './prospects.ts';

type Group = keyof typeof GROUPS;

const GROUPS = {
  up: COLOURS,
  tilted: COLOURS,
  captured: COLOURS,
  hand: COLOURS,
  /** How far the shares of a colour lie ahead of the best rival's. */
  lead: COLOURS,
  /** Tiles and agents of the colours in which the side holds most shares. */
  tiles: COLOURS,
  agents: COLOURS,
  objective: COMPANIES,
  /** Tiles of a type in colours the side leads, where it is an objective. */
  led: COMPANIES,
  consultant: CONSULTANTS,
  time: ['deck', 'display', 'ending'],
} as const;

export const counts = defineCounts<NewOrder, Group>(GROUPS, (tally, state, side, content) => {
  const hq = hqOf(state, side);
  const leads = COLOURS.map((colour) => {
    const own = sharesOf(hq, colour, content);
    let best = 0;
    for (let other = 0; other < state.hqs.length; other++) {
      if (other !== side) best = Math.max(best, sharesOf(hqOf(state, other), colour, content));
    }
    return own === 0 && best === 0 ? 0 : own > best ? 1 + own - best : own - best;
  });
  for (const [index, colour] of COLOURS.entries()) {
    tally.add('up', index, hq.up[colour] / 5);
    tally.add('tilted', index, hq.tilted[colour] / 5);
    tally.add('captured', index, hq.captured[colour] / 5);
    tally.add('lead', index, Math.max(-1.5, Math.min(1.5, (leads[index] ?? 0) / 4)));
    if (state.solo === null) tally.add('hand', index, playerOf(state, side).hand[colour] / 4);
  }
  const objectives = isSod(state, side) ? [] : objectivesOf(state, side);
  for (let tile = 0; tile < state.types.length; tile++) {
    const index = INDEX[colourOf(state, tile)];
    if ((leads[index] ?? 0) <= 0) continue;
    tally.add('tiles', index, 1 / 6);
    tally.add('agents', index, agentsOn(state, tile) / 12);
    const type = typeOf(state, tile);
    if (objectives.includes(type)) tally.add('led', COMPANIES.indexOf(type), 0.5);
  }
  for (const type of objectives) tally.add('objective', COMPANIES.indexOf(type));
  for (const [index, type] of CONSULTANTS.entries()) tally.add('consultant', index, hq.consultants[type] / 2);
  tally.add('time', 0, state.deck.length / 40);
  tally.add('time', 1, state.display.length / 5);
  tally.add('time', 2, state.endedBy === null ? 0 : 1);
});

/** The log: one entry for every kind of event. */
import type { WordTables } from '@cabale/engine';
import { COLUMN_NAMES } from '../rules/grid.ts';
import type { NewOrder, SodLine, Tile } from '../rules/state.ts';
import { capturedRef, colourRef, companyRef, consultantRef, displayRef, hqRef, seatRef, tileRef } from './refs.ts';

const side = (tilted: boolean) => (tilted ? 'Tilted' : 'Up');

export const events: WordTables<NewOrder>['events'] = {
  dealt: ({ first }) => ({ refs: { seat: seatRef(first) } }),
  doubleReplaced: 'default',
  ownColours: ({ first, second }) => ({ refs: { first: colourRef(first), second: colourRef(second) } }),
  objectivesTurnedUp: ({ objectives: [first = 'BN', second = 'BN', third = second] }) => ({
    refs: { first: companyRef(first), second: companyRef(second), third: companyRef(third) },
  }),
  turnBegan: 'default',
  consultantUsed: ({ consultant }) => ({ refs: { consultant: consultantRef('supply', consultant) } }),
  tookOpen: ({ slot }) => ({ refs: { from: displayRef(slot) } }),
  drew: { shown: 'colour' },
  boxed: ({ by, slot }) => ({
    key: slot === null ? 'event.boxed.drawn' : 'event.boxed.open',
    refs: { by: seatRef(by) },
  }),
  displayFilled: 'silent',
  endTriggered: 'default',
  laid: ({ hq, colour, odd }) => ({
    key: odd === null ? 'event.laid' : 'event.laidOdd',
    refs: { seat: seatRef(hq), cards: hqRef(hq, odd ?? colour, 'up') },
  }),
  accounted: ({ hq, colour }) => ({ refs: { seat: seatRef(hq), cards: hqRef(hq, colour, 'up') } }),
  placed: 'default',
  hired: ({ seat, consultant }) => ({ refs: { consultant: consultantRef(seat, consultant) } }),
  takeover: ({ hq, agents }) => ({ values: { count: agents }, refs: { seat: seatRef(hq) } }),
  joined: ({ agents }) => ({ values: { count: agents } }),
  failed: 'default',
  captured: ({ hq, defeated, returned }) => ({
    ...(returned === 0 ? {} : { key: 'event.capturedMore', values: { count: returned } }),
    refs: { seat: seatRef(hq), captured: capturedRef(hq, defeated) },
  }),
  declined({ what }) {
    switch (what) {
      case 'odd':
      case 'second':
        return undefined;
      case 'hire':
      case 'crisis':
      case 'accountant':
        return { key: `event.declined.${what}` };
      default:
        return { key: 'event.declined.ability' };
    }
  },
  moved: ({ from, to }) => ({ refs: { from: tileRef(from), to: tileRef(to) } }),
  tilted: ({ hq, colour }) => ({ refs: { seat: seatRef(hq), cards: hqRef(hq, colour, 'tilted') } }),
  straightened: ({ hq, colour }) => ({ refs: { seat: seatRef(hq), cards: hqRef(hq, colour, 'up') } }),
  exchanged: ({ hq, gaveTilted, tookTilted }) => ({
    key: `event.exchanged.gave${side(gaveTilted)}Took${side(tookTilted)}`,
    refs: { seat: seatRef(hq) },
  }),
  removed: ({ hq, tilted }) => ({
    key: `event.removed.${tilted ? 'tilted' : 'up'}`,
    refs: { seat: seatRef(hq) },
  }),
  swapped: ({ first, second }) => ({ refs: { first: tileRef(first), second: tileRef(second) } }),
  withdrawn: 'default',
  discarded: 'default',
  passed: 'default',
  sodMarker: ({ column }) => ({ values: { column: COLUMN_NAMES[column - 1] ?? '' }, refs: { marker: 'marker:sod' } }),
  sodTested({ line, found, tile }) {
    if (!found) return { key: `event.sod.missed.${line}` };
    return { key: isUndecided(line, tile) ? `event.sod.equal.${line}` : `event.sod.found.${line}` };
  },
  resigned: 'default',
  objectivesRevealed: ({ objectives: [first = 'BN', second = 'BN'] }) => ({
    refs: { first: companyRef(first), second: companyRef(second) },
  }),
  over({ by, ranks }) {
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    const [winner = 0] = winners;
    return winners.length > 1 ? { key: 'event.shared' } : { key: `event.over.${by}`, refs: { seat: seatRef(winner) } };
  },
};

/** may leave several targets, between which the next line decides. */
function isUndecided(line: SodLine, tile: Tile | null): line is 'A-2' | 'A-3' {
  return tile === null && (line === 'A-2' || line === 'A-3');
}

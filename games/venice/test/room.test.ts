/** The hand beside the map: what is held always fits. */
import { describe, expect, it } from 'vitest';
import { facesFor, heightOf, roomForHand } from '../board/room.ts';
import { PRINTED } from '../content/printed.ts';
import { INFLUENCES } from '../content/tables.ts';

const { handMissions, dealtMissions } = PRINTED.numbers;

describe.each([0, 1, 2, 3, 4])('the hand beside %s opponents', (opponents) => {
  it('fits with all the missions that may be held, and cards of every kind', () => {
    for (let missions = 0; missions <= handMissions; missions++) {
      for (let kinds = 0; kinds <= INFLUENCES.length; kinds++) {
        const held = { missions, kinds, ways: 0 };
        expect(heightOf(held, facesFor(held, opponents))).toBeLessThanOrEqual(roomForHand(opponents));
      }
    }
  });

  it('shows at the beginning what missions ask for, each in a row of its own', () => {
    const held = { missions: dealtMissions - 1, kinds: 0, ways: 0 };
    expect(facesFor(held, opponents).missions).not.toBe('half');
  });
});

describe('the hand', () => {
  it('shows less the more is held, and missions before influence cards', () => {
    const faces = [0, 2, 4, 8].map((kinds) => facesFor({ missions: 3, kinds, ways: 0 }, 2));
    expect(faces.map(({ missions }) => missions)).toEqual(['full', 'short', 'short', 'short']);
    expect(faces.map(({ influence }) => influence)).toEqual(['full', 'named', 'named', 'sign']);
  });

  it('makes room for ways to choose from', () => {
    expect(facesFor({ missions: 2, kinds: 0, ways: 0 }, 0).missions).toBe('grand');
    expect(facesFor({ missions: 2, kinds: 0, ways: 5 }, 0).missions).toBe('half');
  });
});

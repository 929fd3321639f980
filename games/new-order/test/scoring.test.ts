/** NO-9: scoring for two to four. */
import { describe, expect, it } from 'vitest';
import { position, settled, type Side } from './position.ts';
import { newGame } from './random-games.ts';

/** What each seat has for red; every colour holds four of the sixteen tiles, or three of the twelve. */
function red(...seats: Side[]): readonly number[] | undefined {
  return settled({ seats }).score('R');
}

describe('shares', () => {
  it('[NO-9.1] every colour is scored by itself', () => {
    const grid = ['R1 R1 R1 R1', 'R1 R1 R1 B1', 'B1 B1 B1 K1', 'K1 K1 W1 W1'];
    const scene = settled({ grid, seats: [{ hq: 'rr' }, { hq: 'bb' }, { hq: 'kw' }] });
    const rows = ['R', 'B', 'K', 'W'].map((colour) => scene.score(colour));
    expect(rows).toEqual([
      [14, 0, 0],
      [0, 8, 0],
      [0, 0, 6],
      [0, 0, 4],
    ]);
  });

  it('[NO-9.2] one for a card, tilted or upright, two for a captured agent', () => {
    expect(red({ hq: 'rr' }, { hq: 'R' })).toEqual([6, 0]);
    expect(red({ hq: 'RR' }, { hq: 'r' })).toEqual([6, 0]);
    expect(red({ hq: 'Rr', captured: 'R' }, { hq: 'rrr' })).toEqual([6, 0]);
    expect(red({ hq: 'Rr', captured: 'R' }, { hq: 'rrrrr' })).toEqual([0, 6]);
    expect(red({ hq: 'r', captured: 'BBB' }, { hq: 'rr' })).toEqual([0, 6]);
  });

  it('[NO-9.3] nobody scores a colour without a share in it', () => {
    expect(red({ hq: 'r' }, {}, {})).toEqual([8, 0, 0]);
    expect(red({ hq: 'k' }, { hq: 'b' }, {})).toEqual([0, 0, 0]);
  });

  it('[NO-9.4] tiles count, not the agents on them', () => {
    const grid = ['R9 R1 B1 W1', 'K1 B5 B1 W1', 'K1 K1 W1 W1'];
    const scene = settled({ grid, seats: [{ hq: 'rb' }, {}] });
    expect([scene.score('R'), scene.score('B')]).toEqual([
      [4, 0],
      [6, 0],
    ]);
  });
});

describe('first and second', () => {
  it('[NO-9.5] most shares: two points a tile', () => {
    expect(red({ hq: 'r' }, { hq: 'rrr' }, {})?.[1]).toBe(8);
    expect(red({ hq: 'r' }, { hq: 'rrr' })?.[1]).toBe(6);
  });

  it('[NO-9.6] a tie for most goes to more captured agents of the colour; the others are second', () => {
    expect(red({ hq: 'rrrr' }, { hq: 'rr', captured: 'R' }, { hq: 'r' })).toEqual([4, 8, 0]);
    // Agents of another colour do not break it.
    expect(red({ hq: 'rrrr', captured: 'BB' }, { hq: 'rr', captured: 'R' }, {})).toEqual([4, 8, 0]);
  });

  it('[NO-9.7] a complete tie for most: nobody is first, everybody so tied scores as second', () => {
    expect(red({ hq: 'rrr' }, { hq: 'rrr' }, {})).toEqual([4, 4, 0]);
    expect(red({ hq: 'r', captured: 'R' }, { hq: 'r', captured: 'R' }, { hq: 'r', captured: 'R' })).toEqual([4, 4, 4]);
  });

  it('[NO-9.7] [NO-9.11] [NO-9.12] where the table chose so, a complete tie for most pays all of them as first', () => {
    const paid = (...seats: readonly Side[]) => settled({ seats, tiedFirst: 'first' }).score('R');
    expect(paid({ hq: 'rrr' }, { hq: 'rrr' }, {})).toEqual([8, 8, 0]);
    expect(paid({ hq: 'rrr' }, { hq: 'rrr' }, { hq: 'rr' }, { hq: 'r' })).toEqual([8, 8, 4, 0]);
    expect(paid({ hq: 'rrr' }, { hq: 'rrr' })).toEqual([6, 6]);
  });

  it('[NO-9.8] with three or four the second most scores one point a tile, the third nothing', () => {
    expect(red({ hq: 'r' }, { hq: 'rrr' }, { hq: 'rr' })).toEqual([0, 8, 4]);
    expect(red({ hq: 'r' }, { hq: 'rrr' }, { hq: 'rrrr' }, { hq: 'rr' })).toEqual([0, 4, 8, 0]);
  });

  it('[NO-9.9] a tie for second goes to more captured agents; who is equal in them too scores as well', () => {
    expect(red({ hq: 'rrrrr' }, { hq: 'rr' }, { captured: 'R' })).toEqual([8, 0, 4]);
    expect(red({ hq: 'rrrrr' }, { hq: 'rr' }, { captured: 'R' }, { captured: 'R' })).toEqual([8, 0, 4, 4]);
    expect(red({ hq: 'rrrrr' }, { hq: 'rr' }, { hq: 'rr' })).toEqual([8, 4, 4]);
  });

  it('[NO-9.10] losers of a tie for first are second among themselves; whoever has less gets nothing', () => {
    const four = [{ captured: 'RR' }, { hq: 'rr', captured: 'R' }, { hq: 'rrrr' }, { hq: 'rrr' }];
    expect(red(...four)).toEqual([8, 4, 0, 0]);
    expect(red({ captured: 'RR' }, { hq: 'rrrr' }, { hq: 'rrrr' }, { hq: 'rrr' })).toEqual([8, 4, 4, 0]);
  });

  it('[NO-9.11] after a complete tie for first the next best scores nothing', () => {
    expect(red({ hq: 'rrr' }, { hq: 'rrr' }, { hq: 'rr' }, { hq: 'r' })).toEqual([4, 4, 0, 0]);
  });

  it('[NO-9.12] with two the second place pays nothing, and a complete tie neither', () => {
    expect(red({ hq: 'rrr' }, { hq: 'rr' })).toEqual([6, 0]);
    expect(red({ hq: 'rr', captured: 'R' }, { hq: 'rrrr' })).toEqual([6, 0]);
    expect(red({ hq: 'rrr' }, { hq: 'rrr' })).toEqual([0, 0]);
  });

  it('[NO-9.13] by shares, then agents: a lone first 2 a tile, the next group of equals 1', () => {
    const holdings = [
      { hq: '', captured: '', key: 0 },
      { hq: 'r', captured: '', key: 10 },
      { hq: 'rr', captured: '', key: 20 },
      { hq: '', captured: 'R', key: 21 },
      { hq: 'rrr', captured: '', key: 30 },
    ];
    const wrong: string[] = [];
    for (let number = 0; number < 5 ** 4; number++) {
      const seats = [0, 1, 2, 3].flatMap((place) => holdings[Math.floor(number / 5 ** place) % 5] ?? []);
      const keys = [...new Set(seats.map(({ key }) => key))].filter((key) => key > 0).toSorted((a, b) => b - a);
      const isTied = seats.filter(({ key }) => key === keys[0]).length > 1;
      const pays = isTied ? [4] : [8, 4];
      const expected = seats.map(({ key }) => (key === 0 ? 0 : (pays[keys.indexOf(key)] ?? 0)));
      const found = red(...seats);
      if (found?.join() !== expected.join()) wrong.push(`${seats.map(({ key }) => key).join()}: ${found?.join()}`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('objectives', () => {
  const GRID = [
    'R1:PR R1:PR R1:SM R1:BN',
    'B1:PR B1:AA B1:AA B1:OM',
    'K1:SM K1:SM K1:BN K1:GM',
    'W1:BN W1:GM W1:GM W1:OM',
  ];

  it('[NO-9.14] two points a tile of the type in a colour one scores, as first or as second', () => {
    const scene = settled({
      grid: GRID,
      seats: [
        { hq: 'rr', objectives: ['PR', 'AA'] },
        { hq: 'r', objectives: ['SM', 'AA'] },
        { objectives: ['BN', 'GM'] },
      ],
    });
    expect(scene.score('objectives')).toEqual([4, 2, 0]);
  });

  it('[NO-9.15] both objectives pay, and in every colour one scores', () => {
    const scene = settled({ grid: GRID, seats: [{ hq: 'rb', objectives: ['PR', 'AA'] }, {}, {}] });
    // Red: two of The Press. Blue: one of The Press, two of Ambient Advertising.
    expect(scene.score('objectives')).toEqual([10, 0, 0]);
    expect(scene.score('total')).toEqual([26, 0, 0]);
  });

  it('[NO-9.16] in a colour one does not score they pay nothing', () => {
    const rivals = [
      { hq: 'rrr', objectives: ['OM', 'GM'] as const },
      { hq: 'rr', objectives: ['OM', 'GM'] as const },
    ];
    const third = settled({ grid: GRID, seats: [{ hq: 'r', objectives: ['PR', 'SM'] }, ...rivals] });
    expect(third.score('objectives')).toEqual([0, 0, 0]);
    const second = settled({ grid: GRID, seats: [{ hq: 'r', objectives: ['PR', 'SM'] }, ...rivals.slice(1), {}] });
    expect(second.score('objectives')).toEqual([6, 0, 0]);
  });

  it('[NO-9.17] all of them are shown when the game is scored', () => {
    const seats = [{ objectives: ['PR', 'SM'] as const }, { objectives: ['BN', 'GM'] as const }];
    const scene = settled({ seats });
    expect(scene.heard('audience')).toContainEqual({ kind: 'objectivesRevealed', seat: 0, objectives: ['PR', 'SM'] });
    expect(scene.heard(0)).toContainEqual({ kind: 'objectivesRevealed', seat: 1, objectives: ['BN', 'GM'] });
    expect(scene.view(0).players[1]?.objectives).toEqual(['BN', 'GM']);
    expect(position({ seats }).view(0).players[1]?.objectives).toBeNull();
  });
});

describe('consultants', () => {
  it('[NO-9.18] a point for each pair of two different ones, as many pairs as can be made', () => {
    const seats: Side[] = [
      { consultants: ['MC', 'MC', 'MC'] },
      { consultants: ['MC', 'MC', 'MC', 'NE', 'NE'] },
      { consultants: ['MC', 'NE', 'CL'] },
    ];
    expect(settled({ seats, agency: {} }).score('consultants')).toEqual([0, 2, 1]);
  });

  it('[NO-9.19] one more for all four types, once', () => {
    const seats: Side[] = [
      { consultants: ['MC', 'NE', 'CL', 'MI'] },
      { consultants: ['MC', 'NE', 'CL', 'CL'] },
      { consultants: ['MC', 'MC', 'NE', 'NE', 'CL', 'CL', 'MI', 'MI'] },
    ];
    expect(settled({ seats, agency: {} }).score('consultants')).toEqual([3, 2, 5]);
  });

  it('[NO-9.20] with two players there are three types: the extra point is out of reach', () => {
    expect(newGame(2, 'types').state.consultantTypes).toEqual(['MC', 'NE', 'MI']);
    const all: Side = { consultants: ['MC', 'MC', 'NE', 'NE', 'MI', 'MI'] };
    expect(settled({ seats: [all, {}], agency: {} }).score('consultants')).toEqual([3, 0]);
  });
});

/** NO-12: SOD's turn, letter by letter. */
import { describe, expect, it } from 'vitest';
import { at } from './notation.ts';
import { breaches } from './random-games.ts';
import { sodTurn, type Turn } from './sod-turn.ts';

/** The lines of B and C, and where BB placed. */
function plotLines(turn: Turn): readonly string[] {
  return sodTurn(turn).lines.filter((line) => !line.startsWith('A'));
}

const NO_TARGET = ['A-1 –', 'A-2 –', 'A-3 –', 'A-4 –'];

describe('the turn', () => {
  it('[NO-12.1] the marker moves one column to the right before anything else, from the fourth to the first', () => {
    const scene = sodTurn({ column: 2 });
    expect(scene.events('sodMarker')).toEqual([{ kind: 'sodMarker', column: 2 }]);
    expect(scene.happened.indexOf('sodMarker')).toBeLessThan(scene.happened.indexOf('sodTested'));
    expect(sodTurn({ column: 1 }).state.solo?.marker).toBe(1);
    expect(sodTurn({ column: 4 }).state.solo?.marker).toBe(4);
  });

  it('[NO-12.2] the first possible of A, B and C, and nothing more', () => {
    const grid = ['R1:AA R1:AA B1:SM B1:SM', 'K3:OM K1:OM K1:BN W1:BN', 'W1:GM W1:GM B1:PR R1:PR'];
    const attack = sodTurn({ grid, sod: 'KK', display: 'KKRR' });
    expect([attack.lines, attack.display]).toEqual([['A-1 –', `A-2 ${at(1, 1)}`], 'KKRR']);
    expect(sodTurn({ grid, sod: 'K', display: 'KKRR' }).lines).toEqual([...NO_TARGET, 'B-1 K', `BB-1 ${at(2, 3)}`]);
    expect(sodTurn({ grid, sod: 'K' }).lines).toEqual([...NO_TARGET, 'B-1 –', 'B-2 –', 'B-3 –', 'C-1 R']);
  });

  it('[NO-12.3] tiles are looked at from the marker’s column to the right, top to bottom, and on from the first', () => {
    const grid = ['K1:AA K1:AA R1:SM R1:SM', 'K1:OM K1:OM W1:BN W1:BN', 'B1:GM B1:GM K1:PR R1:PR'];
    const chosen = ([1, 2, 3, 4] as const).map((column) =>
      plotLines({ grid, display: 'KKRR', column, objectives: [] }).at(-1),
    );
    const tiles = [at(1, 1), at(1, 2), at(3, 3), at(1, 1)];
    expect(chosen).toEqual(tiles.map((tile) => `BB-3 ${tile}`));
  });

  it('[NO-12.4] the whole grid for one priority before the next', () => {
    // (2,2) and (2,3) suit BB-3 and come first; only (2,1), the last, suits BB-1.
    const grid = ['R1:AA R1:AA B1:SM B1:SM', 'K1:BN K1:OM K1:OM W1:BN', 'W1:GM W1:GM B1:PR R1:PR'];
    expect(plotLines({ grid, display: 'KKRR' })).toEqual(['B-1 K', `BB-1 ${at(2, 1)}`]);
  });

  it('[NO-12.5] SOD never draws from the deck', () => {
    const scene = sodTurn({ display: 'KRRR', deck: 'KKKKK' });
    expect([scene.seat(1).hq, scene.display, scene.deck]).toEqual(['K', '--RR', 'KKKKK']);
    const drawn = breaches(1, ['a', 'b', 'c'], (each) => each.events('drew').every(({ seat }) => seat === 0));
    expect(drawn).toEqual([]);
  });

  it('[NO-12.6] SOD never attacks either of its own colours, nor joins its own agents', () => {
    const grid = ['R1 R1 B1 B1', 'W1 K1 K1 B1', 'K9 K1 W1 R1'];
    const scene = sodTurn({ grid, sod: 'KKKKKKKKK' });
    expect(scene.lines.slice(0, 5)).toEqual([...NO_TARGET, 'B-1 –']);
    expect(scene.grid).toEqual(grid);
  });
});

describe('A: takeover', () => {
  it('[NO-12.7] t + 2 agents beside a tile of t of the player’s, and t + 1 upright cards; not a last tile', () => {
    const grid = (stack: string): string[] => [
      'R1:AA R1:AA B1:SM B1:SM',
      `${stack}:OM K1:OM K1:BN W1:BN`,
      'W1:GM W1:GM B1:PR R1:PR',
    ];
    expect(sodTurn({ grid: grid('K3'), sod: 'KK' }).lines).toEqual(['A-1 –', `A-2 ${at(1, 1)}`]);
    expect(sodTurn({ grid: grid('K2'), sod: 'KK' }).lines).toEqual(expect.arrayContaining(NO_TARGET));
    expect(sodTurn({ grid: grid('K3'), sod: 'Kkkk' }).lines).toEqual(expect.arrayContaining(NO_TARGET));
    expect(sodTurn({ grid: grid('K3'), sod: 'WWW' }).lines).toEqual(expect.arrayContaining(NO_TARGET));
    const diagonal = ['R1:AA K1:AA B1:SM B1:SM', 'K1:OM K3:OM K1:BN W1:BN', 'R1:GM W1:GM B1:PR R1:PR'];
    expect(sodTurn({ grid: diagonal, sod: 'KK' }).lines).toEqual(expect.arrayContaining(NO_TARGET));
    const last = ['R1:AA B1:AA B1:SM B1:SM', 'K3:OM K1:OM K1:BN W1:BN', 'W1:GM W1:GM B1:PR B1:PR'];
    expect(sodTurn({ grid: last, sod: 'KK' }).lines).toEqual(expect.arrayContaining(NO_TARGET));
  });

  it('[NO-12.8] never an attempt that would fail', () => {
    const grid = ['R2:AA R1:AA B1:SM B1:SM', 'K3:OM K1:OM K1:BN W1:BN', 'W1:GM W1:GM B1:PR R1:PR'];
    const scene = sodTurn({ grid, sod: 'KKKK' });
    expect([scene.seat(1).hq, scene.happened.includes('takeover')]).toEqual(['KKKK', false]);
    const failed = breaches(1, ['a', 'b', 'c', 'd'], ({ told }) => {
      const fates = told.flatMap(({ event }) => (['takeover', 'failed'].includes(event.kind) ? [event] : []));
      return fates.every(
        (event, index) => event.kind !== 'takeover' || event.hq === 0 || fates[index + 1]?.kind !== 'failed',
      );
    });
    expect(failed).toEqual([]);
  });

  /** Black can attack (1,2), (2,1), (2,3) and (3,2) from the middle. */
  const around = (...[up, left, right, down]: [string, string, string, string]): string[] => [
    `B2:SM ${up} B2:SM B2:SM`,
    `${left} K4:OM ${right} W1:PR`,
    `W1:OM ${down} B2:SM R2:SM`,
  ];

  it('[NO-12.9] A-1: the first company of an objective’s type in scan order, however few its agents', () => {
    const grid = around('R1:BN', 'R2:GM', 'R1:PR', 'R1:AA');
    expect(sodTurn({ grid, sod: 'KKK', objectives: ['BN', 'GM', 'PR'] }).lines).toEqual([`A-1 ${at(1, 2)}`]);
    expect(sodTurn({ grid, sod: 'KKK', objectives: ['GM', 'PR', 'OM'] }).lines).toEqual([`A-1 ${at(2, 3)}`]);
  });

  it('[NO-12.10] A-2: otherwise the one with most agents', () => {
    const grid = around('R1:BN', 'R2:GM', 'R1:GM', 'R1:AA');
    const scene = sodTurn({ grid, sod: 'KKK', objectives: ['OM', 'PR', 'SM'] });
    expect(scene.lines).toEqual(['A-1 –', `A-2 ${at(2, 1)}`]);
    expect(scene.tile(at(2, 1))).toBe('K3');
  });

  it('[NO-12.11] A-3: of equal ones the one beside most companies of the player, of both colours', () => {
    const grid = around('R1:BN', 'R1:GM', 'R1:GM', 'R1:AA').with(0, 'W1:SM R1:BN B2:SM B2:SM');
    expect(sodTurn({ grid, sod: 'KK', objectives: ['OM', 'PR', 'SM'] }).lines).toEqual([
      'A-1 –',
      'A-2 +',
      `A-3 ${at(2, 3)}`,
    ]);
  });

  it('[NO-12.12] A-4: of those still equal the one closest to the edge', () => {
    const grid = around('R1:BN', 'R1:GM', 'R1:GM', 'R1:AA');
    // From column 3 the scan meets (2,3) first; it lies one step inside.
    expect(sodTurn({ grid, sod: 'KK', column: 3, objectives: ['OM', 'PR', 'SM'] }).lines).toEqual([
      'A-1 –',
      'A-2 +',
      'A-3 +',
      `A-4 ${at(1, 2)}`,
    ]);
  });

  it('[NO-12.13] still equal: the first in scan order', () => {
    const grid = around('R1:BN', 'R1:GM', 'R1:GM', 'R1:AA').with(2, 'B2:SM R1:AA B2:SM R2:SM');
    const chosen = ([1, 2, 3] as const).map(
      (column) => sodTurn({ grid, sod: 'KK', column, objectives: ['OM', 'PR', 'SM'] }).lines[3],
    );
    expect(chosen).toEqual([at(2, 1), at(1, 2), at(2, 1)].map((tile) => `A-4 ${tile}`));
  });

  it('[NO-12.14] from the first source in scan order that can', () => {
    const grid = ['R1:AA W3:AA K1:SM B1:SM', 'K3:OM K1:OM K1:BN W1:BN', 'W1:GM W1:GM B1:PR R1:PR'];
    const source = (turn: Turn): number | undefined => sodTurn({ grid, ...turn }).events('takeover')[0]?.source;
    expect(source({ sod: 'KKWW', column: 2 })).toBe(at(1, 2));
    expect(source({ sod: 'KKWW', column: 1 })).toBe(at(2, 1));
    expect(source({ sod: 'KKW', column: 2 })).toBe(at(2, 1));
  });

  it('[NO-12.15] with exactly one agent and card more than stand there', () => {
    const grid = ['R2:AA R1:AA B1:SM B1:SM', 'K9:OM K1:OM K1:BN W1:BN', 'W1:GM W1:GM B1:PR R1:PR'];
    const scene = sodTurn({ grid, sod: 'KKKKKK' });
    expect([scene.tile(at(1, 1)), scene.tile(at(2, 1)), scene.seat(1).hq]).toEqual(['K3', 'K6', 'KKKkkk']);
  });

  it('[NO-12.16] one defeated agent goes to SOD’s HQ, the others to the supply', () => {
    const grid = ['R3:AA R1:AA B1:SM B1:SM', 'K9:OM K1:OM K1:BN W1:BN', 'W1:GM W1:GM B1:PR R1:PR'];
    const scene = sodTurn({ grid, sod: 'KKKKKK' });
    // 25 red agents: 1 reminder, 5 on the grid.
    expect([scene.seat(1).captured, scene.supply.R]).toEqual(['R', 25 - 6 + 2]);
    expect(scene.events('captured')).toMatchObject([{ hq: 1, tile: at(1, 1), defeated: 'R', returned: 2 }]);
  });

  it('[NO-12.17] SOD activates no company', () => {
    const grid = ['R1:SM R1:AA B1:SM B1:SM', 'K3:OM K1:OM K1:BN W1:BN', 'W1:GM W1:GM B1:PR R1:PR'];
    const scene = sodTurn({ grid, sod: 'KK', hq: 'RB' });
    expect([scene.tile(at(1, 1)), scene.seat(0).hq, scene.happened.includes('removed')]).toEqual(['K2', 'RB', false]);
  });
});

describe('B: plot to infiltrate', () => {
  it('[NO-12.18] B-1 takes two of one of its colours, of more than two the leftmost', () => {
    const scene = sodTurn({ display: 'KRKW' });
    expect(scene.lines.slice(4)).toEqual(['B-1 K', `BB-1 ${at(2, 3)}`]);
    expect([scene.seat(1).hq, scene.display]).toEqual(['KK', '-R-W']);
    expect(sodTurn({ display: 'WKKK' }).display).toBe('W--K');
  });

  it('[NO-12.19] with two of each the colour of which SOD has more cards, tilted or not', () => {
    expect(plotLines({ display: 'KWKW', sod: 'wkw' })[0]).toBe('B-1 W');
    expect(plotLines({ display: 'WKKW', sod: 'wkK' })[0]).toBe('B-1 K');
  });

  it('[NO-12.20] still tied: the colour of the leftmost card', () => {
    expect(plotLines({ display: 'KWKW', sod: 'kw' })[0]).toBe('B-1 K');
    expect(plotLines({ display: 'WKKW', sod: 'kW' })[0]).toBe('B-1 W');
  });

  it('[NO-12.21] B-2 takes one of each', () => {
    const scene = sodTurn({ display: 'RWKR' });
    expect(scene.lines.slice(4, 6)).toEqual(['B-1 –', 'B-2 +']);
    expect([scene.seat(1).hq, scene.display]).toEqual(['KW', 'R--R']);
  });

  it('[NO-12.22] B-3 takes the only one and boxes a card of the player’s from the display', () => {
    const scene = sodTurn({ display: 'RBKB' });
    expect(scene.lines.slice(4, 7)).toEqual(['B-1 –', 'B-2 –', 'B-3 K']);
    expect([scene.seat(1).hq, scene.display]).toEqual(['K', '-B-B']);
    expect(scene.events('boxed').at(-1)).toEqual({ kind: 'boxed', by: 1, colour: 'R', slot: 0 });
  });

  it('[NO-12.23] of the colour of which the player has more cards; if equal, the leftmost', () => {
    expect(sodTurn({ display: 'RBKB', hq: 'RBb' }).display).toBe('R--B');
    expect(sodTurn({ display: 'BRKR', hq: 'Rb' }).display).toBe('-R-R');
    expect(sodTurn({ display: 'BRKR', hq: 'Rr' }).display).toBe('B--R');
  });

  it('[NO-12.24] where that colour is not there, the leftmost of the other; where neither is, nothing', () => {
    expect(sodTurn({ display: '-BKB', hq: 'RRb' }).display).toBe('---B');
    const none = sodTurn({ display: '--K-', hq: 'RRb' });
    expect(none.seat(1).hq).toBe('K');
    expect(none.events('boxed').filter(({ by }) => by === 1)).toEqual([]);
  });

  it('[NO-12.25] the cards go upright into SOD’s HQ, then the agents follow', () => {
    const scene = sodTurn({ display: 'RWKR', sod: 'kw' });
    expect(scene.seat(1).hq).toBe('KWkw');
    const steps = scene.happened.filter((kind) => ['tookOpen', 'laid', 'placed'].includes(kind));
    expect(steps).toEqual(['tookOpen', 'laid', 'tookOpen', 'laid', 'placed', 'placed']);
  });

  it('[NO-12.26] two cards of a colour: both agents on one tile', () => {
    const scene = sodTurn({ display: 'KRKW' });
    expect(scene.events('placed')).toEqual([{ kind: 'placed', hq: 1, colour: 'K', count: 2, tile: at(2, 3) }]);
    expect(scene.tile(at(2, 3))).toBe('K3');
  });

  it('[NO-12.27] one of each: the more leftward card’s colour first, and BB looked at afresh', () => {
    // (2,3) outnumbers its neighbours until a white agent joins (2,4).
    const grid = ['R1:AA R1:AA B1:SM B1:SM', 'K1:GM K1:OM K2:BN W1:BN', 'W1:AA W1:OM B1:PR R1:PR'];
    expect(plotLines({ grid, display: 'RWKR' }).slice(2)).toEqual([`BB-1 ${at(2, 4)}`, `BB-1 ${at(2, 3)}`]);
    expect(plotLines({ grid, display: 'RKWR' }).slice(2)).toEqual([`BB-1 ${at(2, 1)}`, `BB-1 ${at(2, 4)}`]);
  });
});

describe('BB: where agents go', () => {
  it('[NO-12.28] only tiles of the card’s colour', () => {
    // White holds an objective in the marker's column, black's comes later.
    const scene = sodTurn({ display: 'KRKR' });
    expect([scene.tile(at(3, 2)), scene.tile(at(2, 3))]).toEqual(['W1', 'K3']);
  });

  it('[NO-12.29] BB-1: an objective’s tile with a neighbour, of whatever colour, as strong or stronger', () => {
    const grid = (neighbour: string): string[] => [
      `R1:AA ${neighbour}:AA B1:SM B1:SM`,
      'K1:OM K2:BN K1:BN W1:BN',
      'W1:GM W1:GM B1:PR R1:PR',
    ];
    // (2,2) comes first but outnumbers all around it.
    expect(plotLines({ grid: grid('R1'), display: 'KRKR' })[1]).toBe(`BB-1 ${at(2, 3)}`);
    for (const neighbour of ['R2', 'W2', 'R3']) {
      expect(plotLines({ grid: grid(neighbour), display: 'KRKR' })[1]).toBe(`BB-1 ${at(2, 2)}`);
    }
  });

  it('[NO-12.30] BB-2: an objective’s tile', () => {
    const grid = ['R1:AA R1:AA B1:SM B1:SM', 'K1:OM K1:OM K2:BN W1:BN', 'W1:GM W1:GM B1:PR R1:PR'];
    expect(plotLines({ grid, display: 'KRKR' }).slice(1)).toEqual(['BB-1 –', `BB-2 ${at(2, 3)}`]);
  });

  it('[NO-12.31] BB-3: a tile that does not outnumber all its neighbours', () => {
    const grid = ['R1:AA R1:AA B1:SM B1:SM', 'K1:OM K2:OM K1:AA W1:BN', 'W1:GM W1:GM B1:PR R1:PR'];
    expect(plotLines({ grid, display: 'KRKR' }).slice(1)).toEqual(['BB-1 –', 'BB-2 –', `BB-3 ${at(2, 3)}`]);
  });

  it('[NO-12.32] BB-4: any tile of the colour', () => {
    const grid = ['R1:AA K2:AA B1:SM B1:SM', 'R1:OM W1:OM B1:BN W1:BN', 'W1:GM W1:GM B1:PR K2:OM'];
    const lines = plotLines({ grid, display: 'KRKR' });
    expect(lines.slice(1)).toEqual(['BB-1 –', 'BB-2 –', 'BB-3 –', `BB-4 ${at(1, 2)}`]);
  });

  it('[NO-12.33] within a line the first tile in scan order', () => {
    const grid = ['R1:AA R1:AA B1:SM B1:SM', 'K1:BN K1:GM K1:BN W1:BN', 'W1:GM W1:GM B1:PR R1:PR'];
    const chosen = ([1, 2, 3, 4] as const).map((column) => plotLines({ grid, display: 'KRKR', column })[1]);
    expect(chosen).toEqual([at(2, 1), at(2, 2), at(2, 3), at(2, 1)].map((tile) => `BB-1 ${tile}`));
  });
});

describe('C: plot to discard', () => {
  it('[NO-12.34] C-1 boxes two of one of the player’s colours', () => {
    const scene = sodTurn({ display: 'RBB-' });
    expect(scene.lines.slice(4)).toEqual(['B-1 –', 'B-2 –', 'B-3 –', 'C-1 B']);
    expect([scene.display, scene.state.box.B]).toEqual(['R---', 15 - 1]);
    expect(sodTurn({ display: 'RBBB' }).display).toBe('R--B');
  });

  it('[NO-12.35] with two of each those the player has more of; if equal, the leftmost card’s colour', () => {
    expect(sodTurn({ display: 'RBRB', hq: 'b' }).display).toBe('R-R-');
    expect(sodTurn({ display: 'RBRB', hq: 'Rb' }).display).toBe('-B-B');
    expect(sodTurn({ display: 'BRRB' }).display).toBe('-RR-');
  });

  it('[NO-12.36] C-2 boxes one of each', () => {
    const scene = sodTurn({ display: 'R-B-' });
    expect(scene.lines.slice(7)).toEqual(['C-1 –', 'C-2 +']);
    expect(scene.events('boxed').filter(({ by }) => by === 1)).toMatchObject([{ colour: 'R' }, { colour: 'B' }]);
  });

  it('[NO-12.37] C-3 boxes a single card', () => {
    const scene = sodTurn({ display: '--R-' });
    expect(scene.lines.slice(7)).toEqual(['C-1 –', 'C-2 –', 'C-3 R']);
    expect(scene.events('boxed').filter(({ by }) => by === 1)).toMatchObject([{ colour: 'R', slot: 2 }]);
  });

  it('[NO-12.38] D is never reached', () => {
    const seeds = Array.from({ length: 12 }, (_, index) => `table ${index}`);
    const reached = breaches(1, seeds, ({ told }) =>
      told.every(({ event }) => event.kind !== 'sodTested' || event.line !== 'D'),
    );
    expect(reached).toEqual([]);
  });

  it('[NO-12.39] afterwards the display is refilled only if it is empty', () => {
    const empty = sodTurn({ display: 'K-R-', deck: 'RBKWR' });
    expect([empty.display, empty.deck]).toEqual(['RBKW', 'R']);
    const left = sodTurn({ display: 'KRR-', deck: 'RBKWR' });
    expect([left.display, left.deck]).toEqual(['--R-', 'RBKWR']);
    expect(sodTurn({ display: 'R-B-', deck: 'RBKWR' }).display).toBe('RBKW');
  });
});

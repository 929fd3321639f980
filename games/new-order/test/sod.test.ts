/** NO-12: SOD's turn, letter by letter. */
import { describe, expect, it } from 'vitest';
import { at } from './notation.ts';
import { position, type Setting } from './position.ts';

/** The player owns red and blue, the marker stands on column 1, and the player passes the turn by one takeover. */
const SOLO = { own: 'RB', objectives: ['BN', 'GM', 'PR'] } as const;
const GRID = ['R2:AA R1:AA B1:SM B1:SM', 'K1:OM K1:OM K1:BN W1:BN', 'W1:GM W1:GM B1:PR R1:PR'];

/** SOD's turn after the player has moved one red agent to the right. */
function afterSod(setting: Omit<Setting, 'solo' | 'seats'> & { readonly sod?: string; readonly own?: string }) {
  const { sod = '', own = 'R', ...rest } = setting;
  const scene = position({ grid: GRID, ...rest, seats: [{ hq: own }], solo: { ...SOLO, sod: { hq: sod } } });
  scene.seat(0).takesOver(at(1, 1), at(1, 2), 1);
  return scene;
}

describe('the marker', () => {
  it('[NO-12.1] moves one column to the right before anything else, from the fourth to the first', () => {
    expect(afterSod({}).events('sodMarker')).toEqual([{ kind: 'sodMarker', column: 2 }]);
    const scene = position({ grid: GRID, seats: [{ hq: 'R' }], solo: { ...SOLO, marker: 4 } });
    scene.seat(0).takesOver(at(1, 1), at(1, 2), 1);
    expect(scene.events('sodMarker')).toEqual([{ kind: 'sodMarker', column: 1 }]);
  });
});

describe('A', () => {
  it('[NO-12.9] A-1 takes the first company of an objective’s type in scan order, with exactly what it needs', () => {
    const grid = ['R2:AA R1:AA B1:SM B1:SM', 'K1:OM K1:OM K1:BN W4:BN', 'W1:GM W1:GM B1:PR R1:PR'];
    const scene = afterSod({ grid, sod: 'WWWW' });
    expect(scene.lines).toEqual([`A-1 ${at(3, 4)}`]);
    expect([scene.tile(at(2, 4)), scene.tile(at(3, 4)), scene.seat(1).hq]).toEqual(['W2', 'W2', 'WWww']);
    expect(scene.seat(1).captured).toBe('R');
  });

  it('[NO-12.10] A-2 takes the one with most agents where none is an objective', () => {
    const grid = ['R2:AA R1:AA B1:SM B2:SM', 'K1:OM K1:OM K4:OM W4:OM', 'W1:GM W1:GM B1:PR K1:PR'];
    const scene = position({
      grid,
      seats: [{ hq: 'R' }],
      solo: { ...SOLO, objectives: ['BN'], sod: { hq: 'WWWKKK' } },
    });
    scene.seat(0).takesOver(at(1, 1), at(1, 2), 1);
    expect(scene.lines.slice(0, 2)).toEqual(['A-1 –', `A-2 ${at(1, 4)}`]);
    expect(scene.tile(at(1, 4))).toBe('W3');
  });
});

describe('B', () => {
  it('[NO-12.18] B-1 takes two of one colour, and both agents go to one tile', () => {
    const scene = afterSod({ display: 'KRKW' });
    expect(scene.lines.slice(4)).toEqual(['B-1 K', `BB-1 ${at(2, 3)}`]);
    expect([scene.seat(1).hq, scene.tile(at(2, 3)), scene.display]).toEqual(['KK', 'K3', '-R-W']);
  });

  it('[NO-12.19] with two of each the colour SOD has more cards of', () => {
    expect(afterSod({ display: 'KWKW', sod: 'wkw' }).lines[4]).toBe('B-1 W');
    expect(afterSod({ display: 'KWKW', sod: 'kw' }).lines[4]).toBe('B-1 K');
    expect(afterSod({ display: 'WKKW', sod: 'kw' }).lines[4]).toBe('B-1 W');
  });

  it('[NO-12.21] B-2 takes one of each, the more leftward placed first', () => {
    const scene = afterSod({ display: 'RWKR' });
    expect(scene.lines.slice(4)).toEqual(['B-1 –', 'B-2 +', `BB-1 ${at(3, 2)}`, `BB-1 ${at(2, 3)}`]);
    expect(scene.events('placed').map(({ colour }) => colour)).toEqual(['W', 'K']);
  });

  it('[NO-12.22] B-3 takes the only one and discards one of the player’s majority colour', () => {
    const scene = afterSod({ display: 'RBKB', own: 'RBb' });
    expect(scene.lines.slice(4, 7)).toEqual(['B-1 –', 'B-2 –', 'B-3 K']);
    expect([scene.display, scene.seat(1).hq]).toEqual(['R--B', 'K']);
    const even = afterSod({ display: 'RBKB', own: 'RB' });
    expect(even.display).toBe('-B-B');
  });
});

describe('C', () => {
  it('[NO-12.34] discards two of one of the player’s colours', () => {
    const scene = afterSod({ display: 'RBB-' });
    expect(scene.lines.slice(4)).toEqual(['B-1 –', 'B-2 –', 'B-3 –', 'C-1 B']);
    expect(scene.display).toBe('R---');
  });

  it('[NO-12.37] discards a single card, and an empty display is refilled', () => {
    const scene = afterSod({ display: '--R-', deck: 'RBKWRR' });
    expect(scene.lines.slice(7)).toEqual(['C-1 –', 'C-2 –', 'C-3 R']);
    expect([scene.display, scene.deck]).toEqual(['RBKW', 'RR']);
  });
});

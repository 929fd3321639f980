/** NO-13: the end of a solo game and its scoring. */
import { describe, expect, it } from 'vitest';
import { at } from './notation.ts';
import { position, type Setting } from './position.ts';
import type { Scene } from './scene.ts';

interface Last {
  readonly grid?: readonly string[];
  readonly hq?: string;
  readonly captured?: string;
  readonly sod?: Pick<NonNullable<Setting['seats']>[number], 'hq' | 'captured'>;
  readonly display?: string;
  readonly deck?: string;
}

const GRID = ['R1:BN B1:GM K1:PR W1:PR', 'R1:AA B1:AA K1:BN W1:SM', 'R1:SM B1:OM K1:OM W1:GM'];

/** The player owns red and blue; the objectives are Broadcast Network, Guerrilla Marketing and The Press. */
function solo({ grid = GRID, hq = '', captured = '', sod = {}, display = 'K-W-', deck = 'RBK' }: Last): Scene {
  return position({
    grid,
    seats: [{ hq, captured }],
    display,
    deck,
    solo: { own: 'RB', objectives: ['BN', 'GM', 'PR'], sod },
  });
}

/** The game ends by boxing the two last cards, which changes nothing on the grid. */
function ended(last: Last): Scene {
  const scene = solo(last);
  scene.seat(0).plots('K', 'W');
  return scene;
}

describe('the end', () => {
  it('[NO-13.1] at once when the display is empty after a Plot and the deck has fewer than four cards', () => {
    const scene = ended({});
    expect([scene.asked, scene.outcome?.reason, scene.deck]).toEqual(['over', 'solo', 'RBK']);
    expect(scene.happened).not.toContain('sodMarker');
    expect(ended({ deck: 'RBKW' }).asked).toBe('main');
    expect(solo({ display: 'KW--', deck: 'RBK' }).asked).toBe('main');
  });

  it('[NO-13.1] after SOD’s Plot too', () => {
    const scene = solo({ display: 'K-R-', deck: 'KWRBK' });
    scene.seat(0).plots('deck', 'deck');
    expect([scene.asked, scene.outcome?.reason, scene.display]).toEqual(['over', 'solo', '----']);
    expect(scene.events('turnBegan')).toHaveLength(1);
  });

  it('[NO-13.2] the infiltration of that Plot comes first', () => {
    const scene = solo({ display: 'R-B-', deck: 'RBK' });
    scene.seat(0).plots('R', 'B');
    expect(scene.asked).toBe('place');
    scene.seat(0).places(at(1, 1)).places(at(1, 2));
    expect(scene.happened.slice(-3)).toEqual(['placed', 'placed', 'over']);
    expect([scene.tile(at(1, 1)), scene.tile(at(1, 2))]).toEqual(['R2', 'B2']);
    const bySod = solo({ display: 'K-R-', deck: 'KW' });
    bySod.seat(0).plots('deck', 'deck');
    expect(bySod.happened.slice(-2)).toEqual(['placed', 'over']);
  });
});

describe('scoring', () => {
  it('[NO-13.3] a point for each company of an objective’s type, and for nothing else', () => {
    // Red and blue: BN, GM. Black and white: PR, PR, BN, GM.
    const scene = ended({ hq: 'rrrrrr', sod: { hq: 'k' } });
    expect(scene.score('companies')).toEqual([2, 4]);
    expect(scene.outcome?.score.map(({ part }) => part)).toEqual(['companies', 'captured']);
    const more = GRID.with(0, 'R1:BN B9:GM R3:PR W1:PR');
    expect(ended({ grid: more }).score('companies')).toEqual([3, 3]);
  });

  it('[NO-13.4] more points win, for the player or for SOD', () => {
    expect(ended({ captured: 'KK' }).outcome?.ranks).toEqual([2, 1]);
    const won = GRID.with(0, 'R1:BN B1:GM R1:PR B1:PR');
    expect(ended({ grid: won, sod: { captured: 'RR' } }).outcome?.ranks).toEqual([1, 2]);
  });

  it('[NO-13.5] with equal points the player needs more agents in the HQ', () => {
    const even = GRID.with(0, 'R1:BN B1:GM R1:PR W1:PR');
    const ranks = (captured: string, bySod: string): readonly number[] | undefined =>
      ended({ grid: even, captured, sod: { captured: bySod } }).outcome?.ranks;
    expect(ranks('KW', 'R')).toEqual([1, 2]);
    expect(ranks('K', 'R')).toEqual([2, 1]);
    expect(ranks('', '')).toEqual([2, 1]);
    expect(ranks('K', 'RB')).toEqual([2, 1]);
  });
});

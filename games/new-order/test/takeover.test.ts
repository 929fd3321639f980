/** NO-5: Takeover. */
import { describe, expect, it } from 'vitest';
import { tilesOf } from '../rules/counts.ts';
import { COLOURS } from '../content/tables.ts';
import { at } from './notation.ts';
import { words } from '../text/words.ts';
import { position } from './position.ts';
import { breaches } from './random-games.ts';

const GRID = ['R4 B2 K1 W1', 'R1 B1 K1 W1', 'R1 B1 K1 W1'];
const SEEDS = ['a', 'b', 'c', 'd'];

describe('paying and moving', () => {
  it('[NO-5.1] k upright cards of the source’s colour are tilted and k agents move to a neighbour', () => {
    const scene = position({ grid: GRID, seats: [{ hq: 'RRRB' }, {}] });
    scene.seat(0).does(`takeover:${at(1, 1)}`);
    expect(scene.offered).toEqual([`target:${at(1, 2)}`, `target:${at(2, 1)}`]);
    scene.play(`target:${at(2, 1)}`);
    expect(scene.offered).toEqual(['strength:1', 'strength:2', 'strength:3']);
    scene.play('strength:2');
    expect(scene.seat(0).hq).toBe('RBrr');
    expect(scene.grid.slice(0, 2)).toEqual(['R2 B2 K1 W1', 'R3 B1 K1 W1']);
  });

  it('[NO-5.2] only cards of the moved agents’ colour pay', () => {
    const scene = position({ grid: GRID, seats: [{ hq: 'BBBBR' }, {}] });
    scene
      .seat(0)
      .does(`takeover:${at(1, 1)}`)
      .does(`target:${at(2, 1)}`)
      .does('strength:1');
    expect(scene.seat(0).hq).toBe('BBBBr');
  });

  it('[NO-5.3] tilted cards and those of other HQs pay nothing', () => {
    const scene = position({ grid: GRID, seats: [{ hq: 'rrr' }, { hq: 'RRR' }] });
    expect(scene.offeredOf('takeover')).toEqual([]);
    expect(scene.refusal(`takeover:${at(1, 1)}`)).toBe('NO-5.3');
  });

  it('[NO-5.4] diagonal tiles and the opposite edge are not adjacent', () => {
    const scene = position({ grid: ['R1 B1 K1 R3', 'R1 B1 K1 W1', 'W1 B1 K1 W1'], seats: [{ hq: 'RR' }, {}] });
    scene.seat(0).does(`takeover:${at(1, 4)}`);
    expect(scene.offered).toEqual([`target:${at(1, 3)}`, `target:${at(2, 4)}`]);
    for (const tile of [at(2, 3), at(1, 1), at(3, 4), at(2, 1)]) expect(scene.refusal(`target:${tile}`)).toBe('NO-5.4');
  });

  it('[NO-5.5] one agent stays behind, whatever the target', () => {
    const scene = position({ grid: GRID, seats: [{ hq: 'RRRRR' }, {}] });
    expect(scene.offeredOf('takeover')).toEqual([`${at(1, 1)}`]);
    expect(scene.refusal(`takeover:${at(2, 1)}`)).toBe('NO-5.5');
    scene.seat(0).does(`takeover:${at(1, 1)}`);
    for (const target of [at(1, 2), at(2, 1)]) {
      const tried = scene.branch().play(`target:${target}`);
      expect(tried.offered).toEqual(['strength:1', 'strength:2', 'strength:3']);
      expect(tried.refusal('strength:4')).toBe('NO-5.5');
    }
  });

  it('[NO-5.17] a tilted card is not tilted again', () => {
    const scene = position({ grid: GRID, seats: [{ hq: 'Rrr' }, {}] });
    scene
      .seat(0)
      .does(`takeover:${at(1, 1)}`)
      .does(`target:${at(2, 1)}`)
      .does('strength:1');
    expect([scene.seat(0).hq, scene.tile(at(2, 1))]).toEqual(['rrr', 'R2']);
  });
});

describe('what becomes of it', () => {
  it('[NO-5.6] on the same colour the agents join: no capture, no ability', () => {
    const scene = position({ grid: GRID, seats: [{ hq: 'RRR' }, {}] });
    scene.seat(0).takesOver(at(1, 1), at(2, 1), 3);
    expect([scene.tile(at(1, 1)), scene.tile(at(2, 1)), scene.seat(0).captured]).toEqual(['R1', 'R4', '']);
    expect(scene.askedSeats).toEqual([1]);
  });

  it('[NO-5.7] against as many or more it fails: the agents go back', () => {
    for (const strength of [1, 2]) {
      const scene = position({ grid: GRID, seats: [{ hq: 'RRR' }, {}] });
      scene.seat(0).takesOver(at(1, 1), at(1, 2), strength);
      expect(scene.grid).toEqual(GRID);
      expect(scene.happened).toContain('failed');
    }
  });

  it('[NO-5.8] after a failure the cards stay tilted', () => {
    const scene = position({ grid: GRID, seats: [{ hq: 'RRR' }, {}] });
    scene.seat(0).takesOver(at(1, 1), at(1, 2), 2);
    expect(scene.seat(0).hq).toBe('Rrr');
  });

  it('[NO-5.9] a takeover that must fail may be chosen', () => {
    const scene = position({ grid: ['R2 B9 K1 W1', 'B9 B1 K1 W1', 'R1 B1 K1 W1'], seats: [{ hq: 'R' }, {}] });
    expect(scene.offeredOf('takeover')).toEqual(['0']);
  });

  it('[NO-5.10] against fewer it succeeds: one defeated agent to the HQ, the others to the supply', () => {
    const scene = position({ grid: GRID, seats: [{ hq: 'RRR' }, {}] });
    const before = scene.supply.B;
    scene.seat(0).takesOver(at(1, 1), at(1, 2), 3);
    expect([scene.tile(at(1, 1)), scene.tile(at(1, 2))]).toEqual(['R1', 'R3']);
    expect([scene.seat(0).captured, scene.supply.B]).toEqual(['B', before + 1]);
    const lone = position({ grid: ['R4 B1 K1 W1', ...GRID.slice(1)], seats: [{ hq: 'RR' }, {}] });
    const supply = lone.supply.B;
    lone.seat(0).takesOver(at(1, 1), at(1, 2), 2);
    expect([lone.seat(0).captured, lone.supply.B]).toEqual(['B', supply]);
  });

  it('[NO-5.11] what counts is the agents moved, not those on the source', () => {
    const scene = position({ grid: ['R9 B2 K1 W1', ...GRID.slice(1)], seats: [{ hq: 'RR' }, {}] });
    scene.seat(0).takesOver(at(1, 1), at(1, 2), 2);
    expect(scene.happened).toContain('failed');
  });

  it('[NO-5.16] cards stay tilted from turn to turn', () => {
    const scene = position({ grid: GRID, seats: [{ hq: 'RRR' }, {}] });
    scene.seat(0).takesOver(at(1, 1), at(2, 1), 2);
    scene.seat(1).plots('deck', 'deck');
    expect([scene.askedSeats, scene.seat(0).hq]).toEqual([[0], 'Rrr']);
  });
});

describe('a takeover that can only fail', () => {
  const askedAbout = (grid: readonly string[], hq: string) => {
    const scene = position({ grid, seats: [{ hq }, {}] });
    scene.seat(0).does(`takeover:${at(1, 1)}`);
    const option = { kind: 'target', tile: at(1, 2) } as const;
    const view = scene.view(0);
    return {
      scene,
      key: words.option(option, view, scene.rules.content).key,
      confirmed: words.needsConfirm(option, view, scene.rules.content),
    };
  };

  it('against the last company of a Conglomerate is not announced as a success, and never carried out unasked', () => {
    const { scene, key, confirmed } = askedAbout(['R4 B1 K1 W1', 'R1 R1 K1 W1', 'R1 R1 K1 W1'], 'RRR');
    expect([key, confirmed]).toEqual(['option.target.last', true]);
    scene.seat(0).does(`target:${at(1, 2)}`);
    expect([scene.asked, scene.offered, scene.seat(0).hq]).toEqual(['strength', ['strength:1'], 'RRR']);
    const { key: strength } = words.option({ kind: 'strength', agents: 1 }, scene.view(0), scene.rules.content);
    expect(strength).toBe('option.strength.fail');
  });

  it('for want of agents is announced as such, and asked once more', () => {
    const { key, confirmed } = askedAbout(['R3 B2 K1 W1', 'R1 B1 K1 W1', 'R1 B1 K1 W1'], 'RR');
    expect([key, confirmed]).toEqual(['option.target.fail', true]);
  });

  it('is told from one that can succeed', () => {
    const { key, confirmed } = askedAbout(['R4 B2 K1 W1', 'R1 B1 K1 W1', 'R1 B1 K1 W1'], 'RRR');
    expect([key, confirmed]).toEqual(['option.target.capture', false]);
  });
});

describe('the last tile of a colour', () => {
  const LAST = ['R4 B1 K1 W1', 'R1 R1 K1 W1', 'R1 R1 K1 W1'];

  it('[NO-5.12] a takeover that would succeed there is not offered', () => {
    const scene = position({ grid: LAST, seats: [{ hq: 'RRR' }, {}] });
    scene
      .seat(0)
      .does(`takeover:${at(1, 1)}`)
      .does(`target:${at(1, 2)}`);
    expect(scene.tile(at(1, 2))).toBe('B1');
    const offered = position({ grid: ['R4 B2 K1 W1', ...LAST.slice(1)], seats: [{ hq: 'RRR' }, {}] });
    offered
      .seat(0)
      .does(`takeover:${at(1, 1)}`)
      .does(`target:${at(1, 2)}`);
    expect(offered.offered).toEqual(['strength:1', 'strength:2']);
    expect(offered.refusal('strength:3')).toBe('NO-5.12');
  });

  it('[NO-5.13] one that fails there is legal', () => {
    const scene = position({ grid: ['R4 B2 K1 W1', ...LAST.slice(1)], seats: [{ hq: 'RRR' }, {}] });
    scene.seat(0).takesOver(at(1, 1), at(1, 2), 2);
    expect([scene.happened.includes('failed'), scene.seat(0).hq]).toEqual([true, 'Rrr']);
  });

  it('[NO-7.19] with the Military Contractor an only agent there cannot be attacked at all', () => {
    const scene = position({
      grid: ['R2 B1 K1 W1', 'K1 K1 K1 W1', 'R1 W1 K1 W1'],
      seats: [{ hq: 'RR', consultants: ['MI'] }, {}],
    });
    scene
      .seat(0)
      .uses('MI')
      .does(`takeover:${at(1, 1)}`)
      .does('strength:1');
    expect(scene.tile(at(2, 1))).toBe('R1');
    expect(scene.tile(at(1, 2))).toBe('B1');
  });
});

describe('after a success', () => {
  const at12 = (company: string): string[] => [`R4 B1:${company} K1 W1`, 'R1 B1 K1 W1', 'R1 B1 K1 W1'];

  it('[NO-5.14] the captured company’s ability may be activated, once, or declined', () => {
    const scene = position({ grid: at12('SM'), seats: [{ hq: 'RRR' }, { hq: 'KK' }] });
    scene.seat(0).takesOver(at(1, 1), at(1, 2), 2);
    expect(scene.asked).toBe('social');
    const declined = scene.branch();
    declined.seat(0).declines();
    expect([declined.seat(1).hq, declined.askedSeats]).toEqual(['KK', [1]]);
    scene.seat(0).does('remove:1:K:false');
    expect([scene.seat(1).hq, scene.askedSeats]).toEqual(['K', [1]]);
  });

  it('[NO-5.15] not after joining and not after a failure', () => {
    const grid = ['R4 B3:SM K1 W1', 'R1:SM B1 K1 W1', 'R1 B1 K1 W1'];
    for (const target of [at(1, 2), at(2, 1)]) {
      const scene = position({ grid, seats: [{ hq: 'RRR' }, { hq: 'KK' }] });
      scene.seat(0).takesOver(at(1, 1), target, 2);
      expect(scene.askedSeats).toEqual([1]);
    }
  });
});

describe('all through the game', () => {
  it('[NO-5.18] every tile holds at least one agent', () => {
    expect(breaches(3, SEEDS, ({ state }) => state.agents.every((agents) => agents >= 1))).toEqual([]);
  });

  it('[NO-5.19] all agents of a tile are of one colour: a capture leaves none of the old ones', () => {
    const scene = position({ grid: GRID, seats: [{ hq: 'RRR' }, {}] });
    scene.seat(0).takesOver(at(1, 1), at(1, 2), 3);
    expect(scene.tile(at(1, 2))).toBe('R3');
  });

  it('[NO-5.20] every colour holds at least one tile', () => {
    expect(breaches(2, SEEDS, ({ state }) => COLOURS.every((colour) => tilesOf(state, colour) > 0))).toEqual([]);
  });

  it('[NO-5.21] captured agents stay in their HQ', () => {
    const lost = breaches(4, SEEDS, ({ state }, before) =>
      (before?.hqs ?? []).every(({ captured }, seat) =>
        COLOURS.every((colour) => captured[colour] <= (state.hqs[seat]?.captured[colour] ?? 0)),
      ),
    );
    expect(lost).toEqual([]);
  });
});

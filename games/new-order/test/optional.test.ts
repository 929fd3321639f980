/** NO-14 and section 6: optional content. */
import { defaultSetup } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { COMPANIES, type Company, type Consultant } from '../content/tables.ts';
import { SETUP } from '../rules/variants.ts';
import { at } from './notation.ts';
import { position, settled, type Setting } from './position.ts';
import { newGame } from './random-games.ts';
import type { Scene } from './scene.ts';

const SEEDS = Array.from({ length: 40 }, (_, index) => `deluxe ${index}`);
const GRID = ['R4 B1:GM K1 W1', 'R1 B1 K1 W1', 'R1 B1 K1 W1'];

describe('what is in play', () => {
  it('[NO-14.1] six of eight types of companies, by choice or at random; tiles and objectives alike', () => {
    const chosen = SEEDS.map((seed) => newGame(3, seed, { companies: 'without-BN-SM' }));
    expect(new Set(chosen.flatMap(({ state }) => state.types))).toEqual(new Set(['GM', 'PR', 'AA', 'OM', 'PF', 'VD']));
    const objectives = chosen.flatMap(({ state }) => state.players.flatMap((player) => player.objectives));
    expect(new Set(objectives)).toEqual(new Set(['GM', 'PR', 'AA', 'OM', 'PF', 'VD']));
    const random = SEEDS.map((seed) => new Set(newGame(4, seed, { companies: 'random' }).state.types));
    expect(new Set(random.map((types) => types.size))).toEqual(new Set([6]));
    expect(new Set(random.flatMap((types) => [...types]))).toEqual(new Set(COMPANIES));
    const base = SEEDS.flatMap((seed) => newGame(4, seed).state.types);
    expect(base.filter((type) => type === 'PF' || type === 'VD')).toEqual([]);
  });

  it('[NO-14.2] four of six types of consultants; with two players all that were chosen but the Lawyer', () => {
    const types = (
      seats: number,
      consultants: 'random' | 'without-MC-MI' | 'without-MC-NE' | 'without-CL-TS',
    ): readonly string[] => SEEDS.map((seed) => newGame(seats, seed, { consultants }).state.consultantTypes.join());
    expect(new Set(types(3, 'without-MC-MI'))).toEqual(new Set(['NE,CL,TS,CM']));
    const four = types(4, 'random').map((each) => each.split(','));
    expect(new Set(four.map(({ length }) => length))).toEqual(new Set([4]));
    expect(new Set(four.flat())).toEqual(new Set(['MC', 'NE', 'CL', 'MI', 'TS', 'CM']));
    const two = types(2, 'random').map((each) => each.split(','));
    expect(new Set(two.map(({ length }) => length))).toEqual(new Set([4]));
    expect(new Set(types(2, 'without-CL-TS'))).toEqual(new Set(['MC,NE,MI,CM']));
    expect(new Set(two.flat())).toEqual(new Set(['MC', 'NE', 'MI', 'TS', 'CM']));
    expect(new Set(types(2, 'without-MC-NE'))).toEqual(new Set(['MI,TS,CM']));
    const scene = newGame(3, 'supply', { consultants: 'without-MC-MI' });
    expect(scene.agency).toEqual({ MC: 0, NE: 2, CL: 2, MI: 0, TS: 2, CM: 2, CA: 0 });
  });

  it('[NO-14.3] the Accountant: one card in the supply, never dealt', () => {
    for (const seats of [2, 3, 4]) {
      const scenes = SEEDS.map((seed) => newGame(seats, seed, { accountant: true }));
      expect(new Set(scenes.map(({ agency }) => agency.CA))).toEqual(new Set([1]));
      const dealt = scenes.flatMap((scene) => scene.state.hqs.map(({ consultants }) => consultants.CA));
      expect(new Set(dealt)).toEqual(new Set([0]));
    }
    expect(newGame(3, 'off').agency.CA).toBe(0);
  });

  it('[NO-14.3] it is taken, used and returned like any consultant', () => {
    const scene = position({
      seats: [{ hand: 'RRRK' }, {}],
      consultantTypes: ['MC', 'NE', 'MI', 'CA'],
      agency: { MC: 1, CA: 1 },
    });
    scene.seat(0).lays('R', 3, { on: at(1, 1) });
    expect(scene.offered).toEqual(['hire:MC', 'hire:CA', 'decline']);
    scene.seat(0).hires('CA');
    expect(scene.agency.CA).toBe(0);
    scene.seat(1).plots('deck', 'deck');
    scene.seat(0).uses('CA');
    expect([scene.agency.CA, scene.seat(0).consultants, scene.asked]).toEqual([1, [], 'accountant']);
  });

  it('[NO-14.4] any four different types give the extra point, once', () => {
    const consultantTypes: readonly Consultant[] = ['MC', 'NE', 'CL', 'MI', 'CA'];
    const worth = (...consultants: Consultant[]): number | undefined =>
      settled({ seats: [{ consultants }, {}, {}], consultantTypes, agency: {} }).score('consultants')?.[0];
    expect(worth('MC', 'NE', 'CA')).toBe(1);
    expect(worth('MC', 'NE', 'MI', 'CA')).toBe(3);
    expect(worth('MC', 'NE', 'CL', 'MI', 'CA')).toBe(3);
  });

  it('[NO-14.6] there is no other setting, and nothing optional is on by itself', () => {
    expect(Object.keys(SETUP)).toEqual([
      'firstPlayer',
      'companies',
      'consultants',
      'accountant',
      'sodAbilities',
      'soloDeck',
      'tiedFirst',
    ]);
    expect(defaultSetup(SETUP)).toEqual({
      firstPlayer: 'random',
      companies: 'base',
      consultants: 'base',
      accountant: false,
      sodAbilities: false,
      soloDeck: false,
      tiedFirst: 'second',
    });
  });
});

describe('Deluxe companies', () => {
  const captured = (company: Company, setting: Setting = {}): Scene => {
    const grid = [`R4 B1:${company} K1 W1`, 'R1 B1 K3 W1', 'R1 B1 K1 W1'];
    const scene = position({ grid, seats: [{ hq: 'RRR' }, {}], ...setting });
    scene.seat(0).takesOver(at(1, 1), at(1, 2), 2);
    return scene;
  };

  it('[NO-14.5] Pirate Frequency: an agent of any colour from the supply on a tile of that colour, or none', () => {
    const scene = captured('PF');
    expect(scene.offered).toHaveLength(13);
    const before = scene.supply.W;
    const none = scene.branch().play('decline');
    expect(none.grid[1]).toBe('R1 B1 K3 W1');
    scene.play(`place:${at(2, 4)}`);
    expect([scene.tile(at(2, 4)), scene.supply.W, scene.askedSeats]).toEqual(['W2', before - 1, [1]]);
  });

  it('[NO-14.5] Pirate Frequency: no colour the supply has run out of', () => {
    const grid = ['R4 B1:PF K1 W23', 'R1 B1 K3 W1', 'R1 B1 K1 W1'];
    const scene = captured('PF', { grid });
    expect(scene.supply.W).toBe(0);
    expect(scene.offered).not.toContain(`place:${at(2, 4)}`);
    expect(scene.refusal(`place:${at(2, 4)}`)).toBe('NO-4.5');
    expect(scene.offered).toContain(`place:${at(2, 3)}`);
  });

  it('[NO-14.5] Verification Desk: an agent of a tile with two or more goes to the supply, or none', () => {
    const scene = captured('VD');
    expect(scene.offered).toEqual([...[at(1, 1), at(1, 2), at(2, 3)].map((tile) => `withdraw:${tile}`), 'decline']);
    expect(scene.refusal(`withdraw:${at(1, 3)}`)).toBe('NO-6.4');
    const before = scene.supply.K;
    scene.play(`withdraw:${at(2, 3)}`);
    expect([scene.tile(at(2, 3)), scene.supply.K, scene.askedSeats]).toEqual(['K2', before + 1, [1]]);
  });
});

describe('Deluxe consultants', () => {
  const consultantTypes: readonly Consultant[] = ['NE', 'CL', 'TS', 'CM', 'CA'];
  const using = (
    consultant: Consultant,
    setting: Setting & { readonly hand?: string; readonly hq?: string } = {},
  ): Scene => {
    const { hand = '', hq = '', ...rest } = setting;
    const scene = position({ seats: [{ hand, hq, consultants: [consultant] }, {}], consultantTypes, ...rest });
    scene.seat(0).uses(consultant);
    return scene;
  };

  it('[NO-14.5] Talent Scout: a Plot takes three cards, and the display is refilled after the third', () => {
    const scene = using('TS', { display: 'RBKWR', deck: 'KBWWWW' });
    scene.seat(0).plots('R', 'deck');
    expect([scene.asked, scene.display]).toEqual(['plot', '-BKWR']);
    scene.seat(0).plots('B');
    expect([scene.seat(0).hand, scene.display, scene.askedSeats]).toEqual(['RBK', 'BWKWR', [1]]);
    const few = using('TS', { display: '-B--R', deck: '', endedBy: 0 });
    few.seat(0).plots('B');
    expect([few.seat(0).hand, few.asked]).toEqual(['RB', 'over']);
  });

  it('[NO-14.5] Crisis Manager: after a capture and its ability up to two of the cards that paid are upright again', () => {
    const scene = using('CM', { grid: GRID, hq: 'RRRr' });
    scene.seat(0).takesOver(at(1, 1), at(1, 2), 2);
    expect(scene.asked).toBe('guerrilla');
    scene.seat(0).declines();
    expect(scene.offered).toEqual(['restore:1', 'restore:2', 'decline']);
    const none = scene.branch().play('decline');
    expect([none.seat(0).hq, none.askedSeats]).toEqual(['Rrrr', [1]]);
    scene.play('restore:2');
    expect([scene.seat(0).hq, scene.askedSeats]).toEqual(['RRRr', [1]]);
    const failed = using('CM', { grid: GRID, hq: 'RRRr' });
    failed.seat(0).takesOver(at(1, 1), at(1, 2), 1);
    expect(failed.askedSeats).toEqual([1]);
  });

  it('[NO-14.5] Crisis Manager: only cards that are still tilted', () => {
    const grid = ['R4 B1:AA K1 W1', 'R1 B1 K1 W1', 'R1 B1 K1 W1'];
    const scene = using('CM', { grid, hq: 'RRR' });
    scene.seat(0).takesOver(at(1, 1), at(1, 2), 3);
    scene.play('straighten:0:R');
    // Three were tilted, two are upright again: one is left.
    expect([scene.seat(0).hq, scene.offered]).toEqual(['RRr', ['restore:1', 'decline']]);
  });

  it('[NO-14.5] Accountant: a card upright into the HQ without an agent, before the action', () => {
    const scene = using('CA', { hand: 'RRRK' });
    expect(scene.offered).toEqual(['account:R', 'account:K', 'decline']);
    const before = scene.grid;
    scene.play('account:K');
    expect([scene.seat(0).hq, scene.seat(0).hand, scene.asked]).toEqual(['K', 'RRR', 'main']);
    expect(scene.grid).toEqual(before);
    expect(scene.offered).toContain('lay:R:3');
    const left = using('CA', { hand: 'K' }).play('decline');
    expect([left.seat(0).hand, left.asked]).toEqual(['K', 'main']);
  });
});

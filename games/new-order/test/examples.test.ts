/** Section 4: the worked examples, number by number. */
import { describe, expect, it } from 'vitest';
import { PRINTED } from '../content/printed.ts';
import type { Consultant } from '../content/tables.ts';
import { hqOf } from '../rules/counts.ts';
import { scanOrder } from '../rules/grid.ts';
import { sharesOf } from '../rules/scoring.ts';
import { at } from './notation.ts';
import { position, settled } from './position.ts';
import { newGame } from './random-games.ts';
import type { Scene } from './scene.ts';

describe('the rulebook’s examples', () => {
  it('[NO-X1] setup for three', () => {
    const scene = newGame(3, 'Karen, Alba and Olja');
    expect(scene.grid.map((row) => row.split(' ').length)).toEqual([4, 4, 4, 4]);
    expect([...scene.state.agents]).toEqual(Array.from({ length: 16 }, () => 1));
    expect(scene.state.colours.toSorted().join('')).toBe('BBBBKKKKRRRRWWWW');
    expect(scene.agency).toEqual({ MC: 2, NE: 2, CL: 2, MI: 2, TS: 0, CM: 0, CA: 0 });
    const seats = [0, 1, 2].map((seat) => scene.seat(seat));
    expect(seats.map(({ consultants }) => consultants.length)).toEqual([1, 1, 1]);
    expect(new Set(seats.flatMap(({ consultants }) => consultants)).size).toBe(3);
    expect(seats.map(({ hand }) => hand.length)).toEqual([4, 4, 4]);
    expect(seats.map(({ objectives }) => new Set(objectives).size)).toEqual([2, 2, 2]);
    expect(scene.display).toMatch(/^[RBKW]{5}$/);
    expect(scene.deck).toHaveLength(63);
  });

  it('[NO-X2] five blue cards and two blue agents are nine shares', () => {
    const blueAgainst = (rival: { hq?: string; captured: string }): readonly number[] | undefined =>
      settled({ seats: [{ hq: 'bbbbb', captured: 'BB' }, rival] }).score('B');
    const scene = settled({ seats: [{ hq: 'bbbbb', captured: 'BB' }, {}] });
    expect(sharesOf(hqOf(scene.state, 0), 'B', PRINTED)).toBe(9);
    // Eight shares do not suffice against them, nine with more agents do.
    expect(blueAgainst({ hq: 'bb', captured: 'BBB' })).toEqual([6, 0]);
    expect(blueAgainst({ hq: 'bbb', captured: 'BBB' })).toEqual([0, 6]);
  });

  it('[NO-X3] Karen, Alba and Olja score red: 12, 4 and 0', () => {
    const grid = [
      'R1:PR B1:AA K1:GM W1:OM',
      'R1:PR B1:AA K1:GM W1:OM',
      'R1:SM B1:SM K1:AA W1:OM',
      'R1:BN B1:BN K1:GM W1:BN',
    ];
    const scene = settled({
      grid,
      seats: [
        { hq: 'rrrrrrrrr', objectives: ['PR', 'AA'] },
        { hq: 'rrrr', captured: 'R', objectives: ['GM', 'OM'] },
        { hq: 'rrrrrr', objectives: ['SM', 'AA'] },
      ],
    });
    expect([0, 1, 2].map((seat) => sharesOf(hqOf(scene.state, seat), 'R', PRINTED))).toEqual([9, 6, 6]);
    expect(scene.score('R')).toEqual([8, 4, 0]);
    expect(scene.score('objectives')).toEqual([4, 0, 0]);
    expect(scene.score('total')).toEqual([12, 4, 0]);
  });

  it('[NO-X4] a solo Plot of one red and one blue card brings an agent of each', () => {
    const scene = position({ display: 'RBKW', solo: { own: 'RB', objectives: ['BN', 'GM', 'PR'] } });
    const before = { ...scene.supply };
    scene.seat(0).plots('R', 'B');
    expect(scene.offered).toEqual([at(1, 1), at(2, 1), at(3, 1)].map((tile) => `place:${tile}`));
    scene.seat(0).places(at(2, 1));
    expect(scene.offered).toEqual([at(1, 2), at(2, 2), at(3, 2)].map((tile) => `place:${tile}`));
    scene.seat(0).places(at(3, 2));
    expect(scene.seat(0).hq).toBe('RB');
    expect([scene.tile(at(2, 1)), scene.tile(at(3, 2))]).toEqual(['R2', 'B2']);
    expect([scene.supply.R, scene.supply.B]).toEqual([before.R - 1, before.B - 1]);
  });
});

describe('derived examples', () => {
  it('[NO-X5] what consultants are worth', () => {
    const worth = (...consultants: Consultant[]): number | undefined =>
      settled({ seats: [{ consultants }, {}, {}], agency: {} }).score('consultants')?.[0];
    expect(worth()).toBe(0);
    expect(worth('MC')).toBe(0);
    expect(worth('MC', 'MC')).toBe(0);
    expect(worth('MC', 'NE')).toBe(1);
    expect(worth('MC', 'MC', 'NE')).toBe(1);
    expect(worth('MC', 'NE', 'CL')).toBe(1);
    expect(worth('MC', 'MC', 'NE', 'NE')).toBe(2);
    expect(worth('MC', 'MC', 'MC', 'NE')).toBe(1);
    expect(worth('MC', 'NE', 'CL', 'MI')).toBe(3);
    expect(worth('MC', 'MC', 'NE', 'CL', 'MI')).toBe(3);
    expect(worth('MC', 'MC', 'NE', 'NE', 'CL', 'MI')).toBe(4);
  });

  it('[NO-X6] the marker’s columns, and the scan from column 3', () => {
    const scene = newGame(1, 'marker').play('own:R:B');
    while (scene.events('sodMarker').length < 5) scene.play(scene.offered[0] ?? '');
    expect(scene.events('sodMarker').map(({ column }) => column)).toEqual([2, 3, 4, 1, 2]);
    const columns = [3, 4, 1, 2].flatMap((column) => [at(1, column), at(2, column), at(3, column)]);
    expect(scanOrder(12, 3)).toEqual(columns);
  });

  /** Plots from the display until `isDone`; says how many Plots it took. */
  const plotUntil = (scene: Scene, isDone: () => boolean): number => {
    let plots = 0;
    while (!isDone()) {
      if (scene.asked === 'main') plots++;
      const key = scene.offered.find((offered) => /^(?:plot:|discard|place)/.test(offered));
      scene.play(key ?? 'nothing to plot');
    }
    return plots;
  };

  it('[NO-X7] when Plots alone have drained the deck', () => {
    for (const [seats, cards, plots] of [
      [4, 64, 30],
      [3, 68, 32],
      [2, 52, 24],
    ] as const) {
      const scene = newGame(seats, 'plots');
      expect(scene.deck.length + scene.display.length).toBe(cards);
      expect(plotUntil(scene, () => scene.state.endedBy !== null)).toBe(plots);
      expect([scene.state.display.filter((card) => card !== null).length, scene.deck]).toEqual([4, '']);
    }
  });

  it('[NO-X7] solo: the display is filled fifteen times and the 30th Plot is the last', () => {
    const scene = newGame(1, 'plots').play('own:R:B');
    expect(scene.deck.length + scene.display.length).toBe(60);
    const own = plotUntil(scene, () => scene.asked === 'over');
    const bySod = scene.lines.filter((line) => /^[BC]-\d [^–]/.test(line)).length;
    expect(own + bySod).toBe(30);
    expect(scene.events('displayFilled').length / 4).toBe(15);
    expect(scene.outcome?.reason).toBe('solo');
  });
});

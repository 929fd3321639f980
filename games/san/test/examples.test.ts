/** Section 4: the worked examples of the rulebook, and vectors derived from the printed values. */
import { Random } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { PRINTED } from '../content/printed.ts';
import { san } from '../index.ts';
import { position, type Side } from './position.ts';
import { STANDARD } from './random-games.ts';

describe('the rulebook’s examples', () => {
  it('[SAN-X1] one Mercenary type per turn', () => {
    const hand = ['S01', 'S02', 'S04', 'S07', 'S10', 'SV5', 'S11', 'S03'] as const;
    const scene = position({ sun: { hand, step: 5, draw: ['S05', 'S06', 'S08', 'S09', 'S12'] } });
    scene.sun.plays('S01', 'S02');
    expect(scene.refusal('play:S04')).toBe('SAN-4.4');
    expect(scene.refusal('play:S07')).toBe('SAN-4.4');
    scene.sun.plays('S10');
    expect(scene.offered).toEqual(['take:0', 'take:1', 'take:2', 'decline']);
    scene.sun.takes('P1').plays('SV5');
    expect(scene.sun.discard).toEqual(['SV5']);
    expect(scene.offeredOf('play')).toEqual(['S03', 'S11']);
    expect(scene.sun.hand).toEqual(['S03', 'S04', 'S07', 'S11']);
    expect(scene.income).toBe(3);
    expect(scene.sun.refillSize).toBe(8);
    scene.sun.ends();
    expect(scene.sun.hand).toEqual(['S03', 'S04', 'S05', 'S06', 'S07', 'S08', 'S09', 'S11']);
  });

  it('[SAN-X2] buying a card of cost 4 with 8', () => {
    const scene = position({ sun: { hand: ['R31', 'S12', 'S10'] }, river: { 3: 'R15' }, reserve: ['R40', 'R41'] });
    scene.sun.plays('R31').declines().plays('S12').declines().plays('S10').declines().endsPlay();
    expect(scene.income).toBe(8);
    scene.sun.buys(3);
    expect(scene.sun.discard.at(-1)).toBe('R15');
    expect(scene.river[2]).toBe('R40');
    expect(scene.income).toBe(4);
    expect(scene.asked).toBe('buy');
    expect(scene.offeredOf('buy').length).toBeGreaterThan(0);
  });

  it('[SAN-X3] corrupting one card with 5 ●', () => {
    const three = position({ sun: { hand: ['R05', 'S01', 'S02'] }, river: { 4: 'R11' }, reserve: ['R40', 'R41'] });
    three.sun.plays('R05', 'S01', 'S02');
    const two = position({ sun: { hand: ['R05', 'R09'] }, river: { 4: 'R11' }, reserve: ['R40', 'R41'] });
    two.sun.plays('R05', 'R09').declines();
    for (const scene of [three, two]) {
      expect(scene.pools.C).toBe(5);
      scene.sun.corrupts(4, { into: 2 });
      expect(scene.sun.slot(2)).toEqual(['R11']);
      expect(scene.river[3]).toBe('R40');
      expect(scene.pools.C).toBe(2);
      expect(scene.refusal('corrupt:1')).toBe('SAN-5.2');
      scene.sun.ends();
      expect(scene.pools.C).toBe(0);
    }
  });

  it('[SAN-X4] crossing twice with 8 ▶', () => {
    const star: Side = { hand: ['R15', 'R16', 'R13'], step: 2, slots: { 5: 2 } };
    const scene = position({
      active: 'STAR',
      star,
      sun: { slots: { 5: 1, 4: 1 } },
      river: { 5: 'R31', 4: 'R11', 3: 'R21' },
    });
    scene.star.plays('R15', 'R16').plays('R13').takes('P2');
    expect(scene.pools.P).toBe(8);
    expect(scene.star.crossingCost(5)).toBe(4 - 2 + 1);
    scene.star.crosses();
    expect([scene.star.step, scene.star.tokens, scene.pools.P]).toEqual([3, 1, 5]);
    expect(scene.star.crossingCost(4)).toBe(3 + 1);
    scene.star.crosses();
    expect([scene.star.step, scene.star.tokens, scene.pools.P]).toEqual([4, 1, 1]);
    expect(scene.refusal('cross')).toBe('SAN-6.3');
    expect(scene.star.refillSize).toBe(7);
    scene.star.ends();
    expect(scene.star.hand).toHaveLength(7);
    expect(scene.pools.P).toBe(0);
  });

  it('[SAN-X5] eight squares on the virus track', () => {
    const scene = position({
      sun: { hand: ['R25', 'R26', 'R29'] },
      star: { draw: ['T07'] },
      pawn: { on: 'SUN', square: 2 },
    });
    scene.sun.plays('R25', 'R26', 'R29').declines();
    expect(scene.pools.H).toBe(8);
    const path = Array.from({ length: 8 }, () => {
      scene.sun.hacks();
      return scene.pawn;
    });
    expect(path).toEqual(['SUN 1', 'port', 'STAR 1', 'STAR 2', 'STAR 3', 'port', 'STAR 1', 'STAR 2']);
    expect(scene.sun.virus).toBe(5);
    expect(scene.star.virus).toBe(4);
    expect(scene.star.draw).toEqual(['TV5', 'T07']);
    expect(scene.pools.H).toBe(0);
  });

  it('[SAN-X6] a multiplier with 3, 2, 1 and 3 ■', () => {
    const first = position({ sun: { hand: ['R25', 'R23', 'S07', 'R27', 'R36'] } });
    first.sun.plays('R25').plays('R23').takes('H2').plays('S07', 'R27', 'R36');
    expect(first.pools.H).toBe(3 + 2 + 1 + 3 + 4);
    const second = position({ sun: { hand: ['R25', 'R26', 'R29', 'R27', 'S10'] } });
    second.sun.plays('R25', 'R26', 'R29').declines().plays('R27').plays('S10').takes('H1');
    expect(second.pools.H).toBe(13);
    const four = position({ sun: { hand: ['R25', 'R23', 'S07', 'R27'] } });
    four.sun.plays('R25').plays('R23').takes('H2').plays('S07', 'R27');
    expect(four.pools.H).toBe(10);
    const five = position({ sun: { hand: ['R25', 'R26', 'R23', 'S07', 'R27'] } });
    five.sun.plays('R25', 'R26').plays('R23').takes('H2').plays('S07', 'R27');
    expect(five.pools.H).toBe(14);
  });
});

/** A generator that leaves every pile as it was but lays these cards on top of the one that has them. */
class Arranged extends Random {
  private readonly top: readonly unknown[];

  constructor(top: readonly unknown[]) {
    super([1, 2, 3, 4]);
    this.top = top;
  }

  override shuffle<V>(items: V[]): V[] {
    const place = (item: V): number => this.top.indexOf(item);
    return items.sort((a, b) => place(a) - place(b));
  }

  override next(): number {
    throw new Error('nothing here may be left to chance');
  }
}

describe('vectors of the printed values', () => {
  it('[SAN-X7] the second cards decide who begins', () => {
    // Crossing costs 4, 5, 3, 4, 3, 4.
    const river = ['R31', 'R01', 'R11', 'R32', 'R12', 'R33'] as const;
    const random = new Arranged(river);
    const base = { seats: 2, stack: [], random: random.words, sealed: null };
    const state = san.start({ setup: STANDARD, seats: 2, content: PRINTED, random, base });
    expect(state.river).toEqual(river);
    expect(state.turn.active).toBe(0);
    expect(state.pawn).toEqual({ on: 0, square: 1 });
    expect(state.players[0].virus).toBe(5);
  });

  it('[SAN-X8] the opening hack with 3 ■, by the second and by the first player', () => {
    const hand = ['R25'] as const;
    const second = position({ active: 'STAR', star: { hand }, sun: { draw: ['S07'] }, pawn: { on: 'SUN', square: 1 } });
    second.star.plays('R25').hacks(2);
    expect(second.pawn).toBe('SUN 3');
    second.star.hacks();
    expect([second.pawn, second.sun.draw[0], second.sun.virus]).toEqual(['port', 'SV5', 4]);
    const first = position({ sun: { hand }, pawn: { on: 'SUN', square: 1 } });
    first.sun.plays('R25').hacks();
    expect(first.pawn).toBe('port');
    first.sun.hacks(2);
    expect(first.pawn).toBe('STAR 2');
  });

  it('[SAN-X9] a copied multiplier', () => {
    const scene = position({ sun: { hand: ['R25', 'R27', 'R34'] } });
    scene.sun.plays('R25', 'R27', 'R34').copies('R27');
    expect(scene.pools.H).toBe(3 + 2 * 3);
  });

  it('[SAN-X10] a River end with one lead is a draw, with the pawn on the trailing player’s card it is won', () => {
    const sun: Side = { hand: ['R37'], step: 3, virus: 4, slots: { 1: 2, 2: 2, 3: 2 } };
    const star: Side = { step: 3, virus: 4, slots: { 1: 2, 2: 2, 3: 1 } };
    const level = position({ sun, star, reserve: [] });
    level.sun.plays('R37').corrupts(1, { into: 4 });
    expect(level.outcome?.score).toEqual([
      { part: 'corruption', values: [7, 5] },
      { part: 'propaganda', values: [2, 2] },
      { part: 'hacking', values: [1, 1] },
    ]);
    expect(level.result).toEqual({ winner: 'draw', by: 'river' });
    const ahead = position({ sun, star, reserve: [], pawn: { on: 'STAR', square: 1 } });
    ahead.sun.plays('R37').corrupts(1, { into: 4 });
    expect(ahead.result).toEqual({ winner: 0, by: 'river' });
  });

  it('[SAN-X11] starting Hardware for ●1 three times', () => {
    const scene = position({ sun: { hand: ['S10', 'S11', 'S12', 'S04', 'S01'] } });
    scene.sun.plays('S10').takes('C1').plays('S11').takes('C1').plays('S12').takes('C1');
    expect([scene.pools.C, scene.locked, scene.income]).toEqual([3, null, 4]);
    expect(scene.offeredOf('corrupt')).toHaveLength(6);
    scene.sun.plays('S04');
    expect(scene.locked).toBe('P');
    scene.sun.corrupts(1, { into: 1 });
    expect(scene.offeredOf('corrupt')).toEqual([]);
  });

  it('[SAN-X12] choice and multiplier', () => {
    const scene = position({ sun: { hand: ['R07', 'R03'] } });
    scene.sun.plays('R07', 'R03');
    const draw = scene.branch();
    const none = scene.branch();
    scene.sun.takes('C2');
    draw.sun.takes('DRAW 2').draws(2);
    none.sun.declines();
    expect([scene, draw, none].map(({ pools }) => pools.C)).toEqual([4, 2, 2]);
  });

  it('[SAN-X13] a copy chooses anew', () => {
    const scene = position({ sun: { hand: ['R13', 'R34', 'R17'] } });
    scene.sun.plays('R13').takes('P2').plays('R34').copies('R13');
    expect(scene.sun.played('R34')?.type).toBe('P');
    const draw = scene.branch();
    scene.sun.takes('P2');
    expect(scene.pools.P).toBe(4);
    draw.sun.takes('DRAW 2').draws(2);
    expect([draw.pools.P, draw.sun.hand.length]).toEqual([2, 3]);
    scene.sun.plays('R17');
    draw.sun.plays('R17');
    expect([scene.pools.P, draw.pools.P]).toEqual([7, 5]);
  });

  it('[SAN-X14] the whole virus track takes 30 ■', () => {
    const hand = ['R25', 'R26', 'R29', 'R30', 'R27', 'R28', 'R48', 'R36'] as const;
    const scene = position({ sun: { hand } });
    scene.sun.plays('R25', 'R26').plays('R29').declines().plays('R30').declines().plays('R27', 'R28', 'R48', 'R36');
    expect(scene.pools.H).toBe(3 + 3 + 2 + 2 + 6 + 3 + 2 * 6);
    const finished = Array.from({ length: 30 }, () => {
      scene.sun.hacks();
      return 5 - scene.star.virus;
    });
    expect([4, 9, 15, 22, 30].map((moves) => finished[moves - 1])).toEqual([1, 2, 3, 4, 5]);
    expect([3, 8, 14, 21, 29].map((moves) => finished[moves - 1])).toEqual([0, 1, 2, 3, 4]);
    expect(scene.result).toEqual({ winner: 0, by: 'hacking' });
  });

  it('[SAN-X15] the bounds of the crossing cost', () => {
    const low = position({ sun: { slots: { 1: 2 } }, river: { 1: 'R11' } });
    expect(low.sun.crossingCost(1)).toBe(1);
    const high = position({ star: { slots: { 1: 2 } }, river: { 1: 'R21' } });
    expect(high.sun.crossingCost(1)).toBe(8);
  });
});

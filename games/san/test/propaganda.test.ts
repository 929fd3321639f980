/** Block 6: ▶ and the banners. */
import { describe, expect, it } from 'vitest';
import type { RiverId } from '../content/card.ts';
import { PRINTED } from '../content/printed.ts';
import { facedPosition } from '../rules/counts.ts';
import { POSITIONS } from '../rules/state.ts';
import { position } from './position.ts';
import { breaches } from './random-games.ts';
import { repriced } from './repriced.ts';

/** Crossing costs 3, 4, 5, 6, 4, 3 from SUN's left. */
const MIXED: readonly RiverId[] = ['R11', 'R31', 'R01', 'R21', 'R32', 'R12'];

describe('▶ and crossings', () => {
  it('[SAN-6.1] ▶ of cards of any type add up in one pool', () => {
    const scene = position({ sun: { hand: ['S04', 'R15', 'R35', 'S10'] } });
    scene.sun.plays('S04', 'R15', 'R35').plays('S10').takes('P1');
    expect(scene.pools.P).toBe(1 + 3 + 3 + 1);
  });

  it('[SAN-6.2] a banner on step s faces position s for SUN and 7 − s for STAR; step 7 faces nothing', () => {
    for (const step of [1, 2, 3, 4, 5, 6]) {
      const sun = position({ sun: { hand: ['R47'], step }, river: MIXED });
      sun.sun.plays('R47').crosses();
      expect(6 - sun.pools.P).toBe([3, 4, 5, 6, 4, 3][step - 1]);
      const star = position({ active: 'STAR', star: { hand: ['R47'], step }, river: MIXED });
      star.star.plays('R47').crosses();
      expect(6 - star.pools.P).toBe([3, 4, 6, 5, 4, 3][step - 1]);
    }
    expect([facedPosition(0, 7), facedPosition(1, 7)]).toEqual([undefined, undefined]);
  });

  it('[SAN-6.3] a crossing pays the current cost and moves the banner one step to its owner’s right', () => {
    const scene = position({ sun: { hand: ['R15', 'S04'], step: 2 }, river: MIXED });
    scene.sun.plays('R15');
    expect(scene.offered).not.toContain('cross');
    expect(scene.refusal('cross')).toBe('SAN-6.3');
    scene.sun.plays('S04').crosses();
    expect(scene.sun.step).toBe(3);
    expect(scene.pools.P).toBe(0);
  });

  it('[SAN-6.4] the current cost is the printed one, less own and plus the opponent’s cards in the slot', () => {
    const scene = position({ sun: { slots: { 1: 2, 3: 1 } }, star: { slots: { 1: 1, 4: 2 } }, river: MIXED });
    expect(POSITIONS.map((place) => scene.sun.crossingCost(place))).toEqual([3 - 2 + 1, 4, 5 - 1, 6 + 2, 4, 3]);
    expect(POSITIONS.map((place) => scene.star.crossingCost(place))).toEqual([3 + 2 - 1, 4, 5 + 1, 6 - 2, 4, 3]);
  });

  it('[SAN-6.7] several crossings are allowed in a turn, each at the cost of its moment', () => {
    const scene = position({ sun: { hand: ['R47', 'R46'] }, river: MIXED, reserve: ['R13', 'R14', 'R05'] });
    scene.sun.plays('R46', 'R47').crosses();
    expect(scene.pools.P).toBe(3);
    expect(scene.refusal('cross')).toBe('SAN-6.3');
    scene.sun.corrupts(2, { into: 2 });
    expect(scene.sun.crossingCost(2)).toBe(3 - 1);
    scene.sun.crosses();
    expect([scene.sun.step, scene.pools.P]).toEqual([3, 1]);
  });

  it('[SAN-6.8] a crossing is not paid in parts: ▶ of this turn are lost', () => {
    const scene = position({ sun: { hand: ['R35', 'R15', 'S04'], step: 4 }, star: { hand: ['T01'] }, river: MIXED });
    scene.sun.plays('R35').ends();
    scene.star.plays('T01').ends();
    scene.sun.plays('R15');
    expect(scene.pools.P).toBe(3);
    expect(scene.offered).not.toContain('cross');
  });

  it('[SAN-6.9] the River card stays where it is and nothing is refilled', () => {
    const scene = position({ sun: { hand: ['R47'] }, river: MIXED });
    const reserve = scene.reserve;
    scene.sun.plays('R47').crosses();
    expect(scene.river).toEqual(MIXED);
    expect(scene.reserve).toEqual(reserve);
  });
});

describe('guards for other costs than the printed', () => {
  it('[SAN-6.5] a cost below 0 counts as 0 and never gives ▶ back', () => {
    const scene = position(
      { sun: { hand: ['R35'], slots: { 1: 2 } }, river: { 1: 'R11' } },
      repriced({ R11: { crossing: 1 } }),
    );
    expect(scene.sun.crossingCost(1)).toBe(0);
    scene.sun.plays('R35').crosses();
    expect([scene.sun.step, scene.pools.P]).toEqual([2, 3]);
  });

  it('[SAN-6.6] a crossing at cost 0 needs no ▶, but only in the own Play phase', () => {
    const cheap = repriced({ R11: { crossing: 2 } });
    const scene = position(
      { sun: { hand: ['S01', 'R31'], slots: { 1: 2 } }, star: { hand: ['T01'] }, river: { 1: 'R11' } },
      cheap,
    );
    expect(scene.pools.P).toBe(0);
    expect(scene.offered).toContain('cross');
    expect(scene.offered).not.toContain('endPlay');
    scene.sun.plays('R31').declines().endsPlay();
    expect(scene.offered).not.toContain('cross');
    scene.sun.ends();
    expect(scene.offered).not.toContain('cross');
  });

  it('[SAN-6.17] the printed cost goes by the type alone', () => {
    const costs = { P: 3, M: 4, C: 5, H: 6, V: 0 };
    for (const id of PRINTED.river) expect(PRINTED.byId[id].crossing).toBe(costs[PRINTED.byId[id].type]);
  });

  it('[SAN-6.17] in no game does the current cost leave the range from 1 to 8', () => {
    const outside = breaches(['ford', 'bridge', 'ferry', 'weir'], ({ sun, star, asked }) => {
      const costs = POSITIONS.flatMap((place) => [sun.crossingCost(place), star.crossingCost(place)]);
      return asked === 'over' || costs.every((cost) => cost >= 1 && cost <= 8);
    });
    expect(outside).toEqual([]);
  });
});

describe('banners and tokens', () => {
  it('[SAN-6.10] a banner never moves back, nor because a River card changes', () => {
    const back = breaches(['north', 'south', 'east'], ({ sun, star }, before) => {
      const [earlierSun, earlierStar] = before?.players ?? [sun, star];
      return sun.step >= earlierSun.step && star.step >= earlierStar.step;
    });
    expect(back).toEqual([]);
    const scene = position({ sun: { hand: ['R37'], step: 3 }, star: { step: 4 } });
    scene.sun.plays('R37').corrupts(3, { into: 1 });
    expect([scene.sun.step, scene.star.step]).toEqual([3, 4]);
  });

  it('[SAN-6.11] banners neither block nor meet each other', () => {
    // SUN on step 3 and STAR on step 4 both face position 3.
    const scene = position({
      sun: { hand: ['R47'], step: 3 },
      star: { hand: ['R17', 'R18', 'R15'], step: 4 },
      river: MIXED,
    });
    scene.sun.plays('R47').crosses().ends();
    expect([scene.sun.step, scene.star.step]).toEqual([4, 4]);
    scene.star.plays('R17', 'R18', 'R15').crosses();
    expect([scene.sun.step, scene.star.step]).toEqual([4, 5]);
  });

  it('[SAN-6.12] arriving on a token’s step wins it, for good', () => {
    const scene = position({ sun: { hand: ['R47', 'R15'], step: 2 }, star: { hand: ['T01'] }, river: MIXED });
    expect(scene.sun.tokens).toBe(0);
    scene.sun.plays('R47').crosses();
    expect(scene.sun.tokens).toBe(1);
    expect(scene.told.map(({ event }) => event)).toContainEqual({ kind: 'bonusWon', seat: 0, step: 3 });
    scene.sun.ends();
    scene.star.plays('T01').ends();
    expect(scene.sun.tokens).toBe(1);
  });

  it('[SAN-6.13] a token raises the refill already in the turn it was won', () => {
    const scene = position({ sun: { hand: ['R47'], step: 2 }, river: MIXED });
    scene.sun.plays('R47').crosses().ends();
    expect(scene.sun.hand).toHaveLength(7);
    const second = position({ sun: { hand: ['R47'], step: 4 }, river: { 4: 'R11' } });
    second.sun.plays('R47').crosses().ends();
    expect(second.sun.hand).toHaveLength(8);
  });

  it('[SAN-6.14] a Corporation wins its own two tokens and never the opponent’s', () => {
    // The tokens of both lie in the same gaps of the River: SUN walks past STAR's.
    const won = [1, 2, 3, 4, 5].map((step) => {
      const scene = position({ sun: { hand: ['R47'], step }, star: { step: 2 } });
      scene.sun.plays('R47').crosses();
      expect([scene.star.tokens, scene.star.refillSize]).toEqual([0, 6]);
      return scene.sun.tokens;
    });
    expect(won).toEqual([0, 1, 1, 2, 2]);
  });

  it('[SAN-6.15] step 7 wins by Propaganda, six crossings from the start', () => {
    const before = position({ sun: { hand: ['R47'], step: 5 } });
    before.sun.plays('R47').crosses();
    expect([before.sun.step, before.result]).toEqual([6, null]);
    const scene = position({ sun: { hand: ['R47'], step: 6 } });
    scene.sun.plays('R47').crosses();
    expect(scene.sun.step - 1).toBe(6);
    expect(scene.result).toEqual({ winner: 0, by: 'propaganda' });
  });

  it('[SAN-6.16] cards and slots already passed no longer matter to a banner', () => {
    const setting = { hand: ['R47'], step: 3 } as const;
    const plain = position({ sun: setting, river: MIXED });
    const laden = position({
      sun: { ...setting, slots: { 1: 2 } },
      star: { slots: { 2: 2 } },
      river: ['R21', 'R22', 'R01', 'R23', 'R32', 'R12'],
    });
    for (const scene of [plain, laden]) {
      scene.sun.plays('R47').crosses();
      expect(scene.pools.P).toBe(1);
    }
  });
});

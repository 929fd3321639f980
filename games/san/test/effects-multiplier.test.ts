/** Block 8: multipliers and the pools they feed. */
import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

describe('multipliers', () => {
  it('[SAN-8.1] a multiplier gives one symbol of its type for each card of that type, itself included', () => {
    for (const [multiplier, companions, symbol] of [
      ['R07', ['S01', 'S02'], 'C'],
      ['R17', ['S04', 'S05'], 'P'],
      ['R27', ['S07', 'S08'], 'H'],
    ] as const) {
      const scene = position({ sun: { hand: [multiplier, ...companions] } });
      scene.sun.plays(multiplier);
      expect(scene.pools[symbol]).toBe(1);
      const fixed = position({ sun: { hand: [multiplier, ...companions] } });
      fixed.sun.plays(...companions, multiplier);
      expect(fixed.pools[symbol]).toBe(2 + 3);
    }
  });

  it('[SAN-8.2] cards played after the multiplier count too, and spent symbols stay spent', () => {
    const scene = position({ sun: { hand: ['R27', 'S07', 'S08', 'S09'] } });
    scene.sun.plays('R27').hacks();
    expect(scene.pools.H).toBe(0);
    scene.sun.plays('S07');
    expect(scene.pools.H).toBe(2);
    scene.sun.hacks(2).plays('S08');
    expect(scene.pools.H).toBe(2);
  });

  it('[SAN-8.3] multipliers add up: printed, copied and chosen symbols, plus multipliers times cards', () => {
    const scene = position({ sun: { hand: ['R27', 'R28', 'R23', 'R25', 'R34'] } });
    scene.sun.plays('R27', 'R28').plays('R23').takes('H2').plays('R25').plays('R34').copies('R25');
    // Printed 3, copied 3, chosen 2; two multipliers and five Hacking cards.
    expect(scene.pools.H).toBe(3 + 3 + 2 + 2 * 5);
  });

  it('[SAN-8.4] the pool is the total less what was spent', () => {
    const scene = position({ sun: { hand: ['R07', 'R05', 'R06', 'S01'] } });
    scene.sun.plays('R07', 'R05', 'R06');
    expect(scene.pools.C).toBe(9);
    scene.sun.corrupts(1, { into: 1 });
    expect(scene.pools.C).toBe(6);
    scene.sun.plays('S01');
    expect(scene.pools.C).toBe(6 + 1 + 1);
    const multiplied = position({ sun: { hand: ['R07', 'R08', 'S01'] } });
    multiplied.sun.plays('R07', 'R08', 'S01').corrupts(1, { into: 1 });
    expect(multiplied.pools.C).toBe(1 + 2 * 3 - 3);
  });

  it('[SAN-8.5] only cards of its own type count: neither other Mercenaries nor Hardware nor Virus cards', () => {
    const scene = position({ sun: { hand: ['R39', 'R27', 'S01', 'S04', 'R35', 'SV5', 'S10'] } });
    scene.sun.plays('R39').declines().plays('R27', 'S01', 'S04', 'R35', 'SV5').plays('S10').takes('C1');
    expect(scene.pools.H).toBe(1);
  });

  it('[SAN-8.5] Hardware that has copied a card of the type counts, Hardware that copied Hardware does not', () => {
    const copy = position({ sun: { hand: ['R27', 'S07', 'R34'] } });
    copy.sun.plays('S07', 'R27').plays('R34').copies('S07');
    expect(copy.pools.H).toBe(1 + 1 + 3);
    const hardware = position({ sun: { hand: ['R27', 'R35', 'R34'] } });
    hardware.sun.plays('R35', 'R27').plays('R34').copies('R35');
    expect(hardware.pools).toEqual({ C: 0, P: 6, H: 1 });
  });
});

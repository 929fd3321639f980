/** Block 8: Copy Played, Copy River and nested plays. */
import { describe, expect, it } from 'vitest';
import { position } from './position.ts';
import { repriced } from './repriced.ts';

describe('Copy Played', () => {
  it('[SAN-8.10] the copy takes type and effects of another card played this turn, for this turn', () => {
    const scene = position({ sun: { hand: ['R25', 'S07', 'R34', 'R27'] } });
    scene.sun.plays('R25', 'S07', 'R34');
    expect(scene.offered).toEqual(['copyPlayed:R25', 'copyPlayed:S07', 'decline']);
    scene.sun.copies('R25');
    expect(scene.sun.played('R34')).toMatchObject({ type: 'H' });
    expect(scene.pools.H).toBe(3 + 1 + 3);
    scene.sun.plays('R27');
    expect(scene.pools.H).toBe(7 + 4);
    scene.sun.ends();
    expect(scene.sun.discard).toContain('R34');
  });

  it('[SAN-8.11] income is not copied: the copy keeps its own', () => {
    const scene = position({ sun: { hand: ['R11', 'R34'] } }, repriced({ R34: { income: 2 } }));
    scene.sun.plays('R11').declines();
    scene.sun.plays('R34').copies('R11').declines();
    expect(scene.income).toBe(4 + 2);
  });

  it('[SAN-8.12] the full set is copied whatever the original used: symbols, multipliers, discrete effects', () => {
    const scene = position({ sun: { hand: ['R09', 'R34', 'S01'], draw: ['S02', 'S03', 'S04'] } });
    scene.sun.plays('R09').declines().plays('R34').copies('R09');
    expect(scene.pools.C).toBe(4);
    expect(scene.asked).toBe('draw');
    scene.sun.draws(2);
    expect(scene.sun.hand).toEqual(['S01', 'S02', 'S03']);
    const multiplied = position({ sun: { hand: ['R07', 'R34'] } });
    multiplied.sun.plays('R07').plays('R34').copies('R07');
    expect(multiplied.pools.C).toBe(2 * 2);
  });

  it('[SAN-8.13] copying a Single Use card costs both cards', () => {
    const scene = position({ sun: { hand: ['R47', 'R34'] } });
    scene.sun.plays('R47', 'R34').copies('R47').ends();
    expect(scene.box).toEqual(expect.arrayContaining(['R47', 'R34']));
    expect(scene.sun.discard).toEqual([]);
  });

  it('[SAN-8.14] neither itself, Virus cards, nor cards in hand, discard pile or zones can be copied', () => {
    const scene = position({ sun: { hand: ['SV5', 'S10', 'R34', 'R25'], discard: ['R26'], slots: { 1: ['R05'] } } });
    scene.sun.plays('SV5').plays('S10').declines().plays('R34');
    expect(scene.offered).toEqual(['copyPlayed:S10', 'decline']);
  });

  it('[SAN-8.14] cards with no effect to copy are not eligible: an idle copy card, an income-only card', () => {
    const idle = position({ sun: { hand: ['R44', 'R34', 'S01'] } });
    idle.sun.plays('R44').declines().plays('R34');
    expect(idle.asked).toBe('main');
    const plain = position({ sun: { hand: ['R31', 'R34'] } }, repriced({ R31: { effects: [] } }));
    plain.sun.plays('R31', 'R34');
    expect(plain.asked).toBe('main');
    const starting = position({ sun: { hand: ['S01', 'S12', 'R34'] } });
    starting.sun.plays('S01').plays('S12').declines().plays('R34');
    expect(starting.offeredOf('copyPlayed')).toEqual(['S01', 'S12']);
  });

  it('[SAN-8.15] a card that has copied counts as what it has become', () => {
    const scene = position({ sun: { hand: ['R44', 'R34', 'R27'] }, river: { 1: 'R25' } });
    scene.sun.plays('R44').copies('R25').plays('R34').copies('R44');
    expect(scene.sun.played('R34')).toMatchObject({ type: 'H' });
    expect(scene.pools.H).toBe(6);
    scene.sun.plays('R27');
    expect(scene.pools.H).toBe(6 + 3);
  });

  it('[SAN-8.16] with nothing to copy, or declined, the card is plain Hardware with its own income', () => {
    const income = repriced({ R34: { income: 2 } });
    const alone = position({ sun: { hand: ['R34', 'S01', 'S04'] } }, income);
    alone.sun.plays('R34');
    expect(alone.asked).toBe('main');
    const declined = position({ sun: { hand: ['R25', 'R34'] } }, income);
    declined.sun.plays('R25', 'R34').declines();
    for (const [scene, expected] of [
      [alone, 2],
      [declined, 3],
    ] as const) {
      expect(scene.sun.played('R34')).toMatchObject({ type: 'M' });
      expect(scene.income).toBe(expected);
    }
    expect(alone.locked).toBeNull();
    expect(declined.pools.H).toBe(3);
  });
});

describe('Copy River', () => {
  it('[SAN-8.17] the copy takes type and effects of a card lying in the River, without its income', () => {
    const scene = position({ sun: { hand: ['R44', 'S01'] }, river: ['R19', 'R31', 'R25', 'R46', 'R07', 'R03'] });
    scene.sun.plays('R44');
    expect(scene.offered).toEqual([...['1', '2', '3', '4', '5', '6'].map((place) => `copyRiver:${place}`), 'decline']);
    const single = scene.branch();
    const declined = scene.branch();
    scene.sun.copies('R19').draws(2);
    expect(scene.sun.played('R44')).toMatchObject({ type: 'P' });
    expect([scene.pools.P, scene.income]).toEqual([2, 0]);
    single.sun.copies('R46').ends();
    expect(single.box).toContain('R44');
    expect(single.river).toContain('R46');
    declined.sun.declines();
    expect(declined.sun.played('R44')).toMatchObject({ type: 'M' });
  });

  it('[SAN-8.18] a Mercenary of another type than the locked one cannot be copied, unless All Types is active', () => {
    const scene = position({ sun: { hand: ['S07', 'R39', 'R44'] }, river: ['R05', 'R15', 'R25', 'R31', 'R06', 'R16'] });
    scene.sun.plays('S07');
    const free = scene.branch();
    scene.sun.plays('R44');
    expect(scene.offeredOf('copyRiver')).toEqual(['3', '4']);
    expect(scene.refusal('copyRiver:1')).toBe('SAN-8.18');
    free.sun.plays('R39').declines().plays('R44');
    expect(free.offeredOf('copyRiver')).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('[SAN-8.19] copying a Mercenary first locks its type', () => {
    const scene = position({ sun: { hand: ['R44', 'S01', 'S04', 'S07'] }, river: { 1: 'R15' } });
    scene.sun.plays('R44').copies('R15');
    expect(scene.locked).toBe('P');
    expect(scene.offeredOf('play')).toEqual(['S04']);
    expect(scene.refusal('play:S07')).toBe('SAN-4.4');
  });

  it('[SAN-8.20] the copied card stays, and the copy keeps what it took when the card leaves', () => {
    const scene = position({ sun: { hand: ['R44', 'R05'] }, river: { 2: 'R06' }, reserve: ['R21', 'R22'] });
    scene.sun.plays('R44').copies('R06');
    expect(scene.river[1]).toBe('R06');
    expect(scene.reserve).toEqual(['R21', 'R22']);
    scene.sun.corrupts(2, { into: 1 });
    expect(scene.river[1]).toBe('R21');
    expect(scene.sun.played('R44')).toMatchObject({ type: 'C' });
    scene.sun.plays('R05');
    expect(scene.pools.C).toBe(3);
  });

  it('[SAN-8.21] the top card of the Reserve is not in the River and cannot be copied', () => {
    const scene = position({
      sun: { hand: ['R44'] },
      river: ['R05', 'R15', 'R25', 'R31', 'R06', 'R16'],
      reserve: ['R27'],
    });
    scene.sun.plays('R44');
    expect(scene.offered).toHaveLength(6 + 1);
    expect(() => scene.sun.copies('R27')).toThrow('is not offered');
  });

  it('[SAN-8.22] a River card with Copy River cannot be copied by Copy River', () => {
    const two = repriced({ R31: { effects: ['COPY_RIVER'] }, R32: { effects: [] } });
    const scene = position({ sun: { hand: ['R44'] }, river: ['R31', 'R32', 'R25', 'R26', 'R05', 'R06'] }, two);
    scene.sun.plays('R44');
    expect(scene.offeredOf('copyRiver')).toEqual(['3', '4', '5', '6']);
    expect(scene.refusal('copyRiver:1')).toBe('SAN-8.22');
    expect(scene.refusal('copyRiver:2')).toBe('SAN-8.22');
  });

  it('[SAN-8.22] a River card with Copy Played can, if the play area has a target, and then asks for it', () => {
    const alone = position({ sun: { hand: ['R44'] }, river: { 1: 'R34' } });
    alone.sun.plays('R44');
    expect(alone.refusal('copyRiver:1')).toBe('SAN-8.22');
    const scene = position({ sun: { hand: ['R25', 'R44'] }, river: { 1: 'R34' } });
    scene.sun.plays('R25', 'R44').copies('R34');
    expect(scene.offered).toEqual(['copyPlayed:R25', 'decline']);
    const declined = scene.branch();
    scene.sun.copies('R25');
    expect(scene.pools.H).toBe(6);
    expect(scene.sun.played('R44')).toMatchObject({ type: 'H' });
    declined.sun.declines();
    expect(declined.sun.played('R44')).toMatchObject({ type: 'M' });
  });
});

describe('nested plays', () => {
  it('[SAN-8.49] a card played from the discard pile may copy the card that brought it back', () => {
    const scene = position({ sun: { hand: ['R33'], discard: ['R34', 'R36'] } });
    scene.sun.plays('R33').playsFromDiscard('R34');
    expect(scene.offered).toEqual(['copyPlayed:R33', 'decline']);
    scene.sun.copies('R33').playsFromDiscard('R36');
    expect(scene.sun.play).toEqual(['R33', 'R34', 'R36']);
    expect(scene.pools.H).toBe(3);
    expect(scene.sun.played('R34')).toMatchObject({ type: 'M' });
  });
});

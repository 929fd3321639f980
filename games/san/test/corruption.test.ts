/** Block 5: ● and the Corruption zones. */
import { describe, expect, it } from 'vitest';
import { PRINTED } from '../content/printed.ts';
import { POSITIONS } from '../rules/state.ts';
import { position } from './position.ts';

const FULL_BUT_ONE = { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 1 } as const;

describe('● and what they buy', () => {
  it('[SAN-5.1] ● of cards of any type add up in one pool', () => {
    const scene = position({ sun: { hand: ['S01', 'R05', 'R37', 'S10'] } });
    scene.sun.plays('S01');
    expect(scene.pools.C).toBe(1);
    scene.sun.plays('R05', 'R37').plays('S10').takes('C1');
    expect(scene.pools.C).toBe(1 + 3 + 3 + 1);
  });

  it('[SAN-5.2] for 3 ● any of the six River cards may be corrupted, for less none', () => {
    const scene = position({ sun: { hand: ['S01', 'S02', 'S03'] } });
    scene.sun.plays('S01', 'S02');
    expect(scene.offeredOf('corrupt')).toEqual([]);
    expect(scene.refusal('corrupt:3')).toBe('SAN-5.2');
    scene.sun.plays('S03');
    expect(scene.offeredOf('corrupt')).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('[SAN-5.9] several corruptions follow one another, and the card that has just entered may be the next', () => {
    const scene = position({ sun: { hand: ['R46'] }, river: { 2: 'R11' }, reserve: ['R12', 'R13'] });
    scene.sun.plays('R46').corrupts(2, { into: 1 }).corrupts(2, { into: 1 });
    expect(scene.sun.slot(1)).toEqual(['R11', 'R12']);
    expect(scene.river[1]).toBe('R13');
    expect(scene.pools.C).toBe(0);
  });

  it('[SAN-5.10] ● left over are lost, unused groups too', () => {
    const scene = position({ sun: { hand: ['R46', 'S01', 'S07'] }, star: { hand: ['T01'] } });
    scene.sun.plays('R46', 'S01').corrupts(1, { into: 1 });
    expect(scene.pools.C).toBe(4);
    scene.sun.ends();
    scene.star.plays('T01').ends();
    scene.sun.plays('S07');
    expect(scene.pools.C).toBe(0);
    expect(scene.refusal('corrupt:1')).toBe('SAN-5.2');
  });

  it('[SAN-5.14] a corrupted River card costs no income and enters no deck', () => {
    const scene = position({ sun: { hand: ['R37', 'S10'] }, river: { 1: 'R19' } });
    scene.sun.plays('R37').plays('S10').takes('C1').corrupts(1, { into: 1 });
    expect(scene.income).toBe(1);
    expect(scene.sun.discard).toEqual([]);
    expect([...scene.sun.hand, ...scene.sun.draw, ...scene.box]).not.toContain('R19');
  });
});

describe('slots', () => {
  it('[SAN-5.3] the player chooses any own slot with fewer than two cards, and the card lies face down there', () => {
    const scene = position({ sun: { hand: ['R37'], slots: { 2: 2, 4: 1 } }, star: { slots: { 1: 2 } } });
    scene.sun.plays('R37').does('corrupt:6');
    expect(scene.askedSeats).toEqual([0]);
    expect(scene.offered).toEqual(['slot:1', 'slot:3', 'slot:4', 'slot:5', 'slot:6']);
    scene.sun.does('slot:4');
    expect(scene.sun.zone).toEqual([0, 2, 0, 2, 0, 0]);
    expect(scene.star.zone).toEqual([2, 0, 0, 0, 0, 0]);
  });

  it('[SAN-5.4] the slot need not lie beside the position the card came from', () => {
    for (const into of POSITIONS) {
      const scene = position({ sun: { hand: ['R37'] }, river: { 3: 'R11' } });
      scene.sun.plays('R37').corrupts(3, { into });
      expect(scene.sun.slot(into)).toEqual(['R11']);
    }
  });

  it('[SAN-5.5] a slot holds two cards at most, and so a zone twelve', () => {
    const scene = position({ sun: { hand: ['R37'], slots: { 5: 2 } } });
    scene.sun.plays('R37').does('corrupt:1');
    expect(scene.refusal('slot:5')).toBe('SAN-5.5');
    expect(scene.offered).not.toContain('slot:5');
    const last = position({ sun: { hand: ['R37'], slots: FULL_BUT_ONE } });
    last.sun.plays('R37').does('corrupt:1');
    expect(last.offered).toEqual(['slot:6']);
    last.sun.does('slot:6');
    expect(last.sun.zone).toEqual([2, 2, 2, 2, 2, 2]);
    expect(last.asked).toBe('over');
  });

  it('[SAN-5.16] no option of any kind ever moves or removes a corrupted card', () => {
    const scene = position({
      sun: { hand: ['R46', 'S10', 'R42', 'R38'], slots: { 1: ['R21'] } },
      star: { slots: { 1: ['R22'] } },
    });
    scene.sun.plays('R46').plays('S10').takes('C1').plays('R42');
    expect(scene.offeredOf('destroy')).toEqual(['R38']);
    scene.sun.declines();
    expect(scene.offered).toEqual(['play:R38', ...POSITIONS.map((place) => `corrupt:${place}`), 'endPlay']);
    scene.sun.corrupts(1, { into: 1 }).ends();
    expect(scene.sun.slot(1)[0]).toBe('R21');
    expect(scene.star.slot(1)).toEqual(['R22']);
  });
});

describe('the order of a corruption', () => {
  it('[SAN-5.6] pay, take, place, check the victory, refill from the top of the Reserve', () => {
    const scene = position({ sun: { hand: ['R37'] }, river: { 4: 'R11' }, reserve: ['R12', 'R13'] });
    scene.sun.plays('R37').does('corrupt:4');
    expect(scene.sun.slot(4)).toEqual([]);
    scene.sun.does('slot:4');
    expect(scene.happened.slice(-2)).toEqual(['corrupted', 'riverRefilled']);
    expect(scene.pools.C).toBe(0);
    expect(scene.sun.slot(4)).toEqual(['R11']);
    expect(scene.river[3]).toBe('R12');
    expect(scene.reserve).toEqual(['R13']);
    const won = position({ sun: { hand: ['R37'], slots: FULL_BUT_ONE }, reserve: ['R12'] });
    won.sun.plays('R37').corrupts(4, { into: 6 });
    expect(won.result?.by).toBe('corruption');
    expect(won.reserve).toEqual(['R12']);
  });

  it('[SAN-5.7] River cards never slide: only the vacated position changes', () => {
    const scene = position({
      sun: { hand: ['R37'] },
      river: ['R01', 'R11', 'R21', 'R31', 'R02', 'R12'],
      reserve: ['R40'],
    });
    scene.sun.plays('R37').corrupts(3, { into: 1 });
    expect(scene.river).toEqual(['R01', 'R11', 'R40', 'R31', 'R02', 'R12']);
  });

  it('[SAN-5.8] a vacated position with the Reserve empty ends the game at once', () => {
    const scene = position({ sun: { hand: ['R46'] }, reserve: [] });
    scene.sun.plays('R46').corrupts(2, { into: 2 });
    expect(scene.asked).toBe('over');
    expect(scene.result?.by).toBe('river');
  });

  it('[SAN-5.15] twelve cards in the own zone win by Corruption, eleven do not', () => {
    const eleven = position({ sun: { hand: ['R37'], slots: { ...FULL_BUT_ONE, 5: 1 } } });
    eleven.sun.plays('R37').corrupts(1, { into: 6 });
    expect(eleven.result).toBeNull();
    const twelve = position({ sun: { hand: ['R37'], slots: FULL_BUT_ONE } });
    twelve.sun.plays('R37').corrupts(1, { into: 6 });
    expect(twelve.result).toEqual({ winner: 0, by: 'corruption' });
    expect(twelve.outcome?.ranks).toEqual([1, 2]);
  });
});

describe('what a corrupted card does', () => {
  it('[SAN-5.11] it makes the crossing beside it one cheaper for its owner and one dearer for the opponent', () => {
    const scene = position({
      sun: { slots: { 2: 1, 3: 2 } },
      star: { slots: { 3: 1 } },
      river: ['R31', 'R32', 'R33', 'R34', 'R35', 'R36'],
    });
    expect(POSITIONS.map((place) => scene.sun.crossingCost(place))).toEqual([4, 3, 3, 4, 4, 4]);
    expect(POSITIONS.map((place) => scene.star.crossingCost(place))).toEqual([4, 5, 5, 4, 4, 4]);
  });

  it('[SAN-5.12] the modifier belongs to the position, whatever card comes to lie there', () => {
    const scene = position({ sun: { hand: ['R37'], slots: { 2: 1 } }, river: { 2: 'R11' }, reserve: ['R21', 'R31'] });
    expect(scene.sun.crossingCost(2)).toBe(3 - 1);
    scene.sun.plays('R37').corrupts(2, { into: 5 });
    expect(scene.sun.crossingCost(2)).toBe(6 - 1);
    expect(scene.star.crossingCost(2)).toBe(6 + 1);
  });

  it('[SAN-5.13] its face no longer matters and it gives no income', () => {
    const rich = position({ sun: { hand: ['S10'], slots: { 1: ['R19'] } }, river: { 1: 'R31' } });
    const poor = position({ sun: { hand: ['S10'], slots: { 1: ['R27'] } }, river: { 1: 'R31' } });
    expect(PRINTED.byId.R19.income).not.toBe(PRINTED.byId.R27.income);
    for (const scene of [rich, poor]) {
      scene.sun.plays('S10').takes('P1');
      expect(scene.income).toBe(1);
      expect(scene.pools).toEqual({ C: 0, P: 1, H: 0 });
      expect(scene.sun.crossingCost(1)).toBe(4 - 1);
    }
  });
});

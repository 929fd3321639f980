/** Block 10: phases 3 and 4, Discard and Refill. */
import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

describe('Discard', () => {
  it('[SAN-10.1] all played cards go to the own discard pile, Single Use cards to the box', () => {
    const scene = position({ sun: { hand: ['S01', 'R46', 'R36'], discard: ['S12'] } });
    scene.sun.plays('S01', 'R46', 'R36').ends();
    expect(scene.sun.play).toEqual([]);
    expect(scene.sun.discard).toEqual(['S12', 'S01', 'R36']);
    expect(scene.box).toContain('R46');
    expect(scene.star.discard).toEqual([]);
  });

  it('[SAN-10.2] cards not played stay in hand and cannot be discarded', () => {
    const scene = position({ sun: { hand: ['S01', 'S04', 'R36', 'SV5'] } });
    scene.sun.plays('S01').endsPlay();
    expect(scene.asked).toBe('main');
    expect(scene.askedSeats).toEqual([1]);
    expect(scene.sun.hand).toEqual(expect.arrayContaining(['S04', 'R36', 'SV5']));
    expect(scene.sun.discard).toEqual(['S01']);
  });
});

describe('Refill', () => {
  it('[SAN-10.3] the refill size is the base hand plus the tokens held', () => {
    const sizes = [1, 2, 3, 4, 5, 6].map((step) => position({ sun: { step } }).sun.refillSize);
    expect(sizes).toEqual([6, 6, 7, 7, 8, 8]);
    const scene = position({ sun: { hand: ['S01'], step: 5 } });
    scene.sun.plays('S01').ends();
    expect(scene.sun.hand).toHaveLength(8);
  });

  it('[SAN-10.4] a smaller hand draws from the top until it has the refill size', () => {
    const draw = ['S05', 'S06', 'S07', 'S08', 'S09', 'S10'] as const;
    const scene = position({ sun: { hand: ['S01', 'S02', 'S03'], draw } });
    scene.sun.plays('S01').ends();
    expect(scene.sun.hand).toEqual(['S02', 'S03', 'S05', 'S06', 'S07', 'S08']);
    expect(scene.sun.draw).toEqual(['S09', 'S10']);
  });

  it('[SAN-10.5] a hand of the refill size or larger draws and discards nothing', () => {
    const hand = ['S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'S07', 'S08', 'S09'] as const;
    for (const size of [7, 8, 9]) {
      const scene = position({ sun: { hand: hand.slice(0, size) } });
      const draw = scene.sun.draw;
      scene.sun.plays('S01').ends();
      expect(scene.sun.hand).toEqual(hand.slice(1, size));
      expect(scene.sun.draw).toEqual(draw);
    }
  });

  it('[SAN-10.6] a draw pile that runs out is reshuffled in the middle of the refill, this turn’s cards included', () => {
    const scene = position({ sun: { hand: ['S01', 'S02'], draw: ['S05', 'S06'], discard: ['S07', 'S08'] } });
    scene.sun.plays('S01').ends();
    expect(scene.happened).toContain('reshuffled');
    expect(scene.sun.hand).toEqual(['S01', 'S02', 'S05', 'S06', 'S07', 'S08']);
    expect(scene.sun.discard).toEqual([]);
  });

  it('[SAN-10.7] with no card left to draw the hand stays short', () => {
    const scene = position({ sun: { hand: ['S01', 'S02'], draw: ['S05'], discard: [] } });
    scene.sun.plays('S01').ends();
    expect(scene.sun.hand).toEqual(['S01', 'S02', 'S05']);
    expect(scene.askedSeats).toEqual([1]);
  });
});

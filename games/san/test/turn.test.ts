/** Block 3: the four phases of a turn. */
import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

describe('phases', () => {
  it('[SAN-3.1] a turn is Play, Buy, Discard and Refill, in this order', () => {
    const scene = position({ sun: { hand: ['R31', 'S01', 'S02'] } });
    scene.sun.plays('R31').declines().endsPlay().buys(1).ends();
    const phases = ['played', 'playEnded', 'bought', 'discarded', 'refilled', 'turnBegan'];
    const order = scene.happened.slice(scene.happened.indexOf('played')).filter((kind) => phases.includes(kind));
    expect(order).toEqual(phases);
  });

  it('[SAN-3.1] Buy may be left without buying, Discard and Refill happen by themselves', () => {
    const scene = position({ sun: { hand: ['R31', 'S01'] } });
    scene.sun.plays('R31').declines().endsPlay();
    expect(scene.asked).toBe('buy');
    scene.sun.does('endBuy');
    expect(scene.sun.play).toEqual([]);
    expect(scene.sun.discard).toEqual(['R31']);
    expect(scene.sun.hand).toHaveLength(6);
    expect(scene.askedSeats).toEqual([1]);
  });

  it('[SAN-3.2] once Buy has started nothing can be played or spent, Virus cards included', () => {
    const scene = position({ sun: { hand: ['R31', 'R45', 'S01', 'SV5'] } });
    scene.sun.plays('R31').declines().plays('R45').endsPlay();
    expect(scene.asked).toBe('buy');
    expect(scene.offered.every((key) => key.startsWith('buy:') || key === 'endBuy')).toBe(true);
    scene.sun.buys(1);
    expect(scene.offered.every((key) => key.startsWith('buy:') || key === 'endBuy')).toBe(true);
  });

  it('[SAN-3.3] Play cannot end before a card was played', () => {
    const scene = position({ sun: { hand: ['S01', 'S04'] } });
    expect(scene.offered).toEqual(['play:S01', 'play:S04']);
    expect(scene.refusal('endPlay')).toBe('SAN-3.3');
    scene.sun.plays('S04');
    expect(scene.offered).toContain('endPlay');
  });

  it('[SAN-3.4] an empty hand is excused and may end Play at once', () => {
    const scene = position({ sun: { hand: [] } });
    expect(scene.asked).toBe('main');
    expect(scene.offered).toEqual(['endPlay']);
    scene.sun.endsPlay();
    expect(scene.sun.hand).toHaveLength(6);
    expect(scene.askedSeats).toEqual([1]);
  });

  it('[SAN-3.5] Play ends when its player says so, and not before a triggered effect is answered', () => {
    const scene = position({ sun: { hand: ['R32', 'S01'] } });
    scene.sun.plays('R32');
    expect(scene.offered).toEqual(['draw', 'decline']);
    scene.sun.draws(3);
    expect(scene.asked).toBe('main');
    expect(scene.offered).toContain('endPlay');
    scene.sun.endsPlay();
    expect(scene.happened).toContain('playEnded');
  });

  it('[SAN-3.6] symbols are spent in Play only; what is left then is lost', () => {
    const scene = position({ sun: { hand: ['R45', 'R31'] } });
    scene.sun.plays('R31').declines().plays('R45').endsPlay();
    expect(scene.asked).toBe('buy');
    expect(scene.offered).not.toContain('hack');
    expect(scene.offered).not.toContain('corrupt:1');
    scene.sun.ends();
    expect(scene.pools).toEqual({ C: 0, P: 0, H: 0 });
  });

  it('[SAN-3.7] income left when Buy ends is lost', () => {
    const scene = position({
      sun: { hand: ['R31', 'S03'], draw: ['S01', 'S02', 'S04', 'S05', 'S06', 'S07'] },
      star: { hand: ['T01'] },
    });
    scene.sun.plays('R31').declines().endsPlay();
    expect(scene.income).toBe(5);
    scene.sun.ends();
    scene.star.plays('T01').ends();
    scene.sun.plays('S01');
    expect(scene.income).toBe(1);
    scene.sun.endsPlay();
    expect(scene.offeredOf('buy')).toEqual([]);
  });

  it('[SAN-3.8] after Refill the opponent’s turn begins', () => {
    const scene = position({ active: 'STAR', star: { hand: ['T01', 'T02'] } });
    scene.star.plays('T01').ends();
    expect(scene.state.turn).toMatchObject({ active: 0, number: 2 });
    expect(scene.happened.slice(-2)).toEqual(['refilled', 'turnBegan']);
    expect(scene.askedSeats).toEqual([0]);
  });

  it('[SAN-3.9] lock, All Types, pools, multipliers, alternatives taken and copied identities end with the turn', () => {
    const scene = position({
      sun: { hand: ['R39', 'R27', 'S04', 'S10', 'R34'], draw: ['S05', 'S06', 'S07', 'S08', 'S11', 'S12'], discard: [] },
      star: { hand: ['T04', 'T07'] },
    });
    scene.sun.plays('R39').declines().plays('R27', 'S04').plays('S10').takes('C1').plays('R34').copies('R27');
    expect(scene.pools).toEqual({ C: 1, P: 1, H: 4 });
    scene.sun.ends();
    expect(scene.state.turn).toMatchObject({ locked: null, allTypes: false });
    expect(scene.pools).toEqual({ C: 0, P: 0, H: 0 });
    scene.star.plays('T07');
    expect(scene.pools).toEqual({ C: 0, P: 0, H: 1 });
    expect(scene.refusal('play:T04')).toBe('SAN-4.4');
    scene.star.ends();
    scene.sun.plays('S07');
    expect(scene.pools).toEqual({ C: 0, P: 0, H: 1 });
    expect(scene.refusal('play:S05')).toBe('SAN-4.4');
  });
});

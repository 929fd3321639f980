/** Block 8: Single Use. */
import { describe, expect, it } from 'vitest';
import { PRINTED } from '../content/printed.ts';
import { position } from './position.ts';
import { repriced } from './repriced.ts';

describe('Single Use', () => {
  it('[SAN-8.6] a played card goes to the box in phase 3, before the refill could shuffle it in', () => {
    const scene = position({ sun: { hand: ['R46', 'S01'], draw: [], discard: ['S02', 'S03'] } });
    scene.sun.plays('R46').plays('S01');
    expect(scene.box).not.toContain('R46');
    scene.sun.ends();
    expect(scene.box).toContain('R46');
    expect(scene.sun.hand).toEqual(['S01', 'S02', 'S03']);
    const order = scene.happened.filter((kind) => ['boxed', 'reshuffled'].includes(kind));
    expect(order).toEqual(['boxed', 'reshuffled']);
  });

  it('[SAN-8.7] until then it is an ordinary card: it can be copied, and its type counts', () => {
    const scene = position({ sun: { hand: ['R46', 'R34'] } });
    scene.sun.plays('R46', 'R34').copies('R46');
    expect(scene.pools.C).toBe(12);
    const printed = Object.values(PRINTED.byId).filter(({ effects }) =>
      effects.some(({ kind }) => kind === 'singleUse'),
    );
    expect(printed.map(({ type }) => type)).toEqual(['M', 'M', 'M', 'M', 'M', 'M']);
    const mercenary = repriced({ R25: { effects: ['SINGLE', 'H3'] } });
    const counted = position({ sun: { hand: ['R25', 'R27', 'S01'] } }, mercenary);
    counted.sun.plays('R25', 'R27');
    expect(counted.pools.H).toBe(3 + 2);
    expect(counted.refusal('play:S01')).toBe('SAN-4.4');
  });

  it('[SAN-8.8] a card that was not played is not removed', () => {
    const scene = position({ sun: { hand: ['R46', 'S01'] } });
    scene.sun.plays('S01').ends();
    expect(scene.sun.hand).toContain('R46');
    expect(scene.box).not.toContain('R46');
  });

  it('[SAN-8.9] it cannot be declined, even if everything else was', () => {
    const scene = position({ sun: { hand: ['R40', 'R43', 'S01'] } });
    scene.sun.plays('R40');
    expect(scene.offered).toEqual(['draw', 'decline']);
    scene.sun.declines().plays('R43').declines().ends();
    expect(scene.box).toEqual(expect.arrayContaining(['R40', 'R43']));
    expect(scene.sun.discard).toEqual([]);
  });
});

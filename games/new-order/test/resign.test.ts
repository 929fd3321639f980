/** NO-8.9: giving up. */
import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

const THREE = [{ hq: 'RRR', captured: 'B' }, { hq: 'R' }, { hq: 'KK' }];

describe('giving up', () => {
  it('[NO-8.9] with two players ends the game for the other', () => {
    const scene = position({ seats: [{ hq: 'RRRRR' }, {}] });
    scene.seat(0).resigns();
    expect(scene.outcome).toMatchObject({ reason: 'resign', ranks: [2, 1] });
  });

  it('[NO-8.9] in solo ends the game for SOD', () => {
    const scene = position({ solo: { own: 'RB', objectives: ['BN', 'GM', 'PR'] } });
    scene.seat(0).resigns();
    expect(scene.outcome).toMatchObject({ reason: 'resign', ranks: [2, 1] });
  });

  it('[NO-8.9] with three drops the rest of the turn, and later turns are skipped', () => {
    const scene = position({ seats: THREE, display: 'RBKWR' });
    scene.seat(0).plots('R').resigns();
    expect([scene.asked, scene.askedSeats, scene.display]).toEqual(['main', [1], '-BKWR']);
    scene.seat(1).plots('deck', 'deck');
    expect(scene.display).not.toContain('-');
    scene.seat(2).plots('deck', 'deck');
    expect(scene.askedSeats).toEqual([1]);
  });

  it('[NO-8.9] the HQ still counts for majorities, but the seat ranks last', () => {
    const scene = position({ seats: THREE, endedBy: 2, turnsLeft: 2, deck: '' });
    scene.seat(0).resigns();
    scene.seat(1).plots('B', 'K');
    scene.seat(2).plots('R', 'W');
    expect(scene.outcome?.reason).toBe('finalRound');
    expect(scene.score('R')).toEqual([8, 4, 0]);
    expect(scene.outcome?.ranks[0]).toBe(3);
  });

  it('[NO-8.9] when one player is left the game ends; those who gave up share the last rank', () => {
    const scene = position({ seats: THREE });
    scene.seat(0).resigns();
    scene.seat(1).resigns();
    expect(scene.outcome).toMatchObject({ reason: 'resign', ranks: [2, 2, 1] });
  });

  it('[NO-8.9] in the turn that triggered the end: the others still have their last turns', () => {
    const scene = position({ seats: [{ hand: 'RRRRRR' }, {}, {}], deck: '', display: 'RBKWB' });
    scene.seat(0).plots('R', 'B');
    expect([scene.asked, scene.state.endedBy, scene.state.turnsLeft]).toEqual(['discard', 0, 3]);
    scene.seat(0).resigns();
    scene.seat(1).plots('K', 'W');
    scene.seat(2).plots('B');
    expect(scene.outcome?.reason).toBe('finalRound');
  });
});

/** NO-8: the end of the game for two to four. */
import { describe, expect, it } from 'vitest';
import { lastTurns } from '../rules/counts.ts';
import { at } from './notation.ts';
import { position, settled } from './position.ts';

/** Objectives that the grid has no company of. */
const NOTHING = ['PF', 'VD'] as const;

describe('the final round', () => {
  it('[NO-8.1] is triggered by the first Plot after which the display cannot be refilled', () => {
    const grid = ['R2 B1 K1 W1', 'R1 B1 K1 W1', 'R1 B1 K1 W1'];
    const seats = [{ hq: 'R', hand: 'K' }, { hand: 'B' }];
    const scene = position({ grid, seats, deck: '' });
    scene.seat(0).takesOver(at(1, 1), at(2, 1), 1);
    scene.seat(1).lays('B', 1, { on: at(1, 2) });
    expect(scene.state.endedBy).toBeNull();
    scene.seat(0).plots('R', 'B');
    expect([scene.state.endedBy, scene.events('endTriggered')]).toEqual([0, [{ kind: 'endTriggered', seat: 0 }]]);
  });

  it('[NO-8.2] the turn that triggered it is completed, hand limit included', () => {
    const scene = position({ seats: [{ hand: 'KKKKKK' }, {}], display: 'RBKWR', deck: '' });
    scene.seat(0).plots('R', 'B');
    expect([scene.state.endedBy, scene.asked, scene.askedSeats]).toEqual([0, 'discard', [0]]);
    scene.seat(0).discards('K', 'K');
    expect([scene.seat(0).hand, scene.askedSeats]).toEqual(['RBKKKK', [1]]);
  });

  it('[NO-8.3] then everybody has one more turn, the triggering player last', () => {
    const scene = position({ seats: [{}, {}, {}], active: 1, display: 'RBKWR', deck: 'KKK' });
    scene.seat(1).plots('deck', 'deck');
    scene.seat(2).plots('R', 'B');
    expect(scene.state.endedBy).toBe(2);
    scene.seat(0).plots('K');
    expect(scene.asked).toBe('plot');
    scene.seat(0).plots('W');
    scene.seat(1).plots('R');
    // Seat 1 has taken the last card too; seat 2 can still infiltrate.
    scene.seat(2).lays('R', 1, { on: at(1, 1) });
    expect(scene.events('turnBegan').map(({ seat }) => seat)).toEqual([1, 2, 0, 1, 2]);
    expect([scene.asked, scene.outcome?.reason]).toEqual(['over', 'finalRound']);
  });

  it('[NO-8.4] later Plots that cannot refill change nothing', () => {
    const scene = position({ seats: [{ hand: 'K' }, {}], display: 'RBKWR', deck: '' });
    scene.seat(0).plots('R', 'B');
    scene.seat(1).plots('K', 'W');
    expect([scene.display, scene.events('endTriggered').length]).toEqual(['----R', 1]);
    expect([scene.state.endedBy, scene.state.turnsLeft, scene.askedSeats]).toEqual([0, 0, [0]]);
    scene.seat(0).plots('R');
    expect(scene.asked).toBe('over');
  });

  it('[NO-8.5] then the points are counted, and hands are worth nothing', () => {
    const seats = [{ hand: 'RRRRR' }, { hq: 'k', hand: 'BBBB', objectives: NOTHING }];
    const scene = position({ seats, display: '----W', deck: '', endedBy: 0 });
    scene.seat(0).plots('W');
    expect(scene.outcome?.reason).toBe('finalRound');
    expect(scene.score('total')).toEqual([0, 6]);
    expect([scene.score('R'), scene.score('B'), scene.score('K')]).toEqual([
      [0, 0],
      [0, 0],
      [0, 6],
    ]);
  });
});

describe('the turns of the final round', () => {
  it('are counted with the running one; those of others while the triggering turn goes on', () => {
    const of = (turnsLeft: number) => lastTurns(position({ endedBy: 0, turnsLeft, seats: [{}, {}, {}] }).view(0));
    expect([3, 2, 1, 0].map(of)).toEqual([3, 3, 2, 1]);
  });
});

describe('the winner', () => {
  it('[NO-8.6] has most points', () => {
    const seats = [
      { hq: 'r', captured: 'KKKK', objectives: NOTHING },
      { hq: 'rrbbbbw', objectives: NOTHING },
      { hq: 'kkkkkkkkkw', objectives: NOTHING },
    ];
    const scene = settled({ seats });
    // Red 4 and black 4; red and blue 8 each and white 4; black 8 and white 4, a tie that nothing breaks.
    expect(scene.score('total')).toEqual([8, 20, 12]);
    expect(scene.outcome?.ranks).toEqual([3, 1, 2]);
  });

  it('[NO-8.7] of equals the one with more captured agents of all colours', () => {
    const seats = [
      { hq: 'rrr', captured: 'R', objectives: NOTHING },
      { hq: 'k', captured: 'KK', objectives: NOTHING },
    ];
    const scene = settled({ seats });
    expect([scene.score('total'), scene.score('captured')]).toEqual([
      [6, 6],
      [1, 2],
    ]);
    expect(scene.outcome?.ranks).toEqual([2, 1]);
    const mixed = settled({
      seats: [
        { hq: 'rrr', captured: 'RK', objectives: NOTHING },
        { hq: 'kkkk', objectives: NOTHING },
      ],
    });
    expect([mixed.score('total'), mixed.outcome?.ranks]).toEqual([
      [6, 6],
      [1, 2],
    ]);
  });

  it('[NO-8.8] still equal: they share the victory', () => {
    const seats = [
      { hq: 'rr', captured: 'R', objectives: NOTHING },
      { hq: 'kkk', captured: 'K', objectives: NOTHING },
      { objectives: NOTHING },
    ];
    const scene = settled({ seats });
    expect([scene.score('total'), scene.outcome?.ranks]).toEqual([
      [8, 8, 0],
      [1, 1, 3],
    ]);
  });
});

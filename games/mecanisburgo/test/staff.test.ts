/** MEC-14.1 to 14.7: dismissals, hiring, the Board. */
import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

const quiet = { bare: true, ais: 0 } as const;

describe('Final step 1', () => {
  it('[MEC-14.1] dismisses hired Characters, who are discarded; never the Board', () => {
    const scene = position({ seats: [{ ...quiet, hired: ['M007', 'M008'] }, quiet], final: 1 });
    expect(scene.offered).toEqual(['dismiss:M007', 'dismiss:M008', 'done']);
    scene.play('dismiss:M007');
    expect([scene.state.discard, scene.seat(0).staff[3]]).toEqual([['M007'], null]);
    expect(scene.events('discarded')[0]).toMatchObject({ why: 'dismissed' });
  });

  it('[MEC-14.2] hires into free slots 4 to 8 and buys Properties from the hand', () => {
    const scene = position({ seats: [{ ...quiet, hand: ['M001', 'M065', 'M086', 'M104'], cash: 6 }, quiet], final: 1 });
    expect(scene.offeredOf('play')).toEqual(['M001', 'M065']);
    scene.play('play:M001', 'play:M065');
    expect([scene.seat(0).staff[3], scene.seat(0).cash, scene.seat(0).owns('M065')]).toEqual(['M001', 0, true]);
    const hired = ['M007', 'M008', 'M010', 'M011', 'M015'] as const;
    const full = position({
      seats: [{ ...quiet, hired, board: ['BI1', 'BI2', null], hand: ['M001'] }, quiet],
      final: 1,
    });
    expect(full.offeredOf('play')).toEqual([]);
  });

  it('[MEC-14.3] draws by unused Properties and Projects; what is drawn may be played at once', () => {
    const seats = [
      { ...quiet, properties: ['M084', 'M093'], engaged: ['M093'], projects: ['barsoon'] },
      quiet,
    ] as const;
    const scene = position({ seats, final: 1, deck: ['M001', 'M007'] });
    expect(scene.offered).toEqual(['drawBy:M084', 'drawByProject:barsoon', 'done']);
    scene.play('drawByProject:barsoon');
    expect(scene.offeredOf('play')).toEqual(['M001']);
    expect(scene.seat(0).player.works[0]?.engaged).toBe(true);
  });

  it('[MEC-14.4] lets all this be done in any order and as often as wanted', () => {
    const hired = ['M007', 'M008', 'M010', 'M011', 'M015'] as const;
    const scene = position({
      seats: [{ ...quiet, hired, properties: ['M084'], hand: ['M001'] }, quiet],
      final: 1,
      deck: ['M002'],
    });
    scene.play('drawBy:M084', 'dismiss:M007', 'play:M001', 'dismiss:M008', 'play:M002');
    expect([scene.seat(0).staff.slice(3, 5), scene.asked]).toEqual([['M001', 'M002'], 'staff']);
  });

  it('[MEC-14.4] lets somebody be hired into the slot that a promotion has freed', () => {
    const hired = ['M007', 'M008', 'M010', 'M011', 'M015'] as const;
    const seats = [{ ...quiet, board: ['BI1', 'BI2', null], hired, hand: ['M001'] }, quiet] as const;
    const scene = position({ seats, final: 1 });
    expect(scene.offeredOf('play')).toEqual([]);
    // One of them is no Politician.
    scene.play('done');
    expect([scene.asked, scene.offeredOf('play')]).toEqual(['staff', ['M001']]);
    scene.play('play:M001');
    expect(scene.seat(0).staff).toContain('M001');
  });

  it('[MEC-14.5] moves board members up and fills the seats left with hired Characters that are no Politicians', () => {
    const seats = [{ ...quiet, board: [null, 'BI2', null], hired: ['M001', 'M015', 'M020'] }, quiet] as const;
    const scene = position({ seats, final: 1 }).play('done');
    expect([scene.seat(0).staff.slice(0, 3), scene.asked]).toEqual([['BI2', null, null], 'promote']);
    expect(scene.offered).toEqual(['promote:M015', 'promote:M020']);
    scene.play('promote:M020');
    // The last one left is promoted without a question.
    expect(scene.seat(0).staff).toEqual(['BI2', 'M020', 'M015', 'M001', null, null, null, null]);
    expect(scene.askedSeats).toEqual([1]);
  });

  it('[MEC-14.6] leaves a seat empty where nobody is eligible, until a later round', () => {
    const seats = [{ ...quiet, board: ['BI1', null, null], hired: ['M001'] }, quiet] as const;
    const scene = position({ seats, final: 1 }).play('done');
    expect(scene.seat(0).staff).toEqual(['BI1', null, null, 'M001', null, null, null, null]);
    const later = position({ seats: [{ ...seats[0], hand: ['M015'] }, quiet], final: 1 }).play('play:M015', 'done');
    expect(later.seat(0).staff.slice(0, 3)).toEqual(['BI1', 'M015', null]);
  });

  it('[MEC-14.7] frees the slot of a new board member, who costs nothing, cannot be dismissed or seduced, and counts', () => {
    const seats = [
      { ...quiet, board: ['BI1', 'BI2', 'M015'], hired: ['M016'], cash: 0, cards: [] },
      { ...quiet, hired: ['M048'] },
    ] as const;
    expect(position({ seats, final: 1 }).offered).toEqual(['dismiss:M016', 'done']);
    const income = position({ seats: [{ ...seats[0], board: ['BI1', 'BI2', 'M016'], hired: [] }, quiet], final: 2 });
    expect(income.events('income')[0]?.characters).toBe(0);
    expect(position({ seats, final: 3 }).events('paid')[0]?.amount).toBe(0);
    const seduce = position({ seats, deployed: [[1, 'M048', 2]], sector: 2 }).play('act:seduction');
    expect(seduce.state.duel?.target).toBe('M016');
    expect(position({ seats }).seat(0).vp).toBe(3 + 2 + 1 + 1);
  });
});

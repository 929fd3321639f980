/** MEC-14.8 to 14.20: income, payments, repairs, refresh. */
import { describe, expect, it } from 'vitest';
import { position, type SeatSetting } from './position.ts';

const quiet = { bare: true, ais: 0 } as const;
const final = (number: number, own: SeatSetting) => position({ seats: [{ ...quiet, ...own }, quiet], final: number });

describe('Final step 2', () => {
  it('[MEC-14.8] [MEC-X35] pays for unplayed Action cards', () => {
    expect(final(2, { cards: [1, 2, 3, 3] }).events('income')[0]?.cards).toBe(6);
    expect(final(2, {}).events('income')[0]?.cards).toBe(15);
    expect(final(2, { cards: [] }).events('income')[0]?.cards).toBe(0);
  });

  it('[MEC-14.9] pays what hired Characters bring', () => {
    expect(final(2, { hired: ['M042', 'M016', 'M001'] }).events('income')[0]?.characters).toBe(5);
  });

  it('[MEC-14.10] pays what unengaged, undamaged Properties bring', () => {
    const own: SeatSetting = { properties: ['M086', 'M092', 'M078', 'M070'], engaged: ['M092'], damaged: { M078: 1 } };
    expect(final(2, own).events('income')[0]?.properties).toBe(2);
  });

  it('[MEC-14.11] lets ready CASH cards be engaged for 5K each', () => {
    const scene = final(2, { properties: ['IGP1', 'M089'], cards: [], cash: 0 });
    expect(scene.offered).toEqual(['cashIn:IGP1', 'cashIn:M089', 'done']);
    scene.play('cashIn:IGP1', 'cashIn:M089');
    expect([scene.seat(0).cash, scene.events('engaged').map(({ card }) => card)]).toEqual([10, ['IGP1', 'M089']]);
    expect(final(2, { properties: ['M089'], damaged: { M089: 1 } }).asked).not.toBe('cashIn');
  });
});

describe('Final step 3', () => {
  it('[MEC-14.12] takes salaries and upkeep, or the card', () => {
    const scene = final(3, { hired: ['M001', 'M007', 'M042'], properties: ['M070'], cash: 9 });
    expect(scene.offered).toEqual(['payAll', 'giveUp:M001', 'giveUp:M007', 'giveUpProperty:M070']);
    const all = scene.branch().play('payAll');
    expect(all.seat(0).cash).toBe(9 - 3 - 1 - 1);
    scene.play('giveUp:M001', 'giveUpProperty:M070', 'payAll');
    expect([scene.seat(0).cash, scene.state.discard]).toEqual([8, ['M001', 'M070']]);
  });

  it('[MEC-14.13] lets the owner choose what goes where the money is short', () => {
    const scene = final(3, { hired: ['M001', 'M007'], cash: 2 });
    expect([scene.offered, scene.refusal('payAll')]).toEqual([['giveUp:M001', 'giveUp:M007'], 'MEC-14.13']);
    scene.play('giveUp:M001', 'payAll');
    expect([scene.seat(0).cash, scene.seat(0).staff[4]]).toEqual([1, 'M007']);
  });

  it('[MEC-14.14] takes nothing for the Board', () => {
    const scene = final(3, { board: ['M003', 'M016', 'M044'], cash: 0 });
    expect(scene.events('paid')[0]).toMatchObject({ seat: 0, amount: 0 });
    expect(final(2, { board: ['M042', 'M016', 'M044'] }).events('income')[0]?.characters).toBe(0);
  });

  it('[MEC-14.15] makes those who were paid so', () => {
    const scene = final(3, { hired: ['M007', 'M042'], cash: 9 }).play('payAll');
    expect([scene.seat(0).member('M007')?.paid, scene.seat(0).member('M042')?.paid]).toEqual([true, true]);
  });
});

describe('Final step 4', () => {
  const hurt = { properties: ['M065', 'M090'], damaged: { M065: 1, M090: 1 } } as const;

  it('[MEC-14.16] [MEC-X12] lets each Technician repair one Property, for 10K or 5K', () => {
    // Le Bouturier sits on the Board.
    const plain = final(4, { ...hurt, cash: 10 });
    expect(plain.offered).toEqual(['repair:M065:BI2', 'repair:M090:BI2', 'done']);
    plain.play('repair:M065:BI2');
    expect([plain.seat(0).cash, plain.seat(0).holding('M065').markers]).toEqual([0, 0]);
    const elite = final(4, { ...hurt, board: ['BI1', null, null], hired: ['M061'], cash: 30 }).play('repair:M090:M061');
    expect([elite.seat(0).cash, elite.seat(0).holding('M090').markers, elite.asked]).toEqual([25, 0, 'place']);
    expect(final(4, { ...hurt, cash: 9 }).asked).toBe('place');
    const twice = final(4, { properties: ['M090'], damaged: { M090: 2 }, cash: 10 }).play('repair:M090:BI2');
    expect(twice.seat(0).holding('M090').markers).toBe(0);
  });

  it('[MEC-14.17] [MEC-14.18] discards what is not repaired, but for buildings, moon bases and islands', () => {
    const properties = ['M065', 'M090', 'M083', 'M086', 'M071'] as const;
    const scene = final(4, { properties, damaged: { M065: 1, M090: 1, M083: 1, M086: 1, M071: 1 }, cash: 0 });
    expect(scene.state.discard).toEqual(['M065', 'M071']);
    expect(scene.seat(0).player.holdings.map(({ property, markers }) => [property, markers])).toEqual([
      ['M090', 1],
      ['M083', 1],
      ['M086', 1],
    ]);
    const later = position({
      seats: [{ ...quiet, properties: ['M090'], damaged: { M090: 1 }, cash: 10 }, quiet],
      round: 2,
      final: 4,
    });
    expect(later.offered).toContain('repair:M090:BI2');
  });

  it('[MEC-14.19] discards them too with two markers', () => {
    const scene = final(4, { properties: ['M090', 'M083'], damaged: { M090: 2, M083: 1 }, cash: 0 });
    expect(scene.state.discard).toEqual(['M090']);
  });
});

describe('Final step 5', () => {
  it('[MEC-14.20] makes all engaged cards ready', () => {
    const scene = final(5, { properties: ['M065', 'M090'], projects: ['mekka'], engaged: ['M065', 'mekka'] });
    expect(scene.seat(0).player.holdings.every(({ engaged }) => !engaged)).toBe(true);
    expect(scene.seat(0).player.works[0]?.engaged).toBe(false);
  });
});

/** NO-4: Infiltrate. */
import { describe, expect, it } from 'vitest';
import { at } from './notation.ts';
import { position } from './position.ts';

const GRID = ['R1 B1 K1 W1', 'R1 B1 K1 W1', 'R1 B1 K1 W1'];

describe('laying cards', () => {
  it('[NO-4.1] any number of one colour, at least one', () => {
    const scene = position({ seats: [{ hand: 'RRRB' }, {}] });
    expect(scene.offeredOf('lay')).toEqual(['R:1', 'R:2', 'R:3', 'B:1']);
    scene.seat(0).lays('R', 2, { on: at(1, 1) });
    expect([scene.seat(0).hand, scene.seat(0).hq]).toEqual(['RB', 'RR']);
  });

  it('[NO-4.2] cards enter the HQ upright, beside tilted ones of their colour', () => {
    const scene = position({ seats: [{ hand: 'RR', hq: 'rk' }, {}] });
    scene.seat(0).lays('R', 2);
    expect(scene.seat(0).hq).toBe('RRrk');
  });

  it('[NO-4.14] an empty hand cannot infiltrate', () => {
    expect(position().offeredOf('lay')).toEqual([]);
  });
});

describe('placing agents', () => {
  it('[NO-4.3] as many as cards, from the supply, all on one tile', () => {
    const scene = position({ grid: GRID, seats: [{ hand: 'RR' }, {}] });
    const before = scene.supply.R;
    scene.seat(0).lays('R', 2, { on: at(2, 1) });
    expect(scene.grid).toEqual(['R1 B1 K1 W1', 'R3 B1 K1 W1', 'R1 B1 K1 W1']);
    expect(scene.supply.R).toBe(before - 2);
  });

  it('[NO-4.4] on any tile that already holds the colour, and no other', () => {
    const scene = position({ grid: GRID, seats: [{ hand: 'B' }, {}] });
    scene.seat(0).lays('B', 1);
    expect(scene.offered).toEqual([at(1, 2), at(2, 2), at(3, 2)].map((tile) => `place:${tile}`));
    expect(scene.refusal(`place:${at(1, 1)}`)).toBe('NO-4.4');
  });

  it('[NO-4.5] no more cards than the supply has agents', () => {
    const grid = ['R21 B1 K1 W1', 'R1 B1 K1 W1', 'R1 B1 K1 W1'];
    const scene = position({ grid, seats: [{ hand: 'RRRR' }, {}] });
    expect(scene.supply.R).toBe(2);
    expect(scene.offeredOf('lay')).toEqual(['R:1', 'R:2']);
    expect(scene.refusal('lay:R:3')).toBe('NO-4.5');
    const empty = position({ grid: ['R23 B1 K1 W1', ...grid.slice(1)], seats: [{ hand: 'RRRR' }, {}] });
    expect(empty.offeredOf('lay')).toEqual([]);
  });

  it('[NO-4.13] no company ability follows', () => {
    const scene = position({ seats: [{ hand: 'RR' }, {}] });
    scene.seat(0).lays('R', 2, { on: at(1, 1) });
    expect(scene.askedSeats).toEqual([1]);
  });
});

describe('the consultant', () => {
  const laid = (hand: string, agency = { MC: 1, NE: 1, MI: 1 }) => {
    const scene = position({ seats: [{ hand, consultants: ['MC'] }, {}], agency });
    scene.seat(0).lays('R', hand.length, { on: at(1, 1) });
    return scene;
  };

  it('[NO-4.6] for three cards of a colour or more one may be taken, face up into the HQ', () => {
    expect(laid('RR').asked).toBe('main');
    const scene = laid('RRR');
    expect(scene.offered).toEqual(['hire:MC', 'hire:NE', 'hire:MI', 'decline']);
    scene.seat(0).hires('NE');
    expect([scene.seat(0).consultants, scene.agency.NE]).toEqual([['MC', 'NE'], 0]);
    expect(scene.view(1).hqs[0]?.consultants.NE).toBe(1);
  });

  it('[NO-4.7] it may be left', () => {
    const scene = laid('RRRR');
    scene.seat(0).declines();
    expect([scene.seat(0).consultants, scene.askedSeats]).toEqual([['MC'], [1]]);
  });

  it('[NO-4.8] six cards bring one consultant too', () => {
    const scene = laid('RRRRRR');
    scene.seat(0).hires('NE');
    expect(scene.askedSeats).toEqual([1]);
  });

  it('[NO-4.9] not one of the type used this turn, not even another copy', () => {
    const scene = position({ seats: [{ hand: 'RRR', consultants: ['NE'] }, {}], agency: { NE: 1, MC: 1 } });
    scene
      .seat(0)
      .uses('NE')
      .lays('R', 3, { on: at(1, 1) });
    expect(scene.agency.NE).toBe(2);
    expect(scene.offered).toEqual(['hire:MC', 'decline']);
    expect(scene.refusal('hire:NE')).toBe('NO-4.9');
  });

  it('[NO-4.10] a second one of a type may be taken', () => {
    const scene = laid('RRR');
    scene.seat(0).hires('MC');
    expect(scene.seat(0).consultants).toEqual(['MC', 'MC']);
  });

  it('[NO-4.11] where the supply has none to take, nothing is asked', () => {
    expect(laid('RRR', { MC: 0, NE: 0, MI: 0 }).askedSeats).toEqual([1]);
    const used = position({ seats: [{ hand: 'RRR', consultants: ['NE'] }, {}], agency: {} });
    used
      .seat(0)
      .uses('NE')
      .lays('R', 3, { on: at(1, 1) });
    expect(used.askedSeats).toEqual([1]);
  });

  it('[NO-4.12] first cards, then agents, then the consultant', () => {
    const scene = laid('RRR');
    scene.seat(0).hires('NE');
    expect(scene.happened.slice(1, 4)).toEqual(['laid', 'placed', 'hired']);
  });
});

describe('what the others know', () => {
  it('is what was taken from the display and not laid since', () => {
    const scene = position({ seats: [{ hand: 'RK' }, {}], display: 'RRBKW', deck: 'KKKKKK' });
    scene.seat(0).plots('R', 'R');
    expect(scene.seat(0).known).toBe('RR');
    scene.seat(1).plots('deck', 'deck');
    expect(scene.seat(1).known).toBe('');
    scene.seat(0).lays('R', 1, { on: at(1, 1) });
    expect([scene.seat(0).hand, scene.seat(0).known]).toEqual(['RRK', 'R']);
  });

  it('and of deck and hidden cards together how many there are of each colour', () => {
    const scene = position({ seats: [{ hand: 'RK', known: 'R' }, { hand: 'B' }], deck: 'WW' });
    expect(scene.view(0).unseen).toEqual({ R: 0, B: 1, K: 0, W: 2 });
    expect(scene.view(1).unseen).toEqual({ R: 0, B: 0, K: 1, W: 2 });
    expect(scene.view('audience').unseen).toEqual({ R: 0, B: 1, K: 1, W: 2 });
  });
});

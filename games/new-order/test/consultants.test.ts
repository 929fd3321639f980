/** NO-7: consultants. */
import { describe, expect, it } from 'vitest';
import { at } from './notation.ts';
import { position, type Setting } from './position.ts';
import type { Scene } from './scene.ts';

const GRID = ['R4 B1:GM K1 W1', 'R1 B2 K1 W1', 'R1 B1 K1 W1'];

describe('using one', () => {
  it('[NO-7.1] before the action, and for this turn only', () => {
    const grid = ['R5 B2:GM K1 W1', 'B2:GM B1 K1 W1', 'R1 B1 K1 W1'];
    const scene = position({ grid, seats: [{ hq: 'RRRR', consultants: ['MI', 'NE'] }, {}] });
    expect(scene.offeredOf('use')).toEqual(['NE', 'MI']);
    scene.seat(0).uses('MI').takesOver(at(1, 1), at(1, 2), 2).declines();
    expect(scene.tile(at(1, 2))).toBe('R2');
    scene.seat(1).plots('deck', 'deck');
    scene.seat(0).takesOver(at(1, 1), at(2, 1), 2);
    expect([scene.tile(at(2, 1)), scene.happened.includes('failed')]).toEqual(['B2', true]);
  });

  it('[NO-7.2] sends it to the supply at once, where another player may take it', () => {
    const scene = position({ seats: [{ consultants: ['NE'] }, { hand: 'RRR' }], agency: {} });
    scene.seat(0).uses('NE');
    expect([scene.seat(0).consultants, scene.agency.NE]).toEqual([[], 1]);
    scene.seat(0).plots('deck', 'deck');
    scene.seat(1).lays('R', 3, { on: at(1, 1) });
    expect(scene.offered).toEqual(['hire:NE', 'decline']);
  });

  it('[NO-7.3] everybody sees every consultant', () => {
    const scene = position({ seats: [{ consultants: ['NE', 'NE', 'MC'] }, {}], agency: { MI: 2 } });
    for (const observer of [0, 1, 'audience'] as const) {
      const { hqs, agency } = scene.view(observer);
      expect(hqs[0]?.consultants).toEqual({ MC: 1, NE: 2, CL: 0, MI: 0, TS: 0, CM: 0, CA: 0 });
      expect(agency.MI).toBe(2);
    }
  });

  it('[NO-7.4] obliges to nothing: the effect may be wasted', () => {
    const scene = position({ grid: GRID, seats: [{ hq: 'RRR', hand: 'R', consultants: ['MI'] }, {}], deck: 'KKKK' });
    scene.seat(0).uses('MI');
    expect(scene.offered).toEqual(expect.arrayContaining(['plotDeck', 'lay:R:1', `takeover:${at(1, 1)}`]));
    scene.seat(0).plots('deck', 'deck');
    expect([scene.seat(0).hand, scene.askedSeats]).toEqual(['RKK', [1]]);
  });

  it('[NO-7.5] one taken this turn waits for the next', () => {
    const scene = position({ seats: [{ hand: 'RRR' }, {}] });
    scene
      .seat(0)
      .lays('R', 3, { on: at(1, 1) })
      .hires('NE');
    expect(scene.askedSeats).toEqual([1]);
    scene.seat(1).plots('deck', 'deck');
    expect(scene.offeredOf('use')).toEqual(['NE']);
  });
});

describe('Media Controller', () => {
  const laid = (hand: string, count: number, setting: Setting = {}): Scene => {
    const scene = position({ seats: [{ hand, consultants: ['MC'] }, {}], ...setting });
    scene.seat(0).uses('MC').lays('R', count);
    return scene;
  };

  it('[NO-7.6] one card of another colour may be laid with the chosen colour', () => {
    const scene = laid('RRRBBK', 2);
    expect(scene.offered).toEqual(['odd:B', 'odd:K', 'decline']);
    scene.play('odd:B');
    expect([scene.asked, scene.seat(0).hq, scene.seat(0).hand]).toEqual(['place', 'RRB', 'RBK']);
    const without = position({ seats: [{ hand: 'RRB' }, {}] });
    without.seat(0).lays('R', 2);
    expect(without.asked).toBe('place');
  });

  it('[NO-7.7] it brings an agent of the chosen colour and counts toward the three', () => {
    const scene = laid('RRB', 2);
    const { R, B } = { ...scene.supply };
    scene.play('odd:B', `place:${at(2, 1)}`);
    expect(scene.tile(at(2, 1))).toBe('R4');
    expect([scene.supply.R, scene.supply.B]).toEqual([R - 3, B]);
    expect(scene.offered).toEqual(['hire:NE', 'hire:MI', 'decline']);
  });

  it('[NO-7.7] where the supply has no agent for it, it is not asked for', () => {
    const grid = ['R21 B1 K1 W1', 'R1 B1 K1 W1', 'R1 B1 K1 W1'];
    expect(laid('RRB', 2, { grid }).asked).toBe('place');
    expect(laid('RRB', 1, { grid }).asked).toBe('odd');
  });

  it('[NO-7.8] never without a card of the chosen colour', () => {
    const scene = position({ seats: [{ hand: 'RB', consultants: ['MC'] }, {}] });
    scene.seat(0).uses('MC');
    expect(scene.offeredOf('odd')).toEqual([]);
    expect(scene.offeredOf('lay')).toEqual(['R:1', 'B:1']);
    const alone = position({ seats: [{ hand: 'B', consultants: ['MC'] }, {}] });
    alone.seat(0).uses('MC').lays('B', 1);
    expect([alone.asked, alone.seat(0).hq]).toEqual(['place', 'B']);
  });

  it('[NO-7.9] in the HQ it is of its printed colour', () => {
    const grid = ['R4 B3 K1 W1', 'R1 B1 K1 W1', 'R1 B1 K1 W1'];
    const scene = laid('RRB', 2, { grid, agency: {} }).play('odd:B', `place:${at(3, 1)}`);
    expect(scene.seat(0).hq).toBe('RRB');
    scene.seat(1).plots('deck', 'deck');
    expect(scene.offeredOf('takeover')).toEqual([at(1, 1), at(1, 2), at(3, 1)].map(String));
    scene.play(`takeover:${at(1, 1)}`, `target:${at(1, 2)}`);
    expect(scene.offered).toEqual(['strength:1', 'strength:2']);
  });

  it('[NO-7.10] it may be left', () => {
    const scene = laid('RRB', 2).play('decline', `place:${at(1, 1)}`);
    expect([scene.tile(at(1, 1)), scene.seat(0).hq, scene.seat(0).hand]).toEqual(['R3', 'RR', 'B']);
    expect(scene.askedSeats).toEqual([1]);
  });
});

describe('Negotiator', () => {
  const negotiating = (setting: Setting = {}): Scene => {
    const seats = [{ hq: 'RRR', hand: 'W', consultants: ['NE'] as const }, { hq: 'K' }];
    const scene = position({ grid: GRID, seats, deck: 'KBRRRR', ...setting });
    scene.seat(0).uses('NE');
    return scene;
  };

  it('[NO-7.11] after a successful takeover the top two cards of the deck', () => {
    const scene = negotiating();
    scene.seat(0).takesOver(at(1, 1), at(1, 2), 2).declines();
    expect([scene.seat(0).hand, scene.deck]).toEqual(['BKW', 'RRRR']);
    expect(scene.heard(1).filter(({ kind }) => kind === 'drew')).toEqual([
      { kind: 'drew', seat: 0, colour: null },
      { kind: 'drew', seat: 0, colour: null },
    ]);
  });

  it('[NO-7.12] nothing after joining, a failure, Infiltrate or Plot', () => {
    const joined = negotiating();
    joined.seat(0).takesOver(at(1, 1), at(2, 1), 2);
    const failed = negotiating();
    failed.seat(0).takesOver(at(1, 1), at(1, 2), 1);
    const infiltrated = negotiating();
    infiltrated.seat(0).lays('W', 1, { on: at(1, 4) });
    for (const scene of [joined, failed, infiltrated]) expect([scene.deck, scene.askedSeats]).toEqual(['KBRRRR', [1]]);
    expect([joined, failed, infiltrated].map((scene) => scene.seat(0).hand)).toEqual(['W', 'W', '']);
    const plotted = negotiating();
    plotted.seat(0).plots('deck', 'deck');
    expect([plotted.seat(0).hand, plotted.deck]).toEqual(['BKW', 'RRRR']);
  });

  it('[NO-7.13] after the ability is resolved or declined', () => {
    const resolved = negotiating();
    resolved.seat(0).takesOver(at(1, 1), at(1, 2), 2);
    expect([resolved.asked, resolved.seat(0).hand]).toEqual(['guerrilla', 'W']);
    resolved.play('tilt:1:K');
    expect(resolved.happened.slice(-4)).toEqual(['tilted', 'drew', 'drew', 'turnBegan']);
    const declined = negotiating();
    declined.seat(0).takesOver(at(1, 1), at(1, 2), 2).declines();
    expect(declined.happened.slice(-4)).toEqual(['declined', 'drew', 'drew', 'turnBegan']);
  });

  it('[NO-7.14] draws what the deck has, nothing from the display, and ends nothing', () => {
    for (const [deck, hand] of [
      ['K', 'KW'],
      ['', 'W'],
    ] as const) {
      const scene = negotiating({ deck, display: 'RBKW-', endedBy: 1, turnsLeft: 1 });
      scene.seat(0).takesOver(at(1, 1), at(1, 2), 2).declines();
      expect([scene.seat(0).hand, scene.deck, scene.display]).toEqual([hand, '', 'RBKW-']);
    }
    const drained = negotiating({ deck: 'KK' });
    drained.seat(0).takesOver(at(1, 1), at(1, 2), 2).declines();
    expect([drained.deck, drained.state.endedBy]).toEqual(['', null]);
  });
});

describe('Corporate Lawyer', () => {
  const using = (hand: string): Scene => {
    const scene = position({ seats: [{ hand, consultants: ['CL'] }, {}, {}] });
    scene.seat(0).uses('CL');
    return scene;
  };

  it('[NO-7.15] two colours, any number of each, each on one tile of its own', () => {
    const scene = using('RRBBK');
    scene.seat(0).lays('R', 1, { on: at(1, 1) });
    expect(scene.offered).toEqual(['lay:B:1', 'lay:B:2', 'lay:K:1', 'decline']);
    scene.seat(0).lays('B', 2);
    expect(scene.offered).toEqual([at(1, 2), at(2, 2), at(3, 2), at(4, 2)].map((tile) => `place:${tile}`));
    scene.seat(0).places(at(4, 2));
    expect([scene.tile(at(1, 1)), scene.tile(at(4, 2))]).toEqual(['R2', 'B3']);
    expect([scene.seat(0).hq, scene.seat(0).hand, scene.askedSeats]).toEqual(['RBB', 'RK', [1]]);
  });

  it('[NO-7.15] the second colour may be left', () => {
    const scene = using('RRBB');
    scene
      .seat(0)
      .lays('R', 2, { on: at(1, 1) })
      .declines();
    expect([scene.seat(0).hq, scene.askedSeats]).toEqual(['RR', [1]]);
  });

  it('[NO-7.16] a consultant only for three of one of the colours', () => {
    const laid = (first: number, second: number): Scene => {
      const scene = using('RRRBBB');
      scene
        .seat(0)
        .lays('R', first, { on: at(1, 1) })
        .lays('B', second, { on: at(1, 2) });
      return scene;
    };
    expect(laid(2, 2).asked).toBe('main');
    expect(laid(3, 1).offered).toEqual(['hire:MC', 'hire:NE', 'hire:MI', 'decline']);
    expect(laid(1, 3).offered).toEqual(['hire:MC', 'hire:NE', 'hire:MI', 'decline']);
  });

  it('[NO-7.17] three and three bring one', () => {
    const scene = using('RRRBBB');
    scene
      .seat(0)
      .lays('R', 3, { on: at(1, 1) })
      .lays('B', 3, { on: at(1, 2) })
      .hires('NE');
    expect([scene.seat(0).consultants, scene.askedSeats]).toEqual([['NE'], [1]]);
  });
});

describe('Military Contractor', () => {
  const using = (grid: readonly string[], hq: string): Scene => {
    const scene = position({ grid, seats: [{ hq, consultants: ['MI'] }, { hq: 'K' }] });
    scene.seat(0).uses('MI');
    return scene;
  };
  const TWO = ['R4 B2:GM K1 W1', 'R1 B1 K1 W1', 'R1 B1 K1 W1'];

  it('[NO-7.18] as many agents as on the target are enough, fewer are not', () => {
    const equal = using(TWO, 'RRR');
    equal.seat(0).takesOver(at(1, 1), at(1, 2), 2);
    expect(equal.tile(at(1, 2))).toBe('R2');
    const more = using(TWO, 'RRR');
    more.seat(0).takesOver(at(1, 1), at(1, 2), 3);
    expect(more.tile(at(1, 2))).toBe('R3');
    const fewer = using(TWO, 'RRR');
    fewer.seat(0).takesOver(at(1, 1), at(1, 2), 1);
    expect(fewer.tile(at(1, 2))).toBe('B2');
  });

  it('[NO-7.19] an agent stays behind, and the last tile of a colour is safe from equality too', () => {
    const scene = using(['R3 B2 K1 W1', 'R1 R1 K1 W1', 'R1 R1 K1 W1'], 'RRR');
    expect(scene.refusal(`takeover:${at(2, 1)}`)).toBe('NO-5.5');
    scene.play(`takeover:${at(1, 1)}`);
    const own = scene.branch().play(`target:${at(2, 1)}`);
    expect([own.offered, own.refusal('strength:3')]).toEqual([['strength:1', 'strength:2'], 'NO-5.5']);
    // One against two fails and is legal; two would be a success now. The only answer left is asked for, since it costs a card.
    scene.play(`target:${at(1, 2)}`);
    expect(scene.offered).toEqual(['strength:1']);
    scene.play('strength:1');
    expect([scene.tile(at(1, 2)), scene.seat(0).hq, scene.askedSeats]).toEqual(['B2', 'RRr', [1]]);
    const lone = using(['R3 B1 K1 W1', 'R1 R1 K1 W1', 'R1 R1 K1 W1'], 'RRR').play(`takeover:${at(1, 1)}`);
    // With a single neighbour left the answer is given by itself; only the own tile can be chosen.
    expect(lone.asked).toBe('strength');
    lone.play('strength:2');
    expect([lone.tile(at(2, 1)), lone.tile(at(1, 2))]).toEqual(['R3', 'B1']);
  });

  it('[NO-7.20] such a success is a full one: capture and ability', () => {
    const scene = using(TWO, 'RRR');
    const before = scene.supply.B;
    scene.seat(0).takesOver(at(1, 1), at(1, 2), 2);
    expect([scene.seat(0).captured, scene.supply.B - before]).toEqual(['B', 1]);
    expect([scene.asked, scene.offered]).toEqual(['guerrilla', ['tilt:0:R', 'tilt:1:K', 'decline']]);
  });
});

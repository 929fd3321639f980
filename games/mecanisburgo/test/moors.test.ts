/** MEC-8: sector 10, Los Paramos. */
import { describe, expect, it } from 'vitest';
import { position, type Deployed, type Setting } from './position.ts';

const quiet = { ais: 0, bare: true, cards: [3] } as const;

const moors = (deployed: readonly Deployed[], setting: Setting = {}) =>
  position({ seats: [quiet, quiet, quiet, quiet], deployed, dark: ['M001', 'M007'], sector: 10, ...setting });

describe('the moors', () => {
  it('[MEC-8.1] attack with two Random cards against all present; no targets, no effect on the absent', () => {
    const scene = moors(
      [
        [0, 'BI2', 10],
        [1, 'IG2', 10],
      ],
      { randoms: [5, 1] },
    );
    expect(scene.events('strength')).toEqual([{ kind: 'strength', sector: 9, strength: 6, against: null }]);
    expect(scene.events('randomDrawn')).toHaveLength(2);
    for (const kind of ['targetFixed', 'threatSucceeded']) expect(scene.happened).not.toContain(kind);
  });

  it('[MEC-8.2] know no Guts; a Mutant gets +1', () => {
    const scene = moors(
      [
        [0, 'BI2', 10],
        [1, 'IG2', 10],
      ],
      { randoms: [0, 0] },
    );
    expect(scene.events('totals')[0]?.totals).toEqual([4 + 1 + 3, 4 + 3, null, null]);
  });

  it('[MEC-8.3] cost those not strictly above an agent of their choice', () => {
    const scene = moors(
      [
        [0, 'BI1', 10],
        [0, 'BI3', 10],
        [1, 'IG2', 10],
      ],
      { randoms: [5, 3] },
    ).play('leader:BI1');
    // 1 + 2 + 2 + 3 = 8 against 8, and 7.
    expect([scene.asked, scene.askedSeats, scene.offeredOf('lose')]).toEqual(['loseAgent', [0], ['BI1', 'BI3']]);
    scene.play('lose:BI3');
    expect([scene.seat(0).member('BI3'), scene.seat(1).member('IG2')]).toEqual([undefined, undefined]);
  });

  it('[MEC-8.4] [MEC-X22] are controlled by the highest total above them', () => {
    const seats = [
      { ...quiet, cards: [4] },
      { ...quiet, cards: [4] },
      { ...quiet, hired: ['M030'], cards: [3] },
      quiet,
    ] as const;
    // A 4 + 1 + 4 with Guts that do not count, B 4 + 4, C 6 + 1 + 3; the moors 5 + 3.
    const scene = moors(
      [
        [0, 'BI2', 10],
        [1, 'IG2', 10],
        [2, 'M030', 10],
      ],
      { seats, randoms: [5, 3] },
    );
    expect(scene.events('totals')[0]?.totals).toEqual([9, 8, 10, null]);
    expect(scene.sector(10).controller).toBe(2);
    expect(scene.seat(1).member('IG2')).toBeUndefined();
    expect(scene.events('wentHome')).toEqual([{ kind: 'wentHome', seat: 0, character: 'BI2', why: 'left' }]);
    const tie = moors(
      [
        [1, 'IG2', 10],
        [0, 'BI2', 10],
      ],
      { seats: [quiet, { ...quiet, cards: [4] }, quiet, quiet], randoms: [0, 1] },
    );
    expect([tie.events('totals')[0]?.totals.slice(0, 2), tie.sector(10).controller]).toEqual([[8, 8], 1]);
  });

  it('[MEC-8.5] must be beaten by one corporation alone as well', () => {
    expect(moors([[0, 'BI2', 10]], { randoms: [8, 0] }).sector(10).controller).toBeNull();
    expect(moors([[0, 'BI2', 10]], { randoms: [6, 1] }).sector(10).controller).toBe(0);
  });

  it('[MEC-8.6] give both face-down cards to whoever controls them, else they are discarded unseen', () => {
    const scene = moors([[0, 'BI2', 10]], { randoms: [0, 1] });
    expect([scene.asked, scene.seat(0).hand]).toEqual(['gained', ['M001', 'M007']]);
    expect(scene.view(1).players[0]?.hand.map(({ card }) => card)).toEqual([null, null]);
    const left = position({ seats: [quiet, quiet, quiet, quiet], dark: ['M114', 'M001'], deck: ['M002'], final: 7 });
    expect([left.state.darkDiscard, left.state.discard]).toEqual([['M114', 'M001'], []]);
    expect(left.events('discardedUnseen')).toEqual([{ kind: 'discardedUnseen', cards: 2 }]);
    expect(JSON.stringify(left.view('audience'))).not.toContain('M114');
  });

  it('[MEC-8.7] never hold an Event or a Threat', () => {
    const spread = position({ seats: [{}, {}, {}, {}], laid: { 9: 'M114' }, final: 7 });
    expect([spread.sector(10).card, spread.sector(1).card]).toEqual([null, 'M114']);
    const settled = position({ seats: [{ hand: ['M104'] }, {}, {}, {}], final: 9 });
    expect(settled.offeredOf('settle').map((key) => key.split(':')[1])).not.toContain('9');
  });
});

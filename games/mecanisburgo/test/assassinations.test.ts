/** MEC-5.15 to 5.20, 11.4 to 11.12: attempts on lives before a Confrontation is decided. */
import { describe, expect, it } from 'vitest';
import { position, type Deployed, type Setting } from './position.ts';

const quiet = { ais: 0, bare: true } as const;
const bion = { ...quiet, cards: [5, 1] } as const;
const iglesia = { ...quiet, cards: [2, 1] } as const;

const pair: readonly Deployed[] = [
  [0, 'BI3', 2],
  [1, 'IG1', 2],
  [1, 'IG2', 2],
];

/** Spore of BION against the Church in the Casino. */
const ambush = (setting: Setting = {}) =>
  position({ seats: [bion, iglesia], deployed: pair, sector: 2, ...setting }).play('announce:N', 'leader:IG1');

describe('attempts', () => {
  it('[MEC-5.15] are made in sectors 2, 5, 7 and 8, or where an Event allows them', () => {
    const asks = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((sector) => {
      const deployed: readonly Deployed[] = [
        [0, 'BI3', sector],
        [1, 'IG1', sector],
      ];
      return (
        position({ seats: [bion, iglesia, quiet, quiet], deployed, sector }).play('announce:N').asked === 'assassinate'
      );
    });
    expect(asks).toEqual([2, 5, 7, 8]);
    const seats = [{ ...bion, hired: ['M025'] }, iglesia] as const;
    const deployed: readonly Deployed[] = [
      [0, 'M025', 1],
      [1, 'IG1', 1],
    ];
    expect(position({ seats, deployed, laid: { 1: 'M104' }, sector: 1 }).asked).toBe('assassinate');
    expect(position({ seats, deployed, sector: 1 }).play('announce:N').asked).not.toBe('assassinate');
  });

  it('[MEC-5.16] are declared in order of initiative, all before any is resolved', () => {
    const seats = [
      { ...bion, hired: ['M020'] },
      { ...iglesia, hired: ['M026'] },
    ] as const;
    const deployed: readonly Deployed[] = [
      [1, 'M026', 2],
      [0, 'BI3', 2],
      [0, 'M020', 2],
      [1, 'IG1', 2],
    ];
    const scene = position({ seats, deployed, sector: 2 }).play('announce:N', 'leader:IG1', 'leader:BI3');
    expect([scene.asked, scene.askedSeats, scene.offered]).toEqual([
      'assassinate',
      [1],
      ['assassinate:BI3', 'assassinate:M020', 'none'],
    ]);
    scene.play('assassinate:BI3');
    expect([scene.askedSeats, scene.offeredOf('assassinate')]).toEqual([[0], ['M026', 'IG1']]);
    scene.play('none');
    expect([scene.asked, scene.askedSeats]).toEqual(['assassinate', [0]]);
    expect(scene.happened).not.toContain('randomDrawn');
  });

  it('[MEC-5.17] are resolved one by one, and all die together, so that the doomed still act', () => {
    const seats = [
      { ...bion, cards: [6, 5] },
      { ...iglesia, hired: ['M026'], cards: [1, 6] },
    ] as const;
    const deployed: readonly Deployed[] = [
      [0, 'BI3', 2],
      [1, 'M026', 2],
    ];
    const scene = position({ seats, deployed, sector: 2, randoms: [5, 2, 4, 3] }).play('announce:N');
    // Spore strikes first, 6 + 5 against 1 + 2; Brother Blade 6 + 4 against 5 + 3.
    scene.play('assassinate:M026', 'assassinate:BI3');
    scene.together({ 0: 'card:6', 1: 'card:1' });
    expect(scene.events('died').map(({ character }) => character)).toEqual(['M026', 'BI3']);
    expect(scene.sector(2).controller).toBeNull();
  });

  it('[MEC-5.18] take the values of the dead away; a corporation names another leader', () => {
    const seats = [bion, { ...iglesia, cards: [2, 1] }] as const;
    const deployed: readonly Deployed[] = [...pair, [1, 'IG3', 2]];
    const scene = position({ seats, deployed, sector: 2, randoms: [5, 2] }).play(
      'announce:N',
      'leader:IG1',
      'assassinate:IG1',
    );
    scene.together({ 0: 'card:5', 1: 'card:2' });
    expect([scene.asked, scene.offeredOf('leader')]).toEqual(['leader', ['IG2', 'IG3']]);
    scene.play('leader:IG3');
    // N4 + card 1 against N3 + S2 + 1 Mystech + card 1.
    expect(scene.events('totals')[0]?.totals).toEqual([5, 7]);
  });

  it('[MEC-5.19] remove whom they kill from the game', () => {
    const seats = [bion, { ...iglesia, hired: ['M007'] }] as const;
    const deployed: readonly Deployed[] = [
      [0, 'BI3', 2],
      [1, 'M007', 2],
      [1, 'IG2', 2],
    ];
    const scene = position({ seats, deployed, sector: 2, randoms: [5, 2] }).play(
      'announce:N',
      'leader:IG2',
      'assassinate:M007',
    );
    scene.together({ 0: 'card:5', 1: 'card:2' });
    expect([scene.state.box, scene.state.discard]).toEqual([['M007'], []]);
  });

  it('[MEC-5.20] may leave one corporation, which controls, or none', () => {
    const deployed: readonly Deployed[] = [
      [0, 'BI3', 2],
      [1, 'IG1', 2],
    ];
    const scene = position({ seats: [bion, iglesia], deployed, sector: 2, randoms: [5, 2] }).play(
      'announce:N',
      'assassinate:IG1',
    );
    scene.together({ 0: 'card:5', 1: 'card:2' });
    expect([scene.sector(2).controller, scene.happened.includes('totals')]).toEqual([0, false]);
    const none = position({ seats: [bion, iglesia], deployed, sector: 2, randoms: [1, 2] }).play(
      'announce:N',
      'assassinate:IG1',
    );
    none.together({ 0: 'card:5', 1: 'card:2' });
    expect([none.sector(2).controller, none.events('died').length]).toEqual([null, 2]);
  });
});

describe('an attempt', () => {
  it('[MEC-11.4] [MEC-11.5] is on an enemy Character there, board members too, never a decoy; its corporation answers', () => {
    const scene = ambush({ deployed: [...pair, [1, 'decoy', 2]] });
    expect(scene.offered).toEqual(['assassinate:IG1', 'assassinate:IG2', 'none']);
    scene.play('assassinate:IG1');
    expect([scene.asked, scene.askedSeats]).toEqual(['duelCards', [0, 1]]);
  });

  it('[MEC-11.6] lets the victim engage SEC Properties first, which stay with all their values', () => {
    const seats = [
      { ...bion, cards: [5, 1] },
      { ...iglesia, properties: ['M095', 'B1', 'M065'] },
    ] as const;
    const scene = position({ seats, deployed: pair, sector: 2, randoms: [2, 3] }).play(
      'announce:C',
      'leader:IG2',
      'assassinate:IG1',
    );
    expect([scene.asked, scene.askedSeats, scene.offered]).toEqual([
      'secure',
      [1],
      ['secure:M095', 'secure:B1', 'done'],
    ]);
    scene.play('secure:M095', 'done').together({ 0: 'card:5', 1: 'card:2' });
    expect(scene.seat(1).holding('M095')).toMatchObject({ engaged: true, at: 1 });
    expect([scene.asked, scene.offered]).toEqual(['engage', ['engage:B1', 'engage:M065', 'done']]);
    scene.play('done');
    // C4 + S2 + 2 of the Sentinel + 1 Mystech + card 1.
    expect(scene.events('totals')[0]?.totals).toEqual([4 + 1, 10]);
  });

  it('[MEC-11.7] counts Security Officers of the victim there, the target too, and engaged SEC cards', () => {
    const seats = [
      { ...bion, cards: [6, 1] },
      { ...iglesia, hired: ['M032', 'M003'], properties: ['M095'], cards: [1, 2] },
    ] as const;
    const deployed: readonly Deployed[] = [
      [0, 'BI3', 2],
      [1, 'M032', 2],
      [1, 'M003', 2],
    ];
    const attempt = (...keys: readonly string[]) =>
      position({ seats, deployed, sector: 2, randoms: [2, 4] })
        .play('announce:N', 'leader:M003', 'assassinate:M032', ...keys)
        .together({ 0: 'card:6', 1: 'card:1' });
    // 8 − 2 > 5, but 8 − 2 − 2 < 5.
    expect(attempt('done').seat(1).member('M032')).toBeUndefined();
    expect(attempt('secure:M095').seat(1).member('M032')).toBeDefined();
  });

  it('[MEC-11.8] kills where the total is strictly greater', () => {
    const won = ambush({ randoms: [2, 4] })
      .play('assassinate:IG1')
      .together({ 0: 'card:5', 1: 'card:2' });
    expect(won.seat(1).member('IG1')).toBeUndefined();
    const lost = ambush({ randoms: [2, 6] })
      .play('assassinate:IG1')
      .together({ 0: 'card:5', 1: 'card:2' });
    expect(lost.seat(1).member('IG1')).toBeDefined();
    expect(lost.seat(0).member('BI3')).toBeDefined();
  });

  it('[MEC-11.9] [MEC-X16] costs the assassin its life with a Random card of 0 or 1, also where it succeeds', () => {
    const seats = [
      { ...quiet, corp: 'osamu', cards: [5] },
      { ...quiet, corp: 'iglesia', hired: ['M032'], cards: [2] },
    ] as const;
    const deployed: readonly Deployed[] = [
      [0, 'OS2', 2],
      [1, 'IG1', 2],
      [1, 'M032', 2],
    ];
    const scene = position({ seats, deployed, sector: 2, randoms: [1, 3] }).play('announce:N', 'leader:IG1');
    scene.play('assassinate:IG1');
    // 5 + 1 + 1 elite − 1 = 6 against 2 + 3 = 5.
    expect(scene.events('died').map(({ character }) => character)).toEqual(['OS2', 'IG1']);
    expect(scene.sector(2).controller).toBe(1);
    const failed = ambush({ randoms: [0, 6] })
      .play('assassinate:IG1')
      .together({ 0: 'card:5', 1: 'card:2' });
    expect(failed.events('died').map(({ character }) => character)).toEqual(['BI3']);
  });

  it('[MEC-11.10] [MEC-X17] kills both with an 8, whatever the result, unless a Property saves the target', () => {
    const seats = [
      { ...quiet, cards: [1] },
      { ais: 0, cards: [6] },
    ] as const;
    const deployed: readonly Deployed[] = [
      [0, 'BI3', 2],
      [1, 'IG1', 2],
    ];
    const eight = () => position({ seats, deployed, sector: 2, randoms: [8, 6] }).play('announce:N', 'assassinate:IG1');
    const scene = eight().play('none');
    expect(scene.events('died').map(({ character }) => character)).toEqual(['BI3', 'IG1']);
    expect(scene.sector(2).controller).toBeNull();
    const saved = eight().play('save:IGP2');
    expect(saved.events('died').map(({ character }) => character)).toEqual(['BI3']);
    expect(saved.events('saved')[0]).toMatchObject({ character: 'IG1', by: 'IGP2' });
    expect(saved.sector(2).controller).toBe(1);
  });

  it('[MEC-11.11] [MEC-13.6] is prevented by a ready SAVE Property, one death for each', () => {
    const seats = [
      { ...quiet, hired: ['M020'], cards: [6, 5, 4] },
      { ais: 0, cards: [1, 2, 3] },
    ] as const;
    const deployed: readonly Deployed[] = [
      [0, 'BI3', 2],
      [0, 'M020', 2],
      [1, 'IG1', 2],
      [1, 'IG2', 2],
    ];
    const scene = position({ seats, deployed, sector: 2, randoms: [3, 2, 4, 3] });
    scene.play('announce:N', 'leader:BI3', 'leader:IG1', 'assassinate:IG1', 'assassinate:IG2');
    scene.together({ 0: 'card:6', 1: 'card:1' });
    expect([scene.asked, scene.askedSeats, scene.offered]).toEqual(['save', [1], ['save:IGP2', 'none']]);
    scene.play('save:IGP2').together({ 0: 'card:5', 1: 'card:2' });
    // Arkangel is engaged: nothing saves Sister Ignition.
    expect(scene.events('died').map(({ character }) => character)).toEqual(['IG2']);
    expect(scene.seat(1).member('IG1')).toBeDefined();
    const damaged = position({
      seats: [seats[0], { ...seats[1], damaged: { IGP2: 1 } }],
      deployed,
      sector: 2,
      randoms: [3, 2],
    });
    damaged
      .play('announce:N', 'leader:BI3', 'leader:IG1', 'assassinate:IG1', 'none')
      .together({ 0: 'card:6', 1: 'card:1' });
    expect(damaged.seat(1).member('IG1')).toBeUndefined();
  });

  it('[MEC-11.12] needs no control, and nothing else is done before control is decided', () => {
    const seats = [{ ...bion, hired: ['M048'] }, iglesia] as const;
    const scene = position({ seats, deployed: [...pair, [0, 'M048', 2]], sector: 2 }).play(
      'announce:N',
      'leader:M048',
      'leader:IG1',
    );
    // Both of BION could seduce; only the attempt is asked for.
    expect([scene.asked, scene.contest?.winner]).toEqual(['assassinate', 'undecided']);
  });

  it('on one that is doomed already is still played', () => {
    const seats = [
      { ...quiet, hired: ['M020'], cards: [6, 5] },
      { ...quiet, cards: [1, 2] },
    ] as const;
    const deployed: readonly Deployed[] = [
      [0, 'BI3', 2],
      [0, 'M020', 2],
      [1, 'IG1', 2],
    ];
    const scene = position({ seats, deployed, sector: 2, randoms: [3, 2, 4, 3] });
    scene.play('announce:N', 'leader:BI3', 'assassinate:IG1', 'assassinate:IG1').together({ 0: 'card:6', 1: 'card:1' });
    expect(scene.events('duelDecided')).toHaveLength(2);
    expect(scene.events('died').map(({ character }) => character)).toEqual(['IG1']);
  });
});

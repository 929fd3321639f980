/** MEC-5.21 to 5.36: what is thrown into a Confrontation, and its result. */
import { describe, expect, it } from 'vitest';
import { position, type Deployed, type SeatSetting, type Setting } from './position.ts';

const quiet = { ais: 0, bare: true, cards: [3] } as const;
const pair: readonly Deployed[] = [
  [0, 'BI1', 1],
  [1, 'IG1', 1],
];

const fight = (first: SeatSetting, second: SeatSetting, type: 'N' | 'C' = 'N', more: Setting = {}) =>
  position({ seats: [first, second], deployed: pair, sector: 1, ...more }).play(`announce:${type}`);

describe('Peripheral AIs', () => {
  it('[MEC-5.21] are taken in secret by all present, from none to all that are ready', () => {
    const scene = fight({ ...quiet, ais: 2 }, { ...quiet, ais: 3 });
    expect([scene.asked, scene.askedSeats]).toEqual(['fists', [0, 1]]);
    expect(scene.offeredOf('fist')).toEqual(['0', '1', '2']);
    scene.seat(0).does('fist:2');
    expect(scene.asked).toBe('fists');
    expect(JSON.stringify(scene.view(1))).toBe(
      JSON.stringify(fight({ ...quiet, ais: 2 }, { ...quiet, ais: 3 }).view(1)),
    );
    scene.seat(1).does('fist:1');
    expect(scene.events('aisPlaced').map(({ ais }) => ais)).toEqual([2, 1]);
    expect(fight({ ...quiet, ais: 2, aisDisabledUntil: 1 }, quiet).happened).toContain('totals');
  });

  it('[MEC-5.22] stay in the sector and are worth 1 each there', () => {
    const scene = fight({ ...quiet, ais: 3 }, quiet).play('fist:3');
    expect(scene.events('totals')[0]?.totals).toEqual([5 + 3 + 3, 6 + 3]);
    expect([scene.seat(0).player.ais, scene.seat(0).player.aisAt[0]]).toEqual([0, 3]);
  });
});

describe('Properties', () => {
  const rich: SeatSetting = { ...quiet, properties: ['M065', 'M090', 'M069', 'M095'] };

  it('[MEC-5.23] are engaged in order of initiative, any number that adds something, all in one go', () => {
    const scene = fight(rich, { ...quiet, properties: ['M068', 'M091'] });
    expect([scene.asked, scene.askedSeats, scene.offered]).toEqual([
      'engage',
      [0],
      ['engage:M065', 'engage:M090', 'done'],
    ]);
    scene.play('engage:M065', 'engage:M090');
    expect([scene.asked, scene.askedSeats]).toEqual(['engage', [1]]);
    scene.play('engage:M068', 'done');
    expect(scene.events('totals')[0]?.totals).toEqual([5 + 1 + 2 + 3, 6 + 1 + 3]);
  });

  it('[MEC-5.24] are turned, and not engaged again before Final step 5', () => {
    const scene = fight({ ...rich, engaged: ['M065'] }, quiet);
    expect(scene.offeredOf('engage')).toEqual(['M090']);
    expect(scene.refusal('engage:M065')).toBe('MEC-13.1');
    scene.play('engage:M090');
    expect(scene.seat(0).holding('M090')).toMatchObject({ engaged: true, at: 0 });
    const refreshed = position({ seats: [{ ...rich, engaged: ['M065', 'M090'] }, quiet], final: 5 });
    expect(refreshed.seat(0).player.holdings.some(({ engaged }) => engaged)).toBe(false);
  });

  it('[MEC-5.25] that were engaged in an earlier step of the sector give their values now', () => {
    const seats = [
      { ...quiet, cards: [6, 3] },
      { ...quiet, properties: ['M095'], cards: [5, 3] },
    ] as const;
    const deployed: readonly Deployed[] = [
      [0, 'BI3', 2],
      [1, 'IG1', 2],
    ];
    const scene = position({ seats, deployed, sector: 2, randoms: [2, 3] }).play(
      'announce:C',
      'assassinate:IG1',
      'secure:M095',
    );
    scene.together({ 0: 'card:6', 1: 'card:5' });
    expect(scene.events('totals')[0]?.totals).toEqual([4 + 3, 1 + 2 + 3]);
  });

  it('[MEC-5.26] that are robots may be cancelled by the Master Programmer', () => {
    const seats = [
      { ...quiet, properties: ['M095', 'M069'] },
      { ...quiet, corp: 'rur' },
    ] as const;
    const scene = position({
      seats,
      deployed: [
        [0, 'BI1', 1],
        [1, 'RU2', 1],
      ],
      sector: 1,
    }).play('announce:C', 'engage:M069');
    expect([scene.asked, scene.askedSeats]).toEqual(['engage', [0]]);
    scene.play('engage:M095');
    expect([scene.asked, scene.askedSeats, scene.offered]).toEqual(['cancel', [1], ['cancel', 'none']]);
  });
});

describe('Action cards', () => {
  it('[MEC-5.27] come on top of leader, Support, sector, synergies, Technicians, AIs, engaged cards and the Event', () => {
    const scene = position({
      seats: [
        { ...quiet, hired: ['M002', 'M028', 'M009', 'M031'], properties: ['M094'], ais: 2, cards: [4] },
        { ...quiet, hired: ['M003'] },
      ],
      deployed: [
        [0, 'M002', 6],
        [0, 'M028', 6],
        [0, 'M009', 6],
        [0, 'M031', 6],
        [1, 'M003', 6],
      ],
      sector: 6,
    });
    scene.play('announce:N', 'leader:M002', 'fist:2', 'engage:M094');
    // N5; S 1 + 2 + 1; three cyborgs and a robot in sector 6; a Media Star; the robots M009 and Robocan for the
    // Technician; AIs 2; Robocan's S2; card 4.
    expect(scene.events('totals')[0]?.totals[0]).toBe(5 + 4 + 4 + 1 + 2 + 2 + 2 + 4);
    const event = position({
      seats: [
        { ...quiet, hired: ['M002'] },
        { ...quiet, hired: ['M003'] },
      ],
      deployed: [
        [0, 'M002', 1],
        [1, 'M003', 1],
      ],
      laid: { 1: 'M104' },
      sector: 1,
    });
    expect(event.events('totals')[0]?.totals).toEqual([5 + 2 + 3, 5 + 3]);
  });

  it('[MEC-5.28] are chosen in secret among those unplayed, and turned up together', () => {
    const deployed: readonly Deployed[] = [
      [0, 'BI2', 1],
      [1, 'IG1', 1],
    ];
    const scene = fight({ ...quiet, cards: [1, 3, 3, 6] }, { ...quiet, cards: [2, 5] }, 'N', { deployed });
    expect([scene.asked, scene.offered]).toEqual(['actionCards', ['card:1', 'card:3', 'card:6']]);
    scene.seat(0).does('card:6');
    expect(scene.happened).not.toContain('cardsTurnedUp');
    expect(scene.view(1).contest?.cards).toEqual([null, null]);
    scene.seat(1).does('card:5');
    expect(scene.events('cardsTurnedUp')[0]?.cards).toEqual([6, 5]);
    expect(scene.events('totals')[0]?.totals).toEqual([3 + 6, 6 + 5]);
    expect(scene.seat(0).cards).toEqual([1, 3, 3]);
  });

  it('[MEC-5.29] [MEC-X34] run out: then only the 1 is taken back, as often as need be', () => {
    const scene = fight({ ...quiet, cards: [] }, quiet);
    expect(scene.events('cardTakenBack')).toEqual([{ kind: 'cardTakenBack', seat: 0 }]);
    expect(scene.events('cardsTurnedUp').at(-1)?.cards).toEqual([1, 3]);
    expect(scene.seat(0).cards).toEqual([]);
    const again = position({
      seats: [
        { ...quiet, cards: [] },
        { ...quiet, cards: [3, 3] },
      ],
      deployed: [
        [0, 'BI3', 1],
        [1, 'IG1', 1],
        [0, 'BI2', 3],
        [1, 'IG2', 3],
      ],
      stack: [{ kind: 'endResolution' }, { kind: 'sector', sector: 2 }, { kind: 'sector', sector: 0 }],
    }).play('announce:N', 'announce:N');
    expect(again.events('cardsTurnedUp').map(({ cards }) => cards[0])).toEqual([1, 1]);
  });

  it('[MEC-5.30] are chosen later by those with a Psychic, who see the others first', () => {
    const cards = [1, 6] as const;
    const seats = [
      { ...quiet, cards },
      { ...quiet, corp: 'osamu', cards },
      { ...quiet, corp: 'rur', cards },
    ] as const;
    const deployed: readonly Deployed[] = [
      [0, 'BI1', 1],
      [1, 'OS2', 1],
      [2, 'RU1', 1],
    ];
    const scene = position({ seats, deployed, sector: 1 }).play('announce:N');
    expect([scene.asked, scene.askedSeats]).toEqual(['actionCards', [2]]);
    scene.play('card:6');
    expect([scene.asked, scene.askedSeats, scene.view(0).contest?.cards]).toEqual([
      'lateCards',
      [0, 1],
      [null, null, 6],
    ]);
    scene.together({ 0: 'card:6', 1: 'card:1' });
    expect(scene.events('cardsTurnedUp').at(-1)?.cards).toEqual([6, 1, 6]);
    const all = position({ seats: [seats[0], seats[1]], deployed: deployed.slice(0, 2), sector: 1 }).play('announce:N');
    expect([all.asked, all.askedSeats]).toEqual(['actionCards', [0, 1]]);
  });
});

describe('the result', () => {
  const trio = (
    cards: readonly [1 | 2 | 3 | 4 | 5 | 6, 1 | 2 | 3 | 4 | 5 | 6, 1 | 2 | 3 | 4 | 5 | 6],
    type: string,
    hired: readonly ['M007'] | readonly [] = [],
  ) =>
    position({
      seats: [
        { ...quiet, cards: [cards[0]] },
        { ...quiet, cards: [cards[1]] },
        { ...quiet, cards: [cards[2]], ais: 0, hired },
      ],
      deployed: [
        [2, 'OC1', 1],
        [1, 'IG1', 1],
        [0, 'BI1', 1],
        [0, 'BI2', 1],
        [2, 'OC2', 1],
      ],
      sector: 1,
    }).play(`announce:${type}`, 'leader:OC1', 'leader:BI1');

  it('[MEC-5.31] [MEC-X26] goes to the highest total, on a tie to the earlier in initiative', () => {
    // A 5 + 2 + 4 = 11, B 6 + 5 = 11, C 4 + 2 + 3 = 9; order C, B, A.
    const scene = trio([4, 5, 3], 'N');
    expect([scene.events('totals')[0]?.totals, scene.contest, scene.sector(1).controller]).toEqual([
      [11, 11, 9],
      null,
      1,
    ]);
  });

  it('[MEC-5.32] makes all others lose', () => {
    const scene = trio([6, 1, 3], 'N');
    expect(scene.sector(1).controller).toBe(0);
    expect(scene.events('wentHome').map(({ seat }) => seat)).toEqual([2, 2, 1]);
  });

  it('[MEC-5.33] costs each loser of a Combat an agent of its choice, for good', () => {
    const scene = trio([1, 6, 6], 'C');
    // A 1 + 2 + 1, B 1 + 6, C 5 + 2 + 6.
    expect(scene.seat(1).member('IG1')).toBeUndefined();
    expect([scene.asked, scene.askedSeats, scene.offeredOf('lose')]).toEqual(['loseAgent', [0], ['BI1', 'BI2']]);
    scene.play('lose:BI2');
    expect([scene.state.box, scene.sector(1).controller]).toEqual([['IG1', 'BI2'], 2]);
    expect(scene.events('wentHome')[0]).toMatchObject({ character: 'BI1', why: 'lost' });
  });

  it('[MEC-5.34] costs nothing in a Negotiation', () => {
    const scene = trio([1, 6, 6], 'N');
    expect([scene.state.box, scene.happened.includes('died')]).toEqual([[], false]);
  });

  it('[MEC-5.35] leaves AIs in the sector and Properties engaged', () => {
    const scene = fight({ ...quiet, ais: 1, cards: [1], properties: ['M065'] }, { ...quiet, cards: [6] }).play(
      'fist:1',
      'engage:M065',
    );
    expect(scene.sector(1).controller).toBe(1);
    expect(scene.seat(0).player.aisAt[0]).toBe(1);
    expect(scene.seat(0).holding('M065').engaged).toBe(true);
  });

  it('[MEC-5.36] comes before deaths by drugs, which come before Control', () => {
    const seats = [{ ...quiet, properties: ['M099'] }, quiet] as const;
    const deployed: readonly Deployed[] = [
      [0, 'BI2', 1],
      [1, 'IG1', 1],
      [1, 'IG2', 1],
    ];
    const scene = position({ seats, deployed, laid: { 1: 'M001' }, sector: 1, randoms: [6] });
    scene.play('announce:C', 'leader:IG2', 'engage:M099', 'dose:BI2');
    // C4 + 6 + 3 wins; the Church loses one first.
    expect(scene.happened).not.toContain('died');
    scene.play('lose:IG1');
    expect(scene.events('died').map(({ character, cause }) => [character, cause])).toEqual([
      ['IG1', 'combat'],
      ['BI2', 'drug'],
    ]);
    expect(scene.happened.lastIndexOf('died') < scene.happened.indexOf('controlled')).toBe(true);
    expect([scene.asked, scene.sector(1).controller]).toEqual(['gained', 0]);
  });
});

/** MEC-11: Actions of the corporation that controls a sector. */
import { describe, expect, it } from 'vitest';
import type { Character, RandomValue } from '../content/tables.ts';
import { position, type Deployed, type SeatSetting, type Setting } from './position.ts';

const quiet = { ais: 0, bare: true } as const;

/** One of BION's hired acts in a sector it holds alone, with one card against one. */
const act = (
  sector: number,
  who: Character,
  action: string,
  own: SeatSetting,
  victim: SeatSetting,
  more: Setting = {},
) =>
  position({
    seats: [
      { ...quiet, cards: [4, 4], ...own },
      { ...quiet, cards: [3, 3], ...victim },
    ],
    deployed: [[0, who, sector]],
    sector,
    ...more,
  }).play(`act:${action}`);

const hacker = { hired: ['M015'] } as const;
const elite = { hired: ['M037'], ais: 1 } as const;

describe('a contest', () => {
  it('[MEC-11.1] is chosen in secret, turned up together, and a Random card is added to each', () => {
    const scene = act(4, 'M015', 'hackerAttack', { ...hacker, cards: [5, 1] }, { cards: [2, 6] }, { randoms: [3, 4] });
    expect([scene.asked, scene.askedSeats, scene.offered]).toEqual(['duelCards', [0, 1], ['card:1', 'card:5']]);
    scene.seat(0).does('card:5');
    expect(scene.happened).not.toContain('cardsTurnedUp');
    scene.seat(1).does('card:6');
    expect(scene.events('cardsTurnedUp')[0]?.cards).toEqual([5, 6]);
    expect(scene.events('randomDrawn').map(({ seat, value }) => [seat, value])).toEqual([
      [0, 3],
      [1, 4],
    ]);
    expect([scene.seat(0).cards, scene.seat(1).cards]).toEqual([[1], [2]]);
  });

  it('[MEC-11.2] gives the acting side +1 for an elite skill, the other none', () => {
    const scene = act(4, 'M037', 'hackerAttack', elite, { hired: ['M041'] }, { randoms: [3, 4] });
    // 4 + 3 + 1 against 3 + 4.
    expect(scene.events('duelDecided')[0]).toMatchObject({ winner: 0, isTie: false });
  });

  it('[MEC-11.3] [MEC-X15] that is tied is fought again with new cards', () => {
    const scene = act(
      4,
      'M037',
      'hackerAttack',
      { ...elite, cards: [4, 6] },
      { cards: [3, 2] },
      { randoms: [1, 3, 2, 5] },
    );
    scene.together({ 0: 'card:4', 1: 'card:3' });
    // 4 + 1 + 1 = 3 + 3; then 6 + 2 + 1 against 2 + 5.
    expect(scene.events('duelDecided')).toEqual([
      { kind: 'duelDecided', action: 'hackerAttack', winner: null, isTie: true },
      { kind: 'duelDecided', action: 'hackerAttack', winner: 0, isTie: false },
    ]);
    expect([scene.seat(0).cards, scene.seat(1).cards]).toEqual([[], []]);
  });

  it('counts only the deciding draw of a tied attempt', () => {
    const scene = act(
      7,
      'M031',
      'sabotage',
      { hired: ['M031'], cards: [4, 4] },
      { properties: ['M065'], cards: [4, 4] },
      { randoms: [1, 1, 3, 2] },
    );
    // The 1 of the tie kills nobody.
    expect(scene.happened).not.toContain('died');
    expect(scene.seat(1).holding('M065').markers).toBe(1);
  });
});

describe('Autocombat', () => {
  const arena = (setting: Setting = {}) =>
    position({
      seats: [
        { ...quiet, hired: ['M027', 'M007'], cards: [3, 4] },
        { ...quiet, hired: ['M029'], cards: [3, 4] },
        { ...quiet, hired: ['M030'], cards: [3, 4] },
      ],
      deployed: [[0, 'M007', 9]],
      sector: 9,
      ...setting,
    }).play('act:autocombat');

  it('[MEC-11.13] is entered in turn order by an Autowarrior at home that has not acted, or there with the organiser', () => {
    const scene = arena({ order: [1, 2, 0] });
    expect([scene.asked, scene.askedSeats, scene.offered]).toEqual(['enterArena', [1], ['enter:M029', 'none']]);
    scene.play('enter:M029');
    expect(scene.askedSeats).toEqual([2]);
    scene.play('none');
    expect([scene.askedSeats, scene.offered]).toEqual([[0], ['enter:M027', 'none']]);
    const present = arena({
      deployed: [
        [0, 'M027', 9],
        [1, 'M029', 3],
      ],
    });
    expect(present.offered).toEqual(['enter:M027', 'none']);
    // Gladiator Eleven is away, which nobody is told: its corporation is asked all the same.
    expect([present.play('none').askedSeats, present.offered]).toEqual([[1], ['none']]);
    const seats = [
      { ...quiet, hired: ['M007'] },
      { ...quiet, hired: ['M029'], acted: ['M029'] },
      { ...quiet, hired: ['M030'] },
    ] as const;
    expect(arena({ seats }).askedSeats).toEqual([2]);
  });

  it('[MEC-11.14] is fought by all at once, elite +1; a tie for the first place by those alone', () => {
    const scene = arena({ randoms: [2, 3, 0, 5, 1, 4, 4] }).play('enter:M027', 'enter:M029', 'enter:M030');
    scene.together({ 0: 'card:3', 1: 'card:3', 2: 'card:3' });
    // 3 + 2 + 1, 3 + 3, 3 + 0 + 1: the first two again, 4 + 5 + 1 against 4 + 1.
    expect(scene.events('duelDecided').map(({ winner, isTie }) => [winner, isTie])).toEqual([
      [null, true],
      [0, false],
    ]);
    expect([scene.seat(0).cards, scene.seat(2).cards]).toEqual([[], [4]]);
  });

  it('[MEC-11.15] [MEC-X13] pays the winner and the organiser a Random card and 1 each', () => {
    const scene = arena({ randoms: [5, 2, 4, 0] }).play('enter:M027', 'enter:M029', 'none');
    scene.together({ 0: 'card:3', 1: 'card:3' });
    expect(scene.events('arenaWon')).toEqual([{ kind: 'arenaWon', seat: 0, purse: 5, organiser: 0, share: 1 }]);
    expect(scene.seat(0).cash).toBe(30 + 6);
  });

  it('[MEC-11.16] is won unopposed by one entrant and does not take place without; nobody dies', () => {
    const one = arena({ randoms: [4, 0] }).play('none', 'enter:M029', 'none');
    expect([one.seat(1).cash, one.seat(0).cash, one.seat(1).cards]).toEqual([35, 31, [3, 4]]);
    const none = arena().play('none', 'none', 'none');
    expect([none.happened.includes('arenaWon'), none.state.players.map(({ cash }) => cash)]).toEqual([
      false,
      [30, 30, 30],
    ]);
    expect(one.happened).not.toContain('died');
  });
});

describe('Business and Socializing', () => {
  it('[MEC-11.17] pay the value of a Random card', () => {
    expect(act(4, 'M042', 'business', { hired: ['M042'] }, {}, { randoms: [6] }).seat(0).cash).toBe(36);
  });

  it('[MEC-11.28] [MEC-X7] [MEC-X8] pay or cost by the table, never more than there is', () => {
    const after = (random: RandomValue, cash: number) =>
      act(2, 'M042', 'socializing', { hired: ['M042'], cash }, {}, { randoms: [random] }).seat(0).cash - cash;
    expect(([0, 1, 2, 3, 4, 5, 6, 8] as const).map((random) => after(random, 20))).toEqual([
      -10, -5, -5, 0, 5, 5, 10, 20,
    ]);
    expect(after(0, 6)).toBe(-6);
  });
});

describe('a Hacker attack', () => {
  it('[MEC-11.18] is on another corporation', () => {
    const scene = position({
      seats: [{ ...quiet, ...hacker }, quiet, quiet],
      deployed: [[0, 'M015', 4]],
      sector: 4,
    }).play('act:hackerAttack');
    expect(scene.offered).toEqual(['targetSeat:1', 'targetSeat:2']);
  });

  it('[MEC-11.19] [MEC-X14] may take what both Random cards show, at most what there is', () => {
    const own = { ...hacker, cards: [5] } as const;
    const scene = act(4, 'M015', 'hackerAttack', own, { cards: [3] }, { randoms: [2, 3] });
    expect(scene.offered).toEqual(['steal', 'none']);
    expect(scene.branch().play('none').seat(0).cash).toBe(30);
    expect([scene.play('steal').seat(0).cash, scene.seat(1).cash]).toEqual([35, 25]);
    const poor = act(4, 'M015', 'hackerAttack', own, { cards: [3], cash: 4 }, { randoms: [2, 3] }).play('steal');
    expect([poor.seat(0).cash, poor.seat(1).cash]).toEqual([34, 0]);
    const lost = act(4, 'M015', 'hackerAttack', { ...hacker, cards: [1] }, { cards: [6] }, { randoms: [2, 3] });
    expect(lost.asked).toBe('staff');
  });

  it('[MEC-11.20] of an elite Hacker may disable all AIs of the victim for the round instead; placed ones stand', () => {
    const scene = act(
      4,
      'M037',
      'hackerAttack',
      { ...elite, cards: [6] },
      { cards: [1], ais: 3 },
      { randoms: [4, 3], round: 2 },
    );
    expect(scene.offered).toEqual(['steal', 'disable', 'none']);
    scene.play('disable');
    expect([scene.seat(1).player.aisDisabledUntil, scene.seat(1).player.ais, scene.seat(1).cash]).toEqual([2, 3, 30]);
    const placed = position({
      seats: [
        { ...quiet, cards: [3] },
        { ...quiet, corp: 'iglesia', hired: ['M037'], ais: 3, aisDisabledUntil: 0, cards: [3] },
      ],
      deployed: [
        [0, 'BI1', 1],
        [1, 'M037', 1],
      ],
      sector: 1,
    }).play('announce:N');
    const player = placed.seat(1).player;
    player.aisDisabledUntil = 1;
    placed.play('fist:0');
    expect(placed.events('totals')[0]?.totals[1]).toBe(2 + 1 + 3);
  });
});

describe('Sabotage', () => {
  const sabotage = (randoms: readonly RandomValue[], own: SeatSetting = {}, victim: SeatSetting = {}) =>
    act(
      7,
      'M031',
      'sabotage',
      { hired: ['M031'], cards: [4], ...own },
      { properties: ['M065'], cards: [3], ...victim },
      { randoms },
    );

  it('[MEC-11.21] is on any Property of another, starting ones, robots and damaged ones too, nothing else', () => {
    const victim: SeatSetting = {
      bare: false,
      properties: ['B1', 'M065'],
      damaged: { M065: 1 },
      projects: ['mekka'],
      threats: ['M123'],
    };
    const scene = position({
      seats: [{ ...quiet, hired: ['M031'] }, victim],
      minisub: 1,
      deployed: [[0, 'M031', 7]],
      sector: 7,
    }).play('act:sabotage');
    expect(scene.offeredOf('targetProperty')).toEqual(['IGP1', 'IGP2', 'B1', 'M065']);
  });

  it('[MEC-11.22] that succeeds damages the Property', () => {
    expect(sabotage([3, 3]).seat(1).holding('M065').markers).toBe(1);
    expect(sabotage([2, 5]).seat(1).holding('M065').markers).toBe(0);
    expect(
      sabotage([3, 3], {}, { damaged: { M065: 1 } })
        .seat(1)
        .holding('M065').markers,
    ).toBe(2);
  });

  it('[MEC-11.23] kills the saboteur with a 0 or 1', () => {
    expect(
      sabotage([1, 0])
        .events('died')
        .map(({ character }) => character),
    ).toEqual(['M031']);
    const failed = sabotage([0, 5]);
    expect([failed.seat(0).member('M031'), failed.seat(1).holding('M065').markers]).toEqual([undefined, 0]);
    expect(sabotage([2, 0]).happened).not.toContain('died');
  });

  it('[MEC-11.24] [MEC-X18] with an 8 kills the saboteur, damages whatever the result, and costs the victim a board member', () => {
    const scene = sabotage([8, 5], { cards: [1] }, { cards: [6] });
    // 9 against 11.
    expect([scene.asked, scene.askedSeats, scene.offeredOf('killBoard')]).toEqual([
      'killBoard',
      [1],
      ['IG1', 'IG2', 'IG3'],
    ]);
    scene.play('killBoard:IG2');
    expect(scene.seat(1).holding('M065').markers).toBe(1);
    expect(scene.events('died').map(({ character }) => character)).toEqual(['M031', 'IG2']);
    const last = sabotage([8, 5], {}, { board: ['IG1', null, null] });
    expect([last.outcome?.reason, last.outcome?.ranks]).toEqual(['lastCorporation', [1, 2]]);
  });
});

describe('Seduction', () => {
  const seduce = (own: SeatSetting, victim: SeatSetting, more: Setting = {}) =>
    act(2, 'M048', 'seduction', { hired: ['M048'], cards: [4], ...own }, { cards: [3], ...victim }, more);

  it('[MEC-11.25] needs a free slot', () => {
    const hired = ['M048', 'M007', 'M008', 'M010', 'M042'] as const;
    const scene = position({
      seats: [
        { ...quiet, hired },
        { ...quiet, hired: ['M011'] },
      ],
      deployed: [
        [0, 'M048', 2],
        [0, 'M042', 2],
      ],
      sector: 2,
    });
    expect([scene.offeredOf('act'), scene.refusal('act:seduction')]).toEqual([['socializing'], 'MEC-11.25']);
  });

  it('[MEC-11.26] is on any Character in play of another but the Board', () => {
    const deployed: readonly Deployed[] = [
      [0, 'M048', 2],
      [1, 'M011', 5],
      [1, 'M015', 0],
    ];
    const scene = seduce({}, { hired: ['M011', 'M015', 'M007'] }, { deployed });
    expect(scene.offeredOf('targetCharacter')).toEqual(['M011', 'M015', 'M007']);
  });

  it('[MEC-11.27] brings the Character over: unpaid, its pawn off the board, unavailable this round', () => {
    const scene = seduce(
      {},
      { hired: ['M029'], paid: ['M029'] },
      {
        deployed: [
          [0, 'M048', 2],
          [1, 'M029', 5],
        ],
        randoms: [3, 4],
      },
    );
    // 4 + 3 + 1 elite against 3 + 4.
    expect(scene.events('seduced')).toEqual([{ kind: 'seduced', seat: 0, from: 1, character: 'M029' }]);
    expect([scene.seat(0).staff[4], scene.seat(0).member('M029')?.paid, scene.seat(0).member('M029')?.acted]).toEqual([
      'M029',
      false,
      true,
    ]);
    expect([scene.seat(1).staff[3], scene.standing(5), scene.seat(0).player.pawns[4]]).toEqual([null, [], -1]);
  });
});

describe('a Trial', () => {
  const trial = (victim: SeatSetting, more: Setting = {}, own: SeatSetting = {}) =>
    act(1, 'M046', 'trial', { hired: ['M046'], cards: [4], ...own }, { cards: [3], ...victim }, more);

  it('[MEC-11.29] is on a Criminal or corrupt Character or Property of another, board members too', () => {
    const victim: SeatSetting = {
      board: ['M023', 'IG2', 'IG3'],
      hired: ['M015', 'M007', 'M010'],
      properties: ['M072', 'M100', 'M065'],
    };
    expect(trial(victim).offered).toEqual([
      'targetCharacter:M023',
      'targetCharacter:M015',
      'targetCharacter:M010',
      'targetProperty:M072',
      'targetProperty:M100',
    ]);
  });

  it('[MEC-11.30] removes the target from the game, which is no death', () => {
    const scene = trial({ hired: ['M043'], cash: 99, projects: ['lazarius'] }, { randoms: [3, 2] });
    expect([scene.state.box, scene.seat(1).cash, scene.happened.includes('died')]).toEqual([['M043'], 99, false]);
    expect(trial({ properties: ['M072'] }, { randoms: [3, 2] }).state.box).toEqual(['M072']);
    expect(trial({ board: ['M023', null, null] }, { randoms: [3, 2] }).outcome?.reason).toBe('lastCorporation');
  });

  it('[MEC-11.31] like any Action cannot be chosen without a target', () => {
    const seats = [{ ...quiet, hired: ['M046'] }, quiet] as const;
    const scene = position({ seats, deployed: [[0, 'M046', 1]], sector: 1 });
    expect(scene.asked).toBe('staff');
    const two = position({
      seats: [{ ...quiet, hired: ['M048', 'M042'] }, quiet],
      deployed: [
        [0, 'M048', 2],
        [0, 'M042', 2],
      ],
      sector: 2,
    });
    expect([two.offeredOf('act'), two.refusal('act:seduction')]).toEqual([['socializing'], 'MEC-11.31']);
  });
});

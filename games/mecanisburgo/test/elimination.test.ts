/** MEC-18: the Board, death and elimination. */
import { Random } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { checks } from '../checks.ts';
import type { State } from '../rules/state.ts';
import { position, type Deployed, type SeatSetting } from './position.ts';
import { BASE, begin, SEEDS } from './random-games.ts';
import type { Scene } from './scene.ts';

const quiet = { bare: true, ais: 0, cards: [3] } as const;
const headless = { ...quiet, board: ['BI1', null, null] } as const;

/** Seat 0 loses its last board member in a Combat against seat 1. */
const beheaded = (own: SeatSetting, seats: readonly SeatSetting[] = [{ ...quiet, cards: [6] }, quiet]) =>
  position({
    seats: [{ ...headless, cards: [1], ...own }, ...seats],
    deployed: [
      [0, 'BI1', 1],
      [1, 'IG2', 1],
    ],
    sector: 1,
  }).play('announce:C');

describe('death', () => {
  it('[MEC-18.1] puts the card into the box; its pawn stands at home, unavailable', () => {
    const seats = [
      { ...quiet, hired: ['M007'], cards: [1] },
      { ...quiet, cards: [6] },
    ] as const;
    const scene = position({
      seats,
      deployed: [
        [0, 'M007', 1],
        [1, 'IG2', 1],
      ],
      sector: 1,
    }).play('announce:C');
    expect([scene.state.box, scene.seat(0).staff[3], scene.view(1).players[0]?.pawns[3]]).toEqual([['M007'], null, -1]);
    const next = position({ seats: [quiet, quiet], stack: [{ kind: 'beginRound' }] }).play('place:0');
    expect(next.offeredOf('pawn')).not.toContain('3');
  });

  it('[MEC-18.2] is what combat, Threats, moors, assassins, sabotage, drugs and KILL bring; leaving is not', () => {
    const immortal: SeatSetting = { ...quiet, hired: ['M054'], cash: 30 };
    const dismissed = position({ seats: [immortal, quiet], final: 1 }).play('dismiss:M054');
    const unpaid = position({ seats: [{ ...immortal, cash: 0 }, quiet], final: 3 });
    const driven = position({ seats: [immortal, quiet], laid: { 1: 'M118' }, sector: 1 });
    for (const scene of [dismissed, unpaid.asked === 'payments' ? unpaid.play('giveUp:M054') : unpaid, driven]) {
      expect([scene.happened.includes('died'), scene.state.discard]).toEqual([false, ['M054']]);
    }
    const seats = [
      { ...immortal, cards: [1] },
      { ...quiet, cards: [6] },
    ] as const;
    const combat = position({
      seats,
      deployed: [
        [0, 'M054', 1],
        [1, 'IG2', 1],
      ],
      sector: 1,
    }).play('announce:C');
    const threat = position({ seats, deployed: [[0, 'M054', 1]], laid: { 1: 'M116' }, randoms: [6], sector: 1 });
    const killed = position({ seats: [{ ...immortal, hired: ['M058'] }, quiet], laid: { 1: 'M122' }, sector: 1 }).play(
      'fixCharacter:M058',
    );
    const moors = position({
      seats: [...seats, quiet, quiet],
      deployed: [[0, 'M054', 10]],
      randoms: [8, 6],
      sector: 10,
    });
    for (const scene of [combat, threat, killed, moors]) expect(scene.asked).toBe('revive');
  });

  it('[MEC-18.3] may be undone by the own skill or by Lazarius, for 10K either way', () => {
    const seats = [
      { ...quiet, hired: ['M054'], projects: ['lazarius'], cash: 10, cards: [1] },
      { ...quiet, cards: [6] },
    ] as const;
    const scene = position({
      seats,
      deployed: [
        [0, 'M054', 1],
        [1, 'IG2', 1],
      ],
      sector: 1,
    }).play('announce:C');
    expect(scene.offered).toEqual(['revive:skill', 'revive:project', 'none']);
    const [skill, project] = [scene.branch().play('revive:skill'), scene.branch().play('revive:project')];
    expect([skill.seat(0).cash, project.seat(0).cash]).toEqual([0, 0]);
    expect([skill.seat(0).player.works[0]?.engaged, project.seat(0).player.works[0]?.engaged]).toEqual([false, true]);
  });

  it('[MEC-18.4] leaves a seat of the Board empty until Final step 1', () => {
    const seats = [
      { ...quiet, hired: ['M015'], cards: [1] },
      { ...quiet, cards: [6] },
    ] as const;
    const scene = position({
      seats,
      deployed: [
        [0, 'BI1', 1],
        [1, 'IG2', 1],
      ],
      sector: 1,
    }).play('announce:C');
    expect([scene.asked, scene.seat(0).staff.slice(0, 4)]).toEqual(['staff', [null, 'BI2', 'BI3', 'M015']]);
    expect(scene.play('done').seat(0).staff.slice(0, 4)).toEqual(['BI2', 'BI3', 'M015', null]);
  });
});

describe('elimination', () => {
  it('[MEC-18.5] comes at once where the Board is empty', () => {
    expect(beheaded({ hired: ['M007', 'M015'] }).seat(0).player.eliminated).toBe(true);
    const two = position({
      seats: [{ ...quiet, cards: [1] }, { ...quiet, cards: [6] }, quiet],
      deployed: [
        [0, 'BI1', 1],
        [1, 'IG2', 1],
      ],
      sector: 1,
    });
    expect(two.play('announce:C').seat(0).player.eliminated).toBe(false);
  });

  it('[MEC-18.6] takes all it had out of the game, and the tokens back to the board', () => {
    const own: SeatSetting = {
      hired: ['M007'],
      properties: ['M065'],
      projects: ['mekka'],
      threats: ['M123'],
      hand: ['M114', 'M001'],
      cash: 9,
      ais: 2,
    };
    const scene = position({
      seats: [{ ...headless, cards: [1], ...own }, { ...quiet, cards: [6] }, quiet],
      deployed: [
        [0, 'BI1', 1],
        [1, 'IG2', 1],
        [0, 'M007', 3],
        [0, 'decoy', 0],
      ],
      laid: { 3: 'M002' },
      shuttle: 0,
      sector: 1,
      order: [0, 2, 1],
    });
    scene.play('announce:C', 'fist:0', 'done');
    expect(scene.state.box.toSorted()).toEqual(['BI1', 'M001', 'M007', 'M065', 'M114', 'M123']);
    expect([scene.seat(0).player.works, scene.seat(0).cash, scene.seat(0).player.ais, scene.state.shuttle]).toEqual([
      [],
      0,
      0,
      null,
    ]);
    expect([scene.state.order, scene.sector(3).card, scene.standing(3), scene.state.orderZone]).toEqual([
      [2, 1],
      'M002',
      [],
      [],
    ]);
    expect(scene.state.projects).not.toContain('mekka');
  });

  it('[MEC-18.7] leaves the last corporation the winner', () => {
    const scene = beheaded({}, [{ ...quiet, cards: [6] }]);
    expect([scene.outcome?.reason, scene.outcome?.ranks]).toEqual(['lastCorporation', [2, 1]]);
    const alone = position({ seats: [quiet, quiet, quiet] });
    alone.seat(0).resigns();
    expect(alone.outcome).toBeUndefined();
    alone.seat(1).resigns();
    expect([alone.outcome?.reason, alone.outcome?.ranks]).toEqual(['lastCorporation', [3, 3, 1]]);
  });

  it('[MEC-18.8] drops a contest of its own; the other side gets nothing', () => {
    const seats = [{ ...quiet, hired: ['M015'], cards: [1, 2] }, { ...quiet, cards: [1, 2] }, quiet] as const;
    const hack = position({ seats, deployed: [[0, 'M015', 4]], sector: 4 }).play('act:hackerAttack', 'targetSeat:1');
    hack.seat(1).resigns();
    expect([hack.state.duel, hack.asked, hack.seat(0).cash]).toEqual([null, 'staff', 30]);
    const deployed: readonly Deployed[] = [
      [0, 'BI3', 2],
      [1, 'IG1', 2],
      [2, 'OC1', 2],
    ];
    const attempt = position({ seats, deployed, sector: 2 }).play('announce:N', 'assassinate:IG1');
    attempt.seat(0).resigns();
    expect([attempt.seat(1).member('IG1') !== undefined, attempt.state.duel]).toEqual([true, null]);
    expect([attempt.asked, attempt.askedSeats]).toEqual(['actionCards', [1, 2]]);
  });

  it('[MEC-18.8] lets an Autocombat go on without it, or ends it with its organiser', () => {
    const warriors = [
      { ...quiet, hired: ['M027', 'M007'], cards: [3, 4] },
      { ...quiet, hired: ['M029'], cards: [3, 4] },
      { ...quiet, hired: ['M030'], cards: [3, 4] },
    ] as const;
    const arena = () =>
      position({ seats: warriors, deployed: [[0, 'M007', 9]], sector: 9, randoms: [2, 4] }).play(
        'act:autocombat',
        'enter:M027',
        'enter:M029',
        'enter:M030',
      );
    const left = arena();
    left.seat(1).resigns();
    expect(left.state.duel?.sides.map(({ seat }) => seat)).toEqual([0, 2]);
    const ended = arena();
    ended.seat(0).resigns();
    expect([ended.state.duel, ended.asked, ended.happened.includes('arenaWon')]).toEqual([null, 'staff', false]);
  });

  it('[MEC-18.8] a card sealed in a contest that is dropped answers nothing else', () => {
    const seats = [{ ...quiet, hired: ['M015'], cards: [1, 2] }, { ...quiet, cards: [1, 2] }, quiet] as const;
    const deployed: readonly Deployed[] = [
      [0, 'BI3', 2],
      [1, 'IG1', 2],
      [2, 'OC1', 2],
    ];
    const attempt = position({ seats, deployed, sector: 2 }).play('announce:N', 'assassinate:IG1');
    expect([attempt.asked, attempt.askedSeats]).toEqual(['duelCards', [0, 1]]);
    attempt.seat(1).does('card:2');
    attempt.seat(0).resigns();
    expect([attempt.asked, attempt.askedSeats, attempt.state.sealed]).toEqual(['actionCards', [1, 2], null]);
    expect([attempt.seat(1).cards, attempt.seat(1).player.ais]).toEqual([[1, 2], 0]);
  });

  it('[MEC-18.8] the end leaves no answer sealed', () => {
    const seats = [
      { ...quiet, hired: ['M015'], cards: [1, 2] },
      { ...quiet, cards: [1, 2] },
    ] as const;
    const hack = position({ seats, deployed: [[0, 'M015', 4]], sector: 4 }).play('act:hackerAttack');
    expect([hack.asked, hack.askedSeats]).toEqual(['duelCards', [0, 1]]);
    hack.seat(1).does('card:2');
    hack.seat(0).resigns();
    expect([hack.outcome?.reason, hack.state.sealed]).toEqual(['lastCorporation', null]);
  });

  it('[MEC-5.3] the next in initiative announces the type when the first gives up', () => {
    const deployed: readonly Deployed[] = [
      [0, 'BI3', 2],
      [2, 'OC1', 2],
      [1, 'IG1', 2],
    ];
    const scene = position({ seats: [quiet, quiet, quiet], deployed, sector: 2 });
    expect([scene.asked, scene.askedSeats]).toEqual(['announceType', [0]]);
    scene.seat(0).resigns();
    expect([scene.asked, scene.askedSeats, scene.state.contest?.type]).toEqual(['announceType', [2], null]);
    expect(scene.play('announce:N').events('announced')).toEqual([{ kind: 'announced', seat: 2, type: 'N' }]);
  });

  it('leaves nothing broken wherever a player gives up', () => {
    expect(GAMES.flatMap(([seats, seed, moment]) => breachesAfterGivingUp(seats, seed, moment))).toEqual([]);
  });
});

/** Games in which somebody gives up after so many choices. */
const GAMES = [2, 3, 4, 6].flatMap((seats) =>
  SEEDS.slice(0, 10).flatMap((seed, index) => [0, 40].map((add) => [seats, seed, index * 4 + add] as const)),
);

function breachesAfterGivingUp(seats: number, seed: string, moment: number): readonly string[] {
  const { rules, state } = begin(seats, seed, { ...BASE, corporations: 'chosen' });
  const random = Random.from(seed);
  const found: string[] = [];
  for (let choice = 0, [seat] = rules.deciders(state); seat !== undefined; choice++, [seat] = rules.deciders(state)) {
    if (choice === moment) rules.resign(state, seat);
    else rules.take(state, seat, random.pick(rules.options(state, seat)));
    if (choice >= moment)
      found.push(...breachesOf(rules, state).map((breach) => `${seats} ${seed}, ${choice}: ${breach}`));
  }
  return found;
}

function breachesOf(rules: Scene['rules'], state: State): readonly string[] {
  const breaches = Object.values(checks.invariants).map((breach) => breach(state, rules.content));
  const view = rules.view(state, 0);
  const again = rules.view(rules.imagine(view, Random.from('again')), 0);
  breaches.push(JSON.stringify(again) === JSON.stringify(view) ? undefined : 'the view cannot be imagined');
  return breaches.filter((breach) => breach !== undefined);
}

/** VEN-2 and VEN-3: setup and the preliminary round. */
import { describe, expect, it } from 'vitest';
import { defaultSetup } from '@cabale/engine';
import { TILES, type Tile } from '../content/tables.ts';
import { venice } from '../index.ts';
import { activated } from './activated.ts';
import { position, type SeatSetting } from './position.ts';
import { dealtGame, newGame } from './random-games.ts';
import type { Scene } from './scene.ts';

const SIZES = [2, 3, 4, 5];

/** Places a gondola and leaves its building alone. */
const places = (scene: Scene, quay: number): void => {
  scene.play(`place:${quay}`);
  while (scene.asked === 'activate') scene.play('finish');
};

/** Up to four other players, whose gondolas lie aside. */
const OTHERS = [{ at: ['S4', 'S5'] }, { at: ['S8', 'S9'] }, { at: ['S12', 'SM'] }, { at: ['S11', 'S7'] }] as const;

/** Effect 2 of a tile has been used, by the number of players. */
const used = (tile: Tile, own: SeatSetting, seats: number): Scene => {
  const scene = activated(tile, 2, own, { others: OTHERS.slice(0, seats - 1) });
  scene.seat(0).uses(2);
  return scene;
};

/** The space of the assistant at the bank after docking there, by the number on other tiles. */
const docked = (placed: number): number => {
  const others = TILES.filter((tile) => tile !== 'bank').slice(0, placed);
  const assistants = Object.fromEntries(others.map((tile) => [tile, 1])) as Partial<Record<Tile, 1>>;
  const scene = position({ seats: [{ at: ['S4', 'SM'], assistants }, { at: ['S1', 'S5'] }, {}] });
  scene.seat(0).boards(0).rows(3).docks();
  return scene.space(0, 'bank');
};

describe('setup', () => {
  it('[VEN-2.1] day or night, and the same game', () => {
    const day = newGame(3, 'side').state;
    const night = newGame(3, 'side', { side: 'night' }).state;
    expect([day.side, night]).toEqual(['day', { ...day, side: 'night' }]);
  });

  it('[VEN-2.2] the twelve tiles in any order', () => {
    expect(new Set(newGame(3, 'tiles').state.tiles).size).toBe(12);
    expect(newGame(3, 'tiles').state.tiles).not.toEqual(newGame(3, 'other tiles').state.tiles);
  });

  it('[VEN-2.3] the end pawn on 10, 12, 14 or 16', () => {
    /** The pawn after a player's first step on the council, by the number of players. */
    const pawnAfter = (seats: number, council: number): string => used('lesserCouncil', { council }, seats).state.pawn;
    for (const [seats, pawn] of [
      [2, 10],
      [3, 12],
      [4, 14],
      [5, 16],
    ] as const) {
      expect([newGame(seats, 'pawn').state.pawn, pawnAfter(seats, pawn - 2), pawnAfter(seats, pawn - 1)]).toEqual([
        'track',
        'track',
        'triggered',
      ]);
    }
  });

  it('[VEN-2.4] two gondolas, two bridges and ten assistants each', () => {
    const { state } = newGame(4, 'pieces');
    expect([state.quays, state.moored]).toEqual([Array.from({ length: 8 }, () => null), []]);
    expect(state.players.map(({ gondolier }) => gondolier)).toEqual([null, null, null, null]);
    expect(state.assistants.flat()).toEqual(Array.from({ length: 48 }, () => 0));
    expect(activated('grandCouncil', 1, { bridges: [1] }).offeredOf('use')).toContain('2');
    expect(activated('grandCouncil', 1, { bridges: [1, 2] }).refusal('use:2')).toBe('VEN-13.8');
    expect([docked(9), docked(10)]).toEqual([1, 0]);
  });

  it('[VEN-2.4] the face of the player board goes by the number of players', () => {
    const after = SIZES.map((seats) => used('bank', { intrigue: 8 }, seats).seat(0).player.intrigue);
    expect(after).toEqual([8, 8, 9, 9]);
  });

  it('[VEN-2.5] a pile of 9, 13, 17 or 20 missions, the others unseen', () => {
    const counts = SIZES.map((seats) => {
      const { missions, missionsOut, players } = newGame(seats, 'pile').state;
      return [missions.length + players.length * 3, missionsOut.length];
    });
    expect(counts).toEqual([
      [9, 17],
      [13, 13],
      [17, 9],
      [20, 6],
    ]);
    expect(newGame(3, 'pile').view(0)).not.toHaveProperty('missionsOut');
  });

  it('[VEN-2.6] three missions each', () => {
    expect(newGame(5, 'deal').state.players.map(({ missions }) => missions.length)).toEqual([3, 3, 3, 3, 3]);
  });

  it('[VEN-2.7] two kept, in secret and at the same time', () => {
    const scene = newGame(3, 'keep');
    expect([scene.asked, scene.askedSeats, scene.offered.length]).toEqual(['keepMissions', [0, 1, 2], 3]);
    const before = scene.view(1);
    scene.seat(0).does(scene.offered[0] ?? '');
    expect(scene.view(1)).toEqual(before);
    for (const seat of [1, 2]) scene.seat(seat).does(`return:${scene.seat(seat).player.missions[0]}`);
    expect(scene.state.players.map(({ missions }) => missions.length)).toEqual([2, 2, 2]);
  });

  it('[VEN-2.8] the third of each to the bottom, in seat order', () => {
    const scene = newGame(3, 'bottom');
    const returned = scene.state.players.map(({ missions }) => missions[0]);
    for (const seat of [0, 1, 2]) scene.seat(seat).does(`return:${returned[seat]}`);
    expect(scene.state.missions.slice(0, 3)).toEqual(returned.toReversed());
    expect(scene.view(1).missions.slice(0, 3)).toEqual([null, returned[1], null]);
  });

  it('[VEN-2.9] 22 influence cards, face down', () => {
    const scene = newGame(3, 'influence');
    expect([scene.state.influence.length, scene.state.influenceDiscard]).toEqual([22, []]);
    expect(scene.view(0).influence.every((card) => card === null)).toBe(true);
  });

  it('[VEN-2.10] all tracks on 0, parchments on 1', () => {
    const { players } = newGame(3, 'tracks').state;
    for (const player of players) expect(player).toMatchObject({ vp: 0, council: 0, intrigue: 0, parchments: 1 });
  });

  it('[VEN-2.11] a random first player, or the first seat where the table wants it', () => {
    const firsts = new Set(Array.from({ length: 20 }, (_, seed) => dealtGame(3, `first ${seed}`).state.first));
    expect(firsts.size).toBe(3);
    for (let seed = 0; seed < 5; seed++) {
      expect(dealtGame(3, `${seed}`, { firstPlayer: 'firstSeat' }).state.first).toBe(0);
    }
  });

  it('[VEN-2.12] 6 coins, and 2 more for each player before one', () => {
    for (const seats of SIZES) {
      const scene = dealtGame(seats, 'coins');
      const { first, players } = scene.state;
      const inOrder = players.map((_, place) => players[(first + place) % seats]?.coins);
      expect(inOrder).toEqual([6, 8, 10, 12, 14].slice(0, seats));
    }
  });

  it('[VEN-2.13] the first player moves first', () => {
    const scene = dealtGame(3, 'first move');
    for (let quay = 0; quay < 6; quay++) places(scene, quay);
    expect([scene.askedSeats, scene.asked, scene.state.turn]).toEqual([[scene.state.first], 'gondolier', 1]);
  });

  it('[VEN-2.14] favour cards where the table wants them', () => {
    expect(newGame(3, 'x', { favour: true }).state.players.map(({ favour }) => favour)).toEqual([
      'unused',
      'unused',
      'unused',
    ]);
    expect(newGame(3, 'x').state.players.map(({ favour }) => favour)).toEqual(['none', 'none', 'none']);
    expect(newGame(1, 'x', { favour: true }).state.players.map(({ favour }) => favour)).toEqual(['none']);
  });

  it('[VEN-2.15] a player may decline', () => {
    const setup = { favour: true, decline2: true } as const;
    expect(newGame(3, 'x', setup).state.players.map(({ favour }) => favour)).toEqual(['unused', 'none', 'unused']);
    expect(venice.setupSeats?.decline5).toEqual({ min: 5, max: 5 });
    expect(venice.setupWhen?.decline5).toEqual({ favour: [true] });
  });

  it('[VEN-2.16] with two players smugglers join', () => {
    expect([newGame(2, 'x').state.decks === null, newGame(3, 'x').state.decks]).toEqual([false, null]);
  });

  it('[VEN-2.17] tiles are seen when missions are chosen, the first player is drawn afterwards', () => {
    const scene = newGame(3, 'order');
    expect([scene.view(0).tiles.length, scene.happened.includes('firstPlayer')]).toEqual([12, false]);
    expect(dealtGame(3, 'order').happened).toContain('firstPlayer');
    expect(defaultSetup(venice.setup).firstPlayer).toBe('random');
  });
});

describe('the preliminary round', () => {
  it('[VEN-3.1] first gondolas in turn order, second ones in reverse', () => {
    const scene = dealtGame(3, 'order');
    const { first } = scene.state;
    const order: number[] = [];
    for (let quay = 0; quay < 6; quay++) {
      order.push(scene.askedSeats[0] ?? -1);
      places(scene, quay);
    }
    const places3 = [0, 1, 2].map((place) => (first + place) % 3);
    expect(order).toEqual([...places3, ...places3.toReversed()]);
  });

  it('[VEN-3.2] on any of 15 quays; the second not beside the first', () => {
    const scene = dealtGame(2, 'quays');
    expect(scene.offered).toHaveLength(15);
    places(scene, 14);
    places(scene, 13);
    expect(scene.offered).toHaveLength(14);
    expect(scene.offered).not.toContain('place:13');
  });

  it('[VEN-3.3] on top of others, who score', () => {
    const scene = dealtGame(3, 'stack', { firstPlayer: 'firstSeat' });
    for (let seat = 0; seat < 3; seat++) places(scene, 12);
    expect([scene.stack('SM'), scene.all('vp')]).toEqual([
      [0, 2, 4],
      [3, 1, 0],
    ]);
  });

  it('[VEN-3.4] an assistant on space 1, pushing others', () => {
    const scene = dealtGame(3, 'push', { firstPlayer: 'firstSeat' });
    for (let seat = 0; seat < 3; seat++) places(scene, 0);
    expect(scene.state.assistants.map((own) => own[0])).toEqual([3, 2, 1]);
  });

  it('[VEN-3.5] the building is activated; cubes go on the gondola just placed', () => {
    const scene = dealtGame(3, 'cubes', { firstPlayer: 'firstSeat' });
    for (const quay of [12, 13, 14, 11, 10]) places(scene, quay);
    scene.play('place:0', 'use:1');
    expect([scene.seat(0).cargo(0), scene.seat(0).cargo(1)].map((cargo) => cargo.length)).toEqual([0, 1]);
    const communal = dealtGame(3, 'coins', { firstPlayer: 'firstSeat' });
    communal.play('place:12', 'use:1');
    expect(communal.seat(0).player.coins).toBe(8);
  });

  it('[VEN-3.6] no cards, no canals, no missions, no crossings', () => {
    const scene = dealtGame(3, 'nothing');
    const asked = new Set<string>();
    while (scene.state.turn === 0) {
      asked.add(scene.asked);
      scene.play(scene.offered[0] ?? '');
    }
    expect([...asked].filter((step) => ['influence', 'row', 'complete', 'crossing'].includes(step))).toEqual([]);
  });

  it('[VEN-16.1] a favour card may be flipped in it, to pay for what is being activated', () => {
    const scene = dealtGame(3, 'favour', { favour: true, firstPlayer: 'firstSeat' });
    expect(scene.offered.slice(-2)).toEqual(['favour:coins', 'favour:parchments']);
    const early = scene.branch();
    early.play('favour:coins');
    expect([early.asked, early.seat(0).player.coins, early.offered.length]).toEqual(['placeGondola', 11, 15]);
    scene.play('place:14');
    expect(scene.refusal('use:2')).toBeUndefined();
    scene.play('favour:parchments');
    expect([scene.asked, scene.seat(0).player.parchments, scene.seat(0).player.favour]).toEqual([
      'activate',
      3,
      'used',
    ]);
    expect(scene.offered).toEqual(['use:1', 'use:2', 'finish']);
    scene.play('finish');
    expect([scene.askedSeats, scene.offeredOf('favour')]).toEqual([[1], ['coins', 'parchments']]);
  });

  it('[VEN-16.1] but not while missions are being returned: nobody is in need of anything', () => {
    const scene = newGame(3, 'favour', { favour: true });
    expect([scene.asked, scene.offeredOf('favour')]).toEqual(['keepMissions', []]);
  });

  it('[VEN-3.7] on the first turn the gondolier boards either gondola for nothing', () => {
    const scene = dealtGame(2, 'boarding');
    for (const quay of [12, 13, 14, 0]) places(scene, quay);
    const seat = scene.askedSeats[0] ?? 0;
    const { coins } = scene.seat(seat).player;
    expect(scene.offered).toEqual(['board:0', 'board:1']);
    for (const key of ['board:0', 'board:1']) {
      const branch = scene.branch();
      branch.play(key);
      expect(branch.seat(seat).player.coins).toBe(coins);
    }
  });
});

/** NO-1: setup for two to four. */
import { describe, expect, it } from 'vitest';
import { BASE_COMPANIES, BASE_CONSULTANTS, COLOURS, type Company } from '../content/tables.ts';
import { breaches, newGame } from './random-games.ts';
import type { Scene } from './scene.ts';

const SEEDS = Array.from({ length: 60 }, (_, index) => `deal ${index}`);

function deals(seats: number): readonly Scene[] {
  return SEEDS.map((seed) => newGame(seats, seed));
}

/** How many of each type the grid has, in the order of the box. */
function tilesByType({ state }: Scene): readonly number[] {
  return BASE_COMPANIES.map((type) => state.types.filter((each) => each === type).length);
}

/** Different values among those of all deals. */
function variety(scenes: readonly Scene[], value: (scene: Scene) => string): number {
  return new Set(scenes.map(value)).size;
}

function cardsOf({ state }: Scene): string {
  const hands = state.players.flatMap(({ hand }) =>
    COLOURS.flatMap((colour) => Array.from({ length: hand[colour] }, () => colour)),
  );
  const open = state.display.flatMap((card) => card ?? []);
  return [...hands, ...open, ...state.deck].toSorted().join('');
}

describe('the grid', () => {
  it('[NO-1.1] six types of companies, those of the box', () => {
    for (const seats of [2, 3, 4]) {
      expect(new Set(newGame(seats, 'types').state.types)).toEqual(new Set(BASE_COMPANIES));
    }
  });

  it('[NO-1.2] three or four players: sixteen of the eighteen tiles, four by four', () => {
    for (const seats of [3, 4]) {
      const scenes = deals(seats);
      expect(scenes[0]?.grid).toHaveLength(4);
      expect(scenes.filter(({ state }) => state.types.length !== 16)).toEqual([]);
      expect(scenes.filter((scene) => Math.max(...tilesByType(scene)) > 3)).toEqual([]);
      // The two left out are chance: of two types, or both of one.
      expect(variety(scenes, (scene) => tilesByType(scene).join())).toBeGreaterThan(10);
      expect(variety(scenes, ({ state }) => state.types.join())).toBe(SEEDS.length);
    }
  });

  it('[NO-1.3] two players: two tiles of each type, four columns by three rows', () => {
    const scenes = deals(2);
    expect(scenes[0]?.grid.map((row) => row.split(' ').length)).toEqual([4, 4, 4]);
    expect(new Set(scenes.map((scene) => tilesByType(scene).join()))).toEqual(new Set(['2,2,2,2,2,2']));
    expect(variety(scenes, ({ state }) => state.types.join())).toBe(SEEDS.length);
  });

  it('[NO-1.4] which tiles are left out, everybody can see from the grid', () => {
    const scene = newGame(3, 'left out');
    const leftOut = tilesByType(scene).reduce((sum, count) => sum + 3 - count, 0);
    expect(leftOut).toBe(2);
    for (const observer of [0, 1, 2, 'audience'] as const)
      expect(scene.view(observer).types).toEqual(scene.state.types);
  });

  it('[NO-1.5] three or four players: four agents of each colour at random, one a tile', () => {
    for (const seats of [3, 4]) {
      const scenes = deals(seats);
      expect(new Set(scenes.map(({ state }) => state.colours.toSorted().join('')))).toEqual(
        new Set(['BBBBKKKKRRRRWWWW']),
      );
      expect(variety(scenes, ({ state }) => state.colours.join())).toBe(SEEDS.length);
    }
  });

  it('[NO-1.6] two players: three of each colour', () => {
    const scenes = deals(2);
    expect(new Set(scenes.map(({ state }) => state.colours.toSorted().join('')))).toEqual(new Set(['BBBKKKRRRWWW']));
    expect(variety(scenes, ({ state }) => state.colours.join())).toBe(SEEDS.length);
  });

  it('[NO-1.7] every colour stands on equally many tiles, with one agent on each', () => {
    for (const [seats, tiles] of [
      [2, 3],
      [3, 4],
      [4, 4],
    ] as const) {
      const { state } = newGame(seats, 'agents');
      expect(COLOURS.map((colour) => state.colours.filter((each) => each === colour).length)).toEqual([
        tiles,
        tiles,
        tiles,
        tiles,
      ]);
      expect(new Set(state.agents)).toEqual(new Set([1]));
    }
  });

  it('[NO-1.8] the other agents are the supply', () => {
    expect(newGame(2, 'supply').supply).toEqual({ R: 22, B: 22, K: 22, W: 22 });
    expect(newGame(3, 'supply').supply).toEqual({ R: 21, B: 21, K: 21, W: 21 });
    expect(newGame(4, 'supply').supply).toEqual({ R: 21, B: 21, K: 21, W: 21 });
  });
});

describe('objectives', () => {
  /** Objectives dealt of a type, replaced doubles included. */
  const dealt = ({ state }: Scene, type: Company): number =>
    state.players.flatMap(({ objectives, doubles }) => [...objectives, ...doubles]).filter((each) => each === type)
      .length;

  it('[NO-1.9] the draw has as many of a type as the grid has tiles of it', () => {
    const scenes = Array.from({ length: 400 }, (_, index) => newGame(4, `draw ${index}`));
    const counted = scenes.flatMap((scene) =>
      tilesByType(scene).map((tiles, index) => ({ tiles, objectives: dealt(scene, BASE_COMPANIES[index] ?? 'BN') })),
    );
    expect(counted.filter(({ tiles, objectives }) => objectives > tiles)).toEqual([]);
    // All of them can come up, whether the grid has one tile of the type, two or three.
    const complete = counted.filter(({ tiles, objectives }) => objectives === tiles).map(({ tiles }) => tiles);
    expect(new Set(complete)).toEqual(new Set([1, 2, 3]));
  });

  it('[NO-1.10] two for each player, at random', () => {
    for (const seats of [2, 3, 4]) {
      const scenes = deals(seats);
      const counts = scenes.flatMap(({ state }) => state.players.map(({ objectives }) => objectives.length));
      expect(new Set(counts)).toEqual(new Set([2]));
      expect(variety(scenes, (scene) => scene.seat(0).objectives.join())).toBeGreaterThan(10);
    }
  });

  it('[NO-1.11] two of one type: one is boxed and replaced until they differ, and everybody sees that', () => {
    const scenes = Array.from({ length: 400 }, (_, index) => newGame(3, `doubles ${index}`));
    const players = scenes.flatMap(({ state }) => state.players);
    expect(players.filter(({ objectives: [first, second] }) => first === second)).toEqual([]);
    const replaced = players.filter(({ doubles }) => doubles.length > 0);
    expect(replaced.length).toBeGreaterThan(50);
    expect(replaced.some(({ doubles }) => doubles.length > 1)).toBe(true);
    expect(replaced.every(({ objectives, doubles }) => doubles.every((type) => objectives.includes(type)))).toBe(true);
    const scene = scenes.find(({ state }) => state.players[1]?.doubles.length === 1);
    expect(scene?.heard('audience').filter(({ kind }) => kind === 'doubleReplaced')).toContainEqual({
      kind: 'doubleReplaced',
      seat: 1,
    });
    expect(scene?.view(1).players[1]?.doubles).toHaveLength(1);
    expect([scene?.view(0).players[1]?.doubles, scene?.view(0).players[1]?.doublesCount]).toEqual([null, 1]);
  });

  it('[NO-1.12] nobody learns the undealt ones: no view and no event names a company but the grid’s and one’s own', () => {
    const scene = newGame(2, 'undealt');
    for (const observer of [0, 1, 'audience'] as const) {
      const seen = scene.view(observer);
      const known = seen.players.flatMap(({ objectives }) => objectives ?? []);
      expect(known).toEqual(observer === 'audience' ? [] : scene.seat(observer).objectives);
      // Beside the players and the grid a view names no company at all.
      const { players: _players, types: _types, ...rest } = seen;
      expect(JSON.stringify(rest)).not.toMatch(/"(?:BN|GM|PR|AA|SM|OM)"/);
    }
    const told = JSON.stringify(scene.told.map(({ event }) => event));
    expect(told).not.toMatch(/"(?:BN|GM|PR|AA|SM|OM)"/);
  });

  it('[NO-1.13] a player sees the own ones at any time', () => {
    const scene = newGame(3, 'own');
    const own = [0, 1, 2].map((seat) => scene.seat(seat).objectives);
    for (let turn = 0; turn < 3; turn++) {
      expect([0, 1, 2].map((seat) => scene.view(seat).players[seat]?.objectives)).toEqual(own);
      scene.play('plotDeck', 'plotDeck');
    }
  });

  it('[NO-1.14] nobody else sees them before scoring, and no option shows them', () => {
    const shown = breaches(3, ['a', 'b'], (scene) => {
      if (scene.asked === 'over') return scene.view(0).players[1]?.objectives !== null;
      const seen = [scene.view(1), scene.view(2), scene.view('audience')].map(({ players }) => players[0]?.objectives);
      return seen.every((objectives) => objectives === null) && !scene.happened.includes('objectivesRevealed');
    });
    expect(shown).toEqual([]);
  });

  it('[NO-1.15] nothing in the game changes them', () => {
    const changed = breaches(4, ['a', 'b', 'c'], ({ state }, before) =>
      (before?.players ?? []).every(
        ({ objectives }, seat) => objectives.join() === state.players[seat]?.objectives.join(),
      ),
    );
    expect(changed).toEqual([]);
  });
});

describe('consultants', () => {
  it('[NO-1.16] three or four players: one of the four types each, all different, face up', () => {
    for (const seats of [3, 4]) {
      const scenes = deals(seats);
      const dealt = scenes.map((scene) => Array.from({ length: seats }, (_, seat) => scene.seat(seat).consultants));
      expect(dealt.filter((each) => each.some(({ length }) => length !== 1))).toEqual([]);
      expect(dealt.filter((each) => new Set(each.flat()).size !== seats)).toEqual([]);
      expect(new Set(dealt.map((each) => each[0]?.[0]))).toEqual(new Set(BASE_CONSULTANTS));
      expect(scenes[0]?.view('audience').hqs[0]?.consultants).toEqual(scenes[0]?.state.hqs[0]?.consultants);
    }
  });

  it('[NO-1.17] two players: without the Corporate Lawyer', () => {
    const scenes = deals(2);
    const dealt = scenes.map((scene) => [scene.seat(0).consultants, scene.seat(1).consultants]);
    expect(
      dealt.filter(([first, second]) => first?.length !== 1 || second?.length !== 1 || first[0] === second[0]),
    ).toEqual([]);
    expect(new Set(dealt.flat(2))).toEqual(new Set(['MC', 'NE', 'MI']));
    expect(scenes.filter(({ agency }) => agency.CL > 0)).toEqual([]);
  });

  it('[NO-1.18] one copy of each type less than players in the supply', () => {
    expect(newGame(4, 'supply').agency).toEqual({ MC: 3, NE: 3, CL: 3, MI: 3, TS: 0, CM: 0, CA: 0 });
    expect(newGame(3, 'supply').agency).toEqual({ MC: 2, NE: 2, CL: 2, MI: 2, TS: 0, CM: 0, CA: 0 });
    expect(newGame(2, 'supply').agency).toEqual({ MC: 1, NE: 1, CL: 0, MI: 1, TS: 0, CM: 0, CA: 0 });
  });

  it('[NO-1.19] all others go to the box, the undealt one of the starting set too', () => {
    const inPlay = (seats: number): number => {
      const { state } = newGame(seats, 'rest');
      const all = [state.agency, ...state.hqs.map(({ consultants }) => consultants)];
      return all.flatMap((each) => Object.values(each)).reduce((sum, count) => sum + count, 0);
    };
    expect([4, 3, 2].map(inPlay)).toEqual([16, 11, 5]);
  });
});

describe('cards', () => {
  it('[NO-1.20] two players: fifteen of each colour, otherwise twenty', () => {
    const of = (count: number): string => ['B', 'K', 'R', 'W'].map((colour) => colour.repeat(count)).join('');
    expect([2, 3, 4].map((seats) => cardsOf(newGame(seats, 'cards')))).toEqual([of(15), of(20), of(20)]);
  });

  it('[NO-1.21] four for each player, hidden from the others', () => {
    for (const seats of [2, 3, 4]) {
      const scene = newGame(seats, 'hands');
      expect(scene.state.players.map((_, seat) => scene.seat(seat).hand.length)).toEqual(
        scene.state.players.map(() => 4),
      );
      expect(scene.view(0).players.map(({ hand }) => hand !== null)).toEqual(
        scene.state.players.map((_, seat) => seat === 0),
      );
      expect(scene.view('audience').players.map(({ hand, handCount }) => [hand, handCount])).toEqual(
        scene.state.players.map(() => [null, 4]),
      );
      expect(scene.view(0).players[0]?.hand).toEqual(scene.state.players[0]?.hand);
    }
    expect(variety(deals(2), (scene) => scene.seat(0).hand)).toBeGreaterThan(10);
  });

  it('[NO-1.22] five more are turned up, the rest is the deck', () => {
    const scenes = [2, 3, 4].map((seats) => newGame(seats, 'display'));
    expect(scenes.map(({ display }) => /^[RBKW]{5}$/.test(display))).toEqual([true, true, true]);
    expect(scenes.map(({ deck }) => deck.length)).toEqual([47, 63, 59]);
    expect(variety(deals(2), ({ display }) => display)).toBeGreaterThan(30);
    // Nobody sees the deck, only how much of it is left.
    expect(Object.keys(scenes[0]?.view(0) ?? {})).not.toContain('deck');
    expect(scenes[0]?.view('audience').deckCount).toBe(47);
  });

  it('[NO-1.23] the first player is random, unless the table says the first seat; then clockwise', () => {
    const first = (scene: Scene): number => scene.askedSeats[0] ?? -1;
    expect(new Set(deals(3).map(first))).toEqual(new Set([0, 1, 2]));
    const fixed = SEEDS.map((seed) => first(newGame(3, seed, { firstPlayer: 'firstSeat' })));
    expect(new Set(fixed)).toEqual(new Set([0]));
    const scene = newGame(3, 'clockwise', { firstPlayer: 'firstSeat' });
    for (let turn = 0; turn < 3; turn++) scene.play('plotDeck', 'plotDeck');
    expect(scene.events('turnBegan').map(({ seat }) => seat)).toEqual([0, 1, 2, 0]);
  });
});

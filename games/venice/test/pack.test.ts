/** Content packs: numbers laid over the printed ones, and what is said about every kind of mistake. */
import { Rules } from '@cabale/engine';
import { checkGame } from '@cabale/engine/kit';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itOutlivesGarbage, itReadsTheHead, mistakesOf, readsOrNames, replays } from '../../test/packs.ts';
import { checks } from '../checks.ts';
import { PRINTED } from '../content/printed.ts';
import { venice } from '../index.ts';
import { activated } from './activated.ts';
import { changed, packOf } from './packs.ts';
import { position } from './position.ts';
import { BASE } from './random-games.ts';
import { cards } from './solo.ts';

const mistakesIn = (parts: object): readonly string[] => mistakesOf(venice, packOf(parts));

describe('a good pack', () => {
  it('changes the values it names and leaves all others as they were', () => {
    const content = changed({
      missions: { 4: { building: 'church', O: 3, vp: 9 }, 5: { effect: 'cleanHands' } },
      canals: { C3: { cost: 5 } },
      influence: { testify: { copies: 1 } },
      doge: { decree: { copies: 4 }, tribute: { effect: 'archives' } },
      sizes: { 3: { pawn: 15, council2: 6 } },
      smugglers: { B: { bank: 3 } },
      numbers: { stay: 4, dogeSpace3: 5 },
    });
    const mission = {
      ...PRINTED.missions[3],
      building: 'church',
      cubes: { O: 3, V: 1, S: 0 },
      vp: 9,
      // Field by field: the parchments are part of the price, and nobody has named the effect.
      provenance: { name: 'reconstructed', building: 'pack', price: 'pack', reward: 'pack', effect: 'reconstructed' },
    };
    const other = {
      ...PRINTED.missions[4],
      effect: 'cleanHands',
      provenance: { ...PRINTED.missions[4]?.provenance, effect: 'pack' },
    };
    expect(content).toEqual({
      ...PRINTED,
      missions: PRINTED.missions.with(3, mission as never).with(4, other as never),
      canals: PRINTED.canals.with(2, { ends: [2, 3], cost: 5, provenance: 'pack' }),
      influence: { ...PRINTED.influence, testify: { copies: 1, provenance: { copies: 'pack', effect: 'rulebook' } } },
      doge: {
        ...PRINTED.doge,
        decree: { ...PRINTED.doge.decree, copies: 4, provenance: { copies: 'pack', effect: 'reconstructed' } },
        tribute: { copies: 3, effect: 'archives', provenance: { copies: 'reconstructed', effect: 'pack' } },
      },
      smugglers: {
        ...PRINTED.smugglers,
        B: { ignores: { ...PRINTED.smugglers.B.ignores, bank: 3 }, provenance: 'pack' },
      },
      sizes: { ...PRINTED.sizes, 3: { ...PRINTED.sizes[3], pawn: 15, council: [10, 6, 2], provenance: 'pack' } },
      numbers: { ...PRINTED.numbers, stay: 4, dogeSpaces: [1, 5] },
    });
  });

  it('may leave every part out', () => {
    expect(changed({})).toEqual(PRINTED);
  });

  it('is played by', () => {
    const content = changed({ canals: { C8: { cost: 5 } }, numbers: { stay: 1 } });
    const scene = position(
      { seats: [{ at: ['S3', 'SM'], coins: 6, gondolier: 0 }, { at: ['S1', 'S5'] }, {}] },
      content,
    );
    scene.seat(0).boards(0).rows(3).passes().rows(8);
    expect([scene.seat(0).at(0), scene.seat(0).player.coins]).toEqual(['GC', 0]);
  });

  it('gives a mission the effect of another, which then works once however many cards name it', () => {
    const content = changed({ missions: { 9: { effect: 'masterMasons' }, 5: { effect: 'cleanHands' } } });
    const paidWith = (...slots: readonly number[]): number =>
      activated('grandCouncil', 1, { slots, coins: 4 }, {}, content).seat(0).uses(2).player.coins;
    expect([paidWith(9), paidWith(5), paidWith(9, 5)]).toEqual([2, 0, 2]);
    const both = changed({ missions: { 9: { effect: 'masterMasons' } } });
    expect(
      activated('grandCouncil', 1, { slots: [5, 9], coins: 4 }, {}, both)
        .seat(0)
        .uses(2).player.coins,
    ).toBe(2);
  });

  it('gives a Doge card the effect of another', () => {
    const printed = cards(['decree', 'tribute', 'decree'], 'senate');
    const swapped = cards(
      ['decree', 'tribute', 'decree'],
      'senate',
      {},
      {},
      changed({ doge: { tribute: { effect: 'archives' } } }),
    );
    const gained = (scene: typeof printed): readonly (number | undefined)[] => [
      scene.state.doge?.vp,
      scene.state.doge?.parchments,
    ];
    const [vp = 0, parchments = 0] = gained(printed);
    expect(gained(swapped)).toEqual([vp - 3, parchments + 2]);
  });

  it('gives games that keep all promises, also far from the printed numbers', { timeout: 120_000 }, () => {
    const content = changed({
      sizes: { 2: { missions: 8, pawn: 5, intrigueCap: 2 } },
      canals: { C1: { cost: 5 }, C9: { cost: 5 }, C21: { cost: 4 } },
      numbers: {
        cubes: 3,
        hold: 8,
        assistants: 4,
        bridges: 4,
        handMissions: 2,
        startCoins: 0,
        laterCoins: 0,
        parchmentCap: 3,
      },
    });
    const game = { ...venice, content: { ...venice.content, printed: content } };
    const mode = { name: 'pack', seats: 2, setup: { ...BASE, favour: true } } as const;
    const report = checkGame(game, checks, { mode, games: 40, thorough: 0, seed: 'pack' });
    expect(report.violations).toEqual([]);
  });

  it('is recorded with its match and replays', () => {
    expect(replays(venice, BASE, packOf({ numbers: { startCoins: 9 } }))).toEqual({ withPack: true, without: false });
  });
});

describe('mistakes in the head', () => {
  itReadsTheHead(venice);

  it('names fields with wrong values and fields that do not exist', () => {
    expect(mistakesIn({ game: 'san', cards: {} })).toEqual([
      'game: must be "venice", not "san"',
      'cards: there is no such field; known: format, formatVersion, game, name, missions, canals, influence, doge, smugglers, sizes, numbers',
    ]);
  });
});

describe('mistakes in the parts', () => {
  it('names entries and values that do not exist', () => {
    expect(mistakesIn({ doge: { pope: {} } })[0]).toMatch(/^doge\.pope: there is no such entry; known: decree, /);
    expect(mistakesIn({ canals: { C25: {} } })[0]).toMatch(/^canals\.C25: there is no such entry/);
    expect(mistakesIn({ missions: { 1: { price: 3 } } })).toEqual([
      'missions.1.price: there is no such value; known: effect, building, O, V, S, parchments, vp, coins',
    ]);
    expect(mistakesIn({ sizes: { 2: { council3: 1 } } })).toEqual([
      'sizes.2.council3: there is no such value; known: missions, pawn, intrigueCap, council1, council2',
    ]);
  });

  it('says what is no object', () => {
    expect(mistakesIn({ missions: [], numbers: 3, sizes: { 2: 'x' } })).toEqual([
      'missions: must be an object of entries by name, not a list',
      'sizes.2: must be an object of values, not "x"',
      'numbers: must be an object of values, not 3',
    ]);
  });

  it('says which effects there are', () => {
    const [mission = '', doge = ''] = mistakesIn({
      missions: { 5: { effect: 'decree' } },
      doge: { tribute: { effect: 'twoCrews' } },
    });
    expect(mission).toMatch(/^missions\.5\.effect: must be one of twoCrews, harbourPass, .*advocates, not "decree"$/);
    expect(doge).toMatch(/^doge\.tribute\.effect: must be one of decree, summons, .*patronage, not "twoCrews"$/);
  });

  it('says which values are possible', () => {
    expect(
      mistakesIn({ canals: { C1: { cost: 0 } }, missions: { 2: { building: 'tavern' } }, numbers: { hold: 2.5 } }),
    ).toEqual([
      'missions.2.building: must be one of market, monastery, lesserCouncil, workshop, docks, consulate, library, senate, church, court, bank, councilOfTen, stMark, dogesPalace, grandCouncil, not "tavern"',
      'canals.C1.cost: must be a whole number from 1 to 5, not 0',
      'numbers.hold: must be a whole number from 1 to 8, not 2.5',
    ]);
  });
});

describe('values with which no game could be set up', () => {
  it('too few missions', () => {
    expect(mistakesIn({ sizes: { 5: { missions: 14 } } })).toEqual([
      'sizes.5.missions: 14 are fewer than the 15 dealt',
    ]);
  });

  it('missions nobody can pay', () => {
    expect(mistakesIn({ missions: { 1: { V: 4 } } })).toEqual(['missions.1: 7 cubes exceed the hold of 5']);
    expect(mistakesIn({ numbers: { parchmentCap: 1 } })[0]).toBe('missions.8.parchments: 2 exceed the cap of 1');
  });

  it('too few cards', () => {
    expect(
      mistakesIn({
        numbers: { dogeCardsOut: 10 },
        doge: Object.fromEntries(
          ['decree', 'summons', 'ducalWorks', 'session', 'twoFamilies', 'archives', 'absolution'].map((card) => [
            card,
            { copies: 1 },
          ]),
        ),
      }),
    ).toEqual(['doge: 13 cards are too few where 10 leave the game; at least 5 must be left']);
    const none = Object.fromEntries(Object.keys(PRINTED.influence).map((card) => [card, { copies: 0 }]));
    expect(mistakesIn({ influence: none })).toEqual(['influence: the game needs at least one card']);
  });

  it('numbers that do not fit each other', () => {
    expect(mistakesIn({ numbers: { handMissions: 2, dealtMissions: 4 } })).toEqual([
      'numbers.handMissions: 2 are fewer than the 3 a player keeps of 4',
    ]);
    expect(mistakesIn({ numbers: { startParchments: 5, parchmentCap: 4 } })).toEqual([
      'numbers.startParchments: 5 exceed the cap of 4',
    ]);
    expect(mistakesIn({ numbers: { halfCouncil: 10 } })).toEqual([
      'numbers.halfCouncil: 10 assistants exceed the 9 of fullCouncil',
    ]);
    expect(mistakesIn({ numbers: { lastCouncil: 15 } })).toEqual([
      'sizes.5.pawn: space 16 lies beyond the last space, 15',
    ]);
  });
});

describe('garbage', () => {
  itOutlivesGarbage(venice);

  it('in the place of parts or values is refused by name or gives playable content', () => {
    const parts = fc.constantFrom('missions', 'canals', 'influence', 'doge', 'sizes', 'numbers');
    const names = fc.constantFrom(
      '1',
      'C2',
      'testify',
      'decree',
      '2',
      'stay',
      'hold',
      'cost',
      'copies',
      'O',
      '__proto__',
    );
    const values = fc.oneof(fc.anything(), fc.integer({ min: -2, max: 30 }));
    const entries = fc.dictionary(names, fc.oneof(values, fc.dictionary(names, values)));
    readsOrNames(venice, {
      parts: fc.dictionary(parts, fc.oneof(entries, fc.anything())),
      named: /^(missions|canals|influence|doge|sizes|numbers)/,
      play: (content) => expect(new Rules(venice, content).start(BASE, 2, 'garbage').seats).toBe(2),
    });
  });
});

/** Content packs: values laid over the printed ones, and what is said about every kind of mistake. */
import { Rules } from '@cabale/engine';
import { checkGame } from '@cabale/engine/kit';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itOutlivesGarbage, itReadsTheHead, mistakesOf, readsOrNames, replays } from '../../test/packs.ts';
import { checks } from '../checks.ts';
import { PRINTED } from '../content/printed.ts';
import { sourcesOf } from '../content/sources.ts';
import { virtualRevolution, words } from '../index.ts';
import { changed, LARGER, packOf } from './packs.ts';
import { position } from './position.ts';
import { BASE } from './random-games.ts';

const mistakesIn = (parts: object): readonly string[] => mistakesOf(virtualRevolution, packOf(parts));

/** The 12th and the 5th change their places in Districts, and the 13th borders on the 1st. */
const MAP = {
  5: { district: 'NA' },
  12: { district: 'QL' },
  13: { adjacent: [1, 5, 12, 14] },
  1: { adjacent: ['2', '3', '4', '6', '7', '8', '13'] },
};

describe('a city of 24', () => {
  it('[VR-2.7] is dealt equally, and the special card intercepts an Agent there', () => {
    const rules = new Rules(virtualRevolution, changed(LARGER));
    const state = rules.start(BASE, 2, 'larger');
    expect([state.owners.length, state.tokens.length]).toEqual([24, 24]);
    expect([0, 1].map((seat) => state.owners.filter((owner) => owner === seat).length)).toEqual([12, 12]);
    expect(state.players.map(({ reserve }) => reserve)).toEqual([8, 8]);
    expect(state.owners[23]).toBe(state.order[0]);
    const laid = position({ seats: [{}, {}], lap: 3, phase: 'endRound', locations: [1, 24, 2, 3, 4] }, changed(LARGER));
    laid.play('position:0');
    expect(laid.state.places).toEqual([0, null, 1, 2, 3]);
  });

  it('keeps every law', { timeout: 120_000 }, () => {
    const [mode] = checks.modes;
    if (mode === undefined) throw new Error('there is no mode');
    const game = { ...virtualRevolution, content: { ...virtualRevolution.content, printed: changed(LARGER) } };
    const { violations } = checkGame(game, checks, { mode, games: 8, thorough: 2, seed: 'larger' });
    expect(violations.map(({ message }) => message)).toEqual([]);
  });

  it('is refused where it does not fit the 24 Location cards', () => {
    expect(mistakesIn({ arrs: LARGER.arrs })).toEqual([
      'numbers.firstPlayerArr: 0 does not fit 24 arrondissements; with 23 it is 0, with 24 one of them',
    ]);
    expect(mistakesIn({ arrs: { 24: { district: 'DR' } } })).toEqual(['arrs.24.adjacent: is missing']);
    expect(mistakesIn({ arrs: { 13: { adjacent: [5, 12, 14, 24] } } })).toEqual([
      'arrs.13.adjacent: there is no 24th arrondissement',
    ]);
  });
});

describe('names of Districts', () => {
  it('are replaced on every table', () => {
    const content = changed({ names: { CE: 'Cité', PI: 'Place d’Italie' } });
    const view = new Rules(virtualRevolution, content).start(BASE, 2, 'names');
    expect(view.districtNames).toEqual(['Place d’Italie', '', '', 'Cité', '', '', '']);
    const seen = new Rules(virtualRevolution, content).view(view, 0);
    expect(words.name('district:CE', seen)).toEqual({ key: 'thing.named', values: { name: 'Cité' } });
    expect(words.name('district:MA', seen)).toEqual({ key: 'district.MA' });
  });

  it('are texts of Districts that there are', () => {
    expect(mistakesIn({ names: { XX: 'Nowhere', CE: '' } })).toEqual([
      'names.XX: there is no such District',
      'names.CE: must be a text of 1 to 40 characters',
    ]);
    expect(mistakesIn({ names: ['Cité'] })).toEqual([
      'names: must be an object with a name for each District it changes',
    ]);
  });
});

describe('where values come from', () => {
  it('is said field by field', () => {
    expect(sourcesOf('verses', 'elassar', PRINTED).map(({ field }) => field)).toEqual(['genre', 'types', 'scores']);
    expect(sourcesOf('verses', 'codex', PRINTED)).toEqual([{ field: 'genre', source: 'reconstructed' }]);
    expect([sourcesOf('titles', 'QL', PRINTED), sourcesOf('agents', 'pixel', PRINTED)]).toEqual([[], []]);
    expect(sourcesOf('corruption', 'C19', PRINTED)).toEqual([]);
    expect([sourcesOf('names', 'QL', PRINTED), sourcesOf('names', 'PI', PRINTED)]).toEqual([
      [],
      [{ field: 'name', source: 'reconstructed' }],
    ]);
    expect(sourcesOf('names', 'PI', changed({ names: { PI: 'Passy' } }))).toEqual([{ field: 'name', source: 'pack' }]);
    expect(sourcesOf('corruption', 'C12', PRINTED).map(({ field }) => field)).toEqual(['kind', 'districts']);
    expect(sourcesOf('verses', 'codex', changed({ verses: { codex: { genre: 'fantasy' } } }))).toEqual([
      { field: 'genre', source: 'pack' },
    ]);
  });
});

describe('a good pack', () => {
  it('changes the values it names and leaves all others as they were', () => {
    const content = changed({
      arrs: MAP,
      titles: { DR: { effect: 'work' }, NA: { effect: 'noToken' } },
      agents: { leslie: { districts: ['QL'] }, nash: { districts: ['MA', 'QL'] } },
      objectives: { O9: { first: 'D' } },
      boosts: { B4: { reach: 2 } },
      numbers: { build: 11, buildModified: 22, buildRevenue: 3, workTitle: 4 },
    });
    expect(content.arrs[12]).toEqual({ district: 'DR', adjacent: [0, 4, 11, 13] });
    expect([content.arrs[4]?.district, content.arrs[11]?.district]).toEqual(['NA', 'QL']);
    expect(content.titles).toEqual({
      ...PRINTED.titles,
      DR: { effect: 'work' },
      NA: { effect: 'noToken' },
    });
    expect(content.agents.leslie).toEqual({
      ...PRINTED.agents.leslie,
      promotion: { kind: 'eliminate', districts: ['QL'], whose: 'opponent' },
    });
    expect(content.agents.nash).toMatchObject({
      extra: { districts: ['MA', 'QL'] },
      promotion: { districts: ['MA', 'QL'] },
    });
    expect(content.objectives.O9).toEqual({ ...PRINTED.objectives.O9, first: 'D' });
    expect(content.boosts.B4).toEqual({ action: 'recruit', euros: 1, reach: 2 });
    expect(content.numbers).toEqual({
      ...PRINTED.numbers,
      build: { base: 11, modified: 22 },
      buildRevenue: 3,
      workTitle: 4,
    });
    expect([content.verses, content.corruption, content.necro]).toEqual([
      PRINTED.verses,
      PRINTED.corruption,
      PRINTED.necro,
    ]);
  });

  it('changes Verses by what their pictures show', () => {
    const { verses } = changed({
      verses: {
        westland: { type: 'D' },
        elassar: { genre: 'horror', types: ['C', 'D'], scores: 'adventure' },
        rift: { districts: ['ND', 'QL'] },
        codex: { genre: 'fantasy' },
        spaceConquest: { scores: 'horror' },
      },
    });
    expect(verses.westland).toMatchObject({ mission: { types: { C: 0, T: 0, D: 2 } }, end: { type: 'D', vp: 3 } });
    expect(verses.elassar).toMatchObject({
      genre: 'horror',
      mission: { types: { C: 1, T: 0, D: 1 } },
      end: { genre: 'adventure' },
    });
    expect(verses.rift).toMatchObject({
      mission: { districts: ['ND', 'QL'] },
      bonus: { districts: ['ND', 'QL'] },
      end: { districts: ['ND', 'QL'] },
    });
    expect([verses.codex.genre, verses.spaceConquest.end]).toEqual([
      'fantasy',
      { kind: 'perGenre', genre: 'horror', vp: 3 },
    ]);
  });

  it('gives Corruption cards whole', () => {
    const given = {
      C01: { kind: 'money' },
      C02: { kind: 'revenue' },
      C03: { kind: 'immunity' },
      C04: { kind: 'agent', type: 'T' },
      C05: { kind: 'influence', districts: ['PI', 'ND'] },
      C06: { kind: 'server', districts: ['MA', 'ND'] },
      C07: { kind: 'verse', genres: ['horror', 'fantasy'] },
      C36: { kind: 'boost', actions: ['work', 'donate'] },
    };
    const { corruption } = changed({ corruption: given });
    const whole = { ...given, C01: { kind: 'money', euros: 2 }, C02: { kind: 'revenue', by: 1 } };
    expect([...corruption.slice(0, 7), corruption[35]]).toEqual(Object.values(whole));
  });

  it('may leave every part out', () => {
    expect(changed({})).toEqual(PRINTED);
  });

  it('is played by', () => {
    const content = changed({ numbers: { create: 5 }, arrs: MAP });
    const scene = position({ seats: [{ euros: 5 }, {}], director: 14, phase: 'action' }, content);
    scene.play('perform:create', 'verse:westland');
    expect(scene.seat(0).player.euros).toBe(0);
    const near = position({ director: 13, phase: 'action', offer: [['pixel', 1]] }, content);
    expect(near.offers('perform:recruit')).toBe(true);
  });

  it('gives games that keep all promises, also far from the printed values', { timeout: 120_000 }, () => {
    const content = changed({
      arrs: MAP,
      titles: { DR: { effect: 'protect' }, QL: { effect: 'noToken' } },
      numbers: {
        startEuros: 50,
        startRevenue: 20,
        service: 6,
        searchAt: 2,
        recruit: 0,
        renewal: 1,
        reach: 5,
        donateOne: 0,
      },
    });
    const game = { ...virtualRevolution, content: { ...virtualRevolution.content, printed: content } };
    const mode = { name: 'pack', seats: 3, setup: BASE } as const;
    const report = checkGame(game, checks, { mode, games: 40, thorough: 0, seed: 'pack' });
    expect(report.violations).toEqual([]);
  });

  it('is recorded with its match and replays', () => {
    expect(replays(virtualRevolution, BASE, packOf({ numbers: { startEuros: 9 } }))).toEqual({
      withPack: true,
      without: false,
    });
  });
});

describe('mistakes in the head', () => {
  itReadsTheHead(virtualRevolution);

  it('names fields with wrong values and fields that do not exist', () => {
    expect(mistakesIn({ game: 'san', cards: {} })).toEqual([
      'game: must be "virtual-revolution", not "san"',
      'cards: there is no such field; known: format, formatVersion, game, name, arrs, titles, agents, verses, corruption, objectives, boosts, numbers',
    ]);
  });
});

describe('mistakes in the parts', () => {
  it('names entries and values that do not exist', () => {
    expect(mistakesIn({ titles: { XX: {} } })).toEqual([
      'titles.XX: there is no such entry; known: PI, ND, QL, CE, MA, DR, NA',
    ]);
    expect(mistakesIn({ agents: { pixel: {} } })[0]).toMatch(/^agents\.pixel: there is no such entry; known: leslie, /);
    expect(mistakesIn({ verses: { codex: { districts: ['PI', 'ND'] } } })).toEqual([
      'verses.codex.districts: there is no such value; known: genre',
    ]);
  });

  it('says what is no object', () => {
    expect(mistakesIn({ arrs: [], numbers: 3, boosts: { B4: 'x' } })).toEqual([
      'arrs: must be an object of entries by name, not a list',
      'boosts.B4: must be an object of values, not "x"',
      'numbers: must be an object of values, not 3',
    ]);
  });

  it('says which values are possible', () => {
    expect(
      mistakesIn({
        agents: { leslie: { districts: ['PI', 'ND'] }, nash: { districts: ['PI', 'PI'] } },
        objectives: { O9: { first: 'X' } },
        numbers: { reach: 2.5 },
      }),
    ).toEqual([
      'agents.leslie.districts: must be a list of 1 different of PI, ND, QL, CE, MA, DR, NA, not a list',
      'agents.nash.districts: must be a list of 2 different of PI, ND, QL, CE, MA, DR, NA, not a list',
      'objectives.O9.first: must be one of C, T, D, not "X"',
      'numbers.reach: must be a whole number from 0 to 5, not 2.5',
    ]);
  });

  it('says what a Corruption card lacks or has too much', () => {
    expect(
      mistakesIn({ corruption: { C01: { type: 'C' }, C02: { kind: 'server' }, C03: { kind: 'money', type: 'C' } } }),
    ).toEqual([
      'corruption.C01.kind: is missing',
      'corruption.C02.districts: is missing for the kind server',
      'corruption.C03.type: means nothing for the kind money',
    ]);
  });
});

describe('values with which no game could be played', () => {
  it('a map that does not hold together', () => {
    expect(mistakesIn({ arrs: { 13: { adjacent: [5, 12] } } })).toEqual([
      'arrs.13.adjacent: 14 is missing, which names 13',
    ]);
    expect(mistakesIn({ arrs: { 13: { adjacent: [13, 5, 12, 14] } } })).toEqual([
      'arrs.13.adjacent: it cannot be adjacent to itself',
    ]);
    expect(mistakesIn({ arrs: { 13: { district: 'MA' } } })).toEqual([
      'arrs: 5 are in MA; a District has 3 or 4',
      'arrs: 2 are in DR; a District has 3 or 4',
    ]);
  });

  it('a map in two parts', () => {
    const apart = { 21: { adjacent: [22] }, 22: { adjacent: [21, 23] }, 23: { adjacent: [22] } };
    const rest = {
      15: { adjacent: [6, 7, 14, 16] },
      16: { adjacent: [7, 8, 15, 17] },
      17: { adjacent: [8, 16, 18] },
      18: { adjacent: [9, 10, 17, 19] },
    };
    expect(mistakesIn({ arrs: { ...apart, ...rest } })).toEqual(['arrs: only 20 of 23 can be reached from the 1st']);
  });

  it('two Titles of one effect, prices that do not fit', () => {
    expect(mistakesIn({ titles: { DR: { effect: 'work' } } })).toEqual([
      'titles.DR.effect: work is also the effect of NA',
      'titles.NA.effect: work is also the effect of DR',
    ]);
    expect(mistakesIn({ numbers: { avoidGlobal: 3 } })).toEqual([
      'numbers.avoidBoth: 3 must be more than the 3 of avoidGlobal',
    ]);
  });
});

describe('garbage', () => {
  itOutlivesGarbage(virtualRevolution);

  it('in the place of parts or values is refused by name or gives playable content', () => {
    const parts = fc.constantFrom(
      'arrs',
      'titles',
      'agents',
      'verses',
      'corruption',
      'objectives',
      'boosts',
      'numbers',
    );
    const names = fc.constantFrom(
      '1',
      'DR',
      'leslie',
      'codex',
      'C01',
      'O9',
      'B4',
      'reach',
      'kind',
      'genre',
      '__proto__',
    );
    const values = fc.oneof(
      fc.anything(),
      fc.integer({ min: -2, max: 30 }),
      fc.constantFrom('PI', 'horror', 'C', 'money'),
    );
    const entries = fc.dictionary(names, fc.oneof(values, fc.dictionary(names, values)));
    readsOrNames(virtualRevolution, {
      parts: fc.dictionary(parts, fc.oneof(entries, fc.anything())),
      named: /^(arrs|titles|agents|verses|corruption|objectives|boosts|numbers)/,
      play: (content) => expect(new Rules(virtualRevolution, content).start(BASE, 2, 'garbage').seats).toBe(2),
    });
  });
});

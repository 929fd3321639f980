import { readdirSync, readFileSync } from 'node:fs';
import { defaultSetup, Match, Random, Rules, type Blocked, type Ref, type Seat, type Sentence } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { guided } from '../board/guided.ts';
import { checks } from '../checks.ts';
import { PRINTED } from '../content/printed.ts';
import { COLOURS, COMPANIES, CONSULTANTS } from '../content/tables.ts';
import { newOrder, playable, type NewOrder, type NewOrderEvent, type NewOrderStep } from '../index.ts';
import { REASONS, SOD_LINES } from '../rules/state.ts';
import { SETUP } from '../rules/variants.ts';
import en from '../text/en.ts';
import { nameOf } from '../text/names.ts';
import fr from '../text/fr.ts';
import { words } from '../text/words.ts';

const LANGUAGES = { en: flatten(en), fr: flatten(fr) };
const RULES = new Rules(newOrder);

function flatten(texts: object, path = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts) as [string, string | object][]) {
    const full = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') flat.set(full, value);
    else for (const [inner, text] of flatten(value, full)) flat.set(inner, text);
  }
  return flat;
}

/** The texts a sentence is made of: one, or its singular and its plural. */
function textsOf(language: Map<string, string>, { key, values }: Sentence): readonly string[] {
  const keys = values !== undefined && 'count' in values ? [`${key}_one`, `${key}_other`] : [key];
  return keys.map((each) => language.get(each)).filter((text) => text !== undefined);
}

function parametersOf(text: string): readonly string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '');
}

type NewOrderMatch = Match<NewOrder>;

function asked(match: NewOrderMatch) {
  for (let seat = 0; seat < match.state.seats; seat++) {
    const decision = match.decision(seat);
    if (decision !== undefined) return decision;
  }
  throw new Error('nobody is asked');
}

/** Everything said along random games of every mode, by everybody who looks. */
function* saidInGames(gamesOfEach: number): Generator<Sentence> {
  for (const { name, seats, setup } of checks.modes) {
    for (let game = 0; game < gamesOfEach; game++) {
      const match = new Match(RULES, { setup, seats, seed: `words ${name} ${game}` });
      yield* saidIn(match, Random.from(`words ${name} ${game}`));
    }
  }
}

function* saidIn(match: NewOrderMatch, random: Random): Generator<Sentence> {
  while (match.outcome === undefined) {
    const decision = asked(match);
    const view = match.view(decision.seat);
    yield words.prompt(view, decision, PRINTED);
    yield words.prompt(match.view('audience'), undefined, PRINTED);
    for (const option of decision.options) {
      yield words.option(option, view, PRINTED);
      for (const ref of words.refsOf(option, view, PRINTED)) yield nameOf(ref, view);
    }
    for (const blocked of decision.blocked) yield words.blocked(blocked);
    const eager = decision.options.filter(({ kind }) => kind !== 'decline');
    match.choose(decision.seat, random.pick(eager.length > 0 && random.below(4) > 0 ? eager : decision.options));
    for (const observer of [decision.seat, 'audience'] as const) {
      for (const event of match.heard(match.length - 1, observer)) yield* told(event);
    }
  }
  yield words.prompt(match.view(0), undefined, PRINTED);
  const { outcome } = match;
  for (const seat of [0, undefined]) yield words.outcome(outcome, seat);
}

function* told(event: NewOrderEvent): Generator<Sentence> {
  const sentence = words.event(event);
  if (sentence === undefined) return;
  yield sentence;
  for (const ref of Object.values(sentence.refs ?? {})) yield words.name(ref);
}

const NAMED: readonly Ref[] = [
  ...COLOURS.flatMap((colour) => [
    `colour:${colour}` as const,
    `supply:${colour}` as const,
    `hand:0:${colour}` as const,
    `hq:0:${colour}:up` as const,
    `hq:0:${colour}:tilted` as const,
    `captured:0:${colour}` as const,
  ]),
  ...COMPANIES.flatMap((company) => [`company:${company}` as const, `objective:0:${company}` as const]),
  ...CONSULTANTS.map((type) => `consultant:supply:${type}` as const),
  ...SOD_LINES.map((line) => `line:${line}` as const),
  ...(['plot', 'infiltrate', 'takeover'] as const).map((action) => `action:${action}` as const),
  ...(['seat:0', 'tile:3', 'display:1', 'deck:cards', 'box:cards', 'end:round', 'marker:sod', 'hand:1'] as const),
  ...(['objectives:1', 'strength:2', 'restore:1', 'pair:R:B', 'decline:none', 'nothing:known'] as const),
];

const DECLINED = ['hire', 'crisis', 'accountant', 'social'] as const satisfies readonly NewOrderStep['kind'][];

/** What random games reach rarely or never. */
function* saidSeldom(): Generator<Sentence> {
  for (const ref of NAMED) yield words.name(ref);
  const solo = new Match(RULES, { setup: defaultSetup(SETUP), seats: 1, seed: 'seldom' }).view(0);
  yield nameOf('seat:1', solo);
  yield nameOf('tile:5', solo);
  yield { key: 'thing.seat_named', values: { player: 'Ada' } };
  for (const reason of REASONS) {
    for (const seat of [0, 1, undefined]) yield words.outcome({ ranks: [1, 2], reason, score: [] }, seat);
    yield* told({ kind: 'over', by: reason, ranks: [1, 2] });
  }
  for (const seat of [0, 2, undefined])
    yield words.outcome({ ranks: [1, 1, 3], reason: 'finalRound', score: [] }, seat);
  yield words.outcome({ ranks: [], reason: 'finalRound', score: [] }, 0);
  yield* told({ kind: 'over', by: 'finalRound', ranks: [1, 1] });
  yield* told({ kind: 'dealt', first: 0 });
  yield* told({ kind: 'doubleReplaced', seat: 0 });
  yield* told({ kind: 'resigned', seat: 0 });
  yield* told({ kind: 'passed', seat: 0 });
  for (const what of DECLINED) yield* told({ kind: 'declined', seat: 0, what });
  for (const line of SOD_LINES) {
    yield* told({ kind: 'sodTested', line, found: true, tile: 1, colour: 'R' });
    yield* told({ kind: 'sodTested', line, found: false, tile: null, colour: null });
  }
  for (const line of ['A-2', 'A-3'] as const) {
    yield* told({ kind: 'sodTested', line, found: true, tile: null, colour: null });
  }
  for (const gaveTilted of [false, true]) {
    for (const tookTilted of [false, true]) {
      yield* told({ kind: 'exchanged', hq: 0, gave: 'R', gaveTilted, other: 1, took: 'B', tookTilted });
    }
    yield* told({ kind: 'removed', hq: 0, colour: 'R', tilted: gaveTilted });
  }
  yield words.prompt({ ...solo, stack: [{ kind: 'sodTurn' }] }, undefined, PRINTED);
  const crisis = { ...solo, stack: [{ kind: 'crisis', seat: 0, colour: 'R', most: 2 }] as const };
  yield words.prompt(crisis, { seat: 0, kind: 'crisis', options: [], blocked: [] }, PRINTED);
  yield words.option({ kind: 'restore', count: 2 }, crisis, PRINTED);
  yield words.option({ kind: 'decline' }, crisis, PRINTED);
  yield words.blocked({ option: { kind: 'unheardOf' }, rule: 'NO-0.0' });
  for (const rule of BLOCKING) yield words.blocked({ option: { kind: 'any' }, rule });
}

const BLOCKING = [
  'NO-2.4',
  'NO-3.7',
  'NO-4.4',
  'NO-4.5',
  'NO-4.9',
  'NO-5.3',
  'NO-5.4',
  'NO-5.5',
  'NO-5.12',
  'NO-6.3',
  'NO-6.4',
  'NO-6.6',
  'NO-6.10',
  'NO-11.8',
] as const;

/** One of each kind: the same key with the same parameters need not be looked at twice. */
function distinct(sentences: Iterable<Sentence>): readonly Sentence[] {
  const kinds = new Map<string, Sentence>();
  for (const sentence of sentences) {
    const parameters = [...Object.keys(sentence.values ?? {}), ...Object.keys(sentence.refs ?? {})];
    kinds.set([sentence.key, ...parameters].join(' '), sentence);
  }
  return [...kinds.values()];
}

const SAID = distinct(
  (function* all() {
    yield* saidInGames(12);
    yield* saidSeldom();
  })(),
);

/** Keys the shell asks for by name: settings, parts of the score, reasons, lessons. */
function* keysOfTheShell(): Generator<string> {
  for (const [field, values] of Object.entries(SETUP)) {
    yield `setup.${field}.label`;
    yield `setup.${field}.help`;
    for (const value of values) yield `setup.${field}.${value}`;
  }
  for (const reason of REASONS) yield `reason.${reason}`;
  for (const part of [...COLOURS, 'objectives', 'consultants', 'total', 'captured', 'companies']) yield `score.${part}`;
  for (const feature of newOrder.bot.features) yield `feature.${feature}`;
  for (const { name, lessons } of guided) {
    yield `tutorial.${name}.name`;
    for (const { text } of lessons) yield `tutorial.${text}`;
  }
}

/** Keys as the board's sources write them; what is filled in while drawing may be any one word. */
function keysInSources(): readonly RegExp[] {
  const folder = new URL('../board/', import.meta.url);
  // Lessons name their texts without `tutorial.`, as the shell asks for them.
  const sources = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && name !== 'guided.ts');
  const written = sources.flatMap((name) => {
    const source = readFileSync(new URL(name, folder), 'utf8');
    return [...source.matchAll(/['`"]([a-z]\w*(?:\.(?:\w+|\$\{[^}]+\}))+)['`"]/g)].map((match) => match[1] ?? '');
  });
  return [...new Set(written)].map(
    (key) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/g, '[\\w-]+')}$`),
  );
}

const BOARD_KEYS = keysInSources();
const bare = (key: string): string => key.replace(/_(one|other)$/, '');

describe.each(['en', 'fr'] as const)('the texts in %s', (name) => {
  const language = LANGUAGES[name];

  it('has a text for every sentence, singular and plural', () => {
    const missing = SAID.filter((sentence) => {
      const needed = Math.max(1, textsOf(LANGUAGES.en, sentence).length);
      return textsOf(language, sentence).length !== needed;
    });
    expect(missing.map(({ key }) => key)).toEqual([]);
  });

  it('asks for no parameter that a sentence does not bring', () => {
    const lacking = SAID.filter((sentence) => {
      const given = new Set([...Object.keys(sentence.values ?? {}), ...Object.keys(sentence.refs ?? {})]);
      return textsOf(language, sentence).some((text) => parametersOf(text).some((wanted) => !given.has(wanted)));
    });
    expect(lacking).toEqual([]);
  });

  it('has every text the shell asks for by name', () => {
    expect([...keysOfTheShell()].filter((key) => !language.has(key))).toEqual([]);
  });

  it('has every text the board asks for', () => {
    const keys = [...language.keys()].map(bare);
    expect(BOARD_KEYS.filter((pattern) => !keys.some((key) => pattern.test(key)))).toEqual([]);
  });

  it('has no text that nobody says', () => {
    const used = new Set([...SAID.map(({ key }) => key), ...keysOfTheShell()]);
    const unused = [...language.keys()].filter((key) => {
      return !used.has(bare(key)) && !used.has(key) && !BOARD_KEYS.some((pattern) => pattern.test(bare(key)));
    });
    expect(unused).toEqual([]);
  });

  it('leaves no text empty and writes typographic apostrophes', () => {
    expect(keysWhere(language, (text) => text.trim() === '' || /['"]|\.\.\./.test(text))).toEqual([]);
  });
});

function keysWhere(language: Map<string, string>, isWrong: (text: string, key: string) => boolean): readonly string[] {
  return [...language].filter(([key, text]) => isWrong(text, key)).map(([key]) => key);
}

describe('the two languages', () => {
  it('ask for the same parameters', () => {
    const sorted = (text: string): string => [...parametersOf(text)].sort().join(' ');
    expect(keysWhere(LANGUAGES.en, (text, key) => sorted(text) !== sorted(LANGUAGES.fr.get(key) ?? ''))).toEqual([]);
  });

  it('do not leak into each other', () => {
    const english = /\b(the|your|with|card|cards|draw|play|from|turn|takes|company|companies)\b/i;
    const same = new Set([
      'Cobalt',
      'Onyx',
      'Social Media',
      'Consultants',
      'Total',
      'SOD',
      'Agent',
      '–',
      'consultants',
    ]);
    const isEnglish = (text: string, key: string): boolean => {
      const said = text.replaceAll(/\{\{\w+\}\}/g, '').trim();
      const isSame = LANGUAGES.en.get(key) === text && !same.has(text) && !/^,? *agents?$/.test(said);
      return english.test(said) || (/[a-z]{3}/i.test(said) && isSame);
    };
    expect(keysWhere(LANGUAGES.fr, isEnglish)).toEqual([]);
  });

  it('keep French signs with the word before them', () => {
    const loose = /[^\u00A0\u202F][:;!?»](?=\s|$)| [:;!?»]|«[^\u00A0]/;
    expect(keysWhere(LANGUAGES.fr, (text) => loose.test(text))).toEqual([]);
  });
});

describe('words', () => {
  it('gives a reason of its own for every rule that blocks something', () => {
    const cited = new Set<string>(BLOCKING);
    const folder = new URL('../rules/', import.meta.url);
    for (const name of readdirSync(folder)) {
      const source = readFileSync(new URL(name, folder), 'utf8');
      for (const match of source.matchAll(/rule: '(NO-[\d.]+)'|return '(NO-[\d.]+)'/g))
        cited.add(match[1] ?? match[2] ?? '');
    }
    const blocked = (rule: string): Blocked => ({ option: { kind: 'any' }, rule });
    expect([...cited].filter((rule) => words.blocked(blocked(rule)).key === 'blocked.other')).toEqual([]);
  });

  it('calls a tile by its company and place, and the second side of a solo game SOD', () => {
    const view = new Match(RULES, { setup: defaultSetup(SETUP), seats: 1, seed: 'names' }).view(0);
    expect(nameOf('tile:9', view)).toMatchObject({
      values: { place: 'B3' },
      refs: { company: `company:${view.types[9]}` },
    });
    expect(nameOf('seat:1', view).key).toBe('thing.sod');
    expect(nameOf('seat:1').key).toBe('thing.seat');
  });

  it('asks once more before what is given up for good, and before a takeover that fails', () => {
    expect(words.isFinal({ kind: 'decline' })).toBe(true);
    expect(words.isFinal({ kind: 'plotDeck' })).toBe(false);
  });

  it('lights up all equal cards of the display at a table of several', () => {
    const view = new Match(RULES, { setup: defaultSetup(SETUP), seats: 2, seed: 'alike' }).view(0);
    const alike = { ...view, display: ['R', 'B', 'R', 'K', 'R'] as const };
    expect(words.refsOf({ kind: 'plot', slot: 0 }, alike, PRINTED)).toEqual(['display:0', 'display:2', 'display:4']);
  });

  it('comes with the game, without its board', async () => {
    expect(playable.game.id).toBe('new-order');
    expect(await playable.texts.fr()).toBe(fr);
    expect(await playable.texts.en()).toBe(en);
  });
});

describe.each(guided.map((game) => [game.name, game] as const))('the guided game %s', (_, game) => {
  it('can be played as it is taught', () => {
    const match = new Match<NewOrder>(RULES, { setup: defaultSetup(SETUP), seats: game.seats, seed: game.seed });
    const answers = [...(game.answers ?? [])];
    const other: Seat = 1;
    for (const lesson of game.lessons) {
      for (let answer = answers[0]; game.seats > 1 && match.decision(other) !== undefined; answer = answers[0]) {
        if (answer === undefined) break;
        answers.shift();
        expect(match.choose(other, answer)).toMatchObject({ ok: true });
      }
      if (lesson.accepts === undefined) continue;
      const wanted = match.decision(0)?.options.filter((option) => lesson.accepts?.(option)) ?? [];
      expect({ lesson: lesson.text, ways: wanted.length }).toEqual({ lesson: lesson.text, ways: 1 });
      for (const option of wanted) match.choose(0, option);
    }
    expect(answers).toEqual([]);
  });
});

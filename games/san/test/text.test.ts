import { readdirSync, readFileSync } from 'node:fs';
import { Match, Random, Rules, type Blocked, type Ref, type Sentence } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { guided } from '../board/guided.ts';
import { PRINTED, playable, san, type San, type SanEvent } from '../index.ts';
import { REASONS, SETUP } from '../rules/state.ts';
import en from '../text/en.ts';
import { effectSentences } from '../text/effects.ts';
import fr from '../text/fr.ts';
import { words } from '../text/words.ts';

const LANGUAGES = { en: flatten(en), fr: flatten(fr) };

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

/** Everything said along random games, by everybody who looks. */
function* saidInGames(games: number): Generator<Sentence> {
  const rules = new Rules(san);
  for (let game = 0; game < games; game++) {
    const match = new Match(rules, { setup: { sunHand: 6, starHand: 6 }, seats: 2, seed: `words ${game}` });
    const random = Random.from(`words ${game}`);
    while (match.outcome === undefined) {
      const decision = match.decision(0) ?? match.decision(1);
      if (decision === undefined) throw new Error('nobody is asked');
      const view = match.view(decision.seat);
      yield words.prompt(view, decision, PRINTED);
      yield words.prompt(match.view('audience'), undefined, PRINTED);
      for (const option of decision.options) {
        yield words.option(option, view, PRINTED);
        for (const ref of words.refsOf(option, view, PRINTED)) yield words.name(ref);
      }
      for (const blocked of decision.blocked) yield words.blocked(blocked);
      match.choose(decision.seat, random.pick(decision.options));
      for (const event of match.heard(match.length - 1, 1 - decision.seat)) yield* told(event);
      for (const event of match.heard(match.length - 1, decision.seat)) yield* told(event);
    }
    yield words.prompt(match.view(0), undefined, PRINTED);
    yield* [0, 1, undefined].map((seat) => words.outcome(match.outcome ?? { ranks: [], reason: '', score: [] }, seat));
  }
}

function* told(event: SanEvent): Generator<Sentence> {
  const sentence = words.event(event);
  if (sentence === undefined) return;
  yield sentence;
  for (const ref of Object.values(sentence.refs ?? {})) yield words.name(ref);
}

const NAMED: readonly Ref[] = [
  ...Object.keys(PRINTED.byId).map((id) => `card:${id}` as const),
  ...['C', 'P', 'H', 'M', 'V'].map((type) => `type:${type}` as const),
  ...['symbols', 'draw', 'choice', 'multiplier', 'singleUse', 'copyPlayed', 'copyRiver'].map(
    (kind) => `effect:${kind}` as const,
  ),
  ...['destroy', 'allTypes', 'playDiscard', 'corruptHand'].map((kind) => `effect:${kind}` as const),
  ...['play', 'buy', 'discard', 'refill'].map((phase) => `phase:${phase}` as const),
  ...['corruption', 'propaganda', 'hacking'].map((race) => `gauge:${race}:0` as const),
  ...['income', 'cost', 'crossing'].map((figure) => `figure:${figure}` as const),
  ...['draw', 'discard', 'hand', 'virus', 'play'].map((pile) => `pile:${pile}:1` as const),
  ...(['pile:reserve', 'pile:box', 'pawn:virus', 'port:central', 'seat:0', 'seat:1', 'position:1'] as const),
  ...(['slot:0:1', 'banner:0', 'token:0:3', 'alternative:0', 'alternative:none', 'nothing:known'] as const),
];

/** What random games reach rarely or never. */
function* saidSeldom(): Generator<Sentence> {
  for (const ref of NAMED) yield words.name(ref);
  for (const card of Object.values(PRINTED.byId)) yield* effectSentences(card);
  yield* effectSentences({ effects: [{ kind: 'corruptHand', n: 2 }] });
  for (const reason of REASONS) {
    for (const seat of [0, 1, undefined]) yield words.outcome({ ranks: [1, 2], reason, score: [] }, seat);
    yield words.outcome({ ranks: [1, 1], reason, score: [] }, 0);
    yield* told({ kind: 'over', by: reason, winner: 0 });
    yield* told({ kind: 'over', by: reason, winner: 'draw' });
  }
  yield* told({ kind: 'dealt', first: 0 });
  yield* told({ kind: 'resigned', seat: 0 });
  yield* told({ kind: 'boxed', seat: 0, cards: ['R46', 'R47'] });
  for (const effect of [
    'draw',
    'choice',
    'destroy',
    'corruptHand',
    'copyPlayed',
    'copyRiver',
    'playDiscard',
    'rest',
  ] as const) {
    yield* told({ kind: 'declined', seat: 0, effect });
  }
  const view = new Match(new Rules(san), { setup: { sunHand: 6, starHand: 6 }, seats: 2, seed: 'seldom' }).view(0);
  for (const effect of [
    'draw',
    'choice',
    'destroy',
    'corruptHand',
    'copyPlayed',
    'copyRiver',
    'playDiscard',
  ] as const) {
    yield words.option({ kind: 'resolve', effect }, view, PRINTED);
  }
  yield words.blocked({ option: { kind: 'unheardOf' }, rule: 'SAN-0.0' });
  yield words.prompt({ ...view, stack: [{ kind: 'slot', seat: 0, from: null }] }, decisionFor('slot'), PRINTED);
}

function decisionFor(kind: 'slot') {
  return { seat: 0, kind, options: [], blocked: [] };
}

/** One of each kind: the same key with the same parameters need not be looked at twice. */
function distinct(sentences: Iterable<Sentence>): readonly Sentence[] {
  const kinds = new Map<string, Sentence>();
  for (const sentence of sentences) {
    const parameters = [...Object.keys(sentence.values ?? {}), ...Object.keys(sentence.refs ?? {})];
    kinds.set([sentence.key, ...parameters].join(' '), sentence);
  }
  return [...kinds.values()];
}

const SAID = distinct([...saidInGames(40), ...saidSeldom()]);

/** Keys the shell asks for by name: settings, parts of the score, reasons, lessons. */
function* keysOfTheShell(): Generator<string> {
  for (const [field, values] of Object.entries(SETUP)) {
    yield `setup.${field}.label`;
    yield `setup.${field}.help`;
    for (const value of values) yield `setup.${field}.${value}`;
  }
  for (const reason of REASONS) yield `reason.${reason}`;
  for (const part of ['corruption', 'propaganda', 'hacking']) yield `score.${part}`;
  for (const { text } of guided[0].lessons) yield `tutorial.${text}`;
  for (const feature of san.bot.features) yield `feature.${feature}`;
}

/** Keys as the board's sources write them; what is filled in while drawing may be any one word. */
function keysInSources(): readonly RegExp[] {
  const folder = new URL('../board/', import.meta.url);
  const sources = readdirSync(folder).filter((name) => /\.tsx?$/.test(name));
  const written = sources.flatMap((name) => {
    const source = readFileSync(new URL(name, folder), 'utf8');
    return [...source.matchAll(/['`]([a-z]\w*(?:\.(?:\w+|\$\{[^}]+\}))+)['`]/g)].map((match) => match[1] ?? '');
  });
  return [...new Set(written)].map(
    (key) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/g, '\\w+')}$`),
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
    const english = /\b(the|your|with|card|cards|draw|play|buy|from|slot|turn)\b/i;
    const same = new Set(['Corruption', 'Hacking', 'Virus', '{{value}}/{{length}}', '{{figure}} {{value}}']);
    const isEnglish = (text: string, key: string): boolean =>
      english.test(text.replaceAll(/\{\{\w+\}\}/g, '')) ||
      (text.length > 1 && LANGUAGES.en.get(key) === text && !same.has(text));
    expect(keysWhere(LANGUAGES.fr, isEnglish)).toEqual([]);
  });

  it('keep French signs with the word before them', () => {
    const loose = /[^\u00A0\u202F][:;!?»](?=\s|$)| [:;!?»]|«[^\u00A0]/;
    expect(keysWhere(LANGUAGES.fr, (text) => loose.test(text))).toEqual([]);
  });
});

describe('words', () => {
  it('names every card of a design where one stands for all', () => {
    const rules = new Rules(san);
    for (let game = 0; game < 20; game++) {
      const match = new Match(rules, { setup: { sunHand: 8, starHand: 8 }, seats: 2, seed: `alike ${game}` });
      const seat = match.state.turn.active;
      const view = match.view(seat);
      const lit = (match.decision(seat)?.options ?? []).flatMap((option) => words.refsOf(option, view, PRINTED));
      const hand = view.players[seat === 0 ? 0 : 1].hand ?? [];
      expect(new Set(lit)).toEqual(new Set(hand.map((id) => `card:${id}`)));
    }
  });

  it('gives a reason of its own for every rule that blocks something', () => {
    const rules = ['3.3', '4.4', '5.2', '5.5', '6.3', '7.1', '8.18', '8.22', '8.31', '8.33', '9.2'];
    const blocked = (rule: string): Blocked => ({ option: { kind: 'any' }, rule: `SAN-${rule}` });
    const keys = rules.map((rule) => words.blocked(blocked(rule)).key);
    expect(keys).not.toContain('blocked.other');
  });

  it('asks once more before what cannot be taken back', () => {
    expect(words.isFinal({ kind: 'endPlay' })).toBe(true);
    expect(words.isFinal({ kind: 'endBuy' })).toBe(true);
    expect(words.isFinal({ kind: 'declineRest' })).toBe(true);
    expect(words.isFinal({ kind: 'hack' })).toBe(false);
  });

  it('comes with the game, without its board', async () => {
    expect(playable.game.id).toBe('san');
    expect(await playable.texts.fr()).toBe(fr);
    expect(await playable.texts.en()).toBe(en);
  });
});

describe('the guided game', () => {
  it('can be played as it is taught', () => {
    const match = new Match<San>(new Rules(san), {
      setup: { sunHand: 6, starHand: 6 },
      seats: 2,
      seed: guided[0].seed,
    });
    const answers = [...(guided[0].answers ?? [])];
    for (const lesson of guided[0].lessons) {
      for (let answer = answers[0]; match.decision(1) !== undefined && answer !== undefined; answer = answers[0]) {
        answers.shift();
        expect(match.choose(1, answer)).toMatchObject({ ok: true });
      }
      if (lesson.accepts === undefined) continue;
      const wanted = match.decision(0)?.options.filter((option) => lesson.accepts?.(option)) ?? [];
      expect({ lesson: lesson.text, ways: wanted.length }).toEqual({ lesson: lesson.text, ways: 1 });
      for (const option of wanted) match.choose(0, option);
    }
    expect(answers).toEqual([]);
    expect(match.state.players[0].step).toBe(2);
  });
});

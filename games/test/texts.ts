/** What the texts of every game keep: nothing missing, nothing unused, and the same in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import type { GuidedGame } from '@cabale/design';
import type { Game, GameTypes, GameWords, RulesText, Sentence, Term } from '@cabale/engine';
import { describe, expect, it } from 'vitest';

interface Texts {
  readonly en: object;
  readonly fr: object;
  readonly said: Iterable<Sentence>;
  /** Keys the shell asks for by name. */
  readonly shell: Iterable<string>;
  /** The folder of the board's sources. */
  readonly board: URL;
  /** Words that no French text has. */
  readonly english: RegExp;
  /** The rules page. */
  readonly rulesPage?: RulesText;
  /** The game's own words: French as the rulebook prints them, with the English ones. */
  readonly terms?: readonly Term[];
  /** Whether a text may be the same in both languages; `bare` is the text without its parameters. */
  isShared(text: string, bare: string): boolean;
}

type Language = ReadonlyMap<string, string>;

export function describeTexts({ en, fr, said, shell, board, rulesPage, terms, english, isShared }: Texts): void {
  const languages = { en: flatten(en), fr: flatten(fr) };
  const sentences = distinct(said);
  const shellKeys = [...shell, ...(rulesPage === undefined ? [] : keysOfRules(rulesPage))];
  const boardKeys = keysInSources(board);

  describe.each(['en', 'fr'] as const)('the texts in %s', (name) => {
    const language = languages[name];

    it('has a text for every sentence, singular and plural', () => {
      const missing = sentences.filter((sentence) => {
        const needed = Math.max(1, textsOf(languages.en, sentence).length);
        return textsOf(language, sentence).length !== needed;
      });
      expect(missing.map(({ key }) => key)).toEqual([]);
    });

    it('asks for no parameter that a sentence does not bring', () => {
      const lacking = sentences.filter((sentence) => {
        const given = new Set(parametersBy(sentence));
        return textsOf(language, sentence).some((text) => parametersIn(text).some((wanted) => !given.has(wanted)));
      });
      expect(lacking).toEqual([]);
    });

    it('has every text the shell asks for by name', () => {
      expect(shellKeys.filter((key) => !language.has(key))).toEqual([]);
    });

    it('has every text the board asks for', () => {
      const keys = [...language.keys()].map(withoutNumber);
      expect(boardKeys.filter((pattern) => !keys.some((key) => pattern.test(key)))).toEqual([]);
    });

    it('has no text that nobody says', () => {
      const used = new Set([...sentences.map(({ key }) => key), ...shellKeys]);
      const unused = [...language.keys()].filter((key) => {
        const bare = withoutNumber(key);
        return !used.has(bare) && !used.has(key) && !boardKeys.some((pattern) => pattern.test(bare));
      });
      expect(unused).toEqual([]);
    });

    it('leaves no text empty and writes typographic apostrophes', () => {
      expect(keysWhere(language, (text) => text.trim() === '' || /['"]|\.\.\./.test(text))).toEqual([]);
    });
  });

  describeTerms(terms ?? [], languages);
  describe.runIf(terms !== undefined).each(['en', 'fr'] as const)('the log in %s', (name) => {
    it('says “you” to its reader, and a verb that goes with it', () => {
      const language = languages[name];
      const deaf = keysWhere(
        language,
        (text, key) =>
          key.startsWith('event.') &&
          text.includes('{{seat}}') &&
          !/\[[^[\]|]*\|[^[\]|]*\]/.test(text) &&
          !language.has(`${withoutVariant(key)}_you`) &&
          !language.has(`${withoutVariant(key)}_you_one`),
      );
      expect(deaf).toEqual([]);
    });
  });

  describe('the two languages', () => {
    it('ask for the same parameters', () => {
      const sorted = (text: string): string => [...parametersIn(text)].sort().join(' ');
      expect(keysWhere(languages.en, (text, key) => sorted(text) !== sorted(languages.fr.get(key) ?? ''))).toEqual([]);
    });

    it('do not leak into each other', () => {
      const isEnglish = (text: string, key: string): boolean => {
        const bare = text.replaceAll(/\{\{\w+\}\}/g, '').trim();
        return english.test(bare) || (languages.en.get(key) === text && !isShared(text, bare));
      };
      expect(keysWhere(languages.fr, isEnglish)).toEqual([]);
    });

    it('keep French signs with the word before them', () => {
      const loose = /[^\u00A0\u202F][:;!?»](?=\s|$)| [:;!?»]|«[^\u00A0]/;
      expect(keysWhere(languages.fr, (text) => loose.test(text))).toEqual([]);
    });
  });
}

function describeTerms(terms: readonly Term[], languages: Readonly<Record<'en' | 'fr', Language>>): void {
  describe.each(['en', 'fr'] as const)('the words of the game in %s', (name) => {
    const language = languages[name];

    it('are used', () => {
      const all = [...language.values()].join('\n').toLowerCase();
      expect(terms.map((term) => term[name]).filter((word) => !all.includes(word.toLowerCase()))).toEqual([]);
    });

    it('have no other names', () => {
      const others = terms.flatMap(({ notFr = [], notEn = [] }) => (name === 'fr' ? notFr : notEn));
      const wrong = others.map((word) => [word, new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'iu')] as const);
      const found = [...language].flatMap(([key, text]) => {
        const bare = text.replaceAll(/\{\{\w+\}\}/g, '');
        return wrong.flatMap(([word, pattern]) => (pattern.test(bare) ? [`${key}: ${word}`] : []));
      });
      expect(found).toEqual([]);
    });
  });
}

function* keysOfRules({ chapters, glossary }: RulesText): Generator<string> {
  for (const { name, parts } of chapters) {
    yield `rules.${name}.title`;
    for (const part of parts) yield `rules.${name}.${part.name}`;
  }
  if (glossary.length > 0) yield 'rules.glossary.title';
  for (const word of glossary) {
    yield `rules.glossary.${word}.term`;
    yield `rules.glossary.${word}.meaning`;
  }
}

/** What the shell asks for by name: settings, parts of the score, reasons, what the judge looks at, lessons. */
export function* keysOfTheShell<T extends GameTypes>(
  game: Game<T>,
  {
    reasons,
    score,
    guided,
  }: {
    readonly reasons: readonly string[];
    readonly score: readonly string[];
    readonly guided: readonly GuidedGame<T>[];
  },
): Generator<string> {
  for (const [field, values] of Object.entries(game.setup)) {
    yield `setup.${field}.label`;
    yield `setup.${field}.help`;
    for (const value of values) yield `setup.${field}.${value}`;
  }
  for (const reason of reasons) yield `reason.${reason}`;
  for (const part of score) yield `score.${part}`;
  for (const feature of game.bot.features.names) yield `feature.${feature}`;
  for (const { name, lessons } of guided) {
    if (guided.length > 1) yield `tutorial.${name}.name`;
    for (const { text } of lessons) yield `tutorial.${text}`;
  }
}

/** Every rule that the sources of a folder cite as a reason. */
export function rulesCitedIn(folder: URL, prefix: string): ReadonlySet<string> {
  const cited = new Set<string>();
  const pattern = new RegExp(`(?:rule:|return|\\?|:|\\?\\?) '(${prefix}-[\\d.]+)'`, 'g');
  for (const name of readdirSync(folder)) {
    const source = readFileSync(new URL(name, folder), 'utf8');
    for (const match of source.matchAll(pattern)) cited.add(match[1] ?? '');
  }
  return cited;
}

/** The rules among these that are refused without a reason of their own. */
export function withoutReason<T extends GameTypes>(words: GameWords<T>, rules: Iterable<string>): readonly string[] {
  return [...rules].filter((rule) => words.blocked({ option: { kind: 'any' }, rule }).key === 'blocked.other');
}

function flatten(texts: object, path = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts) as [string, string | object][]) {
    const full = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') flat.set(full, value);
    else for (const [inner, text] of flatten(value, full)) flat.set(inner, text);
  }
  return flat;
}

/** One of each kind: the same key with the same parameters need not be looked at twice. */
function distinct(sentences: Iterable<Sentence>): readonly Sentence[] {
  const kinds = new Map<string, Sentence>();
  for (const sentence of sentences) kinds.set([sentence.key, ...parametersBy(sentence)].join(' '), sentence);
  return [...kinds.values()];
}

/** The texts a sentence is made of: one, or its singular and its plural. */
function textsOf(language: Language, { key, values }: Sentence): readonly string[] {
  const keys = values !== undefined && 'count' in values ? [`${key}_one`, `${key}_other`] : [key];
  return keys.map((each) => language.get(each)).filter((text) => text !== undefined);
}

function parametersBy({ values, refs }: Sentence): readonly string[] {
  return [...Object.keys(values ?? {}), ...Object.keys(refs ?? {})];
}

function parametersIn(text: string): readonly string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '');
}

/** Sources of the design system that use texts of the game. */
const DESIGN = ['about.tsx', 'source.tsx'].map((name) => new URL(`../../web/design/src/${name}`, import.meta.url));

/** Keys as the board's sources write them; what is filled in while drawing may be any one word. */
function keysInSources(folder: URL): readonly RegExp[] {
  // Lessons name their texts without `tutorial.`, as the shell asks for them.
  const names = readdirSync(folder).filter((name) => /\.tsx?$/.test(name) && name !== 'guided.ts');
  const written = [...names.map((name) => new URL(name, folder)), ...DESIGN].flatMap((file) => {
    // A type names a family of texts by its prefix, which is no text.
    const source = readFileSync(file, 'utf8').replaceAll(/KeysBelow<[^>]*>/g, '');
    return [...source.matchAll(/['`"]([a-z]\w*(?:\.(?:\w+|\$\{[^}]+\}))+)['`"]/g)].map((match) => match[1] ?? '');
  });
  return [...new Set(written)].map(
    // Explanations and their rules name texts without `about.`.
    (key) => new RegExp(`^(?:about\\.)?${key.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/g, '[\\w-]+')}$`),
  );
}

/** Without what makes variants of a text: number, and a reader who is not its subject. */
function withoutNumber(key: string): string {
  return withoutVariant(key.replace(/_(one|other)$/, ''));
}

function withoutVariant(key: string): string {
  return key.replace(/_(one|other)$/, '').replace(/_you$/, '');
}

function keysWhere(language: Language, isWrong: (text: string, key: string) => boolean): readonly string[] {
  return [...language].filter(([key, text]) => isWrong(text, key)).map(([key]) => key);
}

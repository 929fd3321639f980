import type { GameId } from '@cabale/games';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.ts';
import { readText } from '../files.ts';
import { say, sayJson } from '../output.ts';

export interface RulesOptions {
  /** The project's root. */
  readonly root: string;
  readonly json?: true;
}

interface Coverage {
  readonly atoms: readonly string[];
  readonly examples: readonly string[];
  /** The titles of the tests that cite an atom or example. */
  readonly proofs: ReadonlyMap<string, readonly string[]>;
  /** Cited by a test, but not in RULES.md. */
  readonly unknown: readonly string[];
}

/** Lists every atom of a game's RULES.md with the tests that cite it. */
export function rules(id: GameId, options: RulesOptions): void {
  const { atoms, examples, proofs, unknown } = cover(join(options.root, 'games', id));
  const unproved = atoms.filter((atom) => !proofs.has(atom));
  const untested = examples.filter((example) => !proofs.has(example));
  if (options.json === true) {
    sayJson({
      game: id,
      atoms: atoms.length,
      examples: examples.length,
      unproved,
      untested,
      unknown,
      proofs: Object.fromEntries(proofs),
    });
  } else {
    for (const cited of [...atoms, ...examples])
      say(cited, ...(proofs.get(cited) ?? ['NO TEST']).map((title) => `    ${title}`));
    for (const citation of unknown) say(`${citation} is cited by a test but is not in RULES.md`);
    if (unproved.length > 0) say(`without a test: ${unproved.join(', ')}`);
    if (untested.length > 0) say(`examples without a test: ${untested.join(', ')}`);
    say(
      `${id}: ${atoms.length} atoms, ${atoms.length - unproved.length} proved, ${unproved.length} without a test; ` +
        `${examples.length} examples, ${examples.length - untested.length} tests`,
    );
  }
  // Without atoms, RULES.md has an unknown format: that is a failure.
  if (atoms.length === 0 || unproved.length + untested.length + unknown.length > 0) process.exitCode = 1;
}

function cover(folder: string): Coverage {
  const book = join(folder, 'RULES.md');
  if (!existsSync(book)) throw new Failure(`there is no ${book}`);
  const text = readText(book);
  const atoms = found(text, /^(?:\s*-|\|)\s+\*\*([A-Z]+-\d+\.\d+)\*\*/gm);
  const examples = found(text, /^(?:[-|]\s+)?\*\*([A-Z]+-X\d+)/gm);
  const proofs = new Map<string, string[]>();
  for (const title of titlesIn(join(folder, 'test'))) {
    for (const citation of found(title, /\[([A-Z]+-X?\d+(?:\.\d+)?)\]/g)) {
      proofs.set(citation, [...(proofs.get(citation) ?? []), title]);
    }
  }
  const known = new Set([...atoms, ...examples]);
  return { atoms, examples, proofs, unknown: [...proofs.keys()].filter((citation) => !known.has(citation)) };
}

function found(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))];
}

/** `it` and `test` in any form that runs, up to the title; skipped tests prove nothing. */
const TEST_CALL = /\b(?:it|test)((?:\.\w+)*)(?:\([^()]*\))?\(\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2/g;
const NOT_RUN = /\.(?:skip|todo|fails)\b/;

/** The titles of all tests in a folder. */
function titlesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.test\.tsx?$/.test(name));
  return files.toSorted().flatMap((name) => {
    const calls = [...readText(join(folder, name)).matchAll(TEST_CALL)];
    return calls.flatMap(([, form = '', , title = '']) => (NOT_RUN.test(form) ? [] : [title]));
  });
}

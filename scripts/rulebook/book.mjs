/** Reads a game's RULES.md, the tests that prove its atoms, and the texts of its rules page that tell them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ text: string, rulings: string[], isInternal: boolean }} Atom
 *   isInternal: it describes the program and need not be known to play
 * @typedef {object} Book
 * @property {Map<string, Atom>} atoms
 * @property {Map<string, string>} rulings
 * @property {string[]} examples
 * @property {Map<string, string[]>} proofs titles of tests, by the atom or example they cite
 * @property {Set<string>} onPage what the rules page cites
 */

/** An entry is an item of a list or a row of a table, and begins with its number in bold type. */
const ATOM = /^(?:\s*-|\|)\s+\*\*([A-Z]+-\d+\.\d+)\*\*(.*)$/;
const RULING = /^(?:\s*-|\|)\s+\*{0,2}([A-Z]+-(Q\d+[a-z]?))\*{0,2}(.*)$/;
const EXAMPLE = /^(?:[-|]\s+)?\*\*([A-Z]+-X\d+)/gm;
/** Marks an atom that describes the program and need not be known to play. */
const INTERNAL = '(engine)';

/**
 * @param {string} folder of the game
 * @returns {Book}
 */
export function readBook(folder) {
  const file = path.join(folder, 'RULES.md');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const page = path.join(folder, 'text', 'rulespage.ts');
  return {
    ...entriesOf(text.split('\n')),
    examples: found(text, EXAMPLE),
    proofs: proofsIn(path.join(folder, 'test')),
    onPage: new Set(existsSync(page) ? found(readFileSync(page, 'utf8'), /'([A-Z]+-\d+\.\d+)'/g) : []),
  };
}

/** @param {readonly string[]} lines */
function entriesOf(lines) {
  /** @type {Map<string, Atom>} */
  const atoms = new Map();
  /** @type {Map<string, string>} */
  const rulings = new Map();
  for (const [index, line] of lines.entries()) {
    const atom = ATOM.exec(line);
    const ruling = atom === null ? RULING.exec(line) : null;
    if (atom !== null) {
      const text = entryText(lines, index, atom[2] ?? '');
      const cited = found(text, /\b(Q\d+[a-z]?)\b/g);
      atoms.set(atom[1] ?? '', { text: plain(text), rulings: cited, isInternal: text.includes(INTERNAL) });
    } else if (ruling !== null) {
      rulings.set(ruling[2] ?? '', plain(entryText(lines, index, ruling[3] ?? '')));
    }
  }
  return { atoms, rulings };
}

/**
 * An entry with the indented lines that continue it.
 * @param {readonly string[]} lines
 * @param {number} index
 * @param {string} first what follows the number
 */
function entryText(lines, index, first) {
  const rest = [];
  for (const line of lines.slice(index + 1)) {
    if (!/^\s+\S/.test(line) || ATOM.test(line) || RULING.test(line)) break;
    rest.push(line.trim());
  }
  return [first, ...rest].join(' ');
}

/**
 * Without marks of tables and of who acts, which readers of one rule do not need.
 * @param {string} text
 */
function plain(text) {
  return text
    .replaceAll(INTERNAL, '')
    .replaceAll(/^[\s|]+|[\s|]+$/g, '')
    .replace(/^`?\[[^\]]*\]`?\s*/, '')
    .replaceAll(/\s*\|\s*/g, ' · ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 * @returns {string[]}
 */
function found(text, pattern) {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))];
}

/** `it` and `test` in any form that runs, up to the title; skipped tests prove nothing. */
const TEST_CALL = /\b(?:it|test)((?:\.\w+)*)(?:\([^()]*\))?\(\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2/g;
const NOT_RUN = /\.(?:skip|todo|fails)\b/;

/** @param {string} folder */
function proofsIn(folder) {
  /** @type {Map<string, string[]>} */
  const proofs = new Map();
  for (const title of titlesIn(folder)) {
    for (const cited of found(title, /\[([A-Z]+-X?\d+(?:\.\d+)?)\]/g)) {
      proofs.set(cited, [...(proofs.get(cited) ?? []), title]);
    }
  }
  return proofs;
}

/** @param {string} folder */
function titlesIn(folder) {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.test\.tsx?$/.test(name));
  return files.toSorted().flatMap((name) => {
    const calls = [...readFileSync(path.join(folder, name), 'utf8').matchAll(TEST_CALL)];
    return calls.flatMap(([, form = '', , title = '']) => (NOT_RUN.test(form) ? [] : [title]));
  });
}

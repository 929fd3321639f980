/**
 * Writes `rulebook.generated.ts` into the folder of every game: its RULES.md with the tests that prove it, which a table
 * shows for the number of a rule.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { writeIfChanged } from '../copies/changed.mjs';
import { readBook } from './book.mjs';

const OUTPUT = 'rulebook.generated.ts';

/**
 * @param {string} root
 * @returns {string[]} the files, relative to the root
 */
export function generateRulebooks(root) {
  return ['games', 'examples'].flatMap((parent) => {
    const folder = path.join(root, parent);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((id) => existsSync(path.join(folder, id, 'RULES.md')))
      .map((id) => {
        writeIfChanged(path.join(folder, id, OUTPUT), codeOf(path.join(folder, id)));
        return path.join(parent, id, OUTPUT);
      });
  });
}

/** @param {string} folder */
function codeOf(folder) {
  const { atoms, rulings, proofs } = readBook(folder);
  const rules = Object.fromEntries(
    [...atoms].map(([id, { text, rulings: cited, isInternal }]) => [
      id,
      { text, rulings: cited, tests: proofs.get(id) ?? [], ...(isInternal ? { isInternal } : {}) },
    ]),
  );
  const book = { rules, rulings: Object.fromEntries(rulings) };
  return [
    '/** Generated from RULES.md and the titles of the tests by `npm run build`. */',
    "import type { Rulebook } from '@cabale/engine';",
    '',
    `export const rulebook: Rulebook = ${JSON.stringify(book, undefined, 1)};`,
    '',
  ].join('\n');
}

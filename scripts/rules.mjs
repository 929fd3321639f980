// Lists every atom of a game's RULES.md with the tests that prove it, and what its rules page does not tell.
//   npm run rules -- san
//   npm run rules -- --json
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readBook } from './rulebook/book.mjs';
import { HOUSE } from './setup/house.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, root: { type: 'string', default: HOUSE } },
});
const games = path.join(values.root, 'games');
const known = readdirSync(games).filter((id) => existsSync(path.join(games, id, 'RULES.md')));
const [wanted] = positionals;
if (wanted !== undefined && !known.includes(wanted)) {
  process.stderr.write(`There is no game "${wanted}". The games are: ${known.join(', ')}\n`);
  process.exit(2);
}
for (const id of wanted === undefined ? known : [wanted]) report(id);

/** @param {string} id */
function report(id) {
  const { atoms, examples, proofs, onPage } = readBook(path.join(games, id));
  const all = [...atoms.keys()];
  const unproved = all.filter((atom) => !proofs.has(atom));
  const untested = examples.filter((example) => !proofs.has(example));
  const cited = new Set([...all, ...examples]);
  const unknown = [...proofs.keys(), ...onPage].filter((citation) => !cited.has(citation));
  const forPlayers = [...atoms].flatMap(([atom, { isInternal }]) => (isInternal ? [] : [atom]));
  const untold = forPlayers.filter((atom) => !onPage.has(atom));
  // Without atoms, RULES.md has an unknown format: that is a failure.
  if (all.length === 0 || unproved.length + untested.length + unknown.length + untold.length > 0) process.exitCode = 1;
  if (values.json) {
    const counts = { atoms: all.length, examples: examples.length, forPlayers };
    say(
      JSON.stringify({ game: id, ...counts, unproved, untested, unknown, untold, proofs: Object.fromEntries(proofs) }),
    );
    return;
  }
  for (const atom of [...all, ...examples]) {
    const isForPlayers = forPlayers.includes(atom) || examples.includes(atom);
    say(isForPlayers ? atom : `${atom} (engine)`, ...(proofs.get(atom) ?? ['NO TEST']).map((title) => `    ${title}`));
  }
  for (const citation of unknown) say(`${citation} is cited but is not in RULES.md`);
  if (unproved.length > 0) say(`without a test: ${unproved.join(', ')}`);
  if (untested.length > 0) say(`examples without a test: ${untested.join(', ')}`);
  if (untold.length > 0) say(`not on the rules page: ${untold.join(', ')}`);
  say(
    `${id}: ${all.length} atoms, ${all.length - unproved.length} proved, ${unproved.length} without a test; ` +
      `${examples.length} examples, ${examples.length - untested.length} tests; ` +
      `${forPlayers.length} for players, ${untold.length} not on the rules page`,
  );
}

/** @param {readonly string[]} lines */
function say(...lines) {
  process.stdout.write(`${lines.join('\n')}\n`);
}

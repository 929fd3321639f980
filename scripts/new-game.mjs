// Creates a new game: copies the example in examples/courtiers under another name and registers it in the catalogue.
//   npm run new-game -- <id> [name]
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HOUSE } from './setup/house.mjs';

const TEMPLATE = path.join(HOUSE, 'examples', 'courtiers');
const CATALOGUE = path.join(HOUSE, 'games', 'catalogue.ts');

/** What to do with each file of the skeleton; written as a comment at its top. */
const ADVICE = {
  'RULES.md': 'Replace these rules by yours, one numbered rule each. Tests and code cite the numbers.',
  'manifest.ts': 'Replace taglines, players and minutes. The start page shows them.',
  'picture.svg': 'Replace the picture; the start page shows it.',
  'content/cards.ts': 'Replace the cards by your own cards, tiles and maps.',
  'index.ts': 'Deal your own game in `start` and list its steps.',
  'knowledge.ts': 'Show in `view` what an observer may know; deal everything else anew in `imagine`.',
  'checks.ts': 'Declare what the rules hide, the modes to check and what is true of every state.',
  'bot.ts': 'Replace the features by what makes a position good in your game.',
  'rules/state.ts': 'Replace the fields of the table, the steps, their options, the events and the things.',
  'rules/counts.ts': 'Predicates, prices and scores of your rules go here; they take the open table.',
  'rules/rounds.ts': 'Replace the steps by those of your rules.',
  'rules/end.ts': 'Say when your game ends and who wins.',
  'text/words.ts': 'One entry for every step, option, event and kind of thing.',
  'text/en.ts': 'Replace the texts. A key that is missing here or in fr.ts does not compile.',
  'text/fr.ts': 'Replace the texts.',
  'board/board.tsx': 'Draw your own table of the pieces described in docs/design-system.md.',
  'board/kit.ts': 'Name the rule that explains each kind of thing.',
  'board/explanation.tsx': 'Explain every kind of thing, with its rule.',
  'board/rulespage.tsx': 'One chapter for each part of the rules.',
  'board/guided.ts': 'Replace the lessons of the guided first game.',
  'test/rules.test.ts': 'Prove every rule of RULES.md by a test that names it.',
  'test/checks.test.ts': 'Show for each kind of hidden thing that the secrecy law finds a careless view.',
};

/**
 * @param {string} file
 * @param {string} advice
 */
function comment(file, advice) {
  return /\.(?:md|svg)$/.test(file) ? `<!-- Skeleton: ${advice} -->\n` : `// Skeleton: ${advice}\n`;
}

/** @param {string} id */
function wordsIn(id) {
  return id.split('-').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
}

/**
 * The prefix of a game's rule numbers, such as COU in COU-2.1: different for every game.
 * @param {string} id
 */
function rulePrefix(id) {
  const letters = id.replaceAll(/[^a-z]/g, '').toUpperCase();
  const taken = new Set(
    readdirSync(path.join(HOUSE, 'games')).flatMap((folder) => {
      const file = path.join(HOUSE, 'games', folder, 'RULES.md');
      return existsSync(file) ? [/\*\*([A-Z]+)-/.exec(readFileSync(file, 'utf8'))?.[1]] : [];
    }),
  );
  const lengths = Array.from({ length: letters.length }, (_, index) => index + 1);
  const choices = [3, ...lengths].map((length) => letters.slice(0, length));
  return choices.find((choice) => !taken.has(choice)) ?? `${letters}X`;
}

/**
 * The names of the game in code, files and texts.
 * @typedef {{ id: string, name: string, type: string, variable: string, prefix: string }} Names
 */

/**
 * @param {string} id
 * @param {string} name
 * @returns {Names}
 */
function namesOf(id, name) {
  const type = wordsIn(id).join('');
  return { id, name, type, variable: `${type.charAt(0).toLowerCase()}${type.slice(1)}`, prefix: rulePrefix(id) };
}

/**
 * @param {string} text
 * @param {Names} names
 */
function renamed(text, { id, name, type, variable, prefix }) {
  return text
    .replaceAll(/name: \{ fr: '[^']*', en: '[^']*' \}/g, () => `name: { fr: '${name}', en: '${name}' }`)
    .replaceAll(/(?<=['"/.])courtiers|courtiers(?=['"-])/g, id)
    .replaceAll('courtiers', variable)
    .replaceAll(/(?<=# |\/\*\* )Courtiers(?=[ :,])/g, name)
    .replaceAll('Courtiers', type)
    .replaceAll('COU-', `${prefix}-`);
}

/** @param {Names} names */
function copySkeleton(names) {
  const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of files) {
    const file = path.relative(TEMPLATE, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
    const advice = /** @type {Record<string, string | undefined>} */ (ADVICE)[file];
    const target = path.join(HOUSE, 'games', names.id, renamed(file, names));
    const text = renamed(readFileSync(path.join(TEMPLATE, file), 'utf8'), names);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, `${advice === undefined ? '' : comment(file, advice)}${text}`);
  }
  return files.length;
}

/** @param {Names} names */
function enterInCatalogue({ id, variable }) {
  const text = readFileSync(CATALOGUE, 'utf8');
  const imported = `import { manifest as ${variable} } from './${id}/manifest.ts';\n`;
  const entry = variable === id ? id : `'${id}': ${variable}`;
  const lastImport = text.lastIndexOf('import ');
  const afterImports = text.indexOf('\n', lastImport) + 1;
  const withImport = `${text.slice(0, afterImports)}${imported}${text.slice(afterImports)}`;
  writeFileSync(CATALOGUE, withImport.replace('\n} satisfies', `\n  ${entry},\n} satisfies`));
}

const [id = '', name = wordsIn(id).join(' ')] = process.argv.slice(2);
if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id)) {
  process.stderr.write(`"${id}" cannot be the id of a game: use lowercase letters, digits and hyphens.\n`);
  process.stderr.write('Usage: npm run new-game -- <id> [name]\n');
  process.exit(2);
}
if (existsSync(path.join(HOUSE, 'games', id))) {
  process.stderr.write(`games/${id} exists already.\n`);
  process.exit(2);
}
const names = namesOf(id, name);
const count = copySkeleton(names);
enterInCatalogue(names);
process.stdout.write(`games/${id}: ${count} files; entered in games/catalogue.ts

  npm run check -- ${id}    checks it
  npm run dev              shows it at /play/${id} and /dev/${id}

Every file says at its top what to replace; docs/adding-a-game.md explains it step by step.
`);

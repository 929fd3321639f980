/**
 * Writes `games/<id>/copies.generated.ts` from the types in the game's `rules/state.ts`: functions that copy a state,
 * and the fields that its views share with it. Only for games that import the file.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeIfChanged } from './changed.mjs';
import { Types } from './types.mjs';
import { CopyWriter } from './write.mjs';

const OUTPUT = 'copies.generated.ts';

/**
 * @param {string} root
 * @returns {Promise<string[]>} the files, relative to the root
 */
export async function generateCopies(root) {
  const games = path.join(root, 'games');
  if (!existsSync(games)) return [];
  // Vite is available only after the packages are installed.
  const { parseAst } = await import('vite');
  const types = new Types((text) => parseAst(text, { lang: 'ts' }));
  return readdirSync(games)
    .filter((id) => isWanted(path.join(games, id)))
    .map((id) => {
      const folder = path.join(games, id);
      writeIfChanged(path.join(folder, OUTPUT), copiesOf(types, folder));
      return path.join('games', id, OUTPUT);
    });
}

/** @param {string} folder */
function isWanted(folder) {
  const index = path.join(folder, 'index.ts');
  return existsSync(index) && readFileSync(index, 'utf8').includes(`./${OUTPUT}`);
}

/**
 * @param {Types} types
 * @param {string} folder
 */
function copiesOf(types, folder) {
  const scope = types.scope(path.join(folder, 'rules', 'state.ts'));
  const state = types.memberOf(scope, 'GameTypes', 'state');
  const view = types.memberOf(scope, 'GameTypes', 'view');
  if (state?.kind !== 'record' || view?.kind !== 'record')
    throw new Error(`${scope.file}: state and view are interfaces`);
  return new CopyWriter(folder).write(state, view);
}

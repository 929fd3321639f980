// The checks of one game.
//   npm run check -- <game>
import { existsSync } from 'node:fs';
import path from 'node:path';
import { BUILD_CODE, partsOfGame } from './checks/parts.mjs';
import { conclude, runInTurn, runTogether } from './checks/run.mjs';
import { HOUSE } from './setup/house.mjs';

const game = process.argv[2] ?? '';
if (game === '' || !existsSync(path.join(HOUSE, 'games', game, 'checks.ts'))) {
  process.stderr.write(`There is no game "${game}" in games/. Usage: npm run check -- <game>\n`);
  process.exit(2);
}
conclude([...(await runInTurn([BUILD_CODE])), ...(await runTogether(partsOfGame(game)))]);

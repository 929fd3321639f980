// Long versions of tests that the test command runs in a short version: the same code with larger numbers.
//   node scripts/proof.mjs race | fuzz
import { spawn } from 'node:child_process';
import { ensureBuilt, orExplain } from './setup.mjs';
import { HOUSE, toolFile } from './setup/house.mjs';

/** @type {Record<string, { file: string, env: Record<string, string> }>} */
const PROOFS = {
  race: { file: 'server/test/race.test.ts', env: { CABALE_SUBMISSIONS: '10000', CABALE_CLIENTS: '40' } },
  fuzz: { file: 'server/test/fuzz.test.ts', env: { CABALE_ATTACKS: '100000' } },
};

const proof = PROOFS[process.argv[2] ?? ''];
if (proof === undefined) {
  process.stderr.write(`Usage: node scripts/proof.mjs ${Object.keys(PROOFS).join(' | ')}\n`);
  process.exit(2);
}
await orExplain(() => ensureBuilt());
const child = spawn(process.execPath, [toolFile(HOUSE, 'vitest'), 'run', proof.file], {
  cwd: HOUSE,
  env: { ...proof.env, ...process.env },
  stdio: 'inherit',
});
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { GAME_IDS } from '@cabale/games';
import { expect } from '@playwright/test';
import { freePort } from '../scripts/services/process.mjs';
import { dice, playToTheEnd, settle, sitDown, test } from './house.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NOT_COPIED = new Set(['node_modules', '.git', '.cache', '.cabale', 'coverage', 'fixtures', 'golden']);

/** A copy of the sources with the installed packages, so that a game can be added without touching this tree. */
function copyTree(target: string): void {
  cpSync(ROOT, target, { recursive: true, filter: (file) => !NOT_COPIED.has(path.basename(file)) });
  for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
    const link = path.join(target, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    if (name !== '@cabale') symlinkSync(path.join(ROOT, 'node_modules', name), link);
  }
  const own = path.join('node_modules', '@cabale');
  mkdirSync(path.join(target, own));
  // Relative links, which lead into the copy.
  for (const name of readdirSync(path.join(ROOT, own))) {
    symlinkSync(readlinkSync(path.join(ROOT, own, name)), path.join(target, own, name));
  }
}

/** Runs a script of the copy; fails with its output. */
async function run(folder: string, script: string, ...args: readonly string[]): Promise<string> {
  const file = path.join(folder, 'scripts', script);
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { cwd: folder });
  return stdout;
}

test('npm run new-game makes a game that passes its checks and can be played', async ({ browser }) => {
  test.setTimeout(600_000);
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'cabale-new-game-')));
  copyTree(folder);
  expect(await run(folder, 'new-game.mjs', 'low-tide', 'Low Tide')).toContain('npm run check -- low-tide');
  expect(await run(folder, 'check.mjs', 'low-tide')).toContain('0 failed');
  await run(folder, 'setup.mjs', 'build');

  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: path.join(folder, '.cache', 'data') };
  const server = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(server.stdout, 'data');
    const page = await browser.newPage({ baseURL: `http://127.0.0.1:${port}` });
    await settle(page);
    await page.goto('/');
    await expect(page.locator('.game-card')).toHaveCount(GAME_IDS.length + 1);
    await expect(page.getByRole('heading', { name: 'Low Tide' })).toBeVisible();
    await sitDown(page, 'low-tide', { seed: 'tide', level: 1, seats: 3 });
    await playToTheEnd(page, dice(3));
    await page.goto('/rules/low-tide');
    await expect(page.locator('.chapter')).toHaveCount(2);
    await page.goto('/learn/low-tide');
    await expect(page.locator('.lesson')).toBeVisible();
  } finally {
    server.kill('SIGTERM');
    await once(server, 'close');
    rmSync(folder, { recursive: true, force: true });
  }
});

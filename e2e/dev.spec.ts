import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@cabale/games';
import { expect } from '@playwright/test';
import { freePort } from '../scripts/services/process.mjs';
import { settle, test } from './house.ts';

const DEV = fileURLToPath(new URL('../scripts/dev.mjs', import.meta.url));

/** Waits until the program has printed all patterns; returns the matches. */
async function printed(program: ChildProcess, ...patterns: readonly RegExp[]): Promise<string[]> {
  let output = '';
  program.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  for (;;) {
    const matches = patterns.map((pattern) => pattern.exec(output)?.[1] ?? '');
    if (matches.every((match) => match !== '')) return matches;
    await Promise.race([once(program.stdout ?? program, 'data'), once(program, 'close')]);
    if (program.exitCode !== null) throw new Error(`the development server ended: ${output}`);
  }
}

test('npm run dev serves pages and API, and leaves nothing behind', async ({ page }, { outputDir }) => {
  test.setTimeout(300_000);
  const env = { ...process.env, PORT: String(await freePort()), DATA_DIR: outputDir };
  const server = spawn(process.execPath, [DEV], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(server, 'close');
  try {
    const [api = '', address = ''] = await printed(server, /^Cabale: (\S+)$/m, /^Open (\S+)/m);
    await settle(page);
    await page.goto(address);
    await expect(page.locator('.game-card')).toHaveCount(GAME_IDS.length, { timeout: 120_000 });
    expect(await page.evaluate(async () => (await fetch('/api/v1/games')).status)).toBe(200);
    await page.goto(new URL('/dev/san', address).href);
    const screens = page.locator('.dev-screens iframe');
    await expect(screens).toHaveCount(3, { timeout: 120_000 });
    const first = page.frameLocator('.dev-screens iframe').first();
    await expect(first.locator('.table-bar .option').first()).toBeVisible({ timeout: 120_000 });
    // A page that is still open would ask the ended server for what it has not loaded yet, and report an error.
    await page.close();
    server.kill('SIGINT');
    expect(await closed).toEqual([0, null]);
    for (const each of [api, address]) await expect(fetch(each)).rejects.toThrow('fetch failed');
  } finally {
    server.kill('SIGTERM');
    await closed;
  }
});

test('the developers’ page is not part of the built pages', async ({ page }) => {
  await settle(page);
  await page.goto('/dev/san');
  await expect(page.getByRole('heading', { name: 'Cette porte ne mène nulle part' })).toBeVisible();
  await expect(page.locator('.dev-screens')).toHaveCount(0);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@cabale/games';
import { expect } from '@playwright/test';
import { clickSomethingGlowing, dice, playSan, position, settle, test, waitForTurn } from './house.ts';

const CLI_TESTS = new URL('../cli/test/', import.meta.url);

test('a game survives a reload at every move', async ({ page }) => {
  await settle(page);
  await playSan(page, 'lagune');
  const roll = dice(3);
  for (let move = 0; move < 5; move++) await clickSomethingGlowing(page, roll);
  const before = await position(page);
  const newest = await page.locator('.log-line').first().textContent();
  await page.reload();
  await waitForTurn(page);
  expect(await position(page)).toBe(before);
  await expect(page.locator('.table-log .log-line').first()).toHaveText(newest ?? '');
});

test('a game is kept, continued, exported and imported again', async ({ page }) => {
  await settle(page);
  await playSan(page, 'lagune');
  await clickSomethingGlowing(page, dice(3));
  await page.getByRole('button', { name: 'Menu' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Exporter la partie' }).click();
  const file = await (await downloading).path();
  expect(await readFile(file, 'utf8')).toContain('"cabale-record"');

  await page.goto('/');
  await expect(page.locator('.saved-row, .running-game')).toHaveCount(1);
  await page.getByRole('link', { name: 'Reprendre' }).click();
  await waitForTurn(page);

  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page).toHaveURL(/\/replay\//);
  await page.goto('/');
  await expect(page.locator('.saved-row, .running-game')).toHaveCount(2);
});

test('the record that a soak writes of a broken law opens as a replay', async ({ page }, { outputDir }) => {
  const [preload, cli] = ['broken-san.mjs', '../dist/main.js'].map((file) => new URL(file, CLI_TESTS));
  const args = [
    '--import',
    String(preload),
    fileURLToPath(cli ?? ''),
    'soak',
    'san',
    '--games',
    '1',
    '--out',
    outputDir,
  ];
  const soak = spawn(process.execPath, args, { stdio: 'ignore' });
  expect(await once(soak, 'close')).toEqual([1, null]);
  await settle(page);
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(path.join(outputDir, 'san-soak-0.json'));
  await expect(page).toHaveURL(/\/replay\//);
  await expect(page.locator('.table-board [data-thing]').first()).toBeVisible();
});

test('files that are no games are refused in words', async ({ page }) => {
  await settle(page);
  await page.goto('/');
  const input = page.locator('input[type=file]');
  for (const [name, content] of [
    ['garbage.json', 'garbage{'],
    ['foreign.json', '{"hello":"world"}'],
    ['newer.json', '{"format":"cabale-record","formatVersion":99}'],
  ] as const) {
    await input.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
    await expect(page.locator('.import .notice')).toBeVisible();
  }
  await expect(page.locator('.import .notice')).toContainText('version plus récente');
});

test('damaged saves are listed and kept, and do not affect others', async ({ page }) => {
  await settle(page);
  await page.addInitScript(() => {
    localStorage.setItem('cabale:game:bad', 'garbage{');
    localStorage.setItem('cabale:game:newer', '{"format":"cabale-save","version":99}');
  });
  await page.goto('/');
  await expect(page.getByText('Le texte enregistré n’est pas lisible.')).toBeVisible();
  await expect(page.getByText('La partie vient d’une version plus récente de Cabale.')).toBeVisible();
  await page.goto('/table/bad');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le texte enregistré n’est pas lisible.');
  expect(await page.evaluate(() => localStorage.getItem('cabale:game:bad'))).toBe('garbage{');
});

test('two tabs of the same game stay together', async ({ page, context }) => {
  await settle(page);
  await playSan(page, 'lagune');
  const other = await context.newPage();
  await other.goto(page.url());
  await waitForTurn(other);
  await clickSomethingGlowing(page, dice(3));
  await expect(other.locator('.notices')).toContainText('autre onglet');
  expect(await position(other)).toBe(await position(page));
});

test('the house works offline after the first visit', async ({ page, context }) => {
  await settle(page);
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.game-card')).toHaveCount(GAME_IDS.length);
  await playSan(page, 'lagune');
  await clickSomethingGlowing(page, dice(3));
});

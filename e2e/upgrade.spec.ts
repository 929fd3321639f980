import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { clickSomethingGlowing, dice, position, test, waitForTurn } from './house.ts';

const SAVE_PREFIX = 'cabale:game:';

/** Browser storage written by version 0.1.0; see fixtures/0.1.0/README.md. */
const stored = JSON.parse(
  gunzipSync(readFileSync(new URL('../fixtures/0.1.0/browser.json.gz', import.meta.url))).toString('utf8'),
) as Readonly<Record<string, string>>;

interface Save {
  readonly id: string;
  readonly over: boolean;
  readonly record: { readonly game: string; readonly seats: number; readonly choices: readonly unknown[] };
}

const saves = Object.entries(stored).flatMap(([key, text]) =>
  key.startsWith(SAVE_PREFIX) ? [JSON.parse(text) as Save] : [],
);

async function asLeft(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((entries) => {
    for (const [key, text] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
  }, Object.entries(stored));
}

test('the start page lists every game that 0.1.0 saved, and keeps its settings', async ({ page }) => {
  await asLeft(page);
  await page.goto('/');
  await expect(page.locator('.saved-row, .running-game')).toHaveCount(saves.length);
  await expect(page.getByRole('link', { name: 'Reprendre' })).toHaveCount(saves.filter(({ over }) => !over).length);
  await expect(page.getByRole('link', { name: 'Revoir' })).toHaveCount(saves.filter(({ over }) => over).length);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

for (const { id, over, record } of saves) {
  const name = `${record.game} for ${record.seats}, ${record.choices.length} choices`;
  if (over) {
    test(`a finished game of 0.1.0 is watched again: ${name}`, async ({ page }) => {
      await asLeft(page);
      await page.goto(`/replay/${id}`);
      await expect(page.locator('.table-board')).toBeVisible();
      await page.getByRole('slider').press('End');
      await expect(page.locator('.prompt-seat')).toHaveText(/^Coup (\d+) sur \1$/);
      await expect(page.locator('.table-log .log-line').first()).toBeVisible();
    });
  } else {
    test(`a game of 0.1.0 goes on: ${name}`, async ({ page }) => {
      await asLeft(page);
      await page.goto(`/table/${id}`);
      await waitForTurn(page);
      const before = await position(page);
      expect(before).toBeGreaterThanOrEqual(record.choices.length);
      expect(await clickSomethingGlowing(page, dice(2))).toBe(true);
      expect(await position(page)).toBeGreaterThan(before);
    });
  }
}

import { expect } from '@playwright/test';
import { accessibilityProblems, dice, playSan, playToTheEnd, settle, test } from './house.ts';

for (const [language, seed] of [
  ['fr', 'lagune'],
  ['en', 'harbour'],
] as const) {
  test(`a whole game of San by clicking what glows, in ${language}`, async ({ page }) => {
    test.setTimeout(240_000);
    await settle(page, { language });
    // A stronger bot ends the game soon, whatever is clicked.
    await playSan(page, seed, 3);
    expect(await accessibilityProblems(page)).toEqual([]);
    await playToTheEnd(page, dice(7));
  });
}

test('the language changes in the middle of a game', async ({ page }) => {
  await settle(page);
  await playSan(page, 'lagune');
  await expect(page.getByRole('heading', { level: 2, name: 'Journal' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Log' })).toBeVisible();
  await expect(page.getByText('Play ', { exact: false }).first()).toBeVisible();
});

test('on a phone the board comes first and the bar stays visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page);
  await playSan(page, 'lagune');
  const bar = await page.locator('.table-bar').boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(844);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('a hint shows what a strong bot would consider', async ({ page }) => {
  await settle(page);
  await playSan(page, 'lagune');
  await page.getByRole('button', { name: /Conseil/ }).click();
  await expect(page.locator('.option[data-advice="1"]')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.table-board [data-advice="1"]').first()).toBeVisible();
  await expect(page.locator('.hint li').first()).toContainText('%');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.locator('.hint').getByRole('button').click();
  await expect(page.locator('.hint')).toHaveCount(0);
});

test('resigning ends the game and a rematch begins another', async ({ page }) => {
  await settle(page);
  await playSan(page, 'lagune');
  const first = page.url();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Abandonner' }).click();
  await page.getByRole('button', { name: 'Abandonner la partie' }).click();
  await expect(page.locator('.end')).toBeVisible();
  await page.getByRole('button', { name: 'Revanche' }).click();
  await expect(page).not.toHaveURL(first);
});

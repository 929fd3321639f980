import { GAME_IDS } from '@cabale/games';
import { expect } from '@playwright/test';
import { accessibilityProblems, settle, test } from './house.ts';

test('the start page shows every game and seats one at San with one click', async ({ page }) => {
  await settle(page);
  await page.goto('/');
  await expect(page.locator('.game-card')).toHaveCount(GAME_IDS.length);
  await expect(page.locator('.game-card .button.primary')).toHaveCount(GAME_IDS.length);
  await page.getByRole('link', { name: 'Jouer à San maintenant' }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator('.table-board [data-thing]').first()).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the start page, ${theme}`, async ({ page }) => {
    await settle(page, { theme });
    await page.goto('/');
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}

test('the language follows the browser and can be switched', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'en-GB', ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/games of influence and intrigue$/i);
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/jeux d’influence et d’intrigue$/i);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await context.close();
});

test('an address that leads nowhere says so', async ({ page }) => {
  await settle(page);
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette porte ne mène nulle part');
  await page.goto('/new/chess');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette porte ne mène nulle part');
});

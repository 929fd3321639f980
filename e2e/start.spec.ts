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

test('every game has a page of its own, with its lessons and all ways to play', async ({ page }) => {
  await settle(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Venice', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Venice');
  for (const way of ['Première partie guidée', 'Jouer en solo', 'Inviter en ligne', 'Sur cet écran']) {
    await expect(page.getByRole('link', { name: way })).toBeVisible();
  }
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Jouer à Venice maintenant' }).click();
  await expect(page.locator('.seats > li')).toHaveCount(3);
});

test('rules and settings open over the table, and sounds are made once they are switched on', async ({ page }) => {
  await settle(page);
  await page.addInitScript(() => {
    const made = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function counted(): OscillatorNode {
      document.documentElement.dataset['tones'] = String(Number(document.documentElement.dataset['tones'] ?? 0) + 1);
      return made.call(this);
    };
  });
  await page.goto('/play/san?seed=son&seat=0&level=1');
  await page.locator('.option:visible').first().click();
  await expect(page.locator('html')).not.toHaveAttribute('data-tones');
  const open = async (entry: string) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await open('Règles');
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await open('Réglages');
  await page.getByLabel('Faire entendre les coups et mon tour').check();
  await expect(page.locator('html')).toHaveAttribute('data-tones', /[1-9]/);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect(page.locator('.table-board [data-thing]').first()).toBeVisible();
});

test('an address that leads nowhere says so', async ({ page }) => {
  await settle(page);
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette porte ne mène nulle part');
  await page.goto('/new/chess');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette porte ne mène nulle part');
});

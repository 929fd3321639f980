import { GAME_IDS } from '@cabale/games';
import { expect } from '@playwright/test';
import {
  accessibilityProblems,
  clickSomethingGlowing,
  dice,
  playSan,
  position,
  settle,
  test,
  waitForTurn,
} from './house.ts';

/** The addresses of all guided games below /learn; a game's first one has no name there. */
async function guidedGames(): Promise<string[]> {
  const lists = GAME_IDS.map(async (id) => {
    const { guided } = (await import(`../games/${id}/board/guided.ts`)) as { guided: readonly { name: string }[] };
    return guided.map(({ name }, index) => (index === 0 ? id : `${id}/${name}`));
  });
  return (await Promise.all(lists)).flat();
}

test('a turn is played with the keyboard alone', async ({ page }) => {
  await settle(page, { confirmFinal: true });
  await playSan(page, 'lagune');
  await page.keyboard.press('1');
  await expect.poll(() => position(page)).toBe(1);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('u');
  await expect.poll(() => position(page)).toBe(0);
  await page.keyboard.press('1');
  await expect.poll(() => position(page)).toBe(1);
  // Options that end the phase need a confirmation.
  const last = await page.locator('.option-final').first().getAttribute('aria-keyshortcuts');
  await page.keyboard.press(last ?? '9');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press(last ?? '9');
  await page.keyboard.press('Enter');
  await expect.poll(() => position(page)).toBeGreaterThan(1);
});

test('things on the board are reached and chosen by Tab and Enter', async ({ page }) => {
  await settle(page);
  await playSan(page, 'lagune');
  const thing = page.locator('.table-board [data-choosable="open"]').first();
  await thing.focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('.menu .option').first();
  if (await menu.isVisible()) await page.keyboard.press('Enter');
  await expect.poll(() => position(page)).toBeGreaterThan(0);
});

test('two on one device never see each other’s hands', async ({ page }) => {
  await settle(page);
  await page.goto('/new/san?seed=lagune');
  await page.getByText('À deux sur cet écran').click();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Passez l’appareil');
  await expect(page.locator('[data-thing]')).toHaveCount(0);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'C’est moi, Joueur 1' }).click();
  await waitForTurn(page);
  const roll = dice(5);
  while ((await page.locator('.pass').count()) === 0) {
    const glowing = page.locator('.table-board [data-choosable="open"]:visible');
    await glowing.nth(roll(await glowing.count())).click();
    const menu = page.locator('.menu .option');
    if ((await menu.count()) > 0) await menu.first().click();
    await page.locator('.option:visible, .pass').first().waitFor();
  }
  await expect(page.locator('[data-thing]')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.pass')).toBeVisible();
  await page.getByRole('button', { name: 'C’est moi, Joueur 2' }).click();
  await expect(page.locator('.summary .log-line').first()).toBeVisible();
});

test('a replay is stepped through and forked into a game of its own', async ({ page }) => {
  await settle(page);
  await playSan(page, 'lagune');
  const roll = dice(3);
  for (let move = 0; move < 4; move++) await clickSomethingGlowing(page, roll);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Revoir la partie' }).click();
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(page.locator('.prompt')).toContainText('Coup 0');
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect(page.locator('.prompt')).toContainText('Coup 1 ');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByText('Rejouer à partir d’ici').click();
  await page
    .getByRole('button', { name: /contre un bot/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/table\//);
  await waitForTurn(page);
  await page.goto('/');
  await expect(page.locator('.saved-row, .running-game')).toHaveCount(2);
});

for (const game of await guidedGames()) {
  test(`the guided game ${game} is followed to its last lesson`, async ({ page }) => {
    test.setTimeout(180_000);
    await settle(page);
    await page.goto(`/learn/${game}`);
    await page.locator('.lesson').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    const goOn = page.getByRole('button', { name: 'Continuer', exact: true });
    const asked = page.locator('.table-bar .option').first();
    const done = page.getByText(/^(Vous savez jouer|Chapitre terminé)\.$/);
    while (!(await done.isVisible())) {
      await goOn.or(asked).or(done).first().waitFor();
      if (await goOn.isVisible()) await goOn.click();
      else if (await asked.isVisible()) await asked.click();
    }
    await page.getByRole('button', { name: 'Continuer cette partie' }).click();
    await waitForTurn(page);
  });
}

test('the rules page is readable by everybody', async ({ page }) => {
  await settle(page);
  await page.goto('/rules/san');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('San');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goto('/new/san');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.goto('/settings');
  expect(await accessibilityProblems(page)).toEqual([]);
});

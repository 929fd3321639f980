import { expect } from '@playwright/test';
import { accessibilityProblems, dice, playToTheEnd, settle, sitDown, test } from './house.ts';

for (const [language, seats] of [
  ['fr', 2],
  ['en', 1],
] as const) {
  test(`a whole game of New Order by clicking what glows, in ${language}, ${seats} at the table`, async ({ page }) => {
    test.setTimeout(300_000);
    await settle(page, { language });
    await sitDown(page, 'new-order', { seed: 'presse', level: 1, seats });
    expect(await accessibilityProblems(page)).toEqual([]);
    await playToTheEnd(page, dice(7));
  });
}

test('the SOD is watched line by line, and can be skipped', async ({ page }) => {
  await settle(page, { speed: 'slow' });
  await sitDown(page, 'new-order', { seed: 'presse', level: 1, seats: 1 });
  // Colours, then a Plot: two cards and the places of their agents.
  const asked = page.locator('.table-bar .option');
  const skip = page.getByRole('button', { name: 'Tout de suite' });
  while (!(await skip.isVisible())) {
    await asked.first().or(skip).first().waitFor();
    if (!(await skip.isVisible())) await asked.first().click();
  }
  await expect(page.locator('.log-line').filter({ hasText: 'A-1' }).first()).toBeVisible({ timeout: 30_000 });
  await skip.click();
  await expect(asked.first()).toBeVisible();
});

test('four at the table fit on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page);
  await sitDown(page, 'new-order', { seed: 'presse', level: 1, seats: 4 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expect(page.locator('[data-thing^="tile:"]')).toHaveCount(16);
  expect(await accessibilityProblems(page)).toEqual([]);
});

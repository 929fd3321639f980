import { expect } from '@playwright/test';
import { accessibilityProblems, clickSomethingGlowing, dice, playToTheEnd, settle, sitDown, test } from './house.ts';

for (const [language, seed] of [
  ['fr', 'laguna'],
  ['en', 'rialto'],
] as const) {
  test(`a whole game of Venice against the Doge by clicking what glows, in ${language}`, async ({ page }) => {
    test.setTimeout(300_000);
    await settle(page, { language });
    await sitDown(page, 'venice', { seed, level: 1, seats: 1 });
    expect(await accessibilityProblems(page)).toEqual([]);
    await playToTheEnd(page, dice(11));
  });
}

test('three at the table row about, cross and dock', async ({ page }) => {
  test.setTimeout(120_000);
  await settle(page);
  await sitDown(page, 'venice', { seed: 'laguna', level: 1, seats: 3 });
  const roll = dice(5);
  for (let click = 0; click < 40; click++) expect(await clickSomethingGlowing(page, roll)).toBe(true);
});

test('five at the table fit on a phone, and the city can be zoomed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page);
  await sitDown(page, 'venice', { seed: 'laguna', level: 1, seats: 5 });
  expect(await accessibilityProblems(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const quays = page.locator('[data-thing^="quay:"]');
  await expect(quays).toHaveCount(15);
  const before = await quays.first().boundingBox();
  await page.getByRole('button', { name: 'Plus près' }).click();
  await expect.poll(async () => (await quays.first().boundingBox())?.width ?? 0).toBeGreaterThan(before?.width ?? 0);
});

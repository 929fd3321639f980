import { expect } from '@playwright/test';
import { accessibilityProblems, clickSomethingGlowing, dice, playToTheEnd, settle, sitDown, test } from './house.ts';

for (const [language, seed] of [
  ['fr', 'seine'],
  ['en', 'montmartre'],
] as const) {
  test(`a whole game of Virtual Revolution by clicking what glows, in ${language}`, async ({ page }) => {
    test.setTimeout(300_000);
    await settle(page, { language });
    await sitDown(page, 'virtual-revolution', { seed, level: 1, seats: 2 });
    expect(await accessibilityProblems(page)).toEqual([]);
    await playToTheEnd(page, dice(11));
  });
}

test('four at the table fit on a phone, and the city can be zoomed', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page);
  await sitDown(page, 'virtual-revolution', { seed: 'seine', level: 1, seats: 4 });
  expect(await accessibilityProblems(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  const roll = dice(5);
  for (let click = 0; click < 12; click++) expect(await clickSomethingGlowing(page, roll)).toBe(true);
  const plates = page.locator('[data-thing^="arr:"]');
  await expect(plates).toHaveCount(23);
  const before = await plates.first().boundingBox();
  await page.getByRole('button', { name: 'Plus près' }).click();
  await expect.poll(async () => (await plates.first().boundingBox())?.width ?? 0).toBeGreaterThan(before?.width ?? 0);
});

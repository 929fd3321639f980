import { expect } from '@playwright/test';
import {
  accessibilityProblems,
  clickSomethingGlowing,
  dice,
  playToTheEnd,
  settle,
  sitDown,
  test,
  waitForTurn,
} from './house.ts';

for (const [language, seed, seats] of [
  ['fr', 'laiton', 4],
  ['en', 'brass', 2],
] as const) {
  test(`a whole game of Mecanisburgo by clicking what glows, in ${language}, ${seats} at the table`, async ({
    page,
  }) => {
    test.setTimeout(400_000);
    await settle(page, { language });
    await sitDown(page, 'mecanisburgo', { seed, level: 1, seats });
    expect(await accessibilityProblems(page)).toEqual([]);
    await playToTheEnd(page, dice(7));
  });
}

test('six at the table fit on a phone, with an overview and sector by sector', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page);
  await sitDown(page, 'mecanisburgo', { seed: 'laiton', level: 1, seats: 6 });
  // Keep three of the four cards; then the city opens.
  const roll = dice(3);
  expect(await clickSomethingGlowing(page, roll)).toBe(true);
  expect(await accessibilityProblems(page)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expect(page.locator('.mec-sectors > li')).toHaveCount(10);
  const medallions = page.locator('.mec-plot [data-thing^="sector:"]');
  await expect(medallions).toHaveCount(10);
  const before = await medallions.first().boundingBox();
  await page.getByRole('button', { name: 'Plus près' }).click();
  await expect
    .poll(async () => (await medallions.first().boundingBox())?.width ?? 0)
    .toBeGreaterThan(before?.width ?? 0);
  await page.getByRole('button', { name: 'Toute la carte' }).click();
  for (let click = 0; click < 8; click++) expect(await clickSomethingGlowing(page, roll)).toBe(true);
});

for (const [name, viewport] of [
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`on ${name} one sees what the first lessons point at`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await settle(page);
    await page.goto('/learn/mecanisburgo');
    for (const thing of ['seat:0', 'slot:0:0', 'character:RU3', 'property:RUP1']) {
      const shown = page.locator(`.table-board [data-thing="${thing}"][data-lit]`).first();
      await expect(shown).toBeInViewport({ ratio: 1 });
      // It is not covered.
      await shown.click({ trial: true });
      await page.locator('.lesson .button.primary').click();
    }
  });
}

test('with reduced motion, pieces that moved are highlighted, not those that were only pushed aside', async ({
  page,
}) => {
  await settle(page);
  await page.addInitScript(() => {
    const lit = new Set<string>();
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (target instanceof HTMLElement && 'moved' in target.dataset) lit.add(target.dataset['piece'] ?? '');
      }
      document.documentElement.dataset['lit'] = [...lit].join(' ');
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-moved'] });
  });
  await sitDown(page, 'mecanisburgo', { seed: 'laiton', level: 1, seats: 6 });
  // One of four cards is left. The city takes the place of the others and shifts everything below.
  const cards = page.getByRole('region', { name: 'Vos quatre cartes' }).locator('[data-piece]');
  const names = await cards.evaluateAll((all) => all.map((each) => each.getAttribute('data-piece') ?? ''));
  await page.locator('.table-bar .option').first().click();
  const lit = page.locator('html[data-lit]');
  await expect(lit).toHaveCount(1);
  const pieces = (await lit.getAttribute('data-lit'))?.split(' ') ?? [];
  // The opponents may have sent out an agent already.
  const moved = pieces.filter((piece) => !piece.startsWith('pawn:'));
  expect(moved).toHaveLength(3);
  expect(names).toEqual(expect.arrayContaining(moved));
});

test('a card and a sector explain themselves with their rules', async ({ page }) => {
  await settle(page);
  await sitDown(page, 'mecanisburgo', { seed: 'laiton', level: 1, seats: 4 });
  // Until three of the four cards are kept, those lie over the piles.
  expect(await clickSomethingGlowing(page, dice(3))).toBe(true);
  await waitForTurn(page);
  for (const thing of ['.mec-player:not(.mec-player-near) [data-thing^="character:"]', '[data-thing="pile:random"]']) {
    await page.locator(`.table-board ${thing}`).first().click();
    await expect(page.locator('.sheet .rule').first()).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

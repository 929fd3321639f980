import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

/** Pages of these tests have no errors in their console, whatever else is looked at. */
export const test = base.extend<{ readonly quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      page.on('pageerror', (error) => errors.push(error.message));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Settings for a test: others' moves at once, and nothing asked twice unless a test is about that. */
export async function settle(page: Page, settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const text = JSON.stringify({ speed: 'instant', confirmFinal: false, language: 'fr', ...settings });
  await page.addInitScript((value) => {
    if (localStorage.getItem('cabale:settings') === null) localStorage.setItem('cabale:settings', value);
  }, text);
}

/** A table, at the first seat: the same seed deals the same cards. */
export async function sitDown(
  page: Page,
  game: string,
  { seed, level, seats }: { readonly seed: string; readonly level: number; readonly seats: number },
): Promise<void> {
  await page.goto(`/play/${game}?seed=${seed}&seat=0&level=${level}&seats=${seats}`);
  await expect(page).toHaveURL(/\/table\//);
  await waitForTurn(page);
}

/** A table of San, by default against the weakest bot. */
export async function playSan(page: Page, seed: string, level = 1): Promise<void> {
  await sitDown(page, 'san', { seed, level, seats: 2 });
}

/** Clicks what glows until the game is over, and looks at its end. */
export async function playToTheEnd(page: Page, roll: (below: number) => number): Promise<void> {
  while (!(await isOver(page))) expect(await clickSomethingGlowing(page, roll)).toBe(true);
  await expect(page.locator('.end .score')).toBeVisible();
  await expect(page.locator('.end svg.chart')).toBeVisible({ timeout: 60_000 });
  expect(await accessibilityProblems(page)).toEqual([]);
}

const ASKED = '.option:visible';
const OVER = '.end';

/** Waits until the player is asked or the game is over. */
export async function waitForTurn(page: Page): Promise<void> {
  await page.locator(`${ASKED}, ${OVER}`).first().waitFor();
}

async function isOver(page: Page): Promise<boolean> {
  return (await page.locator(OVER).count()) > 0;
}

/** Numbers that look random and are the same in every run. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
}

/**
 * Clicks one of the things that glow on the board, as a person would; where several options touch it, one of the menu.
 * Returns whether anything glowed.
 */
export async function clickSomethingGlowing(page: Page, roll: (below: number) => number): Promise<boolean> {
  const before = await position(page);
  const glowing = page.locator('.table-board [data-choosable="open"]:visible');
  const count = await glowing.count();
  if (count === 0) return false;
  await glowing.nth(roll(count)).click();
  const menu = await whatFollows(page, before);
  if (menu > 0) {
    await page.locator('.menu .option').nth(roll(menu)).click();
    await whatFollows(page, before, false);
  }
  return true;
}

/** Looking at every frame would take more time than the page itself. */
const LOOK_EVERY_MS = 40;

/** Waits for a menu, or until the choice is made and the player is asked again or the game is over; how long the menu is. */
async function whatFollows(page: Page, before: number, mayAsk = true): Promise<number> {
  const followed = await page.waitForFunction(followedIn, { before, mayAsk }, { polling: LOOK_EVERY_MS });
  return followed.evaluate((found) => found?.menu ?? 0);
}

/** In the page: what followed a click, once something has. */
function followedIn({ before, mayAsk }: { before: number; mayAsk: boolean }): { menu: number } | undefined {
  const menu = mayAsk ? document.querySelectorAll('.menu .option').length : 0;
  if (menu > 0) return { menu };
  const isAsked = [...document.querySelectorAll('.option')].some((option) => option.checkVisibility());
  if (!isAsked && document.querySelector('.end') === null) return undefined;
  const text = localStorage.getItem(`cabale:game:${location.pathname.split('/').at(-1)}`) ?? '';
  return (text.match(/"check"/g) ?? []).length === before ? undefined : { menu: 0 };
}

/** How many choices the saved game holds; what is not saved has not happened. */
export async function position(page: Page): Promise<number> {
  return page.evaluate(() => {
    const id = location.pathname.split('/').at(-1) ?? '';
    const saved = JSON.parse(localStorage.getItem(`cabale:game:${id}`) ?? '{"record":{"choices":[]}}') as {
      record: { choices: unknown[] };
    };
    return saved.record.choices.length;
  });
}

/** Whatever axe finds against WCAG 2.2 AA. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(', ')}`,
  );
}

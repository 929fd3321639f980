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
  for (let seen = await whatFollows(page); !seen.isOver; seen = await click(page, seen, roll)) {
    expect(seen.glowing).toBeGreaterThan(0);
  }
  await expect(page.locator('.end .score')).toBeVisible();
  await expect(page.locator('.end svg.chart')).toBeVisible({ timeout: 60_000 });
  const tooWide = await page
    .locator('.end-parts > *')
    .evaluateAll((parts) =>
      parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent),
    );
  expect(tooWide, 'parts of the end that lie over others').toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
}

const ASKED = '.option:visible';
const OVER = '.end';

/** Waits until the player is asked or the game is over. */
export async function waitForTurn(page: Page): Promise<void> {
  await page.locator(`${ASKED}, ${OVER}`).first().waitFor();
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
  const seen = await whatFollows(page);
  if (seen.glowing === 0) return false;
  await click(page, seen, roll);
  return true;
}

async function click(page: Page, { choices, glowing, covered }: Seen, roll: (below: number) => number): Promise<Seen> {
  expect(covered, 'things that glow, under others').toEqual([]);
  await clickOne(page, GLOWING, roll(glowing));
  const next = await whatFollows(page, { choices, mayAsk: true });
  if (next.menu === 0) return next;
  await clickOne(page, MENU, roll(next.menu));
  return whatFollows(page, { choices, mayAsk: false });
}

const GLOWING = '.table-board [data-choosable="open"]';
const MENU = '.menu .option';

/** The page finds it in one go; Playwright would ask several times. */
async function clickOne(page: Page, selector: string, index: number): Promise<void> {
  const found = await page.evaluateHandle(
    ([all, nth]) => [...document.querySelectorAll(all)].filter((thing) => thing.checkVisibility())[nth],
    [selector, index] as const,
  );
  const element = found.asElement();
  if (element === null) throw new Error(`there is no visible ${selector} number ${index} any more`);
  await element.click();
}

interface Seen {
  readonly isOver: boolean;
  /** How many choices are saved. */
  readonly choices: number;
  /** How many things glow on the board. */
  readonly glowing: number;
  /** Those of them that lie under something else: a click in the middle would not reach them. */
  readonly covered: readonly string[];
  /** How many options a menu offers. */
  readonly menu: number;
}

/** Looking at every frame would take more time than the page itself. */
const LOOK_EVERY_MS = 20;

/** Waits until the player is asked or the game is over, after a click until it has led to a choice or to a menu. */
async function whatFollows(page: Page, after?: { readonly choices: number; readonly mayAsk: boolean }): Promise<Seen> {
  return page.evaluate(
    async ({ before, mayAsk, glow, menu, every }) => {
      const all = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((thing) => thing.checkVisibility());
      const visible = (selector: string) => all(selector).length;
      const whatCovers = (thing: Element): Element | undefined => {
        thing.scrollIntoView({ block: 'center', inline: 'center' });
        const { x, y, width, height } = thing.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2) ?? document.documentElement;
        return thing.contains(hit) ? undefined : hit;
      };
      const coveredAmong = (things: readonly Element[]): string[] =>
        things.flatMap((thing) => {
          const cover = whatCovers(thing);
          const name = thing.getAttribute('data-thing');
          return cover === undefined ? [] : [`${name} under ${cover.getAttribute('class') ?? cover.tagName}`];
        });
      for (;;) {
        const isOver = document.querySelector('.end') !== null;
        const offered = mayAsk ? visible(menu) : 0;
        const text = localStorage.getItem(`cabale:game:${location.pathname.split('/').at(-1)}`) ?? '';
        const choices = text.split('"check"').length - 1;
        // What is saved may not be on the table yet.
        const shown = document.querySelector<HTMLElement>('.table')?.dataset['choices'];
        const isDone = choices !== before && Number(shown) === choices && (isOver || visible('.option') > 0);
        if (isDone || offered > 0) {
          const glowing = all(glow);
          // Behind a menu everything is covered.
          const covered = offered > 0 ? [] : coveredAmong(glowing);
          return { isOver, choices, glowing: glowing.length, covered, menu: offered };
        }
        await new Promise((resolve) => {
          setTimeout(resolve, every);
        });
      }
    },
    { before: after?.choices ?? -1, mayAsk: after?.mayAsk ?? false, glow: GLOWING, menu: MENU, every: LOOK_EVERY_MS },
  );
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
  // The pages have no frames of others: in this mode nothing is written down but what is wrong, which takes a fifth of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
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

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

/** Every test fails on errors in the console. */
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

/** Settings for a test: no animation of others' moves, and no confirmations unless a test is about them. */
export async function settle(page: Page, settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const text = JSON.stringify({ speed: 'instant', confirmFinal: false, language: 'fr', ...settings });
  await page.addInitScript((value) => {
    if (localStorage.getItem('cabale:settings') === null) localStorage.setItem('cabale:settings', value);
  }, text);
}

/** Opens a table at the first seat; the same seed deals the same cards. */
export async function sitDown(
  page: Page,
  game: string,
  { seed, level, seats }: { readonly seed: string; readonly level: number; readonly seats: number },
): Promise<void> {
  await page.goto(`/play/${game}?seed=${seed}&seat=0&level=${level}&seats=${seats}`);
  await expect(page).toHaveURL(/\/table\//);
  await waitForTurn(page);
}

/** Opens a table of San, by default against the weakest bot. */
export async function playSan(page: Page, seed: string, level = 1): Promise<void> {
  await sitDown(page, 'san', { seed, level, seats: 2 });
}

/** Clicks highlighted things until the game is over, then checks the end panel. */
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

/** Waits until the player has a decision or the game is over. */
export async function waitForTurn(page: Page): Promise<void> {
  await page.locator(`${ASKED}, ${OVER}`).first().waitFor();
}

/** Pseudo-random numbers, the same in every run. */
export function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
}

/**
 * Clicks one of the highlighted things on the board, and an option of its menu if one opens. Returns whether anything
 * was highlighted.
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

/** Finds the element in one evaluation; Playwright's locators would need several round trips. */
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
  /** Number of saved choices. */
  readonly choices: number;
  /** Number of highlighted things on the board. */
  readonly glowing: number;
  /** Those of them that are covered, so that a click in the middle would not reach them. */
  readonly covered: readonly string[];
  /** Number of options in the open menu. */
  readonly menu: number;
}

/** Checking every animation frame would take more time than the page itself. */
const LOOK_EVERY_MS = 20;

/** Waits until the player has a decision or the game is over; after a click, until it has led to a choice or a menu. */
async function whatFollows(page: Page, after?: { readonly choices: number; readonly mayAsk: boolean }): Promise<Seen> {
  return page.evaluate(
    async ({ before, mayAsk, glow, menu, every }) => {
      const all = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((thing) => thing.checkVisibility());
      const visible = (selector: string) => all(selector).length;
      const whatLiesAt = (thing: Element): Element => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) ?? document.documentElement;
      };
      const whatCovers = (thing: Element): Element | undefined => {
        // Scrolling paints the page anew: only what a click would not reach here is scrolled to, as a click does it.
        if (thing.contains(whatLiesAt(thing))) return undefined;
        thing.scrollIntoView({ block: 'center', inline: 'center' });
        const hit = whatLiesAt(thing);
        return thing.contains(hit) ? undefined : hit;
      };
      const coveredAmong = (things: readonly Element[]): string[] =>
        things.flatMap((thing) => {
          const cover = whatCovers(thing);
          const name = thing.getAttribute('data-thing');
          return cover === undefined ? [] : [`${name} under ${cover.getAttribute('class') ?? cover.tagName}`];
        });
      const savedChoices = (): number => {
        const text = localStorage.getItem(`cabale:game:${location.pathname.split('/').at(-1)}`) ?? '';
        return text.split('"check"').length - 1;
      };
      for (;;) {
        const isOver = document.querySelector('.end') !== null;
        const offered = mayAsk ? visible(menu) : 0;
        const shown = Number(document.querySelector<HTMLElement>('.table')?.dataset['choices']);
        // An own sealed answer can be replaced until the others have chosen, which may happen during the next click.
        const isAsked = visible('.option') > 0 && document.querySelector('[data-sealed]') === null;
        const isNew = shown !== before && (isOver || isAsked);
        // Reading the saved game is expensive. A saved choice may not be rendered yet.
        const choices = isNew || offered > 0 ? savedChoices() : before;
        if ((isNew && shown === choices) || offered > 0) {
          const glowing = all(glow);
          // An open menu covers everything.
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

/** Number of choices in the saved game. */
export async function position(page: Page): Promise<number> {
  return page.evaluate(() => {
    const id = location.pathname.split('/').at(-1) ?? '';
    const saved = JSON.parse(localStorage.getItem(`cabale:game:${id}`) ?? '{"record":{"choices":[]}}') as {
      record: { choices: unknown[] };
    };
    return saved.record.choices.length;
  });
}

/** Violations of WCAG 2.2 AA that axe finds. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What a sticky bar covers by chance is one scroll away, but axe takes the part in view for the whole target.
  const unstuck = await page.addStyleTag({ content: '.table-bar, .own-strip { position: static !important }' });
  // Pages have no foreign frames, so legacy mode is enough; reporting only violations takes a fifth of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  await unstuck.evaluate((style) => style.parentElement?.removeChild(style));
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(', ')}`,
  );
}

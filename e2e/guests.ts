import { setTimeout } from 'node:timers/promises';
import { expect, type Browser, type Page } from '@playwright/test';
import { settle } from './house.ts';

export interface Guest {
  readonly name: string;
  readonly page: Page;
  /** Console errors so far. */
  readonly errors: readonly string[];
}

const LOOK_EVERY_MS = 40;

interface Manner {
  readonly language?: 'fr' | 'en';
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  readonly speed?: string;
}

const WORDS = {
  fr: { enter: 'Entrer', sit: 'Prendre cette place', start: 'Commencer la partie', open: 'Ouvrir la table' },
  en: { enter: 'Come in', sit: 'Take this seat', start: 'Begin the game', open: 'Open the table' },
} as const;

/** A user with a browser of their own. */
export async function guest(browser: Browser, name: string, manner: Manner = {}): Promise<Guest> {
  const { language = 'fr', width = 1280, height = 800, ...settings } = manner;
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await settle(page, { language, name, ...settings });
  return { name, page, errors };
}

/** Opens a page for the first time and signs in; the name is filled in already. */
export async function enter({ page }: Guest, address: string, language: 'fr' | 'en' = 'fr'): Promise<void> {
  await page.goto(address);
  const door = page.getByRole('button', { name: WORDS[language].enter });
  await door.click();
  await expect(door).toHaveCount(0);
}

/** Opens a table of San; returns the invitation link. */
export async function host(someone: Guest): Promise<string> {
  await enter(someone, '/online/new/san');
  await someone.page.getByRole('button', { name: WORDS.fr.open }).click();
  return someone.page.locator('.share-link input').inputValue();
}

export async function sit(someone: Guest, link: string, language: 'fr' | 'en' = 'fr'): Promise<void> {
  await enter(someone, link, language);
  await someone.page.getByRole('button', { name: WORDS[language].sit }).click();
}

/** Seats two guests at a table of San and starts it. */
export async function seatTwo(first: Guest, second: Guest, language: 'fr' | 'en' = 'fr'): Promise<string> {
  const link = await host(first);
  await sit(second, link, language);
  await first.page.getByRole('button', { name: WORDS.fr.start }).click();
  for (const { page } of [first, second]) await expect(page.locator('.table[data-frame]')).toBeVisible();
  return link;
}

export function isOver({ page }: Guest): Promise<boolean> {
  return page.locator('.end').isVisible();
}

export async function frameOf({ page }: Guest): Promise<number> {
  return Number(await page.locator('.table').getAttribute('data-frame'));
}

/** Waits until a page shows this frame or a later one. */
export async function follows({ page }: Guest, frame: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const table = document.querySelector<HTMLElement>('.table');
    return Number(table?.dataset['frame'] ?? -1) >= wanted;
  }, frame);
}

/** The deciding user, as soon as there is one; `undefined` when the game is over. */
export async function whoseTurn(people: readonly Guest[]): Promise<Guest | undefined> {
  for (;;) {
    for (const each of people) {
      if ((await each.page.locator('.table-bar .option:visible').count()) > 0) return each;
      if (await isOver(each)) return undefined;
    }
    // Polling without a pause would keep the pages from making progress.
    await setTimeout(LOOK_EVERY_MS);
  }
}

/** Plays moves by clicking highlighted things, preferring to end phases, so that games are short. All pages follow. */
export async function playOn(people: readonly Guest[], moves: number): Promise<void> {
  for (let move = 0; move < moves; move++) {
    const asked = await whoseTurn(people);
    if (asked === undefined) return;
    const before = await frameOf(asked);
    await clickSomething(asked);
    await Promise.all(people.map((each) => follows(each, before + 1)));
  }
}

/** Plays the user's whole turn, however many moves it takes. */
export async function playTurn(someone: Guest): Promise<void> {
  const asked = someone.page.locator('.table-bar .option:visible');
  await asked.first().waitFor();
  while ((await asked.count()) > 0) {
    const before = await frameOf(someone);
    await clickSomething(someone);
    await follows(someone, before + 1);
  }
}

async function clickSomething({ page }: Guest): Promise<void> {
  const glowing = page.locator('.table-board [data-choosable="open"]:visible');
  const phase = page.locator('.table-board [data-choosable="open"][data-thing^="phase:"]');
  await ((await phase.count()) > 0 ? phase.first() : glowing.last()).click();
  const menu = page.locator('.menu .option');
  if ((await menu.count()) > 0) await menu.last().click();
}

export async function choose({ page }: Guest, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

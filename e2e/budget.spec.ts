import { readdirSync, statSync } from 'node:fs';
import { expect } from '@playwright/test';
import { settle, test } from './house.ts';

const KILOBYTE = 1024;
const ASSETS = new URL('../web/dist/assets/', import.meta.url);
const WORKER = 'bot.worker';

// Files from the service worker's cache would not be counted.
test.use({ serviceWorkers: 'block' });

test('the start page loads at most 150 KB of JavaScript, a table of San at most 120 KB more, beside its bots', async ({
  page,
}) => {
  await settle(page);
  const sizes = new Map<string, number>();
  page.context().on('requestfinished', (request) => {
    // The browser does not always report the size of a worker's script; it is measured as a file below.
    if (!request.url().endsWith('.js') || request.url().includes(WORKER)) return;
    void request.sizes().then(({ responseBodySize }) => sizes.set(request.url(), responseBodySize));
  });
  const total = () => [...sizes.values()].reduce((sum, size) => sum + size, 0);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const start = total();
  expect(start).toBeGreaterThan(0);
  expect(start).toBeLessThan(150 * KILOBYTE);
  await page.goto('/new/san?seed=abc');
  await page.getByText('Astérane', { exact: true }).click();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await page.locator('.log-entry').nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  expect(total() - start).toBeLessThan(120 * KILOBYTE);
  const workers = readdirSync(ASSETS).filter((name) => name.startsWith(WORKER) && name.endsWith('.js.br'));
  expect(workers.map((name) => statSync(new URL(name, ASSETS)).size < 24 * KILOBYTE)).toEqual([true]);
});

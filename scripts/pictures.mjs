// Makes pictures that are kept in the repository: the icons of the app and a table of each game.
//   node scripts/pictures.mjs icons
//   node scripts/pictures.mjs tables [game …]       needs a build
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { HOUSE, readJson } from './setup/house.mjs';

/** The size that link previews ask for. */
const TABLE = { width: 1200, height: 630 };
/** A table as big as a laptop's, scaled down. */
const SCALE = 0.75;
const CHOICES = 26;

const { path: executablePath, env } = /** @type {{ path: string, env: Record<string, string> }} */ (
  readJson(path.join(HOUSE, '.cache', 'browser.json'))
);
const browser = await chromium.launch({ executablePath, env: { ...process.env, ...env }, args: ['--disable-gpu'] });
const [what, ...games] = process.argv.slice(2);
try {
  if (what === 'icons') await makeIcons();
  else if (what === 'tables') await makeTables(games.length > 0 ? games : allGames());
  else throw new Error('Say what to make: icons or tables');
} finally {
  await browser.close();
}

async function makeIcons() {
  const icon = readFileSync(path.join(HOUSE, 'web/public/icon.svg'), 'utf8');
  // A maskable icon fills its square, and keeps its picture within the middle four fifths.
  const maskable = icon.replace(' rx="14"', '').replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"');
  const filled = maskable.replace('<rect width="64" height="64"', '<rect x="-8" y="-8" width="80" height="80"');
  await makeIcon('icon-192.png', icon, 192);
  await makeIcon('icon-512.png', icon, 512);
  await makeIcon('icon-maskable-512.png', filled, 512);
  await makeIcon('apple-touch-icon.png', filled, 180);
}

/**
 * @param {string} name
 * @param {string} svg
 * @param {number} size
 */
async function makeIcon(name, svg, size) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0;background:transparent">${svg}</body>`);
  await page.screenshot({ path: path.join(HOUSE, 'web/public', name), omitBackground: true });
  await page.close();
}

function allGames() {
  const folder = path.join(HOUSE, 'games');
  return readdirSync(folder).filter((game) => existsSync(path.join(folder, game, 'table.jpg')));
}

/** @param {readonly string[]} ids */
async function makeTables(ids) {
  const port = await freePort();
  const server = spawn(process.execPath, [path.join(HOUSE, 'server/dist/main.js')], {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), DATA_DIR: mkdtempSync(path.join(tmpdir(), 'pictures-')) },
  });
  try {
    const address = `http://127.0.0.1:${port}`;
    await answering(`${address}/health`);
    for (const id of ids) await makeTable(id, `${address}/play/${id}?seed=${id}&seat=0&level=2`);
  } finally {
    server.kill();
  }
}

/**
 * @param {string} id
 * @param {string} address
 */
async function makeTable(id, address) {
  const page = await browser.newPage({
    viewport: { width: TABLE.width / SCALE, height: TABLE.height / SCALE },
    deviceScaleFactor: SCALE,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  await page.addInitScript(() =>
    localStorage.setItem('cabale:settings', JSON.stringify({ speed: 'instant', confirmFinal: false, language: 'fr' })),
  );
  await page.goto(address);
  const options = page.locator('[data-survey="option"]:visible');
  for (let choice = 0; choice < CHOICES; choice++) {
    await options.first().waitFor();
    await options.nth((choice * 7) % (await options.count())).click();
    await wait(300);
  }
  await page.screenshot({ path: path.join(HOUSE, 'games', id, 'table.jpg'), type: 'jpeg', quality: 78 });
  await page.close();
  process.stdout.write(`${id}\n`);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** @param {string} address */
async function answering(address) {
  for (let attempt = 0; attempt < 50; attempt++) {
    const isUp = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await wait(200);
  }
  throw new Error(`${address} does not answer`);
}

import { readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const PORT = Number(process.env['E2E_PORT'] ?? 4199);
const address = `http://127.0.0.1:${PORT}`;

// Found or fetched by scripts/setup.mjs.
const browser = JSON.parse(readFileSync(new URL('.cache/browser.json', import.meta.url), 'utf8')) as {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
};

/** Tests that build the project, or play games to their end. */
const LONG = /npm run|whole game|live to its end|guided game/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/test-results',
  forbidOnly: true,
  fullyParallel: true,
  // By default half of the processors; a page mostly waits for its own clicks.
  workers: '150%',
  timeout: 120_000,
  // The machine may be busy with other parts of the test command.
  expect: { timeout: 30_000 },
  // The longest tests begin first, so that none of them is left alone at the end.
  projects: [
    { name: 'long', grep: LONG },
    { name: 'short', grepInvert: LONG },
  ],
  use: {
    baseURL: address,
    browserName: 'chromium',
    // A click that is not possible fails soon instead of using up the time of the whole test.
    actionTimeout: 30_000,
    video: 'off',
    // A picture of the page at every click would take a third of the time of all tests.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.path,
      env: { ...definedOnly(process.env), ...browser.env },
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `${JSON.stringify(process.execPath)} server/dist/main.js`,
    // Everybody in these tests comes from one address.
    env: {
      PORT: String(PORT),
      DATA_DIR: '.cache/e2e-data',
      RATE_PER_ADDRESS: '100000',
      LOBBY_TABLES_PER_ADDRESS: '1000',
      TABLES_PER_ADDRESS: '10000',
    },
    url: `${address}/health`,
    reuseExistingServer: false,
  },
});

function definedOnly(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

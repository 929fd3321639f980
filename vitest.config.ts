import { defineConfig } from 'vitest/config';

// Workspace packages are tested from their TypeScript sources, not from an earlier build.
const SOURCE = ['source', 'module', 'development|production'];

const shared = {
  resolve: { conditions: [...SOURCE, 'browser'] },
  ssr: { resolve: { conditions: [...SOURCE, 'node'], externalConditions: ['source', 'node'] } },
};
const outside = ['**/node_modules/**', '**/dist/**', '**/.cache/**', 'e2e/**'];
/** Thousands of games: these play what was built, as Node runs it, which takes a quarter less time. */
const LONG = ['games/*/test/{laws,secrets}.test.ts', 'bots/test/strength/*.test.ts'];
/** Servers, databases and programs, which mostly wait: `npm test -- --quick` leaves them out. */
const SLOW = ['{server,cli}/test/**/*.test.ts', 'games/test/upgrade.test.ts', 'scripts/test/engine-package.test.ts'];

export default defineConfig({
  test: {
    // Workers and programs run built JavaScript, also in tests.
    globalSetup: ['scripts/built-first.mjs'],
    setupFiles: ['scripts/test/fixed-seeds.ts', 'scripts/test/own-sha256.ts'],
    // Parts of the test command run side by side, so a test may wait long for a processor.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // By default one processor stays free, which on a machine with two is half of it.
    maxWorkers: '100%',
    coverage: {
      include: ['{engine,protocol,bots,server,cli}/src/**', 'games/**', 'web/**'],
      reportsDirectory: 'coverage',
    },
    projects: [
      {
        // Projects begin in the order of their names: the longest files must not be the last ones.
        extends: true,
        test: {
          name: 'built',
          environment: 'node',
          include: LONG,
          server: { deps: { external: [/\/dist\//] } },
        },
      },
      {
        ...shared,
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Nothing here leaves anything behind: what is read once serves all files.
          isolate: false,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...outside, ...LONG, ...SLOW, '**/*.dom.test.{ts,tsx}'],
        },
      },
      {
        ...shared,
        extends: true,
        test: {
          name: 'slow',
          environment: 'node',
          isolate: false,
          include: SLOW,
          exclude: outside,
          globalSetup: ['server/test/support/shared-postgres.ts'],
        },
      },
      {
        ...shared,
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          // Every file has a page of its own; React and the boards are read once.
          isolate: false,
          include: ['**/*.dom.test.{ts,tsx}'],
          exclude: outside,
        },
      },
    ],
  },
});

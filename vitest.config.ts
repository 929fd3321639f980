import { defineConfig } from 'vitest/config';

// Workspace packages are tested from their TypeScript sources, not from an earlier build.
const SOURCE = ['source', 'module', 'development|production'];

const shared = {
  resolve: { conditions: [...SOURCE, 'browser'] },
  ssr: { resolve: { conditions: [...SOURCE, 'node'], externalConditions: ['source', 'node'] } },
};
const outside = ['**/node_modules/**', '**/dist/**', '**/.cache/**', 'e2e/**'];

export default defineConfig({
  test: {
    // Workers and programs run built JavaScript, also in tests.
    globalSetup: ['scripts/built-first.mjs'],
    setupFiles: ['scripts/test/fixed-seeds.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    coverage: {
      include: ['{engine,protocol,bots,server,cli}/src/**', 'games/**', 'web/**'],
      reportsDirectory: 'coverage',
    },
    projects: [
      {
        ...shared,
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...outside, '**/*.dom.test.{ts,tsx}'],
        },
      },
      {
        ...shared,
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['**/*.dom.test.{ts,tsx}'],
          exclude: outside,
        },
      },
    ],
  },
});

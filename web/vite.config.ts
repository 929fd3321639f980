import { createHash } from 'node:crypto';
import { GAMES } from '@cabale/games';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { door } from './build/door.ts';
import { previews } from './build/previews.ts';

const SERVICE_WORKER = 'serviceworker.js';

/**
 * Files that every table of a game needs: not its checks, not its rules page, which is loaded when a rule is opened, and
 * not its texts, which load in one language only.
 */
const GAME_FILE =
  /[\\/]games[\\/]([\w-]+)[\\/](?!checks|manifest|rulebook\.generated|text[\\/](?:fr|en|rulespage)\b|board[\\/](?:rulespage|rulestables|sample))/;
/** A few large files instead of many small ones, because every request costs a round trip. */
const CHUNKS = [
  { name: 'house', tags: ['$initial' as const], test: /^(?!.*serviceworker)/, priority: 2 },
  { name: 'table', test: /[\\/]web[\\/](?:design|src[\\/](?:newgame|table|replay|guided))[\\/]/, priority: 1 },
  {
    name: 'online',
    test: /[\\/](?:web[\\/]src[\\/]online[\\/](?!text[\\/](?:fr|en)\b)|protocol[\\/]src)/,
    priority: 1,
  },
  { name: (id: string) => GAME_FILE.exec(id)?.[1] ?? null },
];

/** Passes the list of built files to the service worker, so that the site works offline after the first visit. */
function listForServiceWorker(): Plugin {
  return {
    name: 'list-for-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter((file) => /^assets\/.*\.(?:js|css|woff2|svg)$/.test(file));
        const list = files
          .toSorted()
          .map((file) => `/${file}`)
          .join(' ');
        const worker = bundle[SERVICE_WORKER];
        if (worker?.type !== 'chunk') throw new Error(`${SERVICE_WORKER} was not built`);
        const version = createHash('sha256').update(list).digest('hex').slice(0, 12);
        worker.code = worker.code.replace('__ASSETS__', list).replace('__VERSION__', version);
      },
    },
  };
}

/** Manifests import their boards, which a worker never needs: without this, every board would be built twice. */
function withoutBoards(): Plugin {
  const empty = '\0board';
  return {
    name: 'without-boards',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('/board/index.tsx') ? empty : undefined),
    load: (id) => (id === empty ? 'export const board = undefined;' : undefined),
  };
}

export default defineConfig({
  plugins: [react(), listForServiceWorker(), door(GAMES), previews(GAMES)],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es', plugins: () => [withoutBoards()] },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', serviceworker: 'src/serviceworker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'serviceworker' ? SERVICE_WORKER : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
});

import { createHash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { door } from './build/door.ts';
import { en } from './src/text/en.ts';
import { fr } from './src/text/fr.ts';

const SERVICE_WORKER = 'serviceworker.js';

/** What a game always needs: not its checks, and of its texts only those in the language of the moment. */
const GAME_FILE = /[\\/]games[\\/]([\w-]+)[\\/](?!checks|text[\\/](?:fr|en)\b)/;
/** A few large files instead of many small ones: on a phone every file costs a journey. */
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

/** Tells the service worker what was built, so that the house works offline after the first visit. */
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

export default defineConfig({
  plugins: [react(), listForServiceWorker(), door({ fr, en })],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
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

import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Writes the service worker with the list of everything that was built, so that the house works offline. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const template = readFileSync(new URL('serviceworker.js', import.meta.url), 'utf8');
      const files = Object.keys(bundle).filter((file) => file.startsWith('assets/') && !file.endsWith('.map'));
      const source = template.replace('[/* assets */]', JSON.stringify(files.toSorted().map((file) => `/${file}`)));
      this.emitFile({ type: 'asset', fileName: 'serviceworker.js', source });
    },
  };
}

export default defineConfig({
  plugins: [react(), serviceWorker()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});

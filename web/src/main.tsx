import '@cabale/design/design.css';
import './css/fonts.css';
import './css/shell.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { preloadGame } from './games.ts';
import { isKnownOnline } from './knownonline.ts';
import { preferredLanguage, useSettings } from './settings.ts';
import { startTexts } from './text/i18n.ts';

await startTexts(preferredLanguage(useSettings.getState().language, navigator.languages));

preloadGame(location.pathname);

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
// A transition renders in small slices, so the browser can respond to input in between.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

/** By now the first page has been rendered, and optional work cannot delay it. */
const SETTLED_MS = 2000;

if (import.meta.env.PROD) setTimeout(settle, SETTLED_MS);

/** Adds the manifest, online notifications and the service worker. */
function settle(): void {
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = '/manifest.webmanifest';
  document.head.append(manifest);
  // Online players see on every page which tables wait for them.
  if (isKnownOnline()) void import('./online/wake.ts').then(({ wake }) => wake());
  // Without the service worker the site works all the same, only not offline.
  if ('serviceWorker' in navigator) navigator.serviceWorker.register('/serviceworker.js').catch(() => undefined);
}

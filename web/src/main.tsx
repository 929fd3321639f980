import '@cabale/design/design.css';
import './css/fonts.css';
import './css/shell.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { bringAhead } from './games.ts';
import { isKnownOnline } from './knownonline.ts';
import { preferredLanguage, useSettings } from './settings.ts';
import { startTexts } from './text/i18n.ts';

await startTexts(preferredLanguage(useSettings.getState().language, navigator.languages));

bringAhead(location.pathname);

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
// As a transition the page is drawn in small pieces, and the browser can answer in between.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

/** When the first page has surely been drawn: what is for later must not stand in its way. */
const SETTLED_MS = 2000;

if (import.meta.env.PROD) setTimeout(settle, SETTLED_MS);

/** Lets the house be installed, stored and heard of. */
function settle(): void {
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = '/manifest.webmanifest';
  document.head.append(manifest);
  // Without it the house works all the same, only not offline.
  // Whoever plays online is told on every page which tables wait.
  if (isKnownOnline()) void import('./online/wake.ts').then(({ wake }) => wake());
  if ('serviceWorker' in navigator) navigator.serviceWorker.register('/serviceworker.js').catch(() => undefined);
}

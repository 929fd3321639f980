import '@cabale/design/design.css';
import './css/fonts.css';
import './css/shell.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { bringAhead } from './games.ts';
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

/** When the first page has surely been drawn: storing everything for later must not stand in its way. */
const SETTLED_MS = 2000;

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without it the house works all the same, only not offline.
  setTimeout(() => void navigator.serviceWorker.register('/serviceworker.js').catch(() => undefined), SETTLED_MS);
}

import '@cabale/design/design.css';
import './css/fonts.css';
import './css/shell.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { preferredLanguage, useSettings } from './settings.ts';
import { startTexts } from './text/i18n.ts';

await startTexts(preferredLanguage(useSettings.getState().language, navigator.languages));

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Without it the house works all the same, only not offline.
  navigator.serviceWorker.register('/serviceworker.js').catch(() => undefined);
}

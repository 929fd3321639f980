import { defineManifest } from '../game-manifest.ts';
import type { San } from './rules/state.ts';

export const manifest = defineManifest<San>({
  name: { fr: 'San', en: 'San' },
  tagline: {
    fr: 'Deux Corporations se disputent la mégalopole : Corruption, Propagande ou Hacking.',
    en: 'Two Corporations vie for the megalopolis: Corruption, Propaganda or Hacking.',
  },
  players: { min: 2, max: 2 },
  minutes: { min: 25, max: 25 },
  picture: new URL('picture.svg', import.meta.url).href,
  load: async () => {
    const { san, words } = await import('./index.ts');
    return { game: san, words };
  },
  board: async () => (await import('./board/index.tsx')).board,
  texts: {
    fr: async () => (await import('./text/fr.ts')).default,
    en: async () => (await import('./text/en.ts')).default,
  },
  checks: async () => (await import('./checks.ts')).checks,
});

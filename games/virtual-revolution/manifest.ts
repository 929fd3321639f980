import { defineManifest } from '../game-manifest.ts';
import type { VirtualRevolution } from './rules/state.ts';

export const manifest = defineManifest<VirtualRevolution>({
  name: { fr: 'Virtual Revolution', en: 'Virtual Revolution' },
  tagline: {
    fr: 'Paris connecté : des serveurs, des verses, et la nuit magenta.',
    en: 'Paris online: servers, verses and a magenta night.',
  },
  players: { min: 2, max: 4 },
  minutes: { min: 90, max: 90 },
  picture: new URL('picture.svg', import.meta.url).href,
  load: async () => {
    const { virtualRevolution, words } = await import('./index.ts');
    return { game: virtualRevolution, words };
  },
  board: async () => (await import('./board/index.tsx')).board,
  texts: {
    fr: async () => (await import('./text/fr.ts')).default,
    en: async () => (await import('./text/en.ts')).default,
  },
  checks: async () => (await import('./checks.ts')).checks,
});

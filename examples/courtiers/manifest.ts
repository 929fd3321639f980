import { defineManifest } from '@cabale/games/game-manifest.ts';
import type { Courtiers } from './rules/state.ts';

export const manifest = defineManifest<Courtiers>({
  name: { fr: 'Courtisans', en: 'Courtiers' },
  tagline: {
    fr: 'Une mise en secret, deux Faveurs à prendre : qui plaira à la cour ?',
    en: 'One secret bid, two Favours to take: who will please the court?',
  },
  about: {
    fr: 'Chacun mise en secret une carte de sa main. La plus forte mise choisit sa Faveur la première, et qui a le plus séduit la cour l’emporte.',
    en: 'Everybody bids a card of their hand in secret. The highest bid takes a Favour first, and whoever has charmed the court most wins.',
  },
  players: { min: 2, max: 4 },
  bestWith: 3,
  weight: 1,
  minutes: { min: 10, max: 10 },
  picture: new URL('picture.svg', import.meta.url).href,
  load: async () => {
    const { courtiers, words } = await import('./index.ts');
    return { game: courtiers, words };
  },
  board: async () => (await import('./board/index.tsx')).board,
  texts: {
    fr: async () => (await import('./text/fr.ts')).default,
    en: async () => (await import('./text/en.ts')).default,
  },
  checks: async () => (await import('./checks.ts')).checks,
});

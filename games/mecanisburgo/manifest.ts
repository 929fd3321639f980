import { defineManifest } from '../game-manifest.ts';
import type { Mecanisburgo } from './rules/state.ts';

export const manifest = defineManifest<Mecanisburgo>({
  name: { fr: 'Mecanisburgo', en: 'Mecanisburgo' },
  tagline: {
    fr: 'Dix quartiers, des robots et des corporations aux dents de laiton.',
    en: 'Ten districts, robots, and corporations with teeth of brass.',
  },
  about: {
    fr: 'Dix secteurs, six Corporations, des agents masqués jusqu’à la confrontation. Dirigez votre Conseil d’administration, bâtissez des Projets Majeurs et tenez les Menaces à distance, sans quoi la cité sombre dans le chaos.',
    en: 'Ten sectors, six corporations, agents masked until the confrontation. Lead your Board, build Major Projects and keep the Threats at bay, or the city falls into chaos.',
  },
  players: { min: 2, max: 6 },
  bestWith: 4,
  weight: 4,
  // Estimated: the rulebook does not say.
  minutes: { min: 60, max: 180 },
  picture: new URL('picture.svg', import.meta.url).href,
  table: new URL('table.jpg', import.meta.url).href,
  load: async () => {
    const { mecanisburgo, words } = await import('./index.ts');
    return { game: mecanisburgo, words };
  },
  board: async () => (await import('./board/index.tsx')).board,
  texts: {
    fr: async () => (await import('./text/fr.ts')).default,
    en: async () => (await import('./text/en.ts')).default,
  },
  checks: async () => (await import('./checks.ts')).checks,
});

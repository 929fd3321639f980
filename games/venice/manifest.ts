import { defineManifest } from '../game-manifest.ts';
import type { Venice } from './rules/state.ts';

export const manifest = defineManifest<Venice>({
  name: { fr: 'Venice', en: 'Venice' },
  tagline: {
    fr: 'Gondoles, marchandises et intrigues sous le regard du Doge.',
    en: 'Gondolas, goods and intrigue under the eyes of the Doge.',
  },
  about: {
    fr: 'Deux gondoles, des canaux qui se paient, des assistants dans chaque bâtiment : chargez des marchandises, accomplissez des missions, avancez au Conseil. Mais l’Inquisition veille : à la fin, elle arrête le plus intrigant.',
    en: 'Two gondolas, canals that cost, assistants in every building: load goods, fulfil missions, rise in the Council. But the Inquisition is watching: at the end it arrests the worst schemer.',
  },
  players: { min: 1, max: 5 },
  bestWith: 3,
  weight: 3,
  // Estimated: the rulebook does not say.
  minutes: { min: 60, max: 90 },
  picture: new URL('picture.svg', import.meta.url).href,
  table: new URL('table.jpg', import.meta.url).href,
  load: async () => {
    const { venice, words } = await import('./index.ts');
    return { game: venice, words };
  },
  board: async () => (await import('./board/index.tsx')).board,
  texts: {
    fr: async () => (await import('./text/fr.ts')).default,
    en: async () => (await import('./text/en.ts')).default,
  },
  checks: async () => (await import('./checks.ts')).checks,
});

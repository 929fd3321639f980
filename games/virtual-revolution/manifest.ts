import { defineManifest } from '../game-manifest.ts';
import type { VirtualRevolution } from './rules/state.ts';

export const manifest = defineManifest<VirtualRevolution>({
  name: { fr: 'Virtual Revolution', en: 'Virtual Revolution' },
  tagline: {
    fr: 'Paris connecté : des serveurs, des verses, et la nuit magenta.',
    en: 'Paris online: servers, verses and a magenta night.',
  },
  about: {
    fr: 'Néo Paris, 2047. Placez vos directeurs, étendez votre influence d’arrondissement en arrondissement, recrutez des Agents et mettez des Verses en ligne, sans que la Corruption vous rattrape.',
    en: 'Neo Paris, 2047. Place your directors, spread your influence from one arrondissement to the next, recruit Agents and bring Verses online, before Corruption catches up with you.',
  },
  players: { min: 2, max: 4 },
  bestWith: 3,
  weight: 3,
  minutes: { min: 90, max: 90 },
  picture: new URL('picture.svg', import.meta.url).href,
  table: new URL('table.jpg', import.meta.url).href,
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

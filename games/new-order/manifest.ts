import { defineManifest } from '../game-manifest.ts';
import type { NewOrder } from './rules/state.ts';

export const manifest = defineManifest<NewOrder>({
  name: { fr: 'New Order', en: 'New Order' },
  tagline: {
    fr: 'La presse, les parts et les hommes : prenez le contrôle des conglomérats.',
    en: 'The press, the shares and the people: take over the conglomerates.',
  },
  about: {
    fr: 'Quatre Conglomérats se partagent les médias. Infiltrez-les, lancez des prises de contrôle, et soyez là où les points tombent quand la dernière carte est tirée. À plusieurs, ou en solo contre le SOD.',
    en: 'Four Conglomerates share the media. Infiltrate them, launch takeovers, and be where the points fall when the last card is drawn. With others, or alone against the SOD.',
  },
  players: { min: 1, max: 4 },
  bestWith: 3,
  weight: 2,
  minutes: { min: 30, max: 30 },
  picture: new URL('picture.svg', import.meta.url).href,
  table: new URL('table.jpg', import.meta.url).href,
  load: async () => {
    const { newOrder, words } = await import('./index.ts');
    return { game: newOrder, words };
  },
  board: async () => (await import('./board/index.tsx')).board,
  texts: {
    fr: async () => (await import('./text/fr.ts')).default,
    en: async () => (await import('./text/en.ts')).default,
  },
  checks: async () => (await import('./checks.ts')).checks,
});

import { defineManifest } from '../game-manifest.ts';
import type { San } from './rules/state.ts';

export const manifest = defineManifest<San>({
  name: { fr: 'San', en: 'San' },
  tagline: {
    fr: 'Deux Corporations se disputent la mégalopole : Corruption, Propagande ou Hacking.',
    en: 'Two Corporations vie for the megalopolis: Corruption, Propaganda or Hacking.',
  },
  about: {
    fr: 'Une mégalopole, deux Corporations face à face. Recrutez des Mercenaires dans la Rivière, construisez votre paquet de cartes et choisissez votre voie : corrompre, convaincre ou pirater. Qui va au bout de l’une des trois l’emporte.',
    en: 'A megalopolis, two Corporations facing each other. Hire Mercenaries from the River, build your deck and choose your road: corrupt, persuade or hack. Whoever goes the whole way on one of the three wins.',
  },
  players: { min: 2, max: 2 },
  bestWith: 2,
  weight: 2,
  minutes: { min: 25, max: 25 },
  picture: new URL('picture.svg', import.meta.url).href,
  table: new URL('table.jpg', import.meta.url).href,
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
  // Levelling belongs to a person, whichever Corporation they draw (SAN-12.1 to 12.4).
  personal: {
    hand: {
      fields: ['sunHand', 'starHand'],
      presets: { normal: [6, 6], first: [7, 7], levelling: [7, 6], strongLevelling: [8, 6] },
    },
  },
});

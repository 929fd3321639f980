import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/cormorant/latin-700.css';
import type { BoardModule } from '@cabale/design';
import { venice, words } from '../index.ts';
import type { Venice } from '../rules/state.ts';
import { VeniceBoard } from './board.tsx';
import { Explanation } from './explanation.tsx';
import { guided } from './guided.ts';
import { sounds } from './sounds.ts';
import './venice.css';

/** Venice as the shell shows it. */
export const board: BoardModule<Venice> = {
  game: venice,
  words,
  Board: VeniceBoard,
  rules: async () => (await import('./rulespage.tsx')).rules,
  guided,
  sounds,
  Explanation,
};

import '@fontsource/anton/latin-400.css';
import '@fontsource/ibm-plex-serif/latin-400.css';
import '@fontsource/ibm-plex-serif/latin-600.css';
import type { BoardModule } from '@cabale/design';
import { newOrder, words } from '../index.ts';
import type { NewOrder } from '../rules/state.ts';
import { NewOrderBoard } from './board.tsx';
import { Explanation } from './explanation.tsx';
import { guided } from './guided.ts';
import { sounds } from './sounds.ts';
import './new-order.css';

/** New Order as the shell shows it. */
export const board: BoardModule<NewOrder> = {
  game: newOrder,
  words,
  Board: NewOrderBoard,
  rules: async () => (await import('./rulespage.tsx')).rules,
  guided,
  sounds,
  Explanation,
};

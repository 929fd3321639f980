import '@fontsource/anton/latin-400.css';
import '@fontsource/ibm-plex-serif/latin-400.css';
import '@fontsource/ibm-plex-serif/latin-600.css';
import type { BoardModule } from '@cabale/design';
import { newOrder, words } from '../index.ts';
import type { NewOrder } from '../rules/state.ts';
import { NewOrderBoard } from './board.tsx';
import { rulesPage } from '../text/rulespage.ts';
import { Explanation } from './explanation.tsx';
import { guided } from './guided.ts';
import './new-order.css';
import { RulesPage } from './rulespage.tsx';

/** New Order as the shell shows it. */
export const board: BoardModule<NewOrder> = {
  game: newOrder,
  words,
  Board: NewOrderBoard,
  RulesPage,
  rules: {
    text: rulesPage,
    book: async () => (await import('../rulebook.generated.ts')).rulebook,
  },
  guided,
  Explanation,
};

import '@fontsource-variable/exo-2';
import type { BoardModule } from '@cabale/design';
import { virtualRevolution, words } from '../index.ts';
import type { VirtualRevolution } from '../rules/state.ts';
import { rulesPage } from '../text/rulespage.ts';
import { VirtualRevolutionBoard } from './board.tsx';
import { Explanation } from './explanation.tsx';
import { guided } from './guided.ts';
import { RulesPage } from './rulespage.tsx';
import './virtual-revolution.css';

/** Virtual Revolution as the shell shows it. */
export const board: BoardModule<VirtualRevolution> = {
  game: virtualRevolution,
  words,
  Board: VirtualRevolutionBoard,
  RulesPage,
  rules: {
    text: rulesPage,
    book: async () => (await import('../rulebook.generated.ts')).rulebook,
  },
  guided,
  Explanation,
};

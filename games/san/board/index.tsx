import '@fontsource/chakra-petch/latin-500.css';
import '@fontsource/chakra-petch/latin-700.css';
import type { BoardModule } from '@cabale/design';
import { san, words } from '../index.ts';
import type { San } from '../rules/state.ts';
import { SanBoard } from './board.tsx';
import { Explanation } from './explanation.tsx';
import { rulesPage } from '../text/rulespage.ts';
import { guided } from './guided.ts';
import { RulesPage } from './rulespage.tsx';
import './san.css';

/** San as the shell shows it. */
export const board: BoardModule<San> = {
  game: san,
  words,
  Board: SanBoard,
  RulesPage,
  rules: {
    text: rulesPage,
    book: async () => (await import('../rulebook.generated.ts')).rulebook,
  },
  guided,
  Explanation,
};

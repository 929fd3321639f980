import '@fontsource/chakra-petch/latin-500.css';
import '@fontsource/chakra-petch/latin-700.css';
import type { BoardModule } from '@cabale/design';
import { san, words } from '../index.ts';
import type { San } from '../rules/state.ts';
import { SanBoard } from './board.tsx';
import { Explanation } from './explanation.tsx';
import { guided } from './guided.ts';
import { sounds } from './sounds.ts';
import { signs } from './signs.tsx';
import './san.css';

/** San as the shell shows it. */
export const board: BoardModule<San> = {
  game: san,
  words,
  Board: SanBoard,
  rules: async () => (await import('./rulespage.tsx')).rules,
  guided,
  sounds,
  signs,
  Explanation,
};

import type { BoardModule } from '@cabale/design';
import { courtiers, words } from '../index.ts';
import type { Courtiers } from '../rules/state.ts';
import { rulesPage } from '../text/rulespage.ts';
import { CourtiersBoard } from './board.tsx';
import { Explanation } from './explanation.tsx';
import './courtiers.css';
import { guided } from './guided.ts';
import { RulesPage } from './rulespage.tsx';

/** Courtiers as the shell shows it. */
export const board: BoardModule<Courtiers> = {
  game: courtiers,
  words,
  Board: CourtiersBoard,
  RulesPage,
  rules: { text: rulesPage, book: async () => (await import('../rulebook.generated.ts')).rulebook },
  guided,
  Explanation,
};

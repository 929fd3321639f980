import type { BoardModule } from '@cabale/design';
import { courtiers, words } from '../index.ts';
import type { Courtiers } from '../rules/state.ts';
import { CourtiersBoard } from './board.tsx';
import { Explanation } from './explanation.tsx';
import './courtiers.css';
import { guided } from './guided.ts';

/** Courtiers as the shell shows it. */
export const board: BoardModule<Courtiers> = {
  game: courtiers,
  words,
  Board: CourtiersBoard,
  rules: async () => (await import('./rulespage.tsx')).rules,
  guided,
  Explanation,
};

import '@fontsource-variable/exo-2';
import type { BoardModule } from '@cabale/design';
import { virtualRevolution, words } from '../index.ts';
import type { VirtualRevolution } from '../rules/state.ts';
import { VirtualRevolutionBoard } from './board.tsx';
import { Explanation } from './explanation.tsx';
import { guided } from './guided.ts';
import { sounds } from './sounds.ts';
import './virtual-revolution.css';

/** Virtual Revolution as the shell shows it. */
export const board: BoardModule<VirtualRevolution> = {
  game: virtualRevolution,
  words,
  Board: VirtualRevolutionBoard,
  rules: async () => (await import('./rulespage.tsx')).rules,
  guided,
  sounds,
  Explanation,
};

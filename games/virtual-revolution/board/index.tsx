import '@fontsource-variable/exo-2';
import type { BoardModule } from '@cabale/design';
import { playable } from '@cabale/virtual-revolution';
import type { VirtualRevolution } from '@cabale/virtual-revolution/rules/state.ts';
import { VirtualRevolutionBoard } from './board.tsx';
import { Explanation } from './explanation.tsx';
import { guided } from './guided.ts';
import { RulesPage } from './rulespage.tsx';
import './virtual-revolution.css';

/** Virtual Revolution as the shell shows it. */
export const module: BoardModule<VirtualRevolution> = {
  ...playable,
  Board: VirtualRevolutionBoard,
  RulesPage,
  guided,
  Explanation,
};
export { module as board };

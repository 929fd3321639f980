import '@fontsource/barlow/latin-400.css';
import '@fontsource/barlow/latin-500.css';
import '@fontsource/barlow/latin-600.css';
import '@fontsource/limelight/latin-400.css';
import type { BoardModule } from '@cabale/design';
import { playable } from '@cabale/mecanisburgo';
import type { Mecanisburgo } from '@cabale/mecanisburgo/rules/state.ts';
import { MecanisburgoBoard } from './board.tsx';
import { Explanation } from './explanation.tsx';
import { guided } from './guided.ts';
import { RulesPage } from './rulespage.tsx';
import './mecanisburgo.css';

/** Mecanisburgo as the shell shows it. */
export const module: BoardModule<Mecanisburgo> = {
  ...playable,
  Board: MecanisburgoBoard,
  RulesPage,
  guided,
  Explanation,
};
export { module as board };

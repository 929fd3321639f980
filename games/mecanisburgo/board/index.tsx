import '@fontsource/barlow/latin-400.css';
import '@fontsource/barlow/latin-500.css';
import '@fontsource/barlow/latin-600.css';
import '@fontsource/limelight/latin-400.css';
import type { BoardModule } from '@cabale/design';
import { mecanisburgo, words } from '../index.ts';
import type { Mecanisburgo } from '../rules/state.ts';
import { MecanisburgoBoard } from './board.tsx';
import { Explanation } from './explanation.tsx';
import { guided } from './guided.ts';
import { sounds } from './sounds.ts';
import './mecanisburgo.css';

/** Mecanisburgo as the shell shows it. */
export const board: BoardModule<Mecanisburgo> = {
  game: mecanisburgo,
  words,
  Board: MecanisburgoBoard,
  rules: async () => (await import('./rulespage.tsx')).rules,
  guided,
  sounds,
  Explanation,
};

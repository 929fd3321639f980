import '@fontsource/chakra-petch/latin-500.css';
import '@fontsource/chakra-petch/latin-700.css';
import type { BoardModule } from '@cabale/design';
import { playable } from '@cabale/san';
import type { San } from '@cabale/san/rules/state.ts';
import { SanBoard } from './board.tsx';
import { Explanation } from './explanation.tsx';
import { guided } from './guided.ts';
import { RulesPage } from './rulespage.tsx';
import './san.css';

/** San as the shell shows it. */
export const module: BoardModule<San> = { ...playable, Board: SanBoard, RulesPage, guided, Explanation };
export { module as board };

import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/cormorant/latin-700.css';
import type { BoardModule } from '@cabale/design';
import { playable } from '@cabale/venice';
import type { Venice } from '@cabale/venice/rules/state.ts';
import { VeniceBoard } from './board.tsx';
import { Explanation } from './explanation.tsx';
import { guided } from './guided.ts';
import { RulesPage } from './rulespage.tsx';
import './venice.css';

/** Venice as the shell shows it. */
export const module: BoardModule<Venice> = { ...playable, Board: VeniceBoard, RulesPage, guided, Explanation };
export { module as board };

import '@fontsource/anton/latin-400.css';
import '@fontsource/ibm-plex-serif/latin-400.css';
import '@fontsource/ibm-plex-serif/latin-600.css';
import type { BoardModule } from '@cabale/design';
import { playable } from '@cabale/new-order';
import type { NewOrder } from '@cabale/new-order/rules/state.ts';
import { NewOrderBoard } from './board.tsx';
import { Explanation } from './explanation.tsx';
import { guided } from './guided.ts';
import './new-order.css';
import { RulesPage } from './rulespage.tsx';

/** New Order as the shell shows it. */
export const module: BoardModule<NewOrder> = { ...playable, Board: NewOrderBoard, RulesPage, guided, Explanation };
export { module as board };

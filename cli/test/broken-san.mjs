// Loaded before the command line, in each of its threads: San with a view that shows the whole state.
import { loadGame } from '@cabale/games';

const { game } = await loadGame('san');
const { view } = game;
/** @type {typeof view} */
const leakingView = (state, observer, content) => ({ ...view(state, observer, content), shown: JSON.stringify(state) });
Object.assign(game, { view: leakingView });

/** The tasks of worker threads, by name. */
import { hash } from 'node:crypto';
import { setSha256 } from '@cabale/engine';

setSha256((text) => hash('sha256', text));

export { playBlock } from '../block.ts';
export { selfPlayGame } from '../learning/self-play.ts';
export { simulateGame } from '../simulation.ts';
export { countGame, soakGame } from '../soak.ts';
export { think } from '../think.ts';

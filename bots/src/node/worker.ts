/** The tasks of worker threads, by name. */
import { hash } from 'node:crypto';
import { setSha256 } from '@cabale/engine';
import { setThinkingClock } from '../clock.ts';
import { processorClock } from './processor-clock.ts';

setSha256((text) => hash('sha256', text));
const clock = processorClock();
if (clock !== undefined) setThinkingClock(clock);

export { playBlock } from '../block.ts';
export { selfPlayGame } from '../learning/self-play.ts';
export { simulateGame } from '../simulation.ts';
export { countGame, soakGame } from '../soak.ts';
export { think } from '../think.ts';

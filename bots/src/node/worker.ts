/** What worker threads do, by name: whole games, and single thoughts. */
import { hash } from 'node:crypto';
import { lendSha256 } from '@cabale/engine';

lendSha256((text) => hash('sha256', text));

export { playBlock } from '../block.ts';
export { playLesson } from '../lesson.ts';
export { simulateGame } from '../simulation.ts';
export { countGame, soakGame } from '../soak.ts';
export { think } from '../think.ts';

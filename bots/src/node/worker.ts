/** What worker threads do, by name: whole games, and single thoughts. */
export { playBlock } from '../block.ts';
export { playLesson } from '../lesson.ts';
export { countGame, soakGame } from '../soak.ts';
export { think } from '../think.ts';

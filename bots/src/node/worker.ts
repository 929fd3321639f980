/** What worker threads do: whole games, by name. */
export { playBlock } from '../block.ts';
export { playLesson } from '../lesson.ts';
export { soakGame } from '../soak.ts';

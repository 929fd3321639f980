import type { Writable } from 'node:stream';

const held = new Set<Writable>();

/**
 * Holds back what is written to a stream until the present work is done: a move, its answer and whose turn it is then
 * leave in one piece, since a call of the system costs more than a message.
 */
export function gather(stream: Writable): void {
  if (held.has(stream)) return;
  // Runs when all promises that can be kept now are kept.
  if (held.size === 0) process.nextTick(release);
  held.add(stream);
  stream.cork();
}

function release(): void {
  for (const stream of held) stream.uncork();
  held.clear();
}

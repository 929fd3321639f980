import type { Writable } from 'node:stream';

const held = new Set<Writable>();

/**
 * Corks a stream until the current work is done, so that a move, its reply and the turn notice leave in one system
 * call.
 */
export function corkUntilNextTick(stream: Writable): void {
  if (held.has(stream)) return;
  // Runs after all promise callbacks that are ready.
  if (held.size === 0) process.nextTick(release);
  held.add(stream);
  stream.cork();
}

function release(): void {
  for (const stream of held) stream.uncork();
  held.clear();
}

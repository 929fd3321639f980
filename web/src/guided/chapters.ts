import type { GuidedGame } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';

/** The chapter that begins where this guided game ends: the same deal after more choices. */
export function nextChapter<T extends GameTypes>(
  guided: GuidedGame<T>,
  all: readonly GuidedGame<T>[],
): GuidedGame<T> | undefined {
  return all.find(({ seed, opening }) => seed === guided.seed && lengthOf(opening) > lengthOf(guided.opening));
}

function lengthOf(opening: readonly unknown[] = []): number {
  return opening.length;
}

/** What every part of the board looks at, and from which bank. */
import { spokenOf, type BoardProps } from '@cabale/design';
import type { Ref } from '@cabale/engine';
import { POSITIONS, type Position, type San } from '@cabale/san/rules/state.ts';
import { words } from '@cabale/san/text/words.ts';

export interface SanTable extends Pick<BoardProps<San>, 'view' | 'content' | 'seats' | 'decision'> {
  /** The seat at the bottom: the observer's own, SUN for the audience. */
  readonly near: 0 | 1;
  readonly far: 0 | 1;
  /** What has just been spoken of: it shows for a moment that it is new. */
  readonly fresh: ReadonlySet<Ref>;
}

export function tableOf({ view, content, seats, decision, observer, events }: BoardProps<San>): SanTable {
  const near = observer === 1 ? 1 : 0;
  return { view, content, seats, decision, near, far: near === 0 ? 1 : 0, fresh: spokenOf(words, events) };
}

/** River positions from left to right: STAR sits across, so its left is SUN's right (SAN-1.2). */
export function positionsFrom(near: 0 | 1): readonly Position[] {
  return near === 0 ? POSITIONS : POSITIONS.toReversed();
}

import type { TableClient } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import { startTransition, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSettings, type Speed } from '../settings.ts';

/** How long another player's move stays in sight before the next one, in milliseconds. */
const PACE: Readonly<Record<Speed, number>> = { slow: 1500, normal: 750, fast: 300, instant: 0 };

export interface Playback {
  /** The frame on the table now. */
  readonly shown: number;
  /** Whether that is all there is. */
  readonly caughtUp: boolean;
  readonly paused: boolean;
  pause(): void;
  resume(): void;
  step(): void;
  skip(): void;
  /** Goes back to a frame and waits there: what followed is seen again step by step. */
  review(from: number): void;
}

/**
 * Walks along the frames of a table: own moves at once, those of others, and what goes on by itself after any move, at a
 * speed one can follow.
 */
export function usePlayback(table: TableClient<GameTypes>): Playback {
  const { length } = useSyncExternalStore(table.subscribe, () => table.status());
  const pace = PACE[useSettings((settings) => settings.speed)];
  // A game that has just been dealt is watched from its beginning.
  const [at, setAt] = useState(() => (table.frame(length).choices === 0 ? 0 : length));
  const [stopped, setStopped] = useState(false);
  /** Up to where everything has been seen before and is being seen again. */
  const [seenTo, setSeenTo] = useState(-1);
  const isReviewing = at < Math.min(seenTo, length);
  const paused = stopped || isReviewing;
  const shown = placeOf(table, Math.min(at, length), { atOnce: pace === 0 && !paused, isReviewing });

  useEffect(() => {
    if (shown === length || paused) return undefined;
    // In small pieces, so that the browser can answer while the next move is drawn.
    const timer = setTimeout(() => startTransition(() => setAt(shown + 1)), pace);
    return () => clearTimeout(timer);
  }, [shown, length, paused, pace]);

  const pause = useCallback(() => setStopped(true), []);
  const resume = useCallback(() => {
    setStopped(false);
    setSeenTo(-1);
  }, []);
  const step = useCallback(() => setAt(shown + 1), [shown]);
  const skip = useCallback(() => {
    setStopped(false);
    setAt(length);
  }, [length]);
  const review = useCallback(
    (from: number) => {
      setSeenTo(length);
      setAt(from);
    },
    [length],
  );
  return useMemo(
    () => ({ shown, caughtUp: shown === length, paused, pause, resume, step, skip, review }),
    [shown, length, paused, pause, resume, step, skip, review],
  );
}

/** Where to stand: nobody waits for a move of one's own, unless it is one that is looked at again. */
function placeOf(
  table: TableClient<GameTypes>,
  from: number,
  { atOnce, isReviewing }: { readonly atOnce: boolean; readonly isReviewing: boolean },
): number {
  const { length, observer } = table.status();
  if (isReviewing) return from;
  if (atOnce) return length;
  let shown = from;
  while (shown < length && table.frame(shown + 1).seat === observer) shown++;
  return shown;
}

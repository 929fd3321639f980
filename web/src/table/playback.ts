import type { TableClient } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import { startTransition, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSettings, type Speed } from '../settings.ts';

/** How long a move of another player stays visible before the next one, in milliseconds. */
const PACE: Readonly<Record<Speed, number>> = { slow: 1500, normal: 750, fast: 300, instant: 0 };

export interface Playback {
  /** The frame shown. */
  readonly shown: number;
  /** Whether that is the latest frame. */
  readonly caughtUp: boolean;
  readonly paused: boolean;
  pause(): void;
  resume(): void;
  step(): void;
  skip(): void;
  /** Returns to a frame and pauses; the following ones are shown step by step. */
  review(from: number): void;
}

/**
 * Plays the frames of a table: the observer's own moves immediately, the other players' moves and automatic steps at a
 * speed one can follow.
 */
export function usePlayback(table: TableClient<GameTypes>): Playback {
  const { length } = useSyncExternalStore(table.subscribe, () => table.status());
  const isSummed = useSettings((settings) => settings.told) === 'summary';
  const speed = useSettings((settings) => settings.speed);
  // Moves that a summary tells are not played one by one.
  const pace = PACE[isSummed ? 'instant' : speed];
  // Show a newly dealt game from the beginning.
  const [at, setAt] = useState(() => (table.frame(length).choices === 0 ? 0 : length));
  const [stopped, setStopped] = useState(false);
  /** While reviewing: the last frame that was seen before. */
  const [seenTo, setSeenTo] = useState(-1);
  const isReviewing = at < Math.min(seenTo, length);
  const paused = stopped || isReviewing;
  const shown = placeOf(table, Math.min(at, length), { atOnce: pace === 0 && !paused, isReviewing });

  useEffect(() => {
    if (shown === length || paused) return undefined;
    // A transition renders in small slices, so the browser can respond to input while the next move is rendered.
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

/** The frame to show: the observer's own moves are not delayed, except while reviewing. */
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

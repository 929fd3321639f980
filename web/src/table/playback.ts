import type { TableClient } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
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
}

/** Walks along the frames of a table: own moves at once, those of others at a speed one can follow. */
export function usePlayback(table: TableClient<GameTypes>): Playback {
  const { length, observer } = useSyncExternalStore(table.subscribe, () => table.status());
  const speed = useSettings((settings) => settings.speed);
  const [at, setAt] = useState(length);
  const [paused, setPaused] = useState(false);
  const shown = Math.min(at, length);

  useEffect(() => {
    if (shown === length) {
      setAt(length);
      return undefined;
    }
    const next = table.frame(shown + 1);
    if (next.seat === observer || PACE[speed] === 0) {
      setAt(shown + 1);
      return undefined;
    }
    if (paused) return undefined;
    const timer = setTimeout(() => setAt(shown + 1), PACE[speed]);
    return () => clearTimeout(timer);
  }, [table, shown, length, observer, paused, speed]);

  const pause = useCallback(() => setPaused(true), []);
  const resume = useCallback(() => setPaused(false), []);
  const step = useCallback(() => setAt((number) => number + 1), []);
  const skip = useCallback(() => {
    setPaused(false);
    setAt(length);
  }, [length]);
  return useMemo(
    () => ({ shown, caughtUp: shown === length, paused, pause, resume, step, skip }),
    [shown, length, paused, pause, resume, step, skip],
  );
}

import type { LogEntry, TableClient } from '@cabale/design';
import type { GameTypes, GameWords, Observer } from '@cabale/engine';
import { useMemo } from 'react';

/** What the observer heard up to a frame, in sentences. Frames nobody says anything about are left out. */
export function useLog(
  table: Pick<TableClient<GameTypes>, 'frame'>,
  words: GameWords<GameTypes>,
  shown: number,
  observer: Observer,
): readonly LogEntry[] {
  return useMemo(() => {
    const entries: LogEntry[] = [];
    for (let number = 0; number <= shown; number++) {
      const { seat, events } = table.frame(number);
      const lines = events.flatMap((event) => words.event(event) ?? []);
      if (lines.length > 0) entries.push({ number, seat, lines });
    }
    return entries;
    // The observer decides what a frame says, though it is not named above.
    // eslint-disable-next-line react/exhaustive-deps
  }, [table, words, shown, observer]);
}

/** The frame of the observer's own last choice, 0 before the first: where "since your last move" begins. */
export function lastOwnFrame(table: TableClient<GameTypes>): number {
  const { length, observer } = table.status();
  for (let number = length; number > 0; number--) {
    if (table.frame(number).seat === observer) return number;
  }
  return 0;
}

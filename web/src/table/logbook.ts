import type { Frame, LogEntry, TableClient } from '@cabale/design';
import type { GameTypes, GameWords } from '@cabale/engine';
import { useMemo } from 'react';

/** Cached entries: the lines of a frame never change, so they are built only once. */
const written = new WeakMap<Frame<GameTypes>, LogEntry>();

/** The log up to a frame. Frames without sentences are left out. */
export function useLog(
  table: Pick<TableClient<GameTypes>, 'frame'>,
  words: GameWords<GameTypes>,
  shown: Frame<GameTypes>,
): readonly LogEntry[] {
  // Online tables may have only the newest frames at first, so the oldest available one changes as others load.
  const oldest = table.frame(0);
  return useMemo(() => {
    const count = shown.number - oldest.number;
    const frames = Array.from({ length: count }, (_, index) => table.frame(oldest.number + index));
    return [...frames, shown].map((frame) => entryOf(frame, words)).filter(({ lines }) => lines.length > 0);
  }, [table, words, shown, oldest]);
}

function entryOf(frame: Frame<GameTypes>, words: GameWords<GameTypes>): LogEntry {
  const known = written.get(frame);
  if (known !== undefined) return known;
  const { number, seat, events } = frame;
  const entry = { number, seat, lines: events.flatMap((event) => words.event(event) ?? []) };
  written.set(frame, entry);
  return entry;
}

/** The frame of the observer's last choice, 0 before the first: the start of "since your last move". */
export function lastOwnFrame(table: TableClient<GameTypes>): number {
  const { length, observer } = table.status();
  for (let number = length; number > 0; number--) {
    if (table.frame(number).seat === observer) return number;
  }
  return 0;
}

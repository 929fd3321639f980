import type { Frame, LogEntry, TableClient } from '@cabale/design';
import type { GameTypes, GameWords } from '@cabale/engine';
import { useMemo } from 'react';

/** Entries that have been written: a frame says the same for ever, so its lines are never drawn anew. */
const written = new WeakMap<Frame<GameTypes>, LogEntry>();

/** What was heard up to a frame, in sentences. Frames nobody says anything about are left out. */
export function useLog(
  table: Pick<TableClient<GameTypes>, 'frame'>,
  words: GameWords<GameTypes>,
  shown: Frame<GameTypes>,
): readonly LogEntry[] {
  // Tables far away may have only the newest frames at first; the nearest to the deal changes as older ones come.
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

/** The frame of the observer's own last choice, 0 before the first: where "since your last move" begins. */
export function lastOwnFrame(table: TableClient<GameTypes>): number {
  const { length, observer } = table.status();
  for (let number = length; number > 0; number--) {
    if (table.frame(number).seat === observer) return number;
  }
  return 0;
}

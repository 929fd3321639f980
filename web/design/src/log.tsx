import type { Seat, Sentence } from '@cabale/engine';
import { memo, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePointing } from './highlight.ts';
import { Rich } from './rich.tsx';
import { seatColour, SeatMark } from './seatmark.tsx';
import { useNameOf, useStage } from './stage.ts';

/** The sentences of one frame. */
export interface LogEntry {
  /** The frame it led to. */
  readonly number: number;
  readonly seat: Seat | null;
  readonly lines: readonly Sentence[];
}

interface LogProps {
  readonly entries: readonly LogEntry[];
  /** Opens the frame in a replay. */
  onGoTo?(number: number): void;
}

/** The moves of one player in a row, with what followed from them by itself. */
export interface LogTurn {
  readonly seat: Seat | null;
  readonly entries: readonly LogEntry[];
}

/** The log by turns, oldest first. A move after something that happened by itself begins a new one. */
export function turnsOf(entries: readonly LogEntry[]): readonly LogTurn[] {
  const turns: { seat: Seat | null; entries: LogEntry[] }[] = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    const isOwnMove = entry.seat !== null && entry.seat === last?.entries.at(-1)?.seat;
    if (last === undefined || (entry.seat !== null && last.seat !== null && !isOwnMove)) {
      turns.push({ seat: entry.seat, entries: [entry] });
    } else {
      last.entries.push(entry);
      last.seat ??= entry.seat;
    }
  }
  return turns;
}

/** The log by turns, newest first; pointing at a line highlights what it mentions. */
export function Log({ entries, onGoTo }: LogProps): ReactNode {
  const { t } = useTranslation('design');
  if (entries.length === 0) return <p className="soft">{t('log.empty')}</p>;
  return (
    <ol className="log" aria-label={t('log.label')} reversed>
      {turnsOf(entries)
        .toReversed()
        .map((turn) => (
          <Turn key={turn.entries[0]?.number} turn={turn} onGoTo={onGoTo} />
        ))}
    </ol>
  );
}

interface TurnProps {
  readonly turn: LogTurn;
  readonly onGoTo: ((number: number) => void) | undefined;
}

function Turn({ turn: { seat, entries }, onGoTo }: TurnProps): ReactNode {
  const { t } = useTranslation('design');
  const nameOf = useNameOf();
  const { seats } = useStage();
  return (
    <li className="log-turn" style={seat === null ? undefined : seatColour(seat)}>
      {seat === null ? null : (
        <p className="log-who">
          <SeatMark seat={seat} size={14} /> {seats[seat]?.isYou === true ? t('log.you') : nameOf(`seat:${seat}`)}
        </p>
      )}
      <ol reversed>
        {entries.toReversed().map((entry) => (
          <Entry key={entry.number} entry={entry} onGoTo={onGoTo} />
        ))}
      </ol>
    </li>
  );
}

interface EntryProps {
  readonly entry: LogEntry;
  readonly onGoTo: ((number: number) => void) | undefined;
}

const Entry = memo(function Entry({ entry, onGoTo }: EntryProps): ReactNode {
  const { t } = useTranslation('design');
  const { number, lines } = entry;
  return (
    <li className="log-entry">
      <div className="log-lines">
        {lines.map((line, index) => {
          // The order of the lines never changes, and the same sentence may occur twice.
          const key = `${index} ${line.key}`;
          return <Line key={key} line={line} />;
        })}
      </div>
      {onGoTo === undefined ? null : (
        <button
          type="button"
          className="log-goto"
          aria-label={t('log.goto', { number })}
          onClick={() => onGoTo(number)}
        >
          {number}
        </button>
      )}
    </li>
  );
});

function Line({ line }: { readonly line: Sentence }): ReactNode {
  const things = useMemo(() => Object.values(line.refs ?? {}), [line]);
  const { onPointerEnter, onPointerLeave } = usePointing(things);
  return (
    <p className="log-line" onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
      <Rich sentence={line} />
    </p>
  );
}

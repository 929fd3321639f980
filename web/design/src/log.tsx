import type { Seat, Sentence } from '@cabale/engine';
import { memo, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePointing } from './highlight.ts';
import { Rich } from './rich.tsx';
import { seatColour } from './seatmark.tsx';

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

/** The log, newest first; pointing at a line highlights what it mentions. */
export function Log({ entries, onGoTo }: LogProps): ReactNode {
  const { t } = useTranslation('design');
  if (entries.length === 0) return <p className="soft">{t('log.empty')}</p>;
  return (
    <ol className="log" aria-label={t('log.label')} reversed>
      {entries.toReversed().map((entry) => (
        <Entry key={entry.number} entry={entry} onGoTo={onGoTo} />
      ))}
    </ol>
  );
}

interface EntryProps {
  readonly entry: LogEntry;
  readonly onGoTo: ((number: number) => void) | undefined;
}

const Entry = memo(function Entry({ entry, onGoTo }: EntryProps): ReactNode {
  const { t } = useTranslation('design');
  const { number, seat, lines } = entry;
  return (
    <li className="log-entry" style={seat === null ? undefined : seatColour(seat)}>
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

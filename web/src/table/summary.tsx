import { Log, type LogEntry } from '@cabale/design';
import { useState, type ReactNode } from 'react';
import { useText } from '../text/i18n.ts';
import type { LocalTable } from './localtable.ts';
import { lastOwnFrame } from './logbook.ts';

interface SummaryProps {
  readonly table: LocalTable;
  readonly entries: readonly LogEntry[];
}

/** For whoever comes back to a table: what the others did meanwhile. It goes with the next own move. */
export function Summary({ table, entries }: SummaryProps): ReactNode {
  const say = useText();
  const [opened] = useState(() => ({ from: lastOwnFrame(table), to: table.status().length }));
  const [closed, setClosed] = useState(false);
  const missed = entries.filter(({ number }) => number > opened.from && number <= opened.to);
  const hasMovedSince = lastOwnFrame(table) > opened.to;
  if (closed || hasMovedSince || missed.length === 0) return null;
  return (
    <section className="summary" aria-labelledby="summary">
      <div className="row spread">
        <h2 id="summary" className="side-title">
          {say('table.summary')}
        </h2>
        <button type="button" className="button quiet" onClick={() => setClosed(true)}>
          {say('table.summaryClose')}
        </button>
      </div>
      <Log entries={missed} />
    </section>
  );
}

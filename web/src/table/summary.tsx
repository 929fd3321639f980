import { Log, type LogEntry, type TableClient } from '@cabale/design';
import type { GameTypes, Observer } from '@cabale/engine';
import { useState, type ReactNode } from 'react';
import { Icon } from '../pages/icon.tsx';
import { useText } from '../text/i18n.ts';
import { lastOwnFrame } from './logbook.ts';

interface SummaryProps {
  readonly table: TableClient<GameTypes>;
  readonly entries: readonly LogEntry[];
  /** Shows again what came after a frame. */
  onReview(from: number): void;
}

/** For whoever comes back to a table: what the others did meanwhile. It goes with the next own move. */
export function Summary({ table, entries, onReview }: SummaryProps): ReactNode {
  const say = useText();
  const [opened] = useState(() => ({ from: lastOwnFrame(table), to: table.status().length }));
  const [closed, setClosed] = useState(false);
  const missed = entries.filter(({ number }) => number > opened.from && number <= opened.to);
  const hasMovedSince = lastOwnFrame(table) > opened.to;
  if (closed || hasMovedSince || missed.length === 0) return null;
  const concerned = missed.filter((entry) => concerns(entry, table.status().observer));
  const others = missed.filter((entry) => !concerned.includes(entry));
  const isParted = concerned.length > 0 && others.length > 0;
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
      {isParted ? <h3 className="side-title">{say('table.summaryMine')}</h3> : null}
      {concerned.length > 0 ? <Log entries={concerned} /> : null}
      {isParted ? <h3 className="side-title">{say('table.summaryRest')}</h3> : null}
      {others.length > 0 ? <Log entries={others} /> : null}
      <button type="button" className="button" onClick={() => onReview(opened.from)}>
        <Icon name="step" /> {say('table.summaryReview')}
      </button>
    </section>
  );
}

/** Whether somebody else's doing speaks of the observer. */
function concerns({ seat, lines }: LogEntry, observer: Observer): boolean {
  return seat !== observer && lines.some(({ refs = {} }) => Object.values(refs).includes(`seat:${observer}`));
}

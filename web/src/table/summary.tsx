import { Log, type LogEntry, type TableClient } from '@cabale/design';
import type { GameTypes, Observer } from '@cabale/engine';
import { useState, type ReactNode } from 'react';
import { Button } from '../pages/button.tsx';
import { useSettings } from '../settings.ts';
import { useText } from '../text/i18n.ts';
import { lastOwnFrame } from './logbook.ts';

interface SummaryProps {
  readonly table: TableClient<GameTypes>;
  readonly entries: readonly LogEntry[];
  /** Replays what happened after a frame. */
  onReview(from: number): void;
}

/**
 * Shown to a returning player, or after every turn of the others where the player prefers that: what they did meanwhile.
 * It disappears with the player's next move.
 */
export function Summary({ table, entries, onReview }: SummaryProps): ReactNode {
  const say = useText();
  const isWanted = useSettings((settings) => settings.told) === 'summary';
  const [opened] = useState(() => ({ from: lastOwnFrame(table), to: table.status().length }));
  /** The last own frame for which the summary was closed. */
  const [closedAt, setClosedAt] = useState<number>();
  const ownFrame = lastOwnFrame(table);
  const { from, to } = isWanted ? { from: ownFrame, to: table.status().length } : opened;
  const missed = entries.filter(({ number }) => number > from && number <= to);
  if (closedAt === ownFrame || ownFrame > to || missed.length === 0) return null;
  const concerned = missed.filter((entry) => concerns(entry, table.status().observer));
  const others = missed.filter((entry) => !concerned.includes(entry));
  const isParted = concerned.length > 0 && others.length > 0;
  return (
    <section className="summary" aria-labelledby="summary">
      <div className="row spread">
        <h2 id="summary" className="side-title">
          {say('table.summary')}
        </h2>
        <Button label={say('table.summaryClose')} variant="quiet" onClick={() => setClosedAt(ownFrame)} />
      </div>
      {isParted ? <h3 className="side-title">{say('table.summaryMine')}</h3> : null}
      {concerned.length > 0 ? <Log entries={concerned} /> : null}
      {isParted ? <h3 className="side-title">{say('table.summaryRest')}</h3> : null}
      {others.length > 0 ? <Log entries={others} /> : null}
      <Button icon="step" label={say('table.summaryReview')} onClick={() => onReview(from)} />
    </section>
  );
}

/** Whether another player's move mentions the observer. */
function concerns({ seat, lines }: LogEntry, observer: Observer): boolean {
  return seat !== observer && lines.some(({ refs = {} }) => Object.values(refs).includes(`seat:${observer}`));
}

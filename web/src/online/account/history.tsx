import { LIMITS, tablesSchema, type TableLine } from '@cabale/protocol';
import { useState, type ReactNode } from 'react';
import { Button } from '../../pages/button.tsx';
import { api } from '../api.ts';
import { useRead } from '../asking.ts';
import { TableRow } from '../tablerow.tsx';
import { useOnlineText } from '../text/texts.ts';

/** Finished tables, newest first; older ones are loaded on request. */
export function History(): ReactNode {
  const say = useOnlineText();
  const { answer } = useRead('/me/history', tablesSchema);
  const [older, setOlder] = useState<readonly TableLine[]>([]);
  const [isAll, setAll] = useState(false);
  const first = answer?.ok === true ? answer.value.tables : [];
  const lines = [...first, ...older];
  const more = async () => {
    const before = lines.at(-1)?.created ?? 0;
    const next = await api.ask('GET', `/me/history?before=${before}`, tablesSchema);
    if (!next.ok) return;
    setOlder([...older, ...next.value.tables]);
    setAll(next.value.tables.length < LIMITS.listPage);
  };
  return (
    <section className="column" aria-labelledby="history">
      <h2 id="history">{say('history.title')}</h2>
      {answer?.ok === true && lines.length === 0 ? <p className="soft">{say('history.none')}</p> : null}
      <ul className="saved-list">
        {lines.map((line) => (
          <TableRow key={line.id} line={line} />
        ))}
      </ul>
      {first.length < LIMITS.listPage || isAll ? null : <Button label={say('history.more')} onClick={more} />}
    </section>
  );
}

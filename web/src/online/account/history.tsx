import { LIMITS, tablesSchema, type TableLine } from '@cabale/protocol';
import { useState, type ReactNode } from 'react';
import { Button } from '../../pages/button.tsx';
import { useGameName } from '../../text/game-names.ts';
import { api } from '../api.ts';
import { useRead } from '../asking.ts';
import { TableRow } from '../tablerow.tsx';
import { useOnlineText } from '../text/texts.ts';

/** Without accents and capitals, for comparison. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Finished tables, newest first; older ones are loaded on request. */
export function History(): ReactNode {
  const say = useOnlineText();
  const { answer } = useRead('/me/history', tablesSchema);
  const [older, setOlder] = useState<readonly TableLine[]>([]);
  const [isAll, setAll] = useState(false);
  const first = answer?.ok === true ? answer.value.tables : [];
  const lines = [...first, ...older];
  const [wanted, setWanted] = useState('');
  const nameOf = useGameName();
  const found = lines.filter(({ game, seats }) => {
    const people = seats.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.name] : []));
    return [nameOf(game), ...people].some((name) => folded(name).includes(folded(wanted)));
  });
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
      {lines.length === 0 ? null : (
        <input
          type="search"
          className="input"
          value={wanted}
          placeholder={say('history.search')}
          aria-label={say('history.search')}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      {lines.length > 0 && found.length === 0 ? <p role="status">{say('history.notFound')}</p> : null}
      <ul className="saved-list">
        {found.map((line) => (
          <TableRow key={line.id} line={line} />
        ))}
      </ul>
      {first.length < LIMITS.listPage || isAll ? null : <Button label={say('history.more')} onClick={more} />}
    </section>
  );
}

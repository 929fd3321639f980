import type { BoardModule } from '@cabale/design';
import { parseSetup, type GameTypes, type Outcome } from '@cabale/engine';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { createGame } from '../newgame/create.ts';
import { canShare, downloadRecord, shareRecord } from '../saves/files.ts';
import { shelf } from '../saves/shelf.ts';
import { useText } from '../text/i18n.ts';
import { ChancesChart } from './chanceschart.tsx';
import { EndPanel } from './endpanel.tsx';
import type { LocalTable } from './localtable.ts';

interface LocalEndProps {
  readonly outcome: Outcome;
  readonly table: LocalTable;
  readonly board: BoardModule<GameTypes>;
  readonly id: string | undefined;
}

/** The end of a game played in this browser. */
export function LocalEnd({ outcome, table, board, id }: LocalEndProps): ReactNode {
  const { observer } = table.status();
  const own = observer === 'audience' || table.isShared ? undefined : observer;
  const chances = (
    <ChancesChart
      record={table.record}
      observer={own ?? 0}
      frameAfter={(choices) => table.frameAfter(choices)}
      replayAt={id === undefined ? undefined : (frame) => `/replay/${id}?move=${frame}`}
    />
  );
  return (
    <EndPanel outcome={outcome} own={own} board={board} chances={chances}>
      <EndActions table={table} board={board} id={id} />
    </EndPanel>
  );
}

function EndActions({ table, board, id }: Pick<LocalEndProps, 'table' | 'board' | 'id'>): ReactNode {
  const say = useText();
  const [, navigate] = useLocation();
  const [isFull, setFull] = useState(false);
  const rematch = () => {
    const saved = rematchOf(table, board);
    if (shelf.write(saved) === 'written') navigate(`/table/${saved.id}`);
    else setFull(true);
  };
  return (
    <div className="row">
      <button type="button" className="button primary large" onClick={rematch}>
        {say('end.rematch')}
      </button>
      <Link className="button" href={`/new/${table.gameId}`}>
        {say('end.another')}
      </Link>
      {id === undefined ? null : (
        <Link className="button" href={`/replay/${id}`}>
          {say('table.replay')}
        </Link>
      )}
      <button type="button" className="button" onClick={() => downloadRecord(table.record)}>
        {say('table.export')}
      </button>
      {canShare() ? (
        <button type="button" className="button" onClick={() => void shareRecord(table.record)}>
          {say('end.share')}
        </button>
      ) : null}
      {isFull ? (
        <p className="notice" role="alert">
          {say('new.full')}
        </p>
      ) : null}
    </div>
  );
}

/** The same table once more with everybody one seat on; another seed, the same variants and cards. */
function rematchOf(table: LocalTable, { game }: BoardModule<GameTypes>) {
  const { record } = table;
  const setup = parseSetup(game.setup, record.setup);
  const { pack } = record.content;
  return createGame(game, {
    players: [...table.players.slice(-1), ...table.players.slice(0, -1)],
    setup: 'setup' in setup ? setup.setup : undefined,
    pack: pack === undefined ? undefined : { name: '', source: pack, content: table.content },
  });
}

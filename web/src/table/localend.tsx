import type { BoardModule } from '@cabale/design';
import { parseSetup, type GameTypes, type Outcome } from '@cabale/engine';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../pages/button.tsx';
import { createGame } from '../newgame/create.ts';
import { movedOn } from '../newgame/personal.ts';
import { canShare, downloadRecord, shareRecord } from '../saves/files.ts';
import { useStartGame } from '../saves/startgame.tsx';
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
  const { start, problem } = useStartGame();
  return (
    <div className="row">
      <Button label={say('end.rematch')} variant="primary large" onClick={() => start(rematchOf(table, board))} />
      <ButtonLink label={say('end.another')} href={`/new/${table.gameId}`} />
      {id === undefined ? null : <ButtonLink label={say('table.replay')} href={`/replay/${id}`} />}
      <Button label={say('table.export')} onClick={() => downloadRecord(table.record)} />
      {canShare() ? <Button label={say('end.share')} onClick={() => shareRecord(table.record)} /> : null}
      {problem}
    </div>
  );
}

/** A rematch: the same variants and cards with a new seed, everybody moved by one seat. */
function rematchOf(table: LocalTable, { game }: BoardModule<GameTypes>) {
  const { record } = table;
  const setup = parseSetup(game.setup, record.setup, game.earlier?.[record.rules]?.setup);
  const { pack } = record.content;
  return createGame(game, {
    players: [...table.players.slice(-1), ...table.players.slice(0, -1)],
    setup: 'setup' in setup ? movedOn(game.id, setup.setup) : undefined,
    pack: pack === undefined ? undefined : { name: '', source: pack, content: table.content },
  });
}

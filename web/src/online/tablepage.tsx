import { isGame } from '@cabale/games';
import type { BoardModule } from '@cabale/design';
import type { GameTypes } from '@cabale/engine';
import { packAnswerSchema, type Id, type Me, type WireTable } from '@cabale/protocol';
import { startTransition, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { openBoard } from '../games.ts';
import { Opening } from '../pages/opening.tsx';
import { api } from './api.ts';
import { useRead } from './asking.ts';
import { Contribution } from './contribution.ts';
import { TableSubscription } from './tablesubscription.ts';
import { Gate } from './gate.tsx';
import { Gathering } from './gathering.tsx';
import { OnlineView } from './onlineview.tsx';
import { seatedAt, type Seated } from './seating.ts';
import { connection } from './session.ts';
import { Trouble } from './trouble.tsx';
import { useOnlineText } from './text/texts.ts';

/** An online table from its creation to its end, at one address. */
export function OnlineTablePage({ id }: { readonly id: Id }): ReactNode {
  const say = useOnlineText();
  return <Gate why={say('entrance.toTable')}>{(me) => <Followed key={me.id} id={id} me={me} />}</Gate>;
}

function Followed({ id, me }: { readonly id: Id; readonly me: Me }): ReactNode {
  const subscription = useMemo(() => new TableSubscription(id, connection, api), [id]);
  useEffect(() => subscription.open(), [subscription]);
  const { table, play, refusal } = useSyncExternalStore(subscription.subscribe, subscription.state);
  const board = useBoardOf(table);
  const contribution = useMemo(() => new Contribution(me.id, (act) => subscription.act(act)), [subscription, me.id]);
  useEffect(() => {
    if (table !== undefined) contribution.follow(table);
  }, [contribution, table]);
  if (refusal !== undefined && table === undefined) return <Trouble refusal={refusal} />;
  if (table === undefined || board === undefined) return <Opening />;
  const seated = seatedAt(subscription, contribution, table, me);
  if (table.phase === 'gathering' || table.phase === 'starting' || table.ending === 'cancelled')
    return <Gathering seated={seated} board={board} />;
  return play === undefined ? <Opening /> : <WithContent seated={seated} board={board} />;
}

/** The table with the game's own content or, once loaded, that of its content pack. */
function WithContent({
  seated,
  board,
}: {
  readonly seated: Seated;
  readonly board: BoardModule<GameTypes>;
}): ReactNode {
  const { id, pack } = seated.table;
  const { printed, parse } = board.game.content;
  const { answer } = useRead(pack === undefined ? undefined : `/tables/${id}/pack`, packAnswerSchema);
  const parsed = useMemo(() => (answer?.ok === true ? parse(answer.value.pack) : undefined), [answer, parse]);
  if (pack === undefined) return <OnlineView seated={seated} board={board} content={printed} />;
  if (answer?.ok === false) return <Trouble refusal={answer.refusal} />;
  if (parsed === undefined) return <Opening />;
  // This client is older or newer than the version that accepted the pack.
  if ('mistakes' in parsed) return <Trouble refusal={{ code: 'unavailable' }} />;
  return <OnlineView seated={seated} board={board} content={parsed.content} />;
}

/** The game's board, once the table and hence the game is known. */
function useBoardOf(table: WireTable | undefined): BoardModule<GameTypes> | undefined {
  const [board, setBoard] = useState<BoardModule<GameTypes>>();
  const [error, setError] = useState<Error>();
  const game = table?.game;
  useEffect(() => {
    if (game === undefined || !isGame(game)) return;
    openBoard(game).then((opened) => startTransition(() => setBoard(opened)), setError);
  }, [game]);
  // The error boundary reports that nothing is lost.
  if (error !== undefined) throw error;
  return board;
}

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
import { Feed } from './feed.ts';
import { Gate } from './gate.tsx';
import { Gathering } from './gathering.tsx';
import { OnlineView } from './onlineview.tsx';
import { seatedAt, type Seated } from './seating.ts';
import { line } from './session.ts';
import { Trouble } from './trouble.tsx';
import { useOnlineText } from './text/texts.ts';

/** A table online, from the first free seat to its end: the same address all along. */
export function OnlineTablePage({ id }: { readonly id: Id }): ReactNode {
  const say = useOnlineText();
  return <Gate why={say('entrance.toTable')}>{(me) => <Followed key={me.id} id={id} me={me} />}</Gate>;
}

function Followed({ id, me }: { readonly id: Id; readonly me: Me }): ReactNode {
  const feed = useMemo(() => new Feed(id, line, api), [id]);
  useEffect(() => feed.open(), [feed]);
  const { table, play, refusal } = useSyncExternalStore(feed.subscribe, feed.state);
  const board = useBoardOf(table);
  const contribution = useMemo(() => new Contribution(me.id, (act) => feed.act(act)), [feed, me.id]);
  useEffect(() => {
    if (table !== undefined) contribution.follow(table);
  }, [contribution, table]);
  if (refusal !== undefined && table === undefined) return <Trouble refusal={refusal} />;
  if (table === undefined || board === undefined) return <Opening />;
  const seated = seatedAt(feed, contribution, table, me);
  if (table.phase === 'gathering' || table.phase === 'starting' || table.ending === 'cancelled')
    return <Gathering seated={seated} board={board} />;
  return play === undefined ? <Opening /> : <WithContent seated={seated} board={board} />;
}

/** The table with the values it is played with: those of the game, or those of its content pack once they are here. */
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
  // This house is older or newer than the one that accepted it.
  if ('mistakes' in parsed) return <Trouble refusal={{ code: 'unavailable' }} />;
  return <OnlineView seated={seated} board={board} content={parsed.content} />;
}

/** The game's board, once it is known which game it is. */
function useBoardOf(table: WireTable | undefined): BoardModule<GameTypes> | undefined {
  const [board, setBoard] = useState<BoardModule<GameTypes>>();
  const [error, setError] = useState<Error>();
  const game = table?.game;
  useEffect(() => {
    if (game === undefined || !isGame(game)) return;
    openBoard(game).then((opened) => startTransition(() => setBoard(opened)), setError);
  }, [game]);
  // To the boundary, which says that nothing is lost.
  if (error !== undefined) throw error;
  return board;
}

import { useTurns } from '../turns.ts';
import { api } from './api.ts';
import { notifyOfTurn } from './notify.ts';
import { OwnTables } from './owntables.ts';
import { connection, useSession } from './session.ts';

export const ownTables = new OwnTables(connection, api);

let isFollowing = false;

/** Keeps the badge of waiting tables up to date on every page. */
export function followTurns(): void {
  if (isFollowing) return;
  isFollowing = true;
  ownTables.subscribe(() => {
    const waiting = ownTables.lines()?.filter(({ yourTurn }) => yourTurn) ?? [];
    useTurns.setState({ tables: waiting.map(({ id }) => id) });
  });
  ownTables.follow();
  connection.onTurn(({ table, yours }) => {
    if (yours) notifyOfTurn(table);
  });
  useSession.subscribe(({ me }) => {
    if (me === undefined) ownTables.forget();
  });
}

/** While the list is visible, every turn message also refreshes the time left, which the message does not contain. */
export function keepReading(): () => void {
  void ownTables.read();
  return connection.onTurn(() => void ownTables.read());
}

import { useTurns } from '../turns.ts';
import { api } from './api.ts';
import { notifyOfTurn } from './notify.ts';
import { OwnTables } from './owntables.ts';
import { line, useSession } from './session.ts';

export const ownTables = new OwnTables(line, api);

let isFollowing = false;

/** Keeps the badge right from now on, on every page. */
export function followTurns(): void {
  if (isFollowing) return;
  isFollowing = true;
  ownTables.subscribe(() => {
    const waiting = ownTables.lines()?.filter(({ yourTurn }) => yourTurn) ?? [];
    useTurns.setState({ tables: waiting.map(({ id }) => id) });
  });
  ownTables.follow();
  line.onTurn(({ table, yours }) => {
    if (yours) notifyOfTurn(table);
  });
  useSession.subscribe(({ me }) => {
    if (me === undefined) ownTables.forget();
  });
}

/** While the list is in sight: whose turn it is shows at once, how much time is left has to be asked for. */
export function keepReading(): () => void {
  void ownTables.read();
  return line.onTurn(() => void ownTables.read());
}

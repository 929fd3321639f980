import { tablesSchema, type TableLine } from '@cabale/protocol';
import { create } from 'zustand';
import { useTurns } from '../turns.ts';
import { api } from './api.ts';
import { notifyOfTurn } from './notify.ts';
import { line, useSession } from './session.ts';

interface Tables {
  /** One's own running tables; `undefined` until they have been read. */
  readonly lines: readonly TableLine[] | undefined;
}

export const useOwnTables = create<Tables>()(() => ({ lines: undefined }));

/** Reads one's own tables anew: what waits is what the server says. */
export async function readOwnTables(): Promise<void> {
  const answer = await api.ask('GET', '/me/tables', tablesSchema);
  if (!answer.ok) return;
  useOwnTables.setState({ lines: answer.value.tables });
  useTurns.setState({ tables: answer.value.tables.filter(({ yourTurn }) => yourTurn).map(({ id }) => id) });
}

let isFollowing = false;

/** Keeps the badge right from now on, on every page. */
export function followTurns(): void {
  if (isFollowing) return;
  isFollowing = true;
  line.onTurn(({ table, yours }) => {
    const others = useTurns.getState().tables.filter((each) => each !== table);
    useTurns.setState({ tables: yours ? [...others, table] : others });
    const lines = useOwnTables.getState().lines?.map((each) => {
      return each.id === table ? { ...each, yourTurn: yours } : each;
    });
    useOwnTables.setState({ lines });
    if (yours) notifyOfTurn(table);
  });
  line.subscribe(() => {
    // What happened while the line was broken is asked for.
    if (line.state() === 'open') void readOwnTables();
  });
  useSession.subscribe(({ me }) => {
    if (me === undefined) forget();
  });
  if (line.state() === 'open') void readOwnTables();
}

function forget(): void {
  useOwnTables.setState({ lines: undefined });
  useTurns.setState({ tables: [] });
}

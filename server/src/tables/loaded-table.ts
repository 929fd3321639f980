import type { GameTypes, Rules } from '@cabale/engine';
import type { Id } from '@cabale/protocol';
import type { Write } from '../storage/tables.ts';
import { apply, resume, type TableState } from '../table/apply.ts';
import type { Entry, Fact } from '../table/facts.ts';
import type { TableServices } from './table-services.ts';

/** A table in memory. It is used by one task at a time, so nobody sees a change before it is stored. */
export interface LoadedTable {
  readonly rules: Rules<GameTypes>;
  /** The content pack of the rules; `undefined` where they have none. */
  readonly pack: unknown;
  /** Of the last entry of its log. */
  number: number;
  state: TableState;
  /** The log no longer leads to this state, so older moments cannot be shown. */
  hasNoHistory: boolean;
}

/** `undefined` where the table does not exist, or its game or pack cannot be read. */
export async function loadTable(
  { store, packs }: Pick<TableServices, 'store' | 'packs'>,
  id: Id,
): Promise<LoadedTable | undefined> {
  const head = await store.read(id);
  const tableRules = head === undefined ? undefined : await packs.of(head.document);
  if (head === undefined || tableRules === undefined) return undefined;
  const { number, document, position, state } = head;
  const play =
    position === null || state === null
      ? null
      : resume(tableRules.rules, document, position, JSON.parse(state) as GameTypes['state']);
  return { ...tableRules, number, state: { document, play }, hasNoHistory: false };
}

/** The fact that the game continues under the current rules; `undefined` where the rules it began under are known. */
export function upgradeFact({ state: { document, play }, rules }: LoadedTable): Fact | undefined {
  if (play === null || document.phase !== 'playing' || document.rules === rules.version) return undefined;
  const { position } = play;
  return { kind: 'continued', rules: rules.version, document, position, state: play.match.state };
}

/**
 * Applies an entry that another process has stored; `false` where the table must be read again, since an entry is
 * missing or the state differs.
 */
export function follow(table: LoadedTable, { number, fact, at }: Entry): boolean {
  if (number !== table.number + 1) return false;
  const result = apply(table.state, fact, at, table.rules);
  if (!result.ok) return false;
  if (fact.kind === 'chose' && fact.check !== result.value.play?.match.check) return false;
  table.number = number;
  table.state = result.value;
  return true;
}

export function headWrite(entry: Entry, { document, play }: TableState): Write {
  const position = play?.position ?? null;
  return { entry, head: { number: entry.number, document, position, state: play?.match.bytes ?? null } };
}

/** A choice is stored with the checksum of the state it led to, so that replays can be verified. */
export function withChecksum(fact: Fact, { play }: TableState): Fact {
  const check = play?.match.check;
  return fact.kind === 'chose' && check !== undefined ? { ...fact, check } : fact;
}

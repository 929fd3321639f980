import type { Id } from '@cabale/protocol';
import { jsonText } from '../message/json-writer.ts';
import { nextDue } from '../table/clock.ts';
import { awaitsBot, presentPeople, type Position, type TableDocument } from '../table/document.ts';
import type { Entry } from '../table/facts.ts';
import type { LogRow, TablesRow } from './schema.ts';

/** A table after the log entry of that number. */
export interface Head {
  readonly number: number;
  readonly document: TableDocument;
  readonly position: Position | null;
  /** The game state as JSON. */
  readonly state: string | null;
}

/** A log entry, and the table after it. */
export interface Write {
  readonly entry: Entry;
  readonly head: Head;
}

/** A write as database rows. */
export interface WriteRows {
  readonly log: LogRow;
  readonly table: TablesRow;
}

export function rowsOf({ entry, head }: Write): WriteRows {
  return { log: logRow(head.document.id, entry), table: tableRow(head) };
}

export function tableRow({ number, document, position, state }: Head): TablesRow {
  const { id, host, phase, visibility, game, created, seats } = document;
  return {
    id,
    host,
    number,
    phase,
    visibility,
    game,
    created,
    open_seats: seats.filter(({ kind }) => kind === 'open').length,
    due: nextDue(document),
    bot_owes: awaitsBot(document) && presentPeople(document).length > 0 ? 1 : 0,
    unsettled: document.ending === 'played' ? 1 : 0,
    document: jsonText(document),
    position: position === null ? null : jsonText(position),
    state,
    invite_hash: null,
    share_hash: null,
  };
}

export function logRow(table: Id, { number, at, fact }: Entry): LogRow {
  return { table_id: table, number, at, kind: fact.kind, body: jsonText(fact) };
}

/** The columns that an entry writes, with their types in PostgreSQL; the first column of `tables` is its key. */
export const LOG_TYPES = { table_id: 'text', number: 'integer', at: 'bigint', kind: 'text', body: 'text' } as const;
export const TABLE_TYPES = {
  id: 'text',
  host: 'text',
  number: 'integer',
  phase: 'text',
  open_seats: 'integer',
  due: 'bigint',
  bot_owes: 'integer',
  unsettled: 'integer',
  document: 'text',
  position: 'text',
  state: 'text',
} as const;

export const LOG_COLUMNS = Object.keys(LOG_TYPES) as (keyof typeof LOG_TYPES)[];
export const TABLE_COLUMNS = Object.keys(TABLE_TYPES) as (keyof typeof TABLE_TYPES)[];

/** The assignments of an update; `from` gives the new value of a column. */
export function changes(from: (column: keyof typeof TABLE_TYPES) => string): string {
  return TABLE_COLUMNS.slice(1)
    .map((column) => `${column} = ${column === 'unsettled' ? countedOnce(from(column)) : from(column)}`)
    .join(', ');
}

/** A finished game is counted once, whatever is written about its table afterwards. */
function countedOnce(value: string): string {
  return `case when tables.phase = 'over' then tables.unsettled else ${value} end`;
}

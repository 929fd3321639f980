import { changes, LOG_COLUMNS, TABLE_COLUMNS } from '../rows.ts';

/** A value as SQLite keeps it. */
export type Cell = string | number | null;

/** What the thread that writes is told to do. It does one thing after the other and answers each in turn. */
export type Order =
  | Whole
  /** Begins or ends a transaction of several orders. */
  | { readonly order: 'begin' | 'commit' | 'rollback' }
  /** One statement of such a transaction, or one that changes nothing. */
  | { readonly order: 'run'; readonly text: string; readonly parameters: readonly unknown[] }
  /** Closes the file and ends the thread. */
  | { readonly order: 'close' };

/** What is stored as a whole or not at all. */
export type Whole =
  /** One statement. */
  | { readonly order: 'write'; readonly text: string; readonly parameters: readonly unknown[] }
  /** Entries of logs and the tables after them: the columns of the log, then those of the table. */
  | { readonly order: 'append'; readonly rows: readonly (readonly Cell[])[] }
  /** Several statements. */
  | { readonly order: 'batch'; readonly steps: readonly Step[] };

/** A statement of a batch; `isCondition`: where it changes nothing, all is taken back. */
export interface Step {
  readonly text: string;
  readonly parameters: readonly unknown[];
  readonly isCondition: boolean;
}

/** What a statement has done. */
export interface Done {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** For `append`, `rows` says of each whether its number was free; for `batch`, which condition was not met. */
export type Answer =
  | { readonly done: Done }
  | { readonly problem: { readonly message: string; readonly code: string } };

export const INSERT = `insert into log (${LOG_COLUMNS.join(', ')}) values (${LOG_COLUMNS.map(() => '?').join(', ')})
  on conflict do nothing`;
export const UPDATE = `update tables set ${changes((column) => `?${TABLE_COLUMNS.indexOf(column) + 1}`)} where id = ?1`;

/** How long a process waits for another one that writes to the same file. */
const PATIENCE_MS = 10_000;

/** What is acknowledged has reached the disk. */
export const SETTINGS = [
  `busy_timeout = ${PATIENCE_MS}`,
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  // In pages of 4 KB. The same few pages are written again and again; moving them into the file more rarely costs less.
  'wal_autocheckpoint = 4000',
];

export const READER_SETTINGS = [`busy_timeout = ${PATIENCE_MS}`, 'query_only = ON'];

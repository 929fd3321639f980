import { changes, LOG_COLUMNS, TABLE_COLUMNS } from '../rows.ts';

/** A value of a SQLite column. */
export type Cell = string | number | null;

/** A command to the writer thread, which executes them in order and answers each. */
export type Command =
  | AtomicCommand
  /** Begins or ends a transaction of several commands. */
  | { readonly kind: 'begin' | 'commit' | 'rollback' }
  /** One statement of such a transaction, or one that changes nothing. */
  | { readonly kind: 'run'; readonly text: string; readonly parameters: readonly unknown[] }
  /** Closes the file and ends the thread. */
  | { readonly kind: 'close' };

/** Commands that are atomic by themselves. */
export type AtomicCommand =
  /** One statement. */
  | { readonly kind: 'write'; readonly text: string; readonly parameters: readonly unknown[] }
  /** Log entries and the tables after them: the columns of `log`, then those of `tables`. */
  | { readonly kind: 'append'; readonly rows: readonly (readonly Cell[])[] }
  /** Several statements. */
  | { readonly kind: 'batch'; readonly steps: readonly Step[] };

/** A statement of a batch; `isCondition`: if it changes nothing, the batch is rolled back. */
export interface Step {
  readonly text: string;
  readonly parameters: readonly unknown[];
  readonly isCondition: boolean;
}

/** The result of a statement. */
export interface StatementResult {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** For `append`, `rows` says of each whether its number was free; for `batch`, which condition failed. */
export type Answer =
  | { readonly done: StatementResult }
  | { readonly problem: { readonly message: string; readonly code: string } };

export const INSERT = `insert into log (${LOG_COLUMNS.join(', ')}) values (${LOG_COLUMNS.map(() => '?').join(', ')})
  on conflict do nothing`;
export const UPDATE = `update tables set ${changes((column) => `?${TABLE_COLUMNS.indexOf(column) + 1}`)} where id = ?1`;

/** How long a process waits for another that writes to the same file. */
const BUSY_TIMEOUT_MS = 10_000;

/** Acknowledged data has reached the disk. */
export const SETTINGS = [
  `busy_timeout = ${BUSY_TIMEOUT_MS}`,
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  // In pages of 4 KB. The same few pages are written repeatedly, so fewer checkpoints cost less.
  'wal_autocheckpoint = 4000',
];

export const READER_SETTINGS = [`busy_timeout = ${BUSY_TIMEOUT_MS}`, 'query_only = ON'];

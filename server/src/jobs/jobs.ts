import type { Id } from '@cabale/protocol';

/** Background work for a table, done by any process. Doing it twice does no harm. */
export type Job =
  /** A bot must choose. */
  | { readonly kind: 'bot'; readonly table: Id; readonly number: number }
  /** A deadline of a seat, proposal or reveal passes. */
  | { readonly kind: 'due'; readonly table: Id; readonly at: number }
  /** The result of a finished game is recorded. */
  | { readonly kind: 'settle'; readonly table: Id }
  /** The record of a finished game is made and stored. */
  | { readonly kind: 'record'; readonly table: Id };

export type JobHandler = (job: Job) => Promise<void>;

/** Queues that run each job at least once. Restored from the database at the start, so they need not be durable. */
export interface Jobs {
  /** Adding a job that is already queued has no effect. */
  add(job: Job): Promise<void>;
  /** The time of day was set: timers of delayed jobs are renewed. */
  reschedule(): void;
  /** Starts working. Failed jobs are retried with growing delays. */
  work(handler: JobHandler): Promise<void>;
  /** Finishes the running jobs and starts no others. */
  close(): Promise<void>;
}

export function jobId(job: Job): string {
  switch (job.kind) {
    case 'bot':
      return `bot-${job.table}-${job.number}`;
    case 'due':
      return `due-${job.table}-${job.at}`;
    case 'settle':
      return `settle-${job.table}`;
    case 'record':
      return `record-${job.table}`;
  }
}

/** Bots take seconds and must not delay deadlines. */
export function queueOf(job: Job): 'bots' | 'clocks' {
  return job.kind === 'bot' ? 'bots' : 'clocks';
}

export const ATTEMPTS = 8;
export const FIRST_RETRY_MS = 500;

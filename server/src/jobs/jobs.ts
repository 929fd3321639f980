import type { Id } from '@cabale/protocol';

/** Something to be done for a table by whichever process has time. Done twice it does no harm. */
export type Job =
  /** A bot owes an answer. */
  | { readonly kind: 'bot'; readonly table: Id; readonly number: number }
  /** A time or a proposal runs out. */
  | { readonly kind: 'due'; readonly table: Id; readonly at: number }
  /** A finished game is counted. */
  | { readonly kind: 'settle'; readonly table: Id }
  /** The record of a finished game is made and stored. */
  | { readonly kind: 'record'; readonly table: Id };

export type JobHandler = (job: Job) => Promise<void>;

/** Work that is done at least once, some of it later. Rebuilt from the database at the start, so it need not last. */
export interface Jobs {
  /** Planning the same job twice plans it once. */
  add(job: Job): Promise<void>;
  /** The time of day was set: what is to be done at a time of day is planned anew. */
  retime(): void;
  /** Begins to work. A job whose handler fails is tried again, later and later. */
  work(handler: JobHandler): Promise<void>;
  /** Finishes what is being done and begins nothing else. */
  close(): Promise<void>;
}

export function jobName(job: Job): string {
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

/** Bots take seconds and must not hold up clocks. */
export function laneOf(job: Job): 'bots' | 'clocks' {
  return job.kind === 'bot' ? 'bots' : 'clocks';
}

export const ATTEMPTS = 8;
export const FIRST_RETRY_MS = 500;

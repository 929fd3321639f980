import type { Job } from '../jobs/jobs.ts';
import { nextDue } from '../table/clock.ts';
import { awaitsBot, presentPeople, type TableDocument } from '../table/document.ts';

interface Change {
  readonly before: TableDocument;
  readonly after: TableDocument;
  /** Of the newest entry. */
  readonly number: number;
  /** Whether somebody follows the table through this process. */
  readonly isWatched: boolean;
}

/** The background jobs that a change of a table makes necessary. */
export function jobsAfter({ before, after, number, isWatched }: Change): Job[] {
  const jobs = botJobs(after, number, { isWatched });
  const due = nextDue(after);
  if (due !== null && due !== nextDue(before)) jobs.push({ kind: 'due', table: after.id, at: due });
  if (after.ending === 'played' && before.ending === null) jobs.push({ kind: 'settle', table: after.id });
  const isEnded = after.phase === 'over' && before.phase !== 'over';
  if (isEnded && after.seed !== null) jobs.push({ kind: 'record', table: after.id });
  return jobs;
}

/** Without people at the table, bots play only while somebody connected to this process watches. */
export function botJobs(document: TableDocument, number: number, { isWatched }: Pick<Change, 'isWatched'>): Job[] {
  const isAttended = isWatched || presentPeople(document).length > 0;
  return awaitsBot(document) && isAttended ? [{ kind: 'bot', table: document.id, number }] : [];
}

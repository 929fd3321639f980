import type { Job } from '../jobs/jobs.ts';
import { nextDue } from '../table/clock.ts';
import { owesBot, presentPeople, type TableDocument } from '../table/document.ts';

/** A table that has changed, as the process knows it that plans for it. */
interface Changed {
  readonly before: TableDocument;
  readonly after: TableDocument;
  readonly number: number;
  readonly isWatched: boolean;
}

/** What must be done later because of a change. */
export function planAfter({ before, after, number, isWatched }: Changed): Job[] {
  const jobs = planBots(after, number, isWatched);
  const due = nextDue(after);
  if (due !== null && due !== nextDue(before)) jobs.push({ kind: 'due', table: after.id, at: due });
  if (after.ending === 'played' && before.ending === null) jobs.push({ kind: 'settle', table: after.id });
  const isEnded = after.phase === 'over' && before.phase !== 'over';
  if (isEnded && after.seed !== null) jobs.push({ kind: 'record', table: after.id });
  return jobs;
}

/** Bots among themselves go on only while somebody connected to this process watches: their table stops by itself. */
export function planBots(document: TableDocument, number: number, isWatched: boolean): Job[] {
  const isAttended = isWatched || presentPeople(document).length > 0;
  return owesBot(document) && isAttended ? [{ kind: 'bot', table: document.id, number }] : [];
}

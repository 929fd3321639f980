import type { Job } from '../jobs/jobs.ts';
import { nextDue } from '../table/clock.ts';
import type { TableDocument } from '../table/document.ts';

/** What must be done later because of a change. */
export function planAfter(before: TableDocument, after: TableDocument, number: number): Job[] {
  const jobs: Job[] = [];
  if (owesBot(after)) jobs.push({ kind: 'bot', table: after.id, number });
  const due = nextDue(after);
  if (due !== null && due !== nextDue(before)) jobs.push({ kind: 'due', table: after.id, at: due });
  if (after.ending === 'played' && before.ending === null) jobs.push({ kind: 'settle', table: after.id });
  const isEnded = after.phase === 'over' && before.phase !== 'over';
  if (isEnded && after.seed !== null) jobs.push({ kind: 'record', table: after.id });
  return jobs;
}

export function owesBot({ owing, seats, clock }: TableDocument): boolean {
  return clock.pausedAt === null && owing.some((seat) => seats[seat]?.kind === 'bot');
}

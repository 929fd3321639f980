import { verifyDatabase, type Verdict } from '@cabale/server';
import { Failure } from '../failure.ts';
import { say, sayJson } from '../output.ts';
import { serverDatabase } from '../server-database.ts';

/** Replays every table of the server's database and reports those that differ under these rules. */
export async function verifyAll({ json }: { readonly json?: true }): Promise<void> {
  const counts = { same: 0, differs: 0, unreadable: 0, 'not-begun': 0 };
  for await (const verdict of verifyDatabase(serverDatabase())) {
    counts[verdict.verdict] += 1;
    if (json === true) sayJson(verdict);
    else if (verdict.verdict === 'differs' || verdict.verdict === 'unreadable') say(problemOf(verdict));
  }
  const summary = `${counts.same} same, ${counts.differs} differ, ${counts.unreadable} cannot be read, ${counts['not-begun']} not begun`;
  if (json !== true) say(summary);
  if (counts.differs + counts.unreadable > 0) throw new Failure(summary, 1);
}

function problemOf(verdict: Extract<Verdict, { verdict: 'differs' | 'unreadable' }>): string {
  const where = verdict.verdict === 'differs' ? `differs at entry ${verdict.number}` : 'cannot be read';
  return `${verdict.table}: ${where}: ${verdict.reason}`;
}

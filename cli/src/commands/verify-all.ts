import { verifyStored, WrongSettingsError, type Verdict } from '@cabale/server';
import { Failure } from '../failure.ts';
import { say, sayJson } from '../output.ts';

/** Plays every table of the server's database again and says how each fares with these rules. */
export async function verifyAll({ json }: { readonly json?: true }): Promise<void> {
  const counts = { same: 0, differs: 0, unreadable: 0, 'not-begun': 0 };
  try {
    await verifyStored(process.env, (verdict) => {
      counts[verdict.verdict] += 1;
      if (json === true) sayJson(verdict);
      else if (verdict.verdict === 'differs' || verdict.verdict === 'unreadable') say(told(verdict));
    });
  } catch (error) {
    if (error instanceof WrongSettingsError) throw new Failure(error.message, 2);
    throw error;
  }
  const summary = `${counts.same} same, ${counts.differs} differ, ${counts.unreadable} cannot be read, ${counts['not-begun']} not begun`;
  if (json !== true) say(summary);
  if (counts.differs + counts.unreadable > 0) throw new Failure(summary, 1);
}

function told(verdict: Extract<Verdict, { verdict: 'differs' | 'unreadable' }>): string {
  const where = verdict.verdict === 'differs' ? `differs at entry ${verdict.number}` : 'cannot be read';
  return `${verdict.table}: ${where}: ${verdict.reason}`;
}

import { apply } from '../table/apply.ts';
import type { Entry } from '../table/facts.ts';
import type { LoadedTable } from './loaded.ts';

/**
 * Carries out in memory what another process has stored; `false` where the table must be read anew, since something is
 * missing or leads elsewhere.
 */
export function follow(table: LoadedTable, entry: Entry): boolean {
  if (entry.number !== table.number + 1) return false;
  const result = apply(table.standing, entry.fact, entry.at, table.rules);
  if (!result.ok) return false;
  const { fact } = entry;
  if (fact.kind === 'chose' && fact.check !== result.value.play?.match.check) return false;
  table.number = entry.number;
  table.standing = result.value;
  return true;
}

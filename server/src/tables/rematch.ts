import type { Id } from '@cabale/protocol';
import type { Person } from '../storage/people.ts';
import { newDeal } from '../table/deal.ts';
import type { TableDocument } from '../table/document.ts';

/** A new table with the same people, seats and settings; the person who asks for it is its host. */
export function rematchDocument(
  before: TableDocument,
  host: Person,
  { id, now, serverSeed }: { readonly id: Id; readonly now: number; readonly serverSeed: string },
): TableDocument {
  const seats = before.seats.map((each) => {
    if (each.kind !== 'person') return each;
    if (each.person === host.id)
      return { ...each, left: false, late: false, vacationUntil: null, vacationFrom: null, vacationUsed: 0 };
    return { kind: 'invited', person: each.person } as const;
  });
  const { pausedMs: _, pausesEnded: __, spent: ___, ...settings } = before;
  return {
    ...settings,
    id,
    host: host.id,
    created: now,
    phase: 'gathering',
    seats,
    proposals: [],
    seed: null,
    deal: newDeal(id, seats, serverSeed),
    ending: null,
    outcome: null,
    rematch: null,
    first: 0,
    owing: [],
    clock: { ...before.clock, since: null, asked: [], used: [], pausedAt: null, turn: 0, together: false },
  };
}

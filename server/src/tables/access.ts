import type { Id } from '@cabale/protocol';
import type { TableStore } from '../storage/tables.ts';
import { seatOf, type TableDocument, type TableSeat } from '../table/document.ts';
import type { Tables } from './tables.ts';

/** What somebody may see and do at a table. */
export interface Access {
  readonly document: TableDocument;
  /** Came in with the invitation, or sits or sat here. */
  readonly admitted: boolean;
}

/** Of somebody who sits at a table that is in memory, nobody else need be asked. */
export function accessHere(tables: Tables, id: Id, person: Id): Access | undefined {
  const document = tables.documentHere(id);
  if (document === undefined || document.kicked.includes(person)) return undefined;
  return isExpected(document, person) ? { document, admitted: true } : undefined;
}

/** Private tables exist only for those who were invited. */
export async function accessTo(tables: Tables, store: TableStore, id: Id, person: Id): Promise<Access | undefined> {
  const document = await tables.document(id);
  if (document === undefined) return undefined;
  const isPublic = document.visibility === 'public';
  if (document.kicked.includes(person)) return isPublic ? { document, admitted: false } : undefined;
  if (isExpected(document, person)) return { document, admitted: true };
  // Where anybody may watch and no seat waits for whoever brings the invitation, it makes no difference.
  if (isPublic && !document.seats.some(isForInvited)) return { document, admitted: false };
  const admitted = (await store.isAdmitted(id, person)) || (await store.isMember(id, person));
  return admitted || isPublic ? { document, admitted } : undefined;
}

function isForInvited(seat: TableSeat): boolean {
  return seat.kind === 'invited' && seat.person === null;
}

function isExpected(document: TableDocument, person: Id): boolean {
  const isInvited = document.seats.some((each) => each.kind === 'invited' && each.person === person);
  return isInvited || document.host === person || seatOf(document, person) !== undefined;
}

import type { Id } from '@cabale/protocol';
import type { TableStore } from '../storage/tables.ts';
import { seatOf, type TableDocument, type TableSeat } from '../table/document.ts';
import type { Tables } from './tables.ts';

/** What the database knows about a person at a table, besides the table itself. */
export interface Grant {
  /** The invitation the person came in with. */
  readonly admission: number | undefined;
  /** Sits or sat here. */
  readonly isMember: boolean;
}

/** What somebody may see and do at a table. */
export interface Access {
  readonly document: TableDocument;
  readonly grant: Grant;
  /** Came in with the invitation, or sits or sat here. */
  readonly admitted: boolean;
}

const NO_GRANT: Grant = { admission: undefined, isMember: false };

/**
 * What a person may do at a table as it stands: nothing (`undefined`), follow it, or also take seats that are kept for
 * invited people. The only place that decides this: HTTP asks it for every request, a socket for every message, and a
 * room for every watcher whenever what it depends on has changed.
 */
export function accessWith(document: TableDocument, person: Id, grant: Grant): Access | undefined {
  if (document.kicked.includes(person)) return undefined;
  const admitted = isExpected(document, person) || isAdmitted(document, grant);
  return admitted || document.visibility === 'public' ? { document, grant, admitted } : undefined;
}

/** Whether two states of a table give everybody the same access. */
export function isSameAccess(before: TableDocument, after: TableDocument): boolean {
  return (
    before.kicked === after.kicked &&
    before.invitation === after.invitation &&
    before.host === after.host &&
    before.seats === after.seats &&
    before.phase === after.phase
  );
}

/** People who only look at a public table may talk while they follow it: `isFollowing`. */
export function mayTalk({ admitted }: Access, { isFollowing }: { readonly isFollowing: boolean }): boolean {
  return admitted || isFollowing;
}

/** Of somebody who sits at a table that is in memory, nobody else need be asked. */
export function accessHere(tables: Tables, id: Id, person: Id): Access | undefined {
  const document = tables.find(id)?.cachedDocument;
  return document !== undefined && isExpected(document, person) ? accessWith(document, person, NO_GRANT) : undefined;
}

/** By the newest state of the table, also where another process has written it. */
export async function accessTo(tables: Tables, store: TableStore, id: Id, person: Id): Promise<Access | undefined> {
  await tables.refresh(id);
  const document = await tables.at(id).document();
  if (document === undefined) return undefined;
  // Where anybody may watch and no seat waits for whoever brings the invitation, it makes no difference.
  const isOpen = document.visibility === 'public' && !document.seats.some(isForInvited);
  return accessWith(document, person, isOpen ? NO_GRANT : await grantOf(store, id, person));
}

async function grantOf(store: TableStore, id: Id, person: Id): Promise<Grant> {
  const [admission, isMember] = await Promise.all([store.admission(id, person), store.isMember(id, person)]);
  return { admission, isMember };
}

/** A renewed invitation also ends the access of people who sat here before, until the game is over. */
function isAdmitted({ invitation = 0, phase }: TableDocument, { admission, isMember }: Grant): boolean {
  return admission === invitation || (isMember && (phase === 'over' || invitation === 0));
}

function isForInvited(seat: TableSeat): boolean {
  return seat.kind === 'invited' && seat.person === null;
}

function isExpected(document: TableDocument, person: Id): boolean {
  const isInvited = document.seats.some((each) => each.kind === 'invited' && each.person === person);
  return isInvited || document.host === person || seatOf(document, person) !== undefined;
}

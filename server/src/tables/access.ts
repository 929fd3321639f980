import type { Id } from '@cabale/protocol';
import type { TableStore } from '../storage/tables.ts';
import { replacedSeatOf, seatOf, type TableDocument, type TableSeat } from '../table/document.ts';
import type { Tables } from './tables.ts';

/** What the database stores about a person at a table, besides the table itself. */
export interface Grant {
  /** The number of the invitation the person used. */
  readonly admission: number | undefined;
  /** Has or had a seat. */
  readonly isMember: boolean;
}

/** What a person may see and do at a table. */
export interface Access {
  readonly document: TableDocument;
  readonly grant: Grant;
  /** Invited, or has or had a seat. */
  readonly admitted: boolean;
}

const NO_GRANT: Grant = { admission: undefined, isMember: false };

/**
 * What a person may do at a table: nothing (`undefined`), follow it, or also take seats for invited people. The only
 * place that decides this: called for every HTTP request, for every socket message, and for every subscriber whenever
 * the result may have changed.
 */
export function accessWith(document: TableDocument, person: Id, grant: Grant): Access | undefined {
  if (document.kicked.includes(person)) return undefined;
  const admitted = isParticipant(document, person) || isAdmitted(document, grant);
  return admitted || document.visibility === 'public' ? { document, grant, admitted } : undefined;
}

/** Whether two versions of a table give everybody the same access. */
export function isSameAccess(before: TableDocument, after: TableDocument): boolean {
  return (
    before.kicked === after.kicked &&
    before.invitation === after.invitation &&
    before.host === after.host &&
    before.seats === after.seats &&
    before.phase === after.phase
  );
}

/** Spectators of a public table may write only while they follow it. */
export function mayTalk({ admitted }: Access, { isFollowing }: { readonly isFollowing: boolean }): boolean {
  return admitted || isFollowing;
}

/** The access of a participant at a table in memory; `undefined` where the database must be read. */
export function cachedAccess(tables: Tables, id: Id, person: Id): Access | undefined {
  const document = tables.find(id)?.cachedDocument;
  return document !== undefined && isParticipant(document, person) ? accessWith(document, person, NO_GRANT) : undefined;
}

/** The access by the newest version of the table, whichever process has stored it. */
export async function currentAccess(
  tables: Tables,
  store: TableStore,
  id: Id,
  person: Id,
): Promise<Access | undefined> {
  await tables.refresh(id);
  const document = await tables.at(id).document();
  if (document === undefined) return undefined;
  // At a public table without seats for invited people the grant makes no difference.
  const isOpen = document.visibility === 'public' && !document.seats.some(isForInvited);
  return accessWith(document, person, isOpen ? NO_GRANT : await grantOf(store, id, person));
}

async function grantOf(store: TableStore, id: Id, person: Id): Promise<Grant> {
  const [admission, isMember] = await Promise.all([store.admission(id, person), store.isMember(id, person)]);
  return { admission, isMember };
}

/** Renewing the invitation also ends the access of former players, until the game is over. */
function isAdmitted({ invitation = 0, phase }: TableDocument, { admission, isMember }: Grant): boolean {
  return admission === invitation || (isMember && (phase === 'over' || invitation === 0));
}

function isForInvited(seat: TableSeat): boolean {
  return seat.kind === 'invited' && seat.person === null;
}

function isParticipant(document: TableDocument, person: Id): boolean {
  const isInvited = document.seats.some((each) => each.kind === 'invited' && each.person === person);
  const isSeated = seatOf(document, person) !== undefined || replacedSeatOf(document, person) !== undefined;
  return isInvited || document.host === person || isSeated;
}

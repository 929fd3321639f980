import type { Audience, Id } from '@cabale/protocol';
import type { App } from '../app.ts';
import { hashSecret } from '../people/secrets.ts';
import { seatOf, type TableDocument } from '../table/document.ts';
import { accessWith } from './access.ts';

/** Admits a person by an invitation code; `undefined` where the code is not valid for them. */
export async function admit(
  { storage, tables }: Pick<App, 'storage' | 'tables'>,
  code: string,
  person: Id,
): Promise<TableDocument | undefined> {
  const hash = hashSecret(code);
  const id = await storage.tables.byCode('invite', hash);
  if (id === undefined) return undefined;
  await tables.refresh(id);
  const document = await tables.at(id).document();
  if (document === undefined) return undefined;
  const admission = document.invitation ?? 0;
  if (accessWith(document, person, { admission, isMember: false }) === undefined) return undefined;
  // Checked again after the number was read: otherwise a renewal in between would give the old code the new number.
  if ((await storage.tables.byCode('invite', hash)) !== id) return undefined;
  await storage.tables.admit(id, person, admission);
  return document;
}

const MAX_LISTED = 200;

/** Everybody without a seat who follows the table or was admitted by its invitation. */
export async function audienceOf(
  { storage, tables }: Pick<App, 'storage' | 'tables'>,
  document: TableDocument,
): Promise<Audience['people']> {
  const watching = tables.find(document.id)?.followers ?? new Set<Id>();
  const admitted = await storage.tables.admitted(document.id, document.invitation ?? 0, MAX_LISTED);
  const people = [...new Set([...watching, ...admitted])].filter(
    (person) => seatOf(document, person) === undefined && document.host !== person && !document.kicked.includes(person),
  );
  const names = await storage.people.names(people.slice(0, MAX_LISTED));
  return [...names].map(([person, name]) => ({ person, name, isWatching: watching.has(person) }));
}

import type { Id, PersonExport } from '@cabale/protocol';
import { scopesOf } from '../storage/people.ts';
import type { TokensRow } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import { seatOf } from '../table/document.ts';

/** A token as its owner sees it. */
export function wireToken({ id, name, scopes, created, used }: TokensRow): PersonExport['tokens'][number] {
  return { id, name, scopes: scopesOf(scopes), created, used };
}

/** Everything stored about a person, without hashes of secrets; `undefined` where there is no such person. */
export async function exportOf({ people, tables, chat, results }: Storage, id: Id): Promise<PersonExport | undefined> {
  const row = await people.readRow(id);
  if (row === undefined) return undefined;
  const { name, login, created } = row;
  return {
    person: { id, name, login, created },
    sessions: (await people.sessions(id)).map((each) => {
      return { id: each.id, created: each.created, used: each.used, device: each.device };
    }),
    tokens: (await people.tokens(id)).map(wireToken),
    returnCodeExpires: row.return_expires,
    mutes: await people.muted(id),
    pushes: (await people.pushes(id)).map(({ endpoint }) => ({ endpoint })),
    tables: await tablesOf(tables, id),
    admissions: await tables.admissionsOf(id),
    chat: await chat.linesBy(id),
    results: (await results.of(id)).map(({ table_id: table, game, seats, rank, at }) => {
      return { table, game, seats, rank, at };
    }),
    ratings: (await results.ratings(id)).map(({ game, rated, mu, sigma }) => ({ game, rated, mu, sigma })),
  };
}

async function tablesOf(tables: Storage['tables'], person: Id): Promise<PersonExport['tables']> {
  const found: PersonExport['tables'] = [];
  for (const id of await tables.tracesOf(person)) {
    const head = await tables.read(id);
    if (head === undefined) continue;
    const { game, phase, created, host, seats } = head.document;
    const seat = seatOf(head.document, person) ?? null;
    const sitter = seat === null ? undefined : seats[seat];
    const name = sitter?.kind === 'person' ? sitter.name : null;
    found.push({ id, game, phase, created, isHost: host === person, seat, name });
  }
  return found;
}

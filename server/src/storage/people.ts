import { TOKEN_SCOPES, type Id, type Me, type TokenScope } from '@cabale/protocol';
import type { Kysely } from 'kysely';
import type { Database, PeopleRow, SessionsRow, TokensRow } from './schema.ts';

/** A guest or an account. */
export type Person = Readonly<Me>;

export interface Session {
  readonly id: Id;
  readonly person: Person;
  readonly used: number;
}

export interface Token extends Session {
  readonly scopes: readonly TokenScope[];
}

/** Sessions and tokens last used before these times have expired. */
export interface Expiry {
  readonly sessions: number;
  readonly tokens: number;
}

/** Deleted first when a person is deleted. */
const CREDENTIALS = ['sessions', 'tokens', 'pushes', 'mutes'] as const;

/** People and their credentials; of every secret only a hash. */
export class PeopleStore {
  private readonly database: Kysely<Database>;

  constructor(database: Kysely<Database>) {
    this.database = database;
  }

  async add(person: Pick<PeopleRow, 'id' | 'name' | 'created'>): Promise<void> {
    await this.database
      .insertInto('people')
      .values({ ...person, login: null, password: null, return_hash: null, return_expires: null, leaving: 0 })
      .execute();
  }

  async rename(id: Id, name: string): Promise<void> {
    await this.database.updateTable('people').set({ name }).where('id', '=', id).execute();
  }

  /** Turns a guest into an account; `false` where the name is taken. */
  async setAccount(id: Id, login: string, password: string): Promise<boolean> {
    const known = login.toLowerCase();
    try {
      await this.database.updateTable('people').set({ login: known, password }).where('id', '=', id).execute();
      return true;
    } catch (error) {
      // The column is unique, so a name taken concurrently is noticed here.
      if ((await this.byLogin(known)) === undefined) throw error;
      return false;
    }
  }

  async byLogin(login: string): Promise<{ readonly person: Person; readonly password: string } | undefined> {
    const row = await this.database
      .selectFrom('people')
      .select(['id', 'name', 'login', 'password'])
      .where('login', '=', login.toLowerCase())
      .executeTakeFirst();
    if (row?.password === null || row === undefined) return undefined;
    const { id, name, login: known, password } = row;
    return { person: { id, name, login: known }, password };
  }

  /** Replaces the password and deletes the return code. */
  async setPassword(id: Id, password: string): Promise<void> {
    await this.database
      .updateTable('people')
      .set({ password, return_hash: null, return_expires: null })
      .where('id', '=', id)
      .execute();
  }

  async setReturnCode(id: Id, hash: string, expires: number): Promise<void> {
    await this.database
      .updateTable('people')
      .set({ return_hash: hash, return_expires: expires })
      .where('id', '=', id)
      .execute();
  }

  /** Consumes a code; of two concurrent requests only one succeeds. */
  async takeReturnCode(hash: string, now: number): Promise<Person | undefined> {
    const taken = await this.database
      .updateTable('people')
      .set({ return_hash: null, return_expires: null })
      .where('return_hash', '=', hash)
      .where('return_expires', '>', now)
      .returning(['id', 'name', 'login'])
      .execute();
    return taken[0];
  }

  async readRow(id: Id): Promise<PeopleRow | undefined> {
    return this.database.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Names of people, by id; unknown ids are left out. */
  async names(ids: readonly Id[]): Promise<Map<Id, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.selectFrom('people').select(['id', 'name']).where('id', 'in', ids).execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  async addSession(session: SessionsRow): Promise<void> {
    await this.database.insertInto('sessions').values(session).execute();
  }

  async bySession(hash: string): Promise<Session | undefined> {
    const row = await this.database
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person_id')
      .select(['sessions.id as session', 'sessions.used', 'people.id', 'people.name', 'people.login'])
      .where('sessions.hash', '=', hash)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return { id: row.session, used: row.used, person: { id: row.id, name: row.name, login: row.login } };
  }

  sessions(person: Id): Promise<SessionsRow[]> {
    return this.database
      .selectFrom('sessions')
      .selectAll()
      .where('person_id', '=', person)
      .orderBy('created')
      .execute();
  }

  /** `false` where the person has no such session. */
  endSession(person: Id, id: Id): Promise<boolean> {
    return this.end('sessions', person, id);
  }

  endToken(person: Id, id: Id): Promise<boolean> {
    return this.end('tokens', person, id);
  }

  private async end(credentials: 'sessions' | 'tokens', person: Id, id: Id): Promise<boolean> {
    const { numDeletedRows } = await this.database
      .deleteFrom(credentials)
      .where('person_id', '=', person)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Ends all sessions of a person but one, and all tokens; returns their ids. */
  async endOthers(person: Id, kept: Id): Promise<Id[]> {
    const sessions = await this.database
      .deleteFrom('sessions')
      .where('person_id', '=', person)
      .where('id', '<>', kept)
      .returning('id')
      .execute();
    const tokens = await this.database.deleteFrom('tokens').where('person_id', '=', person).returning('id').execute();
    return [...sessions, ...tokens].map(({ id }) => id);
  }

  /** Which of these sessions and tokens are valid. */
  async valid(ids: readonly Id[], { sessions, tokens }: Expiry): Promise<Set<Id>> {
    if (ids.length === 0) return new Set();
    const found = await Promise.all([
      this.database.selectFrom('sessions').select('id').where('id', 'in', ids).where('used', '>', sessions).execute(),
      this.database
        .selectFrom('tokens')
        .select('id')
        .where('id', 'in', ids)
        .where(({ fn }) => fn.coalesce('used', 'created'), '>', tokens)
        .execute(),
    ]);
    return new Set(found.flat().map(({ id }) => id));
  }

  /** Stores that sessions and tokens are in use, where that was last stored before a time. */
  async use(ids: readonly Id[], at: number, notedBefore: number): Promise<void> {
    if (ids.length === 0) return;
    await this.database
      .updateTable('sessions')
      .set({ used: at })
      .where('id', 'in', ids)
      .where('used', '<', notedBefore)
      .execute();
    await this.database
      .updateTable('tokens')
      .set({ used: at })
      .where('id', 'in', ids)
      .where(({ fn }) => fn.coalesce('used', 'created'), '<', notedBefore)
      .execute();
  }

  async deleteExpired({ sessions, tokens }: Expiry, now: number): Promise<void> {
    await this.database.deleteFrom('sessions').where('used', '<=', sessions).execute();
    await this.database
      .deleteFrom('tokens')
      .where(({ fn }) => fn.coalesce('used', 'created'), '<=', tokens)
      .execute();
    await this.database
      .updateTable('people')
      .set({ return_hash: null, return_expires: null })
      .where('return_expires', '<=', now)
      .execute();
  }

  async addToken(token: TokensRow): Promise<void> {
    await this.database.insertInto('tokens').values(token).execute();
  }

  async byToken(hash: string): Promise<Token | undefined> {
    const row = await this.database
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person_id')
      .select(['tokens.id as token', 'tokens.used', 'tokens.created', 'tokens.scopes'])
      .select(['people.id', 'people.name', 'people.login'])
      .where('tokens.hash', '=', hash)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const person = { id: row.id, name: row.name, login: row.login };
    return { id: row.token, used: row.used ?? row.created, scopes: scopesOf(row.scopes), person };
  }

  tokens(person: Id): Promise<TokensRow[]> {
    return this.database.selectFrom('tokens').selectAll().where('person_id', '=', person).orderBy('created').execute();
  }

  async addPush(person: Id, endpoint: string, keys: object): Promise<void> {
    await this.database
      .insertInto('pushes')
      .values({ endpoint, person_id: person, keys: JSON.stringify(keys) })
      .onConflict((conflict) =>
        conflict
          .column('endpoint')
          .doUpdateSet(({ ref }) => ({ person_id: ref('excluded.person_id'), keys: ref('excluded.keys') })),
      )
      .execute();
  }

  async removePush(person: Id, endpoint: string): Promise<void> {
    await this.database.deleteFrom('pushes').where('person_id', '=', person).where('endpoint', '=', endpoint).execute();
  }

  pushes(person: Id): Promise<{ readonly endpoint: string; readonly keys: string }[]> {
    return this.database.selectFrom('pushes').select(['endpoint', 'keys']).where('person_id', '=', person).execute();
  }

  async mute(person: Id, muted: Id): Promise<void> {
    await this.database
      .insertInto('mutes')
      .values({ person_id: person, muted_id: muted })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async unmute(person: Id, muted: Id): Promise<void> {
    await this.database.deleteFrom('mutes').where('person_id', '=', person).where('muted_id', '=', muted).execute();
  }

  async muted(person: Id): Promise<Id[]> {
    const rows = await this.database.selectFrom('mutes').select('muted_id').where('person_id', '=', person).execute();
    return rows.map(({ muted_id: muted }) => muted);
  }

  /**
   * Begins to delete a person: deletes their credentials and account data. The row itself stays until every table has
   * been rewritten.
   */
  async beginDeletion(id: Id, name: string): Promise<void> {
    await this.database
      .updateTable('people')
      .set({ leaving: 1, name, login: null, password: null, return_hash: null, return_expires: null })
      .where('id', '=', id)
      .execute();
    for (const table of CREDENTIALS) await this.database.deleteFrom(table).where('person_id', '=', id).execute();
    await this.database.deleteFrom('mutes').where('muted_id', '=', id).execute();
  }

  /** People whose deletion has begun and not finished. */
  async leaving(): Promise<Id[]> {
    const rows = await this.database.selectFrom('people').select('id').where('leaving', '=', 1).execute();
    return rows.map(({ id }) => id);
  }

  /** Deletes the last rows that name the person. */
  async endDeletion(id: Id): Promise<void> {
    // Credentials again, since somebody may have been signing in when the deletion began.
    for (const table of [...CREDENTIALS, 'results', 'ratings', 'admissions', 'members'] as const) {
      await this.database.deleteFrom(table).where('person_id', '=', id).execute();
    }
    await this.database.deleteFrom('people').where('id', '=', id).execute();
  }
}

export function scopesOf(stored: string): TokenScope[] {
  const words = stored.split(' ');
  return TOKEN_SCOPES.filter((scope) => words.includes(scope));
}

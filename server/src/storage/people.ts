import type { Id } from '@cabale/protocol';
import type { Kysely } from 'kysely';
import type { Database, PeopleRow, SessionsRow, TokensRow } from './schema.ts';

/** Somebody who plays: a guest, or with an account. */
export interface Person {
  readonly id: Id;
  readonly name: string;
  readonly login: string | null;
}

export interface Session {
  readonly id: Id;
  readonly person: Person;
  readonly used: number;
}

/** People and what they prove themselves with; of every secret only a hash. */
export class PeopleStore {
  private readonly database: Kysely<Database>;

  constructor(database: Kysely<Database>) {
    this.database = database;
  }

  async add(person: Pick<PeopleRow, 'id' | 'name' | 'created'>): Promise<void> {
    await this.database
      .insertInto('people')
      .values({ ...person, login: null, password: null, return_hash: null })
      .execute();
  }

  async rename(id: Id, name: string): Promise<void> {
    await this.database.updateTable('people').set({ name }).where('id', '=', id).execute();
  }

  /** Makes a guest the owner of an account; `false` where the name is taken. */
  async setAccount(id: Id, login: string, password: string): Promise<boolean> {
    const known = login.toLowerCase();
    try {
      await this.database.updateTable('people').set({ login: known, password }).where('id', '=', id).execute();
      return true;
    } catch (error) {
      // The column is unique: somebody has the name, perhaps since a moment ago.
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

  /** Takes the place of the password before; the code for other devices goes with it. */
  async setPassword(id: Id, password: string): Promise<void> {
    await this.database.updateTable('people').set({ password, return_hash: null }).where('id', '=', id).execute();
  }

  async setReturnCode(id: Id, hash: string): Promise<void> {
    await this.database.updateTable('people').set({ return_hash: hash }).where('id', '=', id).execute();
  }

  async byReturnCode(hash: string): Promise<Person | undefined> {
    return this.database
      .selectFrom('people')
      .select(['id', 'name', 'login'])
      .where('return_hash', '=', hash)
      .executeTakeFirst();
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

  async useSession(id: Id, at: number): Promise<void> {
    await this.database.updateTable('sessions').set({ used: at }).where('id', '=', id).execute();
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
  async endSession(person: Id, id: Id): Promise<boolean> {
    const { numDeletedRows } = await this.database
      .deleteFrom('sessions')
      .where('person_id', '=', person)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Ends all sessions of a person but one; the ids of those that ended. */
  async endOtherSessions(person: Id, kept: Id): Promise<Id[]> {
    const ended = await this.database
      .deleteFrom('sessions')
      .where('person_id', '=', person)
      .where('id', '<>', kept)
      .returning('id')
      .execute();
    return ended.map(({ id }) => id);
  }

  async addToken(token: TokensRow): Promise<void> {
    await this.database.insertInto('tokens').values(token).execute();
  }

  async byToken(hash: string): Promise<Session | undefined> {
    const row = await this.database
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person_id')
      .select(['tokens.id as token', 'tokens.used', 'people.id', 'people.name', 'people.login'])
      .where('tokens.hash', '=', hash)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return { id: row.token, used: row.used ?? 0, person: { id: row.id, name: row.name, login: row.login } };
  }

  async useToken(id: Id, at: number): Promise<void> {
    await this.database.updateTable('tokens').set({ used: at }).where('id', '=', id).execute();
  }

  tokens(person: Id): Promise<TokensRow[]> {
    return this.database.selectFrom('tokens').selectAll().where('person_id', '=', person).orderBy('created').execute();
  }

  async endToken(person: Id, id: Id): Promise<boolean> {
    const { numDeletedRows } = await this.database
      .deleteFrom('tokens')
      .where('person_id', '=', person)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
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
}

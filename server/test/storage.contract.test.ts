import { existsSync, rmSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, type DatabaseAddress } from '../src/storage/database.ts';
import { openStorage, type Storage } from '../src/storage/storage.ts';
import type { Head, Write } from '../src/storage/tables.ts';
import type { TableDocument } from '../src/table/document.ts';
import type { Fact } from '../src/table/facts.ts';
import { documentOf, sitter } from './support/documents.ts';
import { hasPostgres, withPostgres, withSqlite } from './support/services.ts';

const ignore = (): void => undefined;

async function opened(address: DatabaseAddress): Promise<Storage> {
  const storage = await openStorage(address, ignore);
  onTestFinished(() => storage.close());
  return storage;
}

function write(document: TableDocument, number: number, fact: Fact, more: Partial<Head> = {}): Write {
  return { entry: { number, at: number, fact }, head: { number, document, position: null, state: null, ...more } };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Reverts the fourth migration. */
const BEFORE_SCOPES = [
  ...['people_leaving', 'sessions_by_use', 'admissions_by_person', 'chat_by_person'].map(
    (name) => `drop index ${name}`,
  ),
  `drop table traces`,
  `alter table tokens drop column scopes`,
  `alter table people drop column return_expires`,
  `alter table people drop column leaving`,
  `alter table admissions drop column invitation`,
  `drop table records`,
  `drop index tables_by_host`,
  `drop index log_undone`,
  `drop index tables_in_play`,
  `alter table tables drop column host`,
  `delete from migrations where version >= 4`,
];

function contract(name: string, fresh: () => () => Promise<DatabaseAddress>): void {
  describe(`storage in ${name}`, () => {
    const address = fresh();

    it('is migrated once by several processes that start together', async () => {
      const place = await address();
      const storages = await Promise.all([1, 2, 3].map(() => openStorage(place, ignore)));
      await Promise.all(storages.map((storage) => storage.check()));
      await Promise.all(storages.map((storage) => storage.close()));
      const { database, close } = await openDatabase(place, ignore);
      expect(await database.selectFrom('people').selectAll().execute()).toEqual([]);
      await close();
    });

    it('refuses a database that a later version has written', async () => {
      const place = await address();
      const { database, close } = await openDatabase(place, ignore);
      await database
        .insertInto('migrations' as never)
        .values({ version: 999 })
        .execute();
      await close();
      await expect(openStorage(place, ignore)).rejects.toThrow('version 999');
    });

    it('keeps what keys could sensibly do, and finds who is named where, in a database from before scopes', async () => {
      const place = await address();
      const { database, close } = await openDatabase(place, ignore);
      const before = await opened(place);
      await before.people.add({ id: 'anna-0000', name: 'Anna', created: 1 });
      const token = { id: 'token-001', hash: 't', person_id: 'anna-0000', name: 'bot', created: 1, used: null };
      await before.people.addToken({ ...token, scopes: '' });
      await before.people.setReturnCode('anna-0000', 'r', 1);
      const reserved = { kind: 'invited', person: 'cleo-0000' } as const;
      const document = documentOf({ id: 'table-001', seats: [sitter('anna-0000'), { kind: 'open' }, reserved] });
      await before.tables.create(document, 'hash');
      const sat: Fact = { kind: 'sat', seat: 1, person: 'ben-00000', name: 'Ben' };
      await before.tables.append(write({ ...document, seats: [...document.seats] }, 1, sat));
      await database.transaction().execute(async (transaction) => {
        for (const statement of BEFORE_SCOPES) await sql.raw(statement).execute(transaction);
      });
      await close();
      const { people, tables } = await opened(place);
      expect(await people.byToken('t')).toMatchObject({ scopes: ['read', 'play', 'chat'] });
      for (const person of ['anna-0000', 'ben-00000', 'cleo-0000']) {
        expect([person, await tables.tracesOf(person)]).toEqual([person, ['table-001']]);
      }
      const soon = Date.now() + 6 * DAY_MS;
      expect(await people.takeReturnCode('r', soon + 2 * DAY_MS)).toBeUndefined();
      expect(await people.takeReturnCode('r', soon)).toMatchObject({ id: 'anna-0000' });
    });

    it('restores a table with its log, position and state', async () => {
      const { tables } = await opened(await address());
      const document = documentOf({ id: 'table-001' });
      await tables.create(document, 'hash');
      const position = { choices: 3, moments: 2, length: 4, cuts: [1] };
      const state = JSON.stringify({ random: [1, 2, 3, 4], sealed: null });
      expect(await tables.append(write(document, 1, { kind: 'paused' }, { position, state }))).toBe(true);
      expect(await tables.read('table-001')).toEqual({ number: 1, document, position, state });
      expect(await tables.log('table-001')).toEqual([
        { number: 0, at: 1000, fact: { kind: 'created', document } },
        { number: 1, at: 1, fact: { kind: 'paused' } },
      ]);
      expect(await tables.read('nowhere-1')).toBeUndefined();
    });

    it('gives a number to one of several writers, whether they share a process or not', async () => {
      const place = await address();
      const storages = await Promise.all([opened(place), opened(place)]);
      const document = documentOf({ id: 'table-001' });
      await storages[0].tables.create(document, 'hash');
      for (let number = 1; number <= 10; number++) {
        const outcomes = await Promise.all(
          [0, 1, 0, 1].map((process, writer) =>
            (storages[process] ?? storages[0]).tables.append(
              write(document, number, { kind: 'undid', seat: writer }, { state: `${writer}` }),
            ),
          ),
        );
        expect(outcomes.filter(Boolean)).toHaveLength(1);
        const winner = outcomes.indexOf(true);
        expect(await storages[0].tables.read('table-001')).toMatchObject({ number, state: `${winner}` });
      }
      const numbers = (await storages[1].tables.log('table-001')).map(({ number }) => number);
      expect(numbers).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    });

    it('stores what many tables append at once', async () => {
      const { tables } = await opened(await address());
      const documents = Array.from({ length: 50 }, (_, index) => documentOf({ id: `table-${100 + index}` }));
      for (const document of documents) await tables.create(document, `hash ${document.id}`);
      const outcomes = await Promise.all(documents.map((each) => tables.append(write(each, 1, { kind: 'paused' }))));
      expect(outcomes.every(Boolean)).toBe(true);
      for (const { id } of documents) expect(await tables.read(id)).toMatchObject({ number: 1 });
    });

    it('keeps every character, missing values, large values, and tables apart', async () => {
      const { tables } = await opened(await address());
      const names = ['"quoted" \\ {braces}, NULL', 'é ü 漢字 🎭', 'two\nlines\tand a tab', ''];
      const documents = names.map((called, index) =>
        documentOf({ id: `table-${index}00`, seats: [sitter('anna-0000', called)] }),
      );
      for (const document of documents) await tables.create(document, `hash ${document.id}`);
      const states = [JSON.stringify(names), null, 'large'.repeat(20_000), ''];
      const outcomes = await Promise.all(
        documents.map((each, index) =>
          tables.append(write(each, 1, { kind: 'paused' }, { state: states[index] ?? null })),
        ),
      );
      expect(outcomes).toEqual([true, true, true, true]);
      for (const [index, document] of documents.entries()) {
        expect(await tables.read(document.id)).toEqual({ number: 1, document, position: null, state: states[index] });
      }
    });

    it('fails a group whose table does not exist, and goes on with the next', async () => {
      const { tables } = await opened(await address());
      const stranger = documentOf({ id: 'nowhere-1' });
      await expect(tables.append(write(stranger, 1, { kind: 'paused' }))).rejects.toThrow(/foreign key/i);
      const document = documentOf({ id: 'table-001' });
      await tables.create(document, 'hash');
      expect(await tables.append(write(document, 1, { kind: 'paused' }))).toBe(true);
    });

    it('lists the lobby, the tables of a person, and pending jobs', async () => {
      const { tables } = await opened(await address());
      const open = documentOf({ id: 'table-open', visibility: 'public', created: 5 });
      const closed = documentOf({ id: 'table-closed', created: 6 });
      for (const each of [open, closed]) await tables.create(each, each.id);
      expect((await tables.lobby(10)).map(({ id }) => id)).toEqual(['table-open']);
      expect((await tables.of('anna-0000', 'running', 10)).map(({ id }) => id)).toEqual(['table-closed', 'table-open']);
      expect(await tables.of('ben-00000', 'running', 10)).toEqual([]);
      const clock = { ...closed.clock, since: 1000, asked: [0] };
      const playing: TableDocument = {
        ...closed,
        phase: 'playing',
        deadline: { kind: 'turn', seconds: 600 },
        seats: [sitter('anna-0000'), { kind: 'bot', level: 1 }],
        owing: [1],
        clock,
      };
      await tables.append(write(playing, 1, { kind: 'started', seed: 's', rules: '1' }));
      expect(await tables.due()).toEqual([{ id: 'table-closed', due: 601_000 }]);
      expect(await tables.owedByBots()).toEqual([{ id: 'table-closed', number: 1 }]);
      const over: TableDocument = { ...playing, phase: 'over', ending: 'played', owing: [] };
      await tables.append(write(over, 2, { kind: 'chose', seat: 1, option: { kind: 'x' } }));
      expect(await tables.unsettled()).toEqual(['table-closed']);
      expect((await tables.of('anna-0000', 'over', 10)).map(({ id }) => id)).toEqual(['table-closed']);
      expect(await tables.of('anna-0000', 'over', 10, 6)).toEqual([]);
    });

    it('removes players who left before the start and keeps those who left afterwards', async () => {
      const { tables } = await opened(await address());
      const seats = [sitter('anna-0000'), sitter('ben-00000')];
      const document = documentOf({ id: 'table-001' });
      await tables.create(document, 'hash');
      await tables.append(write({ ...document, seats }, 1, { kind: 'sat', seat: 1, person: 'ben-00000', name: 'Ben' }));
      expect(await tables.isMember('table-001', 'ben-00000')).toBe(true);
      await tables.append(write(document, 2, { kind: 'left', seat: 1 }));
      expect(await tables.isMember('table-001', 'ben-00000')).toBe(false);
      await tables.append(write({ ...document, seats }, 3, { kind: 'sat', seat: 1, person: 'ben-00000', name: 'Ben' }));
      await tables.append(write({ ...document, phase: 'playing' }, 4, { kind: 'left', seat: 1 }));
      expect(await tables.isMember('table-001', 'ben-00000')).toBe(true);
    });

    it('finds tables by the hash of a code, and a new code ends the old one', async () => {
      const { tables } = await opened(await address());
      await tables.create(documentOf({ id: 'table-001' }), 'first');
      expect(await tables.byCode('invite', 'first')).toBe('table-001');
      await tables.setCode('table-001', 'invite', 'second');
      await tables.setCode('table-001', 'share', 'third');
      expect(await tables.byCode('invite', 'first')).toBeUndefined();
      expect(await tables.byCode('invite', 'second')).toBe('table-001');
      expect(await tables.byCode('invite', 'third')).toBeUndefined();
      expect(await tables.byCode('share', 'third')).toBe('table-001');
      expect(await tables.admission('table-001', 'ben-00000')).toBeUndefined();
      await tables.admit('table-001', 'ben-00000', 0);
      await tables.admit('table-001', 'ben-00000', 1);
      expect(await tables.admission('table-001', 'ben-00000')).toBe(1);
      expect(await tables.admitted('table-001', 0, 10)).toEqual([]);
      expect(await tables.admitted('table-001', 1, 10)).toEqual(['ben-00000']);
    });

    it('numbers messages, also concurrent ones, and omits authors the reader has muted', async () => {
      const place = await address();
      const [one, two] = await Promise.all([opened(place), opened(place)]);
      await one.tables.create(documentOf({ id: 'table-001' }), 'hash');
      await one.people.add({ id: 'reader-00', name: 'Reader', created: 1 });
      const line = (person: string) => ({ at: 1, person, name: person, text: 'hello' });
      await Promise.all([
        ...['anna-0000', 'ben-00000', 'anna-0000'].map((person) => one.chat.say('table-001', line(person))),
        ...['ben-00000', 'anna-0000'].map((person) => two.chat.say('table-001', line(person))),
      ]);
      const all = await one.chat.lines('table-001', 'reader-00', 10);
      expect(all.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
      expect((await one.chat.lines('table-001', 'reader-00', 2)).map(({ number }) => number)).toEqual([3, 4]);
      expect((await one.chat.lines('table-001', 'reader-00', 2, 3)).map(({ number }) => number)).toEqual([1, 2]);
      await one.people.mute('reader-00', 'ben-00000');
      const heard = await one.chat.lines('table-001', 'reader-00', 10);
      expect(new Set(heard.map(({ person }) => person))).toEqual(new Set(['anna-0000']));
      await one.people.unmute('reader-00', 'ben-00000');
      expect(await one.chat.lines('table-001', 'reader-00', 10)).toHaveLength(5);
    });

    it('keeps people, their sessions and tokens, and who has which name', async () => {
      const { people } = await opened(await address());
      await people.add({ id: 'anna-0000', name: 'Anna', created: 1 });
      await people.add({ id: 'ben-00000', name: 'Ben', created: 1 });
      expect(await people.setAccount('anna-0000', 'Anna', 'kept')).toBe(true);
      expect(await people.setAccount('ben-00000', 'anna', 'kept')).toBe(false);
      const anna = { id: 'anna-0000', name: 'Anna', login: 'anna' };
      expect(await people.byLogin('ANNA')).toEqual({ person: anna, password: 'kept' });
      expect(await people.byLogin('ben')).toBeUndefined();
      const session = { id: 'session-1', hash: 'h', person_id: 'anna-0000', created: 1, used: 2, device: 'd' };
      await people.addSession(session);
      expect(await people.bySession('h')).toEqual({ id: 'session-1', used: 2, person: anna });
      await people.use(['session-1'], 9, 2);
      expect(await people.sessions('anna-0000')).toEqual([session]);
      await people.use(['session-1'], 9, 3);
      expect(await people.sessions('anna-0000')).toEqual([{ ...session, used: 9 }]);
      expect(await people.endSession('ben-00000', 'session-1')).toBe(false);
      expect(await people.endSession('anna-0000', 'session-1')).toBe(true);
      expect(await people.bySession('h')).toBeUndefined();
      const key = { id: 'token-001', hash: 't', person_id: 'anna-0000', name: 'bot', created: 1, used: null };
      const token = { ...key, scopes: 'read play' };
      await people.addToken(token);
      expect(await people.byToken('t')).toMatchObject({ id: 'token-001', person: anna, scopes: ['read', 'play'] });
      expect(await people.endToken('ben-00000', 'token-001')).toBe(false);
      expect(await people.endToken('anna-0000', 'token-001')).toBe(true);
      expect(await people.byToken('t')).toBeUndefined();
      await people.setReturnCode('ben-00000', 'r', 100);
      expect(await people.takeReturnCode('r', 100)).toBeUndefined();
      const taken = await Promise.all([people.takeReturnCode('r', 99), people.takeReturnCode('r', 99)]);
      expect(taken.filter((person) => person !== undefined)).toMatchObject([{ id: 'ben-00000' }]);
    });

    it('counts a finished game once and moves ratings towards the winner', async () => {
      const { tables, results } = await opened(await address());
      const document = documentOf({ id: 'table-001' });
      await tables.create(document, 'hash');
      const over: TableDocument = { ...document, phase: 'over', ending: 'played' };
      await tables.append(write(over, 1, { kind: 'undid', seat: 0 }));
      const placed = [
        { person: 'anna-0000', rank: 2 },
        { person: 'ben-00000', rank: 1 },
      ];
      const finished = { table: 'table-001', game: 'whispers', seats: 2, at: 7, placed };
      await Promise.all([results.settle(finished), results.settle(finished)]);
      // Later entries about the table do not make it count again.
      await tables.append(write(over, 2, { kind: 'rematched', table: 'table-002' }));
      expect(await tables.unsettled()).toEqual([]);
      await results.settle(finished);
      const [anna, ben] = await Promise.all([results.ratings('anna-0000'), results.ratings('ben-00000')]);
      expect(anna).toMatchObject([{ game: 'whispers', rated: 1 }]);
      expect(ben).toMatchObject([{ game: 'whispers', rated: 1 }]);
      expect(ben[0]?.mu).toBeGreaterThan(anna[0]?.mu ?? Number.POSITIVE_INFINITY);
      expect(await results.of('ben-00000')).toMatchObject([{ rank: 1, seats: 2, at: 7 }]);
    });
  });
}

contract('SQLite', withSqlite);
describe.runIf(hasPostgres)('with a server', () => {
  contract('PostgreSQL', withPostgres);
});

describe('storage in SQLite', () => {
  it('makes the folder of its file', async () => {
    const place = await withSqlite()();
    if (place.kind !== 'sqlite') throw new Error('not SQLite');
    const folder = `${place.file}-folder`;
    const storage = await openStorage({ kind: 'sqlite', file: `${folder}/deep/cabale.db` }, ignore);
    await storage.close();
    expect(existsSync(folder)).toBe(true);
    rmSync(folder, { recursive: true });
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readRecord, replay, type Outcome } from '@cabale/engine';
import { loadGame, type GameId } from '@cabale/games';
import type { Id, WireTable } from '@cabale/protocol';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import type { App } from '../src/app.ts';
import type { DatabaseAddress } from '../src/storage/database.ts';
import { verifyTables } from '../src/tables/verify.ts';
import { freshFolder, openApp, openServer, testGames } from './support/opened.ts';
import { owes, playOn } from './support/playing.ts';
import { hasPostgres, withPostgres } from './support/services.ts';
import { Visitor, type Line } from './support/visitor.ts';

const FIXTURES = new URL('../../fixtures/0.1.0/online/', import.meta.url);
/** Every running table continues for this many choices. */
const MOVES = 5;

/** What 0.1.0 reported about its own database. */
interface Known {
  readonly madeAt: number;
  readonly account: { readonly login: string; readonly password: string };
  readonly token: string;
  readonly returnCode: string;
  readonly people: readonly { readonly name: string; readonly id: Id; readonly cookie: string }[];
  /** Finished tables of the first person. */
  readonly history: readonly Id[];
  readonly statistics: object;
  readonly tables: readonly KnownTable[];
}

interface KnownTable {
  readonly what: string;
  readonly id: Id;
  readonly game: GameId;
  readonly phase: 'gathering' | 'playing' | 'over';
  /** Indices of `people`. */
  readonly people: readonly number[];
  readonly outcome?: Outcome;
  readonly share?: string;
}

function unzipped(name: string): Buffer {
  return gunzipSync(readFileSync(new URL(name, FIXTURES)));
}

function knownOf(name: string): Known {
  return JSON.parse(readFileSync(new URL(`${name}.json`, FIXTURES), 'utf8')) as Known;
}

/** A data folder of 0.1.0. */
function sqliteFolder(): () => Promise<DatabaseAddress> {
  return () => {
    const file = path.join(freshFolder(), 'cabale.db');
    writeFileSync(file, unzipped('cabale.db.gz'));
    return Promise.resolve({ kind: 'sqlite', file });
  };
}

/** A database into which a dump of 0.1.0 was loaded. */
function postgresDump(): () => Promise<DatabaseAddress> {
  const fresh = withPostgres();
  return async () => {
    const database = await fresh();
    if (database.kind !== 'postgres') throw new Error('not PostgreSQL');
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query(unzipped('postgres.sql.gz').toString('utf8'));
    await client.end();
    return database;
  };
}

function at<Value>(list: readonly Value[], index: number): Value {
  const found = list[index];
  if (found === undefined) throw new Error(`there is no number ${index}`);
  return found;
}

/** The outcome of a record when it is replayed. */
async function outcomeOf(game: GameId, text: string): Promise<Outcome | undefined> {
  const record = readRecord(text);
  if (!record.ok) throw new Error(record.problem.message);
  const match = replay((await loadGame(game)).game, record.value);
  if (!match.ok) throw new Error(match.problem.message);
  return match.value.outcome;
}

function upgrades(name: 'sqlite' | 'postgres', services: () => () => Promise<DatabaseAddress>): void {
  describe(`a database of 0.1.0 in ${name}`, () => {
    const loaded = services();
    const known = knownOf(name);
    const { people, tables } = known;
    const inPhase = (phase: KnownTable['phase']): readonly KnownTable[] =>
      tables.filter((each) => each.phase === phase);

    /** The current server, at the time 0.1.0 was stopped, so that no deadline has passed since. */
    async function opened(): Promise<{ app: App; visitors: readonly Visitor[] }> {
      const app = await openApp({ settings: { database: await loaded() }, now: () => known.madeAt + 1000 });
      const address = await openServer(app);
      const visitors = people.map(({ id, cookie }) => {
        const visitor = new Visitor(address);
        visitor.headers['cookie'] = cookie;
        visitor.id = id;
        return visitor;
      });
      return { app, visitors };
    }

    it('still has people, their tables, results and chat', { timeout: 300_000 }, async () => {
      const { visitors } = await opened();
      const anna = at(visitors, 0);
      for (const [index, visitor] of visitors.entries()) {
        expect((await visitor.get('/me')).body).toMatchObject({ name: people[index]?.name, id: people[index]?.id });
        const own = (await visitor.get('/me/tables')).body as { tables: WireTable[] };
        const expected = tables.filter((each) => each.phase !== 'over' && each.people.includes(index));
        expect(own.tables.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
      }
      const history = (await anna.get('/me/history')).body as { tables: WireTable[] };
      expect(history.tables.map(({ id }) => id)).toEqual(known.history);
      expect((await anna.get('/me/statistics')).body).toEqual(known.statistics);
      const lobby = (await anna.get('/lobby')).body as { tables: WireTable[] };
      const open = tables.filter(({ what }) => what.endsWith('in the lobby'));
      expect(lobby.tables.map(({ id }) => id)).toEqual(open.map(({ id }) => id));
      const finished = at(inPhase('over'), 0);
      const { lines } = (await anna.get(`/tables/${finished.id}/chat`)).body as { lines: { text: string }[] };
      expect(lines.map(({ text }) => text)).toEqual(['Bonne partie à tous !', 'Merci, à toi aussi.']);
    });

    it('accepts passwords, tokens and personal links', async () => {
      const { visitors } = await opened();
      const { address } = at(visitors, 0);
      const [anna, ben] = people;
      const byPassword = new Visitor(address);
      expect((await byPassword.post('/sessions', known.account)).body).toMatchObject({ id: anna?.id });
      const byToken = new Visitor(address);
      byToken.headers['authorization'] = `Bearer ${known.token}`;
      expect((await byToken.get('/me')).body).toMatchObject({ id: anna?.id });
      const byLink = new Visitor(address);
      expect((await byLink.post('/sessions/return', { code: known.returnCode })).body).toMatchObject({ id: ben?.id });
    });

    it('replays every table to the state that 0.1.0 stored', { timeout: 300_000 }, async () => {
      const { app } = await opened();
      const verdicts = [];
      for await (const verdict of verifyTables(app.storage, testGames())) verdicts.push(verdict);
      const expected = tables.map(({ id, phase }) => ({
        table: id,
        verdict: phase === 'gathering' ? 'not-begun' : 'same',
      }));
      const byTable = (a: { table: Id }, b: { table: Id }): number => (a.table < b.table ? -1 : 1);
      expect(verdicts.toSorted(byTable)).toEqual(expected.toSorted(byTable));
    });

    it('serves records of finished games that replay to their outcome', { timeout: 300_000 }, async () => {
      const { visitors } = await opened();
      const anna = at(visitors, 0);
      const found = [];
      for (const { what, id, game } of inPhase('over')) {
        const { body } = await anna.get(`/tables/${id}/record`);
        found.push({ what, outcome: await outcomeOf(game, (body as { record: string }).record) });
      }
      expect(found).toEqual(inPhase('over').map(({ what, outcome }) => ({ what, outcome })));
      const shared = at(inPhase('over'), 0);
      const own = await anna.get(`/tables/${shared.id}/record`);
      expect(await new Visitor(anna.address).get(`/shared/${shared.share}`)).toEqual(own);
    });

    it('continues every running table with choices made over the socket', { timeout: 300_000 }, async () => {
      const { visitors } = await opened();
      const made = [];
      for (const { what, id, people: seated } of inPhase('playing')) {
        const players = seated.map((index) => at(visitors, index));
        if (what.endsWith('paused')) await at(players, 0).act(id, { kind: 'resume' });
        if (what.endsWith('has left')) await at(players, 2).act(id, { kind: 'return' });
        const lines = await Promise.all(players.map((player) => player.connect()));
        await Promise.all(lines.map((line) => line.watch(id)));
        await Promise.all(lines.map((line) => line.until(() => line.status.has(id))));
        let moves = 0;
        while (moves < MOVES) {
          await somebodyOwes(lines, id);
          moves += await playOn(id, lines, `${what} ${moves}`, 1);
        }
        made.push({ what, moves });
      }
      expect(made).toEqual(inPhase('playing').map(({ what }) => ({ what, moves: MOVES })));
    });
  });
}

/** Bots may have to answer first. */
async function somebodyOwes(lines: readonly Line[], table: Id): Promise<void> {
  await Promise.race(lines.map((line) => line.until(() => lines.some((each) => owes(each, table)))));
}

upgrades('sqlite', sqliteFolder);
if (hasPostgres) upgrades('postgres', postgresDump);

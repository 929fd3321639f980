import { CLOSE, type Act, type ServerMessage } from '@cabale/protocol';
import { describe, expect, it, vi } from 'vitest';
import type { App } from '../src/app.ts';
import { forwarder } from './support/forwarder.ts';
import { gathered, watching } from './support/gathered.ts';
import { openApp, openServer } from './support/opened.ts';
import { playOn } from './support/playing.ts';
import { hasPostgres, hasRedis, withPostgres, withRedis } from './support/services.ts';
import { Visitor, type Line } from './support/visitor.ts';

/** All messages about a table after the loss of access was announced. */
function heardAfterLoss(line: Line, table: string): ServerMessage[] {
  const at = line.messages.findIndex((message) => message.type === 'access-lost' && message.table === table);
  expect(at).toBeGreaterThan(-1);
  return line.messages.slice(at + 1).filter(({ type }) => type !== 'reply' && type !== 'welcome');
}

const lostAt = (line: Line, table: string) => () =>
  line.messages.some((message) => message.type === 'access-lost' && message.table === table);

interface Gathering {
  readonly table: string;
  readonly code: string;
  readonly host: Visitor;
  readonly guest: Visitor;
  /** The guest's socket, and the host's. */
  readonly line: Line;
  readonly own: Line;
}

/** A table with a host, and a guest in the other seat, both with open sockets. */
async function gathering(address: string, visibility: 'private' | 'public' = 'private'): Promise<Gathering> {
  const [host, guest] = [await Visitor.guest(address, 'Host'), await Visitor.guest(address, 'Guest')];
  const seats = [{ kind: 'me' as const }, { kind: 'invited' as const }];
  const { table, code } = await host.open({ game: 'whispers', setup: {}, seats, visibility });
  await guest.enter(code);
  const [own, line] = [await host.connect(), await guest.connect()];
  for (const each of [own, line]) await each.watch(table.id);
  return { table: table.id, code, host, guest, line, own };
}

async function say(line: Line, table: string, text: string): Promise<void> {
  expect(await line.ask({ type: 'chat', table, text })).toBeNull();
  await line.until(() => line.received.some((message) => message.includes(text)));
}

describe('somebody who was kicked', () => {
  it('is notified and then receives nothing more of a private table, on any connection', async () => {
    const { table, host, guest, line, own } = await gathering(await openServer(await openApp()));
    await guest.act(table, { kind: 'sit', seat: 1 });
    expect(await host.act(table, { kind: 'kick', seat: 1 })).toBeNull();
    await line.until(lostAt(line, table));
    expect(await host.act(table, { kind: 'set-seat', seat: 1, to: { kind: 'bot', level: 1 } })).toBeNull();
    expect(await host.act(table, { kind: 'start' })).toBeNull();
    await say(own, table, 'among ourselves');
    for (const type of ['watch', 'can-undo'] as const) expect(await line.ask({ type, table })).toBe('not-found');
    expect(await line.ask({ type: 'chat', table, text: 'still here' })).toBe('not-found');
    expect(heardAfterLoss(line, table)).toEqual([]);
    for (const path of ['', '/chat', '/frames?from=0&to=1']) {
      expect((await guest.get(`/tables/${table}${path}`)).status).toBe(404);
    }
  });

  it('neither follows a public table nor talks at it', async () => {
    const { table, host, guest, line, own } = await gathering(await openServer(await openApp()), 'public');
    await guest.act(table, { kind: 'sit', seat: 1 });
    await host.act(table, { kind: 'kick', seat: 1 });
    await line.until(lostAt(line, table));
    await say(own, table, 'quiet now');
    expect(await line.ask({ type: 'chat', table, text: 'still here' })).toBe('not-found');
    expect((await guest.post(`/tables/${table}/chat`, { text: 'still here' })).status).toBe(404);
    expect(heardAfterLoss(line, table)).toEqual([]);
    const { tables } = (await guest.get('/lobby')).body as { tables: { id: string }[] };
    expect(tables.map(({ id }) => id)).not.toContain(table);
  });
});

describe('a spectator', () => {
  it.each(['private', 'public'] as const)(
    'can be removed from a %s table in the middle of play',
    async (visibility) => {
      const address = await openServer(await openApp());
      const at = await gathered(address, 'whispers', 2, { visibility });
      const [host, other] = at.visitors as [Visitor, Visitor];
      const spectator = await Visitor.guest(address, 'Spectator');
      const line = await watching(spectator, at);
      const remove: Act = { kind: 'remove', person: spectator.id };
      expect(await other.act(at.table, remove)).toBe('not-host');
      expect(await host.act(at.table, { kind: 'remove', person: other.id })).toBe('already-seated');
      expect(await host.get(`/tables/${at.table}/audience`)).toMatchObject({
        body: { people: [{ person: spectator.id, name: 'Spectator', isWatching: true }] },
      });
      expect(await host.act(at.table, remove)).toBeNull();
      expect(await host.act(at.table, remove)).toBe('not-found');
      await line.until(lostAt(line, at.table));
      await playOn(at.table, at.lines, 'without spectators', 3);
      const [own] = at.lines as [Line, Line];
      await say(own, at.table, 'among players');
      expect(await line.watch(at.table)).toBe('not-found');
      expect(await spectator.post('/invitations', { code: at.code })).toMatchObject({ status: 404 });
      expect(heardAfterLoss(line, at.table)).toEqual([]);
      expect(await host.get(`/tables/${at.table}/audience`)).toMatchObject({ body: { people: [] } });
    },
  );

  it('a client removed while catching up receives nothing of the rest', async () => {
    const app = await openApp();
    const address = await openServer(app);
    const at = await gathered(address, 'san', 2);
    await playOn(at.table, at.lines, 'a long game', 130);
    const spectator = await Visitor.guest(address, 'Spectator');
    await spectator.enter(at.code);
    const line = await spectator.connect();
    const [host] = at.visitors as [Visitor];
    line.send({ type: 'watch', table: at.table, have: { frames: 0, cuts: 0 } });
    await line.until(() => line.status.has(at.table));
    await host.act(at.table, { kind: 'remove', person: spectator.id });
    await line.until(lostAt(line, at.table));
    await playOn(at.table, at.lines, 'and on', 2);
    await line.ask({ type: 'unwatch', table: at.table });
    expect(heardAfterLoss(line, at.table)).toEqual([]);
  });

  it('loses a private table with the invitation it came with, and is back with the new one', async () => {
    const address = await openServer(await openApp());
    const at = await gathered(address, 'whispers', 2);
    const [host, other] = at.visitors as [Visitor, Visitor];
    const spectator = await Visitor.guest(address, 'Spectator');
    const line = await watching(spectator, at);
    const { code } = (await host.post(`/tables/${at.table}/invitation`)).body as { code: string };
    await line.until(lostAt(line, at.table));
    await playOn(at.table, at.lines, 'without spectators', 2);
    expect(heardAfterLoss(line, at.table)).toEqual([]);
    expect((await spectator.get(`/tables/${at.table}`)).status).toBe(404);
    expect((await spectator.post('/invitations', { code: at.code })).status).toBe(404);
    expect((await other.get(`/tables/${at.table}`)).status).toBe(200);
    await spectator.enter(code);
    expect(await line.watch(at.table)).toBeNull();
  });
});

describe('chat at a public table', () => {
  it('is for people with a seat, an invitation, or the table before them', async () => {
    const { table, code, guest, line, own } = await gathering(await openServer(await openApp()), 'public');
    const stranger = await Visitor.guest(guest.address, 'Stranger');
    const socket = await stranger.connect();
    expect(await socket.ask({ type: 'chat', table, text: 'from outside' })).toBe('not-following');
    expect(await stranger.post(`/tables/${table}/chat`, { text: 'from outside' })).toMatchObject({
      status: 403,
      body: { error: 'not-following' },
    });
    await socket.watch(table);
    await say(socket, table, 'from the audience');
    await socket.ask({ type: 'unwatch', table });
    expect(await socket.ask({ type: 'chat', table, text: 'from outside' })).toBe('not-following');
    await stranger.enter(code);
    expect((await stranger.post(`/tables/${table}/chat`, { text: 'with an invitation' })).status).toBe(200);
    await say(own, table, 'the host');
    await say(line, table, 'the guest');
  });
});

describe('keys that expire while their socket is open', () => {
  const PASSWORD = 'correct horse battery';

  it('a new password ends other sessions and all tokens, with their sockets', async () => {
    const address = await openServer(await openApp());
    const anna = await Visitor.guest(address, 'Anna');
    await anna.post('/me/account', { login: 'anna', password: PASSWORD });
    const { token } = (await anna.post('/me/tokens', { name: 'bot', scopes: ['read'] })).body as { token: string };
    const bot = new Visitor(address);
    bot.headers['authorization'] = `Bearer ${token}`;
    const [line, robot] = [await anna.connect(), await bot.connect()];
    await robot.until(() => robot.messages.length > 0);
    await anna.ask('PUT', '/me/password', { current: PASSWORD, next: 'another horse' });
    expect(await robot.end()).toBe(CLOSE.notSignedIn);
    expect((await bot.get('/me')).status).toBe(401);
    expect(line.closed).toBeUndefined();
  });

  it('a session that ends between being read and being subscribed to is closed', async () => {
    const app = await openApp();
    const anna = await Visitor.guest(await openServer(app), 'Anna');
    const bySession = app.people.bySession.bind(app.people);
    app.people.bySession = async (secret) => {
      const identity = await bySession(secret);
      if (identity === undefined) return undefined;
      await app.storage.people.endSession(anna.id, identity.id);
      app.channels.publish(anna.id, { kind: 'revoked', session: identity.id });
      await new Promise(setImmediate);
      return identity;
    };
    expect(await (await anna.connect()).end()).toBe(CLOSE.notSignedIn);
  });

  it('messages of a closed socket are not carried out', async () => {
    const app = await openApp();
    const { table, host, own } = await gathering(await openServer(app));
    const { sessions } = (await host.get('/me/sessions')).body as { sessions: { id: string }[] };
    let release = (): void => undefined;
    const stillValid = app.people.stillValid.bind(app.people);
    const asked = new Promise<void>((resolve) => {
      app.people.stillValid = async (ids) => {
        resolve();
        await new Promise<void>((go) => (release = go));
        return stillValid(ids);
      };
    });
    app.connections.suspendAndCheckAll();
    await asked;
    own.send({ type: 'act', table, act: { kind: 'set-seat', seat: 1, to: { kind: 'bot', level: 1 } } });
    await host.ask('DELETE', `/me/sessions/${sessions[0]?.id}`);
    release();
    expect(await own.end()).toBe(CLOSE.notSignedIn);
    expect((await app.tables.at(table).document())?.seats[1]).toEqual({ kind: 'invited', person: null });
  });

  it('sockets are held until the database has confirmed them, and lose nothing by it', async () => {
    const app = await openApp();
    const { table, host, line, own } = await gathering(await openServer(app));
    let release = (): void => undefined;
    const stillValid = app.people.stillValid.bind(app.people);
    app.people.stillValid = async (ids) => {
      await new Promise<void>((go) => (release = go));
      return stillValid(ids);
    };
    app.connections.suspendAndCheckAll();
    const before = line.received.length;
    expect(await host.act(table, { kind: 'set-seat', seat: 1, to: { kind: 'bot', level: 1 } })).toBeNull();
    expect(line.received.length).toBe(before);
    release();
    await line.until(() => line.tables.get(table)?.seats[1]?.kind === 'bot');
    await own.until(() => own.tables.get(table)?.seats[1]?.kind === 'bot');
  });
});

describe.runIf(hasPostgres && hasRedis)('with two processes', () => {
  const database = withPostgres();
  const redis = withRedis();

  async function two(): Promise<{
    apps: [App, App];
    addresses: [string, string];
    way: { cut(): void; mend(): void };
  }> {
    const place = await database();
    const way = await forwarder(redis());
    const quiet = { onError: () => undefined };
    const first = await openApp({ ...quiet, settings: { database: place, redis: way.url } });
    const second = await openApp({ ...quiet, settings: { database: place, redis: redis() } });
    return { apps: [first, second], addresses: [await openServer(first), await openServer(second)], way };
  }

  it('a kick at one process ends the subscription at the other before the next frame', async () => {
    const { addresses } = await two();
    const [near, far] = addresses;
    const { table, code, host } = await gathering(near);
    const spectator = await Visitor.guest(far, 'Spectator');
    await spectator.enter(code);
    const line = await spectator.connect();
    await line.watch(table);
    const own = await host.at(far).connect();
    await own.watch(table);
    expect(await host.act(table, { kind: 'remove', person: spectator.id })).toBeNull();
    // Through the spectator's process, whether or not it has been notified of the removal yet.
    await say(own, table, 'among ourselves');
    await line.until(lostAt(line, table));
    expect(line.received.some((message) => message.includes('among ourselves'))).toBe(false);
    expect(heardAfterLoss(line, table)).toEqual([]);
  });

  it('a session that ended during a gap is noticed before anything is acted or sent', async () => {
    const { addresses, apps, way } = await two();
    const [near, far] = addresses;
    const { table, host, guest, line, own } = await gathering(near);
    const { sessions } = (await host.get('/me/sessions')).body as { sessions: { id: string }[] };
    way.cut();
    await vi.waitUntil(() => !apps[0].isReliable);
    expect((await host.at(far).ask('DELETE', `/me/sessions/${sessions[0]?.id}`)).status).toBe(200);
    way.mend();
    await vi.waitUntil(() => apps[0].isReliable, { timeout: 20_000 });
    const before = own.received.length;
    own.send({ type: 'act', table, act: { kind: 'set-seat', seat: 1, to: { kind: 'bot', level: 1 } } });
    await guest.post(`/tables/${table}/chat`, { text: 'anybody there' });
    expect(await own.end()).toBe(CLOSE.notSignedIn);
    expect(own.received.slice(before)).toEqual([]);
    expect((await apps[1].tables.at(table).document())?.seats[1]).toEqual({ kind: 'invited', person: null });
    await line.until(() => line.received.some((message) => message.includes('anybody there')));
  });

  it('a session that ended elsewhere can do nothing while the processes are cut off from each other', async () => {
    const { addresses, apps, way } = await two();
    const [near, far] = addresses;
    const { table, host, own } = await gathering(near);
    const { sessions } = (await host.get('/me/sessions')).body as { sessions: { id: string }[] };
    way.cut();
    await vi.waitUntil(() => !apps[0].isReliable);
    await host.at(far).ask('DELETE', `/me/sessions/${sessions[0]?.id}`);
    own.send({ type: 'act', table, act: { kind: 'set-seat', seat: 1, to: { kind: 'bot', level: 1 } } });
    expect(await own.end()).toBe(CLOSE.notSignedIn);
    expect((await apps[1].storage.tables.read(table))?.document.seats[1]).toEqual({ kind: 'invited', person: null });
    way.mend();
    await vi.waitUntil(() => apps[0].isReliable, { timeout: 20_000 });
  });
});

import { CLOSE } from '@cabale/protocol';
import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from '../src/people/secrets.ts';
import { openDatabase } from '../src/storage/database.ts';
import { freshFolder, openApp, openServer } from './support/opened.ts';
import { Visitor } from './support/visitor.ts';

const PASSWORD = 'correct horse battery';

async function opened(): Promise<string> {
  return openServer(await openApp());
}

describe('guests', () => {
  it('have a name, may change it, and are known by their cookie', async () => {
    const anna = await Visitor.guest(await opened(), '  Anna ');
    expect(await anna.get('/me')).toMatchObject({ status: 200, body: { id: anna.id, name: 'Anna', login: null } });
    await anna.ask('PATCH', '/me', { name: 'Anne' });
    expect(await anna.get('/me')).toMatchObject({ body: { name: 'Anne' } });
  });

  it.each(['', '   ', 'x'.repeat(41), 'two\nlines', 'right\u202Eleft'])('cannot be called %j', async (name) => {
    expect(await new Visitor(await opened()).post('/guests', { name })).toMatchObject({ status: 400 });
  });

  it('return on another device with a code, which a new code replaces', async () => {
    const address = await opened();
    const anna = await Visitor.guest(address, 'Anna');
    const codeOf = async () => ((await anna.post('/me/return-code')).body as { code: string }).code;
    const [first, second] = [await codeOf(), await codeOf()];
    const phone = new Visitor(address);
    expect(await phone.post('/sessions/return', { code: first })).toMatchObject({ status: 401 });
    expect(await phone.post('/sessions/return', { code: second })).toMatchObject({
      status: 200,
      body: { id: anna.id },
    });
    expect(await phone.get('/me')).toMatchObject({ body: { id: anna.id } });
  });

  it('get a cookie that scripts and other sites cannot use', async () => {
    const answer = await fetch(`${await opened()}/api/v1/guests`, {
      method: 'POST',
      headers: { 'x-cabale': '1', 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Anna' }),
    });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^cabale=[\w-]{32}; /);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a new password', () => {
  const NEXT = 'another horse';

  it('replaces the old one and ends all other sessions immediately', async () => {
    const address = await openServer(await openApp());
    const anna = await Visitor.guest(address, 'Anna');
    await anna.post('/me/account', { login: 'anna', password: PASSWORD });
    const thief = new Visitor(address);
    await thief.post('/sessions', { login: 'anna', password: PASSWORD });
    const { code } = (await anna.post('/me/return-code')).body as { code: string };
    const [line, stolen] = [await anna.connect(), await thief.connect()];
    expect(await anna.ask('PUT', '/me/password', { current: PASSWORD, next: NEXT })).toMatchObject({ status: 200 });
    expect(await stolen.end()).toBe(CLOSE.notSignedIn);
    expect(await thief.get('/me')).toMatchObject({ status: 401 });
    expect(await anna.get('/me')).toMatchObject({ status: 200 });
    expect(line.closed).toBeUndefined();
    const again = new Visitor(address);
    expect(await again.post('/sessions/return', { code })).toMatchObject({ status: 401 });
    expect(await again.post('/sessions', { login: 'anna', password: PASSWORD })).toMatchObject({ status: 401 });
    expect(await again.post('/sessions', { login: 'anna', password: NEXT })).toMatchObject({ status: 200 });
  });

  it('is refused without the old one, to guests, and to tokens', async () => {
    const address = await openServer(await openApp());
    const anna = await Visitor.guest(address, 'Anna');
    const change = { current: PASSWORD, next: NEXT };
    expect(await anna.ask('PUT', '/me/password', change)).toMatchObject({ body: { error: 'account-needed' } });
    await anna.post('/me/account', { login: 'anna', password: PASSWORD });
    expect(await anna.ask('PUT', '/me/password', { ...change, current: 'wrong password' })).toMatchObject({
      body: { error: 'wrong-credentials' },
    });
    expect(await anna.ask('PUT', '/me/password', { ...change, next: 'short' })).toMatchObject({ status: 400 });
    const { token } = (await anna.post('/me/tokens', { name: 'bot', scopes: ['read', 'play', 'chat'] })).body as {
      token: string;
    };
    const bot = new Visitor(address);
    bot.headers['authorization'] = `Bearer ${token}`;
    expect(await bot.ask('PUT', '/me/password', change)).toMatchObject({ body: { error: 'token-not-allowed' } });
    expect(await new Visitor(address).post('/sessions', { login: 'anna', password: PASSWORD })).toMatchObject({
      status: 200,
    });
  });
});

describe('accounts', () => {
  it('keep what the guest has, and open elsewhere with name and password', async () => {
    const address = await opened();
    const anna = await Visitor.guest(address, 'Anna');
    expect(await anna.post('/me/account', { login: 'Anna.W', password: PASSWORD })).toMatchObject({ status: 200 });
    const phone = new Visitor(address);
    expect(await phone.post('/sessions', { login: 'anna.w', password: 'wrong password' })).toMatchObject({
      status: 401,
    });
    expect(await phone.post('/sessions', { login: 'nobody', password: PASSWORD })).toMatchObject({ status: 401 });
    expect(await phone.post('/sessions', { login: 'ANNA.W', password: PASSWORD })).toMatchObject({
      body: { id: anna.id },
    });
    expect(await anna.post('/me/account', { login: 'again', password: PASSWORD })).toMatchObject({
      body: { error: 'has-account' },
    });
    const ben = await Visitor.guest(address, 'Ben');
    expect(await ben.post('/me/account', { login: 'anna.w', password: PASSWORD })).toMatchObject({
      body: { error: 'login-taken' },
    });
  });

  it('list their sessions and can end each of them', async () => {
    const address = await opened();
    const anna = await Visitor.guest(address, 'Anna');
    await anna.post('/me/account', { login: 'anna', password: PASSWORD });
    const phone = new Visitor(address);
    await phone.post('/sessions', { login: 'anna', password: PASSWORD });
    const { sessions } = (await anna.get('/me/sessions')).body as { sessions: { id: string; current: boolean }[] };
    expect(sessions).toHaveLength(2);
    const other = sessions.find(({ current }) => !current);
    await anna.ask('DELETE', `/me/sessions/${other?.id}`);
    expect((await phone.get('/me')).status).toBe(401);
    expect((await anna.get('/me')).status).toBe(200);
  });

  it('have tokens for programs, shown once, listed without their secret, and revoked', async () => {
    const address = await opened();
    const anna = await Visitor.guest(address, 'Anna');
    await anna.post('/me/account', { login: 'anna', password: PASSWORD });
    const { id, token } = (await anna.post('/me/tokens', { name: 'my bot', scopes: ['read', 'play'] })).body as {
      id: string;
      token: string;
    };
    const bot = new Visitor(address);
    delete bot.headers['x-cabale'];
    bot.headers['authorization'] = `Bearer ${token}`;
    expect(await bot.get('/me')).toMatchObject({ status: 200, body: { id: anna.id } });
    // Requests with a token need no CSRF protection.
    const table = { game: 'whispers', setup: {}, seats: [{ kind: 'me' }, { kind: 'open' }] };
    expect(await bot.post('/tables', table)).toMatchObject({ status: 200 });
    const listed = await anna.get('/me/tokens');
    expect(JSON.stringify(listed.body)).not.toContain(token);
    expect(listed).toMatchObject({ body: { tokens: [{ id, name: 'my bot', scopes: ['read', 'play'] }] } });
    const line = await bot.connect();
    await anna.ask('DELETE', `/me/tokens/${id}`);
    expect(await line.end()).toBe(4401);
    expect((await bot.get('/me')).status).toBe(401);
  });
});

describe('secrets', () => {
  it('a password matches its own hash and no other', async () => {
    const kept = await hashPassword(PASSWORD, 'anna');
    expect(kept).toMatch(/^scrypt\$/);
    expect(await isPassword(PASSWORD, kept, 'anna')).toBe(true);
    expect(await isPassword(`${PASSWORD}x`, kept, 'anna')).toBe(false);
    expect(await isPassword(PASSWORD, undefined, 'anna')).toBe(false);
    expect(await hashPassword(PASSWORD, 'anna')).not.toBe(kept);
  });

  it('do not occur in the database', async () => {
    const database = { kind: 'sqlite', file: `${freshFolder()}/cabale.db` } as const;
    const address = await openServer(await openApp({ settings: { database } }));
    const anna = await Visitor.guest(address, 'Anna');
    await anna.post('/me/account', { login: 'anna', password: PASSWORD });
    const { token } = (await anna.post('/me/tokens', { name: 'bot', scopes: ['read', 'play', 'chat'] })).body as {
      token: string;
    };
    const { code: back } = (await anna.post('/me/return-code')).body as { code: string };
    const { code } = await anna.open({ game: 'whispers', setup: {}, seats: [{ kind: 'me' }, { kind: 'invited' }] });
    const cookie = (anna.headers['cookie'] ?? '').split('=')[1] ?? '';
    const { database: tables, close } = await openDatabase(database, () => undefined);
    const everything = JSON.stringify([
      await tables.selectFrom('people').selectAll().execute(),
      await tables.selectFrom('sessions').selectAll().execute(),
      await tables.selectFrom('tokens').selectAll().execute(),
      await tables.selectFrom('tables').selectAll().execute(),
      await tables.selectFrom('log').selectAll().execute(),
    ]);
    await close();
    for (const secret of [PASSWORD, token, back, code, cookie]) {
      expect(secret.length).toBeGreaterThan(15);
      expect(everything).not.toContain(secret);
    }
  });
});

describe('input validation at the socket', () => {
  it('limits each person', async () => {
    const address = await openServer(await openApp({ settings: { rates: { address: 1_000_000, person: 30 } } }));
    const anna = await Visitor.guest(address, 'Anna');
    const statuses: number[] = [];
    for (let times = 0; times < 8; times++) statuses.push((await anna.get('/me')).status);
    expect(statuses).toContain(429);
    const line = await (await Visitor.guest(address, 'Ben')).connect();
    for (let times = 0; times < 40; times++) line.send({ type: 'unwatch', table: 'table-0001' });
    expect(await line.end()).toBe(4429);
  });

  it('limits each address', async () => {
    const address = await openServer(await openApp({ settings: { rates: { address: 5, person: 1000 } } }));
    const statuses: number[] = [];
    for (let times = 0; times < 8; times++) statuses.push((await new Visitor(address).get('/games')).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  });

  it.each([
    ['too large', 413, 'too-large', JSON.stringify({ name: 'x'.repeat(70_000) })],
    ['not JSON', 400, 'bad-request', '{'],
    ['of another form', 400, 'bad-request', JSON.stringify({ nom: 'secret value' })],
  ])('refuses a body that is %s, without repeating it', async (_, status, error, body) => {
    const answer = await fetch(`${await opened()}/api/v1/guests`, {
      method: 'POST',
      headers: { 'x-cabale': '1', 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(status);
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({ error });
    expect(text).not.toContain('secret value');
  });

  it('reports that there is nothing where there is nothing', async () => {
    expect(await new Visitor(await opened()).get('/nothing')).toMatchObject({
      status: 404,
      body: { error: 'not-found' },
    });
  });

  it('describes itself', async () => {
    const { body } = await new Visitor(await opened()).get('/openapi.json');
    expect(body).toMatchObject({ openapi: '3.1.0', info: { title: 'Cabale' } });
  });
});

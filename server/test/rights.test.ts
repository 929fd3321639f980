import { API, CLOSE, clientMessageSchema, TOKEN_SCOPES, type TokenScope } from '@cabale/protocol';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { checkRoute, MESSAGE_RIGHTS, ROUTE_RIGHTS } from '../src/api/rights.ts';
import { gathered } from './support/gathered.ts';
import { openApp, openServer } from './support/opened.ts';
import { Visitor } from './support/visitor.ts';

const PASSWORD = 'correct horse battery';

async function owner(address: string): Promise<Visitor> {
  const anna = await Visitor.guest(address, 'Anna');
  await anna.post('/me/account', { login: 'anna', password: PASSWORD });
  return anna;
}

async function withToken(anna: Visitor, scopes: readonly TokenScope[]): Promise<Visitor> {
  const { status, body } = await anna.post('/me/tokens', { name: 'program', scopes });
  expect(status).toBe(200);
  const program = new Visitor(anna.address);
  program.id = anna.id;
  program.headers['authorization'] = `Bearer ${(body as { token: string }).token}`;
  return program;
}

/** Valid bodies, because rights are checked after the schema. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /tables': { game: 'whispers', setup: {}, seats: [{ kind: 'me' }, { kind: 'open' }] },
  'POST /invitations': { code: 'A'.repeat(32) },
  'POST /tables/:id/acts': { kind: 'start' },
  'POST /tables/:id/chat': { text: 'hello' },
  'POST /me/mutes': { person: 'somebody-1' },
  'PATCH /me': { name: 'Robot' },
  'DELETE /me': { name: 'Anna', password: PASSWORD },
  'POST /me/account': { login: 'robot', password: PASSWORD },
  'PUT /me/password': { current: PASSWORD, next: 'another horse' },
  'POST /me/tokens': { name: 'another', scopes: ['read'] },
  'POST /me/pushes': { endpoint: 'https://push.example/1', keys: { p256dh: 'k', auth: 'a' } },
  'DELETE /me/pushes': { endpoint: 'https://push.example/1' },
};

/** The server's routes, from its own description. */
async function routesOf(address: string): Promise<string[]> {
  const { body } = await new Visitor(address).get('/openapi.json');
  const { paths } = body as { paths: Record<string, Record<string, unknown>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replace(API, '').replaceAll(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
}

describe('rights', () => {
  it('are declared for every route there is, and for no other', async () => {
    const routes = await routesOf(await openServer(await openApp()));
    const hidden = ['GET /socket', 'GET /openapi.json'];
    expect(new Set(Object.keys(ROUTE_RIGHTS))).toEqual(new Set([...routes, ...hidden]));
  });

  it('are declared for every message of the socket, and for no other', () => {
    const types = clientMessageSchema.def.options.map((option) => option.shape.type.def.values[0]);
    expect(new Set(Object.keys(MESSAGE_RIGHTS))).toEqual(new Set(types));
  });

  it('that are missing, or not asked for, keep a server from starting', () => {
    const server = fastify();
    server.addHook('onRoute', checkRoute);
    const add = (url: string, preHandler?: () => void) => () =>
      server.get(`${API}${url}`, preHandler === undefined ? {} : { preHandler }, () => 'secret');
    expect(add('/secrets')).toThrow('no right is declared for GET /secrets');
    expect(add('/me')).toThrow('needs "read"');
    expect(add('/games', () => undefined)).toThrow('needs "none"');
  });
});

describe('a token', () => {
  const ROUTES = Object.entries(ROUTE_RIGHTS).filter(([route, right]) => right !== 'none' && route !== 'GET /socket');

  it.each(TOKEN_SCOPES)('with the scope %s is refused by every route that needs another right', async (scope) => {
    const app = await openApp();
    const address = await openServer(app);
    const program = await withToken(await owner(address), [scope]);
    for (const [route, right] of ROUTES) {
      const [method = '', path = ''] = route.split(' ');
      const query = route === 'GET /tables/:id/frames' ? '?from=0&to=1' : '';
      const answer = await program.ask(method, `${path.replace(':id', 'unknown-1')}${query}`, BODIES[route]);
      expect([route, answer.status]).not.toEqual([route, 400]);
      const isAllowed = right === scope;
      expect([route, (answer.body as { error?: string }).error === 'token-not-allowed']).toEqual([route, !isAllowed]);
    }
  });

  it('with every scope cannot become a session, a token or the account', async () => {
    const address = await openServer(await openApp());
    const anna = await owner(address);
    const program = await withToken(anna, TOKEN_SCOPES);
    const tries: readonly [string, string, object?][] = [
      ['POST', '/me/return-code'],
      ['POST', '/me/tokens', { name: 'another', scopes: ['read'] }],
      ['PUT', '/me/password', { current: PASSWORD, next: 'another horse' }],
      ['PATCH', '/me', { name: 'Robot' }],
      ['DELETE', '/me', { name: 'Anna', password: PASSWORD }],
      ['GET', '/me/export'],
      ['GET', '/me/sessions'],
      ['DELETE', '/me/sessions/unknown-1'],
    ];
    for (const [method, path, body] of tries) {
      expect([path, await program.ask(method, path, body)]).toMatchObject([
        path,
        { status: 403, body: { error: 'token-not-allowed' } },
      ]);
    }
    expect(await anna.get('/me')).toMatchObject({ body: { name: 'Anna', login: 'anna' } });
  });

  it('has the same rights on the socket', async () => {
    const address = await openServer(await openApp());
    const anna = await owner(address);
    const { table } = await anna.open({ game: 'whispers', setup: {}, seats: [{ kind: 'me' }, { kind: 'invited' }] });
    const line = await (await withToken(anna, ['read'])).connect();
    expect(await line.watch(table.id)).toBeNull();
    expect(await line.ask({ type: 'can-undo', table: table.id })).not.toBe('token-not-allowed');
    expect(await line.act(table.id, { kind: 'leave' })).toBe('token-not-allowed');
    expect(await line.ask({ type: 'chat', table: table.id, text: 'hello' })).toBe('token-not-allowed');
    const player = await (await withToken(anna, ['read', 'play'])).connect();
    expect(await player.ask({ type: 'chat', table: table.id, text: 'hello' })).toBe('token-not-allowed');
    expect(await player.act(table.id, { kind: 'set-seat', seat: 1, to: { kind: 'open' } })).toBeNull();
    const talker = await (await withToken(anna, ['read', 'chat'])).connect();
    expect(await talker.ask({ type: 'chat', table: table.id, text: 'hello' })).toBeNull();
    expect(await (await withToken(anna, ['play', 'chat'])).connect().then((each) => each.end())).toBe(
      CLOSE.tokenNotAllowed,
    );
  });

  it.each([[[]], [['write']], [undefined], ['read']])('cannot be made for the scopes %j', async (scopes) => {
    const anna = await owner(await openServer(await openApp()));
    expect(await anna.post('/me/tokens', { name: 'program', scopes })).toMatchObject({ status: 400 });
  });

  it('that may read follows a whole table', async () => {
    const address = await openServer(await openApp());
    const { table, code } = await gathered(address, 'whispers', 2);
    const anna = await owner(address);
    await anna.enter(code);
    const program = await withToken(anna, ['read']);
    expect((await program.get(`/tables/${table}/frames?from=0&to=3`)).status).toBe(200);
    expect((await program.get(`/tables/${table}/chat`)).status).toBe(200);
  });
});

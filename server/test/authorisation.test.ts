import { API, CLOSE, type Act, type ClientMessage } from '@cabale/protocol';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { App } from '../src/app.ts';
import { openApp, openServer } from './support/opened.ts';
import { gathered } from './support/gathered.ts';
import { playOn } from './support/playing.ts';
import { Visitor } from './support/visitor.ts';

/** Signed out, with an invalid session, not invited, invited to watch, in the other seat, the host. */
const ACTORS = ['nobody', 'wrong key', 'stranger', 'spectator', 'other seat', 'host'] as const;
type Actor = (typeof ACTORS)[number];

interface Scene {
  readonly app: App;
  readonly address: string;
  readonly actors: Readonly<Record<Actor, Visitor>>;
  /** A private table in play, and one that is over. */
  readonly playing: string;
  readonly over: string;
  readonly packed: string;
}

const PACK = { format: 'cabale-content', formatVersion: 1, game: 'san', name: 'Box', cards: { R05: { cost: 3 } } };

/** A private table in play, another that is over, one with a content pack, and all actors. */
async function scene(): Promise<Scene> {
  const app = await openApp();
  const address = await openServer(app);
  const { table: playing, code, visitors } = await gathered(address, 'whispers', 2);
  const [host, other] = visitors as [Visitor, Visitor];
  const spectator = await Visitor.guest(address, 'Spectator');
  await spectator.enter(code);
  const wrong = new Visitor(address);
  wrong.headers['cookie'] = `cabale=${'A'.repeat(32)}`;
  const finished = await host.open({ game: 'whispers', setup: {}, seats: [{ kind: 'me' }, { kind: 'invited' }] });
  for (const visitor of [other, spectator]) await visitor.enter(finished.code);
  await other.act(finished.table.id, { kind: 'sit', seat: 1 });
  await host.act(finished.table.id, { kind: 'start' });
  const lines = await Promise.all([host.connect(), other.connect()]);
  for (const line of lines) await line.watch(finished.table.id);
  await playOn(finished.table.id, lines, 'over');
  const seats = [{ kind: 'me' as const }, { kind: 'invited' as const }];
  const packed = await host.open({ game: 'san', setup: {}, seats, pack: PACK });
  for (const visitor of [other, spectator]) await visitor.enter(packed.code);
  const stranger = await Visitor.guest(address, 'Stranger');
  const actors = { nobody: new Visitor(address), 'wrong key': wrong, stranger, spectator, 'other seat': other, host };
  return { app, address, actors, playing, over: finished.table.id, packed: packed.table.id };
}

/** The answers of a route to each of the actors, in their order. */
type Answers = readonly [number, number, number, number, number, number];
const SIGNED_IN: Answers = [401, 401, 200, 200, 200, 200];
const AT_TABLE: Answers = [401, 401, 404, 200, 200, 200];

interface Knock {
  readonly route: string;
  readonly path?: (scene: Scene) => string;
  readonly body?: unknown;
  readonly answers: Answers;
}

const atPlaying = (rest: string) => (at: Scene) => `/tables/${at.playing}${rest}`;
const atOver = (rest: string) => (at: Scene) => `/tables/${at.over}${rest}`;
const CODE = 'A'.repeat(32);

const KNOCKS: readonly Knock[] = [
  { route: 'GET /games', answers: [200, 200, 200, 200, 200, 200] },
  { route: 'GET /me', answers: SIGNED_IN },
  { route: 'PATCH /me', body: { name: 'New name' }, answers: SIGNED_IN },
  { route: 'GET /me/sessions', answers: SIGNED_IN },
  // No user can end the session of another.
  { route: 'DELETE /me/sessions/{id}', path: () => '/me/sessions/unknown-1', answers: [401, 401, 404, 404, 404, 404] },
  { route: 'GET /me/tokens', answers: SIGNED_IN },
  // Tokens and statistics need an account.
  { route: 'POST /me/tokens', body: { name: 'bot', scopes: ['read'] }, answers: [401, 401, 403, 403, 403, 403] },
  { route: 'DELETE /me/tokens/{id}', path: () => '/me/tokens/unknown-1', answers: [401, 401, 404, 404, 404, 404] },
  { route: 'GET /me/statistics', answers: [401, 401, 403, 403, 403, 403] },
  { route: 'GET /push-key', answers: [200, 200, 200, 200, 200, 200] },
  {
    route: 'POST /me/pushes',
    body: { endpoint: 'https://push.example/1', keys: { p256dh: 'k', auth: 'a' } },
    answers: SIGNED_IN,
  },
  { route: 'DELETE /me/pushes', body: { endpoint: 'https://push.example/1' }, answers: SIGNED_IN },
  { route: 'GET /me/mutes', answers: SIGNED_IN },
  { route: 'POST /me/mutes', body: { person: 'somebody-1' }, answers: SIGNED_IN },
  { route: 'DELETE /me/mutes/{id}', path: () => '/me/mutes/somebody-1', answers: SIGNED_IN },
  { route: 'GET /me/tables', answers: SIGNED_IN },
  { route: 'GET /me/history', answers: SIGNED_IN },
  { route: 'POST /me/return-code', answers: SIGNED_IN },
  {
    route: 'PUT /me/password',
    body: { current: 'old password', next: 'new password' },
    // Guests have none.
    answers: [401, 401, 403, 403, 403, 403],
  },
  { route: 'GET /me/export', answers: SIGNED_IN },
  // The name is wrong, so nothing is deleted.
  { route: 'DELETE /me', body: { name: 'Somebody else' }, answers: [401, 401, 401, 401, 401, 401] },
  { route: 'GET /lobby', answers: SIGNED_IN },
  { route: 'GET /lobby/running', answers: SIGNED_IN },
  {
    route: 'POST /tables',
    body: { game: 'whispers', setup: {}, seats: [{ kind: 'me' }, { kind: 'open' }] },
    answers: SIGNED_IN,
  },
  { route: 'POST /invitations', body: { code: CODE }, answers: [401, 401, 404, 404, 404, 404] },
  { route: 'GET /tables/{id}', path: atPlaying(''), answers: AT_TABLE },
  { route: 'GET /tables/{id}/frames', path: atPlaying('/frames?from=0&to=5'), answers: AT_TABLE },
  { route: 'GET /tables/{id}/audience', path: atPlaying('/audience'), answers: [401, 401, 404, 403, 403, 200] },
  { route: 'GET /tables/{id}/pack', path: (at) => `/tables/${at.packed}/pack`, answers: AT_TABLE },
  { route: 'GET /tables/{id}/chat', path: atPlaying('/chat'), answers: AT_TABLE },
  { route: 'POST /tables/{id}/chat', path: atPlaying('/chat'), body: { text: 'hello' }, answers: AT_TABLE },
  // The record of a running game is refused to everybody, that of a finished one to all but its players.
  { route: 'GET /tables/{id}/record', path: atPlaying('/record'), answers: [401, 401, 404, 403, 409, 409] },
  { route: 'GET /tables/{id}/record', path: atOver('/record'), answers: [401, 401, 404, 403, 200, 200] },
  { route: 'POST /tables/{id}/share', path: atPlaying('/share'), answers: [401, 401, 404, 403, 409, 409] },
  { route: 'POST /tables/{id}/share', path: atOver('/share'), answers: [401, 401, 404, 403, 200, 200] },
  { route: 'POST /tables/{id}/rematch', path: atPlaying('/rematch'), answers: [401, 401, 404, 403, 409, 409] },
  { route: 'POST /tables/{id}/rematch', path: atOver('/rematch'), answers: [401, 401, 404, 403, 200, 200] },
  { route: 'GET /shared/{code}', path: () => `/shared/${CODE}`, answers: [404, 404, 404, 404, 404, 404] },
  // The last route that needs the spectator, whom a new invitation locks out.
  { route: 'POST /tables/{id}/invitation', path: atPlaying('/invitation'), answers: [401, 401, 404, 403, 403, 200] },
  // A first visit needs no identity.
  {
    route: 'POST /sessions',
    body: { login: 'nobody', password: 'wrong password' },
    answers: [401, 401, 401, 401, 401, 401],
  },
  { route: 'POST /sessions/return', body: { code: CODE }, answers: [401, 401, 401, 401, 401, 401] },
];

/** Acts at a table in play, refused to each of the actors who may see it; `null` where granted. */
type Refusals = readonly [spectator: string | null, otherSeat: string | null, host: string | null];
const ONLY_HOST = (host: string | null): Refusals => ['not-host', 'not-host', host];
const ONLY_SEATS = (...rest: readonly [string | null, string | null]): Refusals => ['not-seated', ...rest];

/** Ordered so that no act invalidates a later one. */
const ACTS: readonly (readonly [act: Act, refusals: Refusals])[] = [
  [{ kind: 'sit', seat: 1 }, ['seat-not-free', 'already-seated', 'already-seated']],
  [{ kind: 'return' }, ONLY_SEATS('already-seated', 'already-seated')],
  [{ kind: 'start' }, ONLY_HOST('not-gathering')],
  [{ kind: 'kick', seat: 1 }, ONLY_HOST('not-gathering')],
  [{ kind: 'remove', person: 'somebody-1' }, ONLY_HOST(null)],
  [{ kind: 'set-seat', seat: 1, to: { kind: 'open' } }, ONLY_HOST('not-gathering')],
  [{ kind: 'bot-level', seat: 1, level: 2 }, ONLY_HOST('seat-not-free')],
  [{ kind: 'resume' }, ONLY_HOST('not-paused')],
  // Seat 0 is asked: no other seat can answer for it, and only an offered option is accepted.
  [{ kind: 'choose', at: 0, option: { kind: 'play', card: 99 } }, ONLY_SEATS('not-asked', 'not-an-option')],
  [{ kind: 'choose', at: 7, option: { kind: 'play', card: 99 } }, ONLY_SEATS('behind', 'behind')],
  [{ kind: 'choose', at: 0, option: { kind: 'resign' } }, ['not-seated', 'not-asked', null]],
];

describe('who may do what', () => {
  it('every route has its line in this table', async () => {
    const address = await openServer(await openApp());
    const { body } = await new Visitor(address).get('/openapi.json');
    const { paths } = body as { paths: Record<string, Record<string, unknown>> };
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(API, '')}`),
    );
    const open = ['POST /guests'];
    const accounts = ['POST /me/account'];
    const acts = ['POST /tables/{id}/acts'];
    expect(new Set(routes)).toEqual(new Set([...KNOCKS.map(({ route }) => route), ...open, ...accounts, ...acts]));
  });

  describe('over HTTP', () => {
    it('every route answers everybody as this table says', async () => {
      const at = await scene();
      for (const { route, path, body, answers } of KNOCKS) {
        const [method = '', general = ''] = route.split(' ');
        const statuses: number[] = [];
        for (const actor of ACTORS) {
          statuses.push((await at.actors[actor].ask(method, path?.(at) ?? general, body)).status);
        }
        expect([route, ...statuses]).toEqual([route, ...answers]);
      }
    });

    it('a request that another site could forge is refused for everybody', async () => {
      const at = await scene();
      const { host } = at.actors;
      const cookie = host.headers['cookie'] ?? '';
      const url = `${at.address}${API}/tables/${at.playing}/acts`;
      const send = (headers: Record<string, string>) =>
        fetch(url, {
          method: 'POST',
          headers: { cookie, 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ kind: 'pause' }),
        });
      expect((await send({})).status).toBe(403);
      expect((await send({ 'x-cabale': '1', origin: 'https://elsewhere.example' })).status).toBe(403);
      expect((await send({ 'x-cabale': '1', origin: at.address })).status).toBe(200);
      await host.act(at.playing, { kind: 'resume' });
    });
  });

  describe.each(['HTTP', 'the socket'] as const)('acts over %s', (door) => {
    it('are visible to their owners only', async () => {
      const { actors, playing } = await scene();
      for (const [act, refusals] of ACTS) {
        for (const [index, actor] of (['spectator', 'other seat', 'host'] as const).entries()) {
          const visitor = actors[actor];
          const refusal =
            door === 'HTTP' ? await visitor.act(playing, act) : await (await visitor.connect()).act(playing, act);
          expect([act.kind, actor, refusal]).toEqual([act.kind, actor, refusals[index]]);
        }
        expect(await actors.stranger.act(playing, act)).toBe('not-found');
        expect(await actors.nobody.act(playing, act)).toBe('not-signed-in');
      }
    });
  });

  it('messages of the socket are for those who may see the table', async () => {
    const { actors, playing } = await scene();
    const messages: readonly (readonly [
      ClientMessage['type'],
      Record<string, unknown>,
      string | null,
      string | null,
    ])[] = [
      ['watch', {}, null, null],
      ['act', { act: { kind: 'pause' } }, 'not-host', 'not-host'],
      ['can-undo', {}, 'not-seated', 'nothing-to-undo'],
      ['chat', { text: 'hello' }, null, null],
      ['unwatch', {}, null, null],
    ];
    const [stranger, spectator, other] = await Promise.all(
      [actors.stranger, actors.spectator, actors['other seat']].map((visitor) => visitor.connect()),
    );
    for (const [type, more, forSpectator, forOther] of messages) {
      const message = { type, table: playing, ...more } as Parameters<NonNullable<typeof stranger>['ask']>[0];
      expect([type, await stranger?.ask(message)]).toEqual([type, type === 'unwatch' ? null : 'not-found']);
      expect([type, await spectator?.ask(message)]).toEqual([type, forSpectator]);
      expect([type, await other?.ask(message)]).toEqual([type, forOther]);
    }
    const told = new Set(stranger?.messages.map(({ type }) => type));
    expect([...told].toSorted()).toEqual(['reply', 'welcome']);
  });

  it('a socket without a valid key is closed, one from another site is never opened', async () => {
    const { actors, address } = await scene();
    for (const actor of ['nobody', 'wrong key'] as const) {
      expect(await (await actors[actor].connect()).end()).toBe(CLOSE.notSignedIn);
    }
    const socket = new WebSocket(`${address.replace('http', 'ws')}${API}/socket`, {
      headers: { cookie: actors.host.headers['cookie'] ?? '', origin: 'https://elsewhere.example' },
    });
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (request, response) => {
        resolve(response.statusCode);
        request.destroy();
      });
    });
    expect(status).toBe(403);
  });

  it('a session that was ended ends its sockets, and its key opens nothing', async () => {
    const { actors } = await scene();
    const { host } = actors;
    const line = await host.connect();
    const { body } = await host.get('/me/sessions');
    const [session] = (body as { sessions: { id: string }[] }).sessions;
    expect((await host.ask('DELETE', `/me/sessions/${session?.id}`)).status).toBe(200);
    expect(await line.end()).toBe(CLOSE.notSignedIn);
    expect((await host.get('/me')).status).toBe(401);
  });
});

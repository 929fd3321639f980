import { API, type ClientMessage, type TokenScope } from '@cabale/protocol';
import type { RouteOptions } from 'fastify';
import type { Identity } from '../people/people.ts';

/**
 * What a request needs: nothing, a scope of a token, or a session. Sessions have every right, tokens never `session`:
 * whatever leads to another key, or concerns the account as a whole, could not be taken back with the token.
 */
export type Right = 'none' | TokenScope | 'session';

/** Every route of the interface; one that is missing here keeps the server from starting. */
export const ROUTE_RIGHTS: Readonly<Record<string, Right>> = {
  'GET /openapi.json': 'none',
  'GET /games': 'none',
  'GET /push-key': 'none',
  'GET /shared/:code': 'none',
  'POST /guests': 'none',
  'POST /sessions': 'none',
  'POST /sessions/return': 'none',
  // Decided when the socket opens; each of its messages has a right of its own.
  'GET /socket': 'none',
  'GET /me': 'read',
  'GET /me/tables': 'read',
  'GET /me/history': 'read',
  'GET /me/statistics': 'read',
  'GET /me/mutes': 'read',
  'GET /lobby': 'read',
  'GET /tables/:id': 'read',
  'GET /tables/:id/pack': 'read',
  'GET /tables/:id/frames': 'read',
  'GET /tables/:id/chat': 'read',
  'GET /tables/:id/record': 'read',
  'GET /tables/:id/audience': 'read',
  'POST /tables': 'play',
  'POST /invitations': 'play',
  'POST /tables/:id/invitation': 'play',
  'POST /tables/:id/acts': 'play',
  'POST /tables/:id/rematch': 'play',
  'POST /tables/:id/share': 'play',
  'POST /tables/:id/chat': 'chat',
  'POST /me/mutes': 'chat',
  'DELETE /me/mutes/:id': 'chat',
  'PATCH /me': 'session',
  'DELETE /me': 'session',
  'GET /me/export': 'session',
  'POST /me/account': 'session',
  'PUT /me/password': 'session',
  'POST /me/return-code': 'session',
  'GET /me/sessions': 'session',
  'DELETE /me/sessions/:id': 'session',
  'POST /me/tokens': 'session',
  'GET /me/tokens': 'session',
  'DELETE /me/tokens/:id': 'session',
  'POST /me/pushes': 'session',
  'DELETE /me/pushes': 'session',
};

/** What opening a socket needs: it receives what happens at the person's tables. */
export const SOCKET_RIGHT: Right = 'read';

export const MESSAGE_RIGHTS: Readonly<Record<ClientMessage['type'], Right>> = {
  watch: 'read',
  unwatch: 'read',
  'can-undo': 'read',
  act: 'play',
  chat: 'chat',
};

export function mayUse({ by, scopes }: Identity, right: Right): boolean {
  if (by === 'session' || right === 'none') return true;
  return scopes.some((scope) => scope === right);
}

/** The right a route needs, by its method and its address with the names of its parameters. */
export function rightOf(method: string | readonly string[], url: string | undefined): Right {
  const [name] = [method].flat();
  const route = `${name === 'HEAD' ? 'GET' : name} ${url?.slice(API.length) ?? ''}`;
  const right = ROUTE_RIGHTS[route];
  if (right === undefined) throw new Error(`no right is declared for ${route}`);
  return right;
}

/** Called for every route that is added: it has a right, and asks who is asking exactly where it needs one. */
export function checkRoute({ method, url, preHandler }: RouteOptions): void {
  const right = rightOf(method, url);
  if ((right !== 'none') !== (preHandler !== undefined)) {
    throw new Error(`${String(method)} ${url} needs "${right}", but its handlers say otherwise`);
  }
}

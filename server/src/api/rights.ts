import { API, type ClientMessage, type TokenScope } from '@cabale/protocol';
import type { RouteOptions } from 'fastify';
import type { Identity } from '../people/people.ts';

/**
 * What a request needs: nothing, a scope of a token, or a session. Sessions have every right, tokens never `session`,
 * since new credentials and changes of the account would outlive the token.
 */
export type Right = 'none' | TokenScope | 'session';

/** The right of every route; the server does not start if one is missing. */
export const ROUTE_RIGHTS: Readonly<Record<string, Right>> = {
  'GET /openapi.json': 'none',
  'GET /games': 'none',
  'GET /push-key': 'none',
  'GET /shared/:code': 'none',
  'POST /guests': 'none',
  'POST /sessions': 'none',
  'POST /sessions/return': 'none',
  // Checked when the socket opens; each of its messages has a right of its own.
  'GET /socket': 'none',
  'GET /me': 'read',
  'GET /me/tables': 'read',
  'GET /me/history': 'read',
  'GET /me/statistics': 'read',
  'GET /me/mutes': 'read',
  'GET /lobby': 'read',
  'GET /lobby/running': 'read',
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

/** The right to open a socket, which receives the turns of the person's tables. */
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

/** The right of a route, by its method and path with parameter names. */
export function rightOf(method: string | readonly string[], url: string | undefined): Right {
  const [name] = [method].flat();
  const route = `${name === 'HEAD' ? 'GET' : name} ${url?.slice(API.length) ?? ''}`;
  const right = ROUTE_RIGHTS[route];
  if (right === undefined) throw new Error(`no right is declared for ${route}`);
  return right;
}

/** Checks a new route: it has a right, and requires an identity exactly where that right needs one. */
export function checkRoute({ method, url, preHandler }: RouteOptions): void {
  const right = rightOf(method, url);
  if ((right !== 'none') !== (preHandler !== undefined)) {
    throw new Error(`${String(method)} ${url} needs "${right}", which does not match its handlers`);
  }
}

import { LIMITS } from '@cabale/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import type { Identity } from '../people/people.ts';
import { refuse } from '../table/refusal.ts';
import { sendRefusal } from './refusals.ts';
import { mayUse, rightOf } from './rights.ts';

export const COOKIE = 'cabale';
/** The cookie expires together with the session. */
const COOKIE_SECONDS = LIMITS.sessionDays * 24 * 60 * 60;

/** The identities of authenticated requests. */
const identities = new WeakMap<FastifyRequest, Identity>();

export async function identityOf(app: App, request: FastifyRequest): Promise<Identity | undefined> {
  const token = bearerOf(request);
  if (token !== undefined) return app.people.byToken(token);
  const secret = request.cookies[COOKIE];
  return secret === undefined ? undefined : app.people.bySession(secret);
}

export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{1,200})$/.exec(headers.authorization ?? '')?.[1];
}

/** A rate limit for guessing names, passwords and codes: a small part of an address's other requests. */
export function guessLimit({ rates }: App) {
  return { rateLimit: { max: Math.ceil(rates.address / 60), timeWindow: 60_000 } };
}

/** A hook that authenticates the request, checks its right, and limits each person's requests a minute. */
export function requireIdentity(app: App) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const identity = await identityOf(app, request);
    if (identity === undefined) return sendRefusal(reply, refuse('not-signed-in'));
    const { method, url } = request.routeOptions;
    if (!mayUse(identity, rightOf(method, url))) return sendRefusal(reply, refuse('token-not-allowed'));
    if (!app.limits.allows(identity.person.id)) return sendRefusal(reply, refuse('too-many'));
    identities.set(request, identity);
    const secret = request.cookies[COOKIE];
    if (identity.by === 'session' && identity.isRenewed && secret !== undefined) setSession(reply, secret);
    return undefined;
  };
}

/** The identity of a request on a route with `requireIdentity`. */
export function currentIdentity(request: FastifyRequest): Identity {
  const identity = identities.get(request);
  if (identity === undefined) throw new Error('the route does not require an identity');
  return identity;
}

export function setSession(reply: FastifyReply, secret: string): void {
  reply.setCookie(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: 'auto',
    maxAge: COOKIE_SECONDS,
  });
}

export function clearSession(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/', httpOnly: true, sameSite: 'strict', secure: 'auto' });
}

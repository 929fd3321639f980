import { LIMITS } from '@cabale/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import type { Identity } from '../people/people.ts';
import { refuse } from '../table/refusal.ts';
import { sendRefusal } from './refusals.ts';
import { mayUse, rightOf } from './rights.ts';

export const COOKIE = 'cabale';
/** The browser forgets the cookie when the server forgets the session. */
const COOKIE_SECONDS = LIMITS.sessionDays * 24 * 60 * 60;

/** Who is asking, where it was asked for. */
const identities = new WeakMap<FastifyRequest, Identity>();

export async function identityOf(house: House, request: FastifyRequest): Promise<Identity | undefined> {
  const token = bearerOf(request);
  if (token !== undefined) return house.people.byToken(token);
  const secret = request.cookies[COOKIE];
  return secret === undefined ? undefined : house.people.bySession(secret);
}

export function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{1,200})$/.exec(headers.authorization ?? '')?.[1];
}

/** Guessing names, passwords and codes is kept slow: a small part of what else an address may do. */
export function guesses({ rates }: House) {
  return { rateLimit: { max: Math.ceil(rates.address / 60), timeWindow: 60_000 } };
}

/** A hook for routes that need somebody with the right to use them; also keeps each person to so many requests a minute. */
export function mustBeSomebody(house: House) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const identity = await identityOf(house, request);
    if (identity === undefined) return sendRefusal(reply, refuse('not-signed-in'));
    const { method, url } = request.routeOptions;
    if (!mayUse(identity, rightOf(method, url))) return sendRefusal(reply, refuse('token-not-allowed'));
    if (!house.limits.allows(identity.person.id)) return sendRefusal(reply, refuse('too-many'));
    identities.set(request, identity);
    const secret = request.cookies[COOKIE];
    if (identity.by === 'session' && identity.isRenewed && secret !== undefined) setSession(reply, secret);
    return undefined;
  };
}

/** Who is asking, on a route behind `mustBeSomebody`. */
export function somebody(request: FastifyRequest): Identity {
  const identity = identities.get(request);
  if (identity === undefined) throw new Error('the route does not ask who is asking');
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

import { CSRF_HEADER } from '@cabale/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../table/refusal.ts';
import { bearerOf } from './identity.ts';
import { sendRefusal } from './refusals.ts';

const HARMLESS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Protects against cross-site requests: the cookie is same-site, an origin header must be our own, and requests that
 * change something need a header that forms and foreign scripts cannot send.
 */
export async function refuseCrossOrigin(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (!isOwnOrigin(request)) return sendRefusal(reply, refuse('wrong-origin'));
  const isProtected = HARMLESS.has(request.method) || bearerOf(request) !== undefined;
  return isProtected || request.headers[CSRF_HEADER] !== undefined
    ? undefined
    : sendRefusal(reply, refuse('wrong-origin'));
}

function isOwnOrigin({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

import { UNREADABLE, type ErrorCode } from '@cabale/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { QueueFullError } from '../threads/worker-queue.ts';
import { refuse, type Refused } from '../table/refusal.ts';

const STATUS: Partial<Record<ErrorCode, number>> = {
  'bad-request': 400,
  'bad-text': 400,
  'bad-setup': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'wrong-origin': 403,
  'account-needed': 403,
  'token-not-allowed': 403,
  'not-following': 403,
  'not-host': 403,
  'not-seated': 403,
  'not-found': 404,
  'too-large': 413,
  'too-many': 429,
  'too-many-tables': 429,
  unavailable: 503,
};
/** All other refusals are conflicts with the current state. */
const CONFLICT = 409;

export function statusOf({ refused }: Refused): number {
  return STATUS[refused.error] ?? CONFLICT;
}

export async function sendRefusal(reply: FastifyReply, refusal: Refused): Promise<FastifyReply> {
  return reply.code(statusOf(refusal)).type('application/json').serializer(JSON.stringify).send(refusal.refused);
}

/** Answers errors with a code and a sentence, never with request data or stored data. */
export async function handleError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (hasZodFastifySchemaValidationErrors(error)) {
    if (error.validation.some(({ message }) => message === UNREADABLE)) return sendRefusal(reply, refuse('bad-text'));
    const where = error.validation.map((issue) => `${error.validationContext ?? ''}${issue.instancePath}`).join(', ');
    return sendRefusal(reply, refuse('bad-request', { message: `Does not fit the schema: ${where}`.slice(0, 300) }));
  }
  if (error instanceof QueueFullError) return sendRefusal(reply, refuse('too-many'));
  switch (error.statusCode) {
    case 413:
      return sendRefusal(reply, refuse('too-large'));
    case 429:
      return sendRefusal(reply, refuse('too-many'));
    case 400:
    case 415:
      return sendRefusal(reply, refuse('bad-request'));
    default:
      request.log.error({ err: error }, 'a request failed');
      return sendRefusal(reply, refuse('unavailable'));
  }
}

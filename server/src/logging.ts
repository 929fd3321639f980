import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';
import type { Settings } from './environment.ts';

/** Addresses of shared replays contain their codes, which are left out of the log. */
const SECRET_PATHS = /\/shared\/[^/?]+/g;

/** Structured logs without secrets: no headers, no bodies, no cookies, no codes. */
export function loggerOptions(level: Settings['logLevel']): LoggerOptions {
  return {
    level,
    redact: ['req.headers', 'headers', 'body', '*.password', '*.token', '*.code'],
    serializers: {
      req: ({ id, method, url }: FastifyRequest) => ({
        id,
        method,
        url: (url.split('?', 1)[0] ?? '').replaceAll(SECRET_PATHS, '/shared/…'),
      }),
    },
  };
}

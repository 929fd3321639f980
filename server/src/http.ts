import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

export interface ServerOptions {
  /** The folder with the built web pages. */
  readonly webRoot: string;
}

/** The web pages have not been built, so there is nothing to serve. */
export class NoPagesError extends Error {
  constructor(webRoot: string) {
    super(`There are no web pages in ${webRoot}. Build them with: npm run build`);
  }
}

/** A server that is complete but does not listen yet. */
export async function createServer({ webRoot }: ServerOptions): Promise<FastifyInstance> {
  if (!existsSync(path.join(webRoot, 'index.html'))) throw new NoPagesError(webRoot);
  const server = fastify({ logger: { level: 'error' } });
  const page = readFileSync(path.join(webRoot, 'index.html'), 'utf8');
  await server.register(helmet, { contentSecurityPolicy: contentSecurity(page), strictTransportSecurity: false });
  server.get('/health', () => ({ status: 'ok' }));
  await server.register(staticFiles, {
    root: webRoot,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cachePolicy(path.relative(webRoot, file)));
    },
  });
  server.setNotFoundHandler(answerUnknownAddress);
  return server;
}

/**
 * Scripts, workers and connections only from here, and the scripts that were built into the page. Styles may stand
 * inline, because the menus and dialogs place themselves that way. Plain http must work on a home network, so nothing
 * is upgraded to https.
 */
function contentSecurity(page: string) {
  return {
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...inlineScripts(page)],
      workerSrc: ["'self'"],
      connectSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      upgradeInsecureRequests: null,
    },
  };
}

/** The page's own scripts by their content: nothing that somebody slips into it would run. */
function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

/** Files in assets/ have a hash of their content in their name and never change; all others must be asked for again. */
function cachePolicy(file: string): string {
  return file.startsWith(`assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The pages have addresses of their own (/san, /rules): a browser that goes there gets the one page that knows them. */
function answerUnknownAddress(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isNavigation(request)) return reply.sendFile('index.html');
  return reply.code(404).send({ error: 'not-found', message: 'There is nothing at this address.' });
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const address = url.split('?', 1)[0] ?? '';
  const wantsPage = (headers.accept ?? '').includes('text/html');
  return (method === 'GET' || method === 'HEAD') && wantsPage && path.extname(address) === '';
}

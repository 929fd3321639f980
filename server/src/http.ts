import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import helmet from '@fastify/helmet';
import staticFiles from '@fastify/static';
import { LIMITS } from '@cabale/protocol';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addApi } from './api/api.ts';
import type { Settings } from './environment.ts';
import type { House } from './house.ts';
import { loggerOptions } from './logging.ts';
import { trustFunction } from './proxies.ts';
import { Readiness } from './readiness.ts';

export interface ServerOptions extends Pick<Settings, 'webRoot' | 'trustProxy' | 'logLevel'> {
  /** What stands behind the doors. */
  readonly house: House;
  readonly requestLimits?: RequestLimits;
}

/** How long a client may take to send a request, in milliseconds. */
export interface RequestLimits {
  readonly headers: number;
  /** With its body. */
  readonly whole: number;
  /** How often connections are checked; a slow one is cut off that much later at most. */
  readonly checkEvery: number;
}

const REQUEST_LIMITS: RequestLimits = { headers: 15_000, whole: 30_000, checkEvery: 5000 };

/** The web pages have not been built, so there is nothing to serve. */
export class NoPagesError extends Error {
  override readonly name = 'NoPagesError';

  constructor(webRoot: string) {
    super(`There are no web pages in ${webRoot}. Build them with: npm run build`);
  }
}

/** A server that is complete but does not listen yet. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { webRoot, house, trustProxy, logLevel, requestLimits = REQUEST_LIMITS } = options;
  if (!existsSync(path.join(webRoot, 'index.html'))) throw new NoPagesError(webRoot);
  const page = readFileSync(path.join(webRoot, 'index.html'), 'utf8');
  const server = fastify({
    logger: loggerOptions(logLevel),
    trustProxy: trustFunction(trustProxy),
    bodyLimit: LIMITS.body,
    // Fastify switches Node's own limit off unless it is given here, too.
    requestTimeout: requestLimits.whole,
    http: {
      headersTimeout: requestLimits.headers,
      requestTimeout: requestLimits.whole,
      connectionsCheckingInterval: requestLimits.checkEvery,
    },
    // Sockets and kept connections are told to go when the server stops.
    forceCloseConnections: true,
  });
  endConnectionsAtClose(server);
  await server.register(helmet, { contentSecurityPolicy: contentSecurity(page), strictTransportSecurity: false });
  server.get('/health', () => ({ status: 'ok' }));
  const readiness = new Readiness(() => house.check());
  server.get('/ready', (request, reply) => answerReady(readiness, request, reply));
  await addApi(server, house);
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

/** So long a client has to take its leave when the server stops. */
const FAREWELL_MS = 1000;

/** Sockets are no longer HTTP's: without this, one that its client never closes would keep the server from stopping. */
function endConnectionsAtClose(server: FastifyInstance): void {
  const open = new Set<Socket>();
  server.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.addHook('preClose', (done) => {
    setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, FAREWELL_MS).unref();
    done();
  });
}

/** Whether requests can be served: a balancer sends nobody here while the database or Redis is away. */
async function answerReady(readiness: Readiness, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { problem, isNew } = await readiness.ask();
  if (problem === undefined) return reply.send({ status: 'ready' });
  // Balancers ask every few seconds: the same reason is logged once.
  if (isNew) request.log.error({ err: problem }, `not ready: ${problem.message}`);
  return reply.code(503).send({ status: 'waiting' });
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

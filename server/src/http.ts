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
import type { App } from './app.ts';
import { loggerOptions } from './logging.ts';
import { Pages } from './pages.ts';
import { trustFunction } from './proxies.ts';
import { Readiness } from './readiness.ts';

export interface ServerOptions extends Pick<Settings, 'webRoot' | 'trustProxy' | 'logLevel'> {
  readonly app: App;
  readonly requestLimits?: RequestLimits;
}

/** How long a client may take to send a request, in milliseconds. */
export interface RequestLimits {
  readonly headers: number;
  /** Including the body. */
  readonly whole: number;
  /** How often connections are checked, and so how late a slow one may be closed. */
  readonly checkEvery: number;
}

const REQUEST_LIMITS: RequestLimits = { headers: 15_000, whole: 30_000, checkEvery: 5000 };

/** The web pages have not been built. */
export class NoPagesError extends Error {
  override readonly name = 'NoPagesError';

  constructor(webRoot: string) {
    super(`There are no web pages in ${webRoot}. Build them with: npm run build`);
  }
}

/** The complete server, not listening yet. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { webRoot, app, trustProxy, logLevel, requestLimits = REQUEST_LIMITS } = options;
  if (!existsSync(path.join(webRoot, 'index.html'))) throw new NoPagesError(webRoot);
  const page = readFileSync(path.join(webRoot, 'index.html'), 'utf8');
  const server = fastify({
    logger: loggerOptions(logLevel),
    trustProxy: trustFunction(trustProxy),
    bodyLimit: LIMITS.body,
    // Fastify disables Node's own limit unless it is passed here, too.
    requestTimeout: requestLimits.whole,
    http: {
      headersTimeout: requestLimits.headers,
      requestTimeout: requestLimits.whole,
      connectionsCheckingInterval: requestLimits.checkEvery,
    },
    // Sockets and keep-alive connections are closed when the server stops.
    forceCloseConnections: true,
  });
  endConnectionsAtClose(server);
  await server.register(helmet, { contentSecurityPolicy: contentSecurity(page), strictTransportSecurity: false });
  server.get('/health', () => ({ status: 'ok' }));
  const readiness = new Readiness(() => app.check());
  server.get('/ready', (request, reply) => answerReady(readiness, request, reply));
  await addApi(server, app);
  const pages = new Pages(webRoot);
  server.get('/', (request, reply) => pages.send(request, reply));
  await server.register(staticFiles, {
    root: webRoot,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cachePolicy(path.relative(webRoot, file)));
    },
  });
  server.setNotFoundHandler((request, reply) => answerUnknownAddress(pages, request, reply));
  return server;
}

/** How long clients may take to close their sockets when the server stops. */
const CLOSE_TIMEOUT_MS = 1000;

/** Upgraded sockets are not closed by HTTP: one that its client never closes would keep the server from stopping. */
function endConnectionsAtClose(server: FastifyInstance): void {
  const open = new Set<Socket>();
  server.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.addHook('preClose', (done) => {
    setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, CLOSE_TIMEOUT_MS).unref();
    done();
  });
}

/** Whether requests can be served; load balancers send none while the database or Redis is unreachable. */
async function answerReady(readiness: Readiness, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { problem, isNew } = await readiness.ask();
  if (problem === undefined) return reply.send({ status: 'ready' });
  // Load balancers ask every few seconds, so the same reason is logged once.
  if (isNew) request.log.error({ err: problem }, `not ready: ${problem.message}`);
  return reply.code(503).send({ status: 'waiting' });
}

/**
 * Scripts, workers and connections only from this origin, plus the scripts built into the page. Inline styles are
 * allowed, because menus and dialogs are positioned with them. Plain http must work on a home network, so nothing is
 * upgraded to https.
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

/** Hashes of the page's own inline scripts, so that no injected script runs. */
function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}

/** Files in assets/ have a content hash in their name and never change; all others must be revalidated. */
function cachePolicy(file: string): string {
  return file.startsWith(`assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** Pages such as /san and /rules are routed in the browser, so navigation gets the one HTML page. */
function answerUnknownAddress(pages: Pages, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (isNavigation(request)) return pages.send(request, reply);
  return reply.code(404).send({ error: 'not-found', message: 'There is nothing at this address.' });
}

function isNavigation({ method, url, headers }: FastifyRequest): boolean {
  const address = url.split('?', 1)[0] ?? '';
  const wantsPage = (headers.accept ?? '').includes('text/html');
  return (method === 'GET' || method === 'HEAD') && wantsPage && path.extname(address) === '';
}

import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import type { Settings } from './environment.ts';
import { catalogueGames } from './games.ts';
import { App } from './app.ts';
import { createServer } from './http.ts';
import { loggerOptions } from './logging.ts';
import { serveMetrics } from './metrics-server.ts';
import { threadReplayer } from './replay/replayer.ts';
import { FolderLock } from './storage/sqlite/folder-lock.ts';
import { threadThinker } from './bot-threads.ts';

/** The parts of a running server, in the order they were opened. */
export interface Running {
  readonly app: App;
  /** `undefined` for a worker, which serves no pages. */
  readonly server: FastifyInstance | undefined;
  readonly metrics: Server | undefined;
  readonly log: Logger;
  /** The lock on the database file. Referenced here, since it ends when the object is collected. */
  readonly lock: FolderLock | undefined;
}

/** Opens the app and starts to listen. */
export async function start(settings: Settings): Promise<Running> {
  const log = pino(loggerOptions(settings.logLevel));
  const onError = (error: unknown): void => log.warn({ err: error }, 'unexpected error');
  // Everything acknowledged is stored, so the process can end and be restarted by its supervisor.
  const onFatal = (error: Error): void => {
    log.fatal({ err: error }, 'nothing can be stored any more');
    process.exit(1);
  };
  const { database } = settings;
  const lock = database.kind === 'sqlite' ? FolderLock.take(database.file) : undefined;
  const thinker = threadThinker(settings.botThreads, onError);
  const replayer = threadReplayer();
  const app = await App.open({
    settings,
    games: catalogueGames(),
    thinker,
    replayer,
    now: Date.now,
    onError,
    onFatal,
  });
  try {
    const server = settings.role === 'worker' ? undefined : await createServer({ ...settings, app });
    await server?.listen({ port: settings.port, host: settings.host });
    const metrics = settings.metricsPort === undefined ? undefined : await serveMetrics(app, settings.metricsPort);
    return { app, server, metrics, log, lock };
  } catch (error) {
    await app.close();
    throw error;
  }
}

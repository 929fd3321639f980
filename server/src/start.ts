import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { pino, type Logger } from 'pino';
import type { Settings } from './environment.ts';
import { houseGames } from './games.ts';
import { House } from './house.ts';
import { createServer } from './http.ts';
import { loggerOptions } from './logging.ts';
import { serveMetrics } from './metrics.ts';
import { threadReplayer } from './replay/replayer.ts';
import { FolderLock } from './storage/sqlite/folder-lock.ts';
import { threadThinker } from './thinkers.ts';

/** What runs, in the order it was opened. */
export interface Running {
  readonly house: House;
  /** A worker serves no pages. */
  readonly server: FastifyInstance | undefined;
  readonly metrics: Server | undefined;
  readonly log: Logger;
  /** Held until the end where the database is a file; it would be lost with the object. */
  readonly lock: FolderLock | undefined;
}

/** Opens the house and its doors. */
export async function start(settings: Settings): Promise<Running> {
  const log = pino(loggerOptions(settings.logLevel));
  const onTrouble = (error: unknown): void => log.warn({ err: error }, 'something went wrong');
  // Nothing was acknowledged that is not stored; whoever watches over this process starts another.
  const onGone = (error: Error): void => {
    log.fatal({ err: error }, 'nothing can be stored any more');
    process.exit(1);
  };
  const { database } = settings;
  const lock = database.kind === 'sqlite' ? FolderLock.take(database.file) : undefined;
  const thinker = threadThinker(settings.botThreads, onTrouble);
  const replayer = threadReplayer();
  const house = await House.open({
    settings,
    games: houseGames(),
    thinker,
    replayer,
    now: Date.now,
    onTrouble,
    onGone,
  });
  try {
    const server = settings.role === 'worker' ? undefined : await createServer({ ...settings, house });
    await server?.listen({ port: settings.port, host: settings.host });
    const metrics = settings.metricsPort === undefined ? undefined : await serveMetrics(house, settings.metricsPort);
    return { house, server, metrics, log, lock };
  } catch (error) {
    await house.close();
    throw error;
  }
}

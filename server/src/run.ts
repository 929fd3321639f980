import type { FastifyInstance } from 'fastify';
import { parseEnvironment, type Settings } from './environment.ts';
import { watchParent } from './watch-parent.ts';
import type { Running } from './start.ts';

const STOP_WITHIN_MS = 10_000;

/**
 * Runs the server until it is stopped, with settings from the environment and messages on the terminal. Sets the exit
 * code: 2 for invalid settings, 1 where it cannot listen.
 */
export async function runServer(environment: NodeJS.ProcessEnv): Promise<void> {
  const parsed = parseEnvironment(environment);
  if (!parsed.ok) return fail(parsed.message, 2);
  const { settings } = parsed;
  // Loaded after the settings are checked, so that mistakes are reported immediately.
  const { start } = await import('./start.ts');
  try {
    const running = await start(settings);
    stopOnSignal(running, environment);
    const { server } = running;
    process.stdout.write(`Cabale: ${server === undefined ? 'working' : pageAddress(server, settings.host)}\n`);
  } catch (error) {
    fail(explain(error, settings), 1);
  }
}

function fail(message: string, code: number): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = code;
}

/** The address to open on this machine, with the actual port. */
function pageAddress(server: FastifyInstance, host: string): string {
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const isThisMachine = ['127.0.0.1', '0.0.0.0', '::1', '::', 'localhost'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isThisMachine ? 'localhost' : name}:${port}`;
}

/** Stops new requests first, then the app, then the database, so that everything acknowledged is stored. */
function stopOnSignal({ app, server, metrics, log, lock }: Running, environment: NodeJS.ProcessEnv): void {
  const stop = () => {
    setTimeout(() => process.exit(), STOP_WITHIN_MS).unref();
    const close = async (): Promise<void> => {
      metrics?.close();
      await server?.close();
      await app.close();
      lock?.release();
    };
    close().catch((error: unknown) => log.error({ err: error }, 'the shutdown failed'));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  watchParent(environment, stop);
}

/** Errors whose message says what is wrong and what to do. */
const EXPLAINED: ReadonlySet<string> = new Set(['NoPagesError', 'DataFolderError']);

function explain(error: unknown, { port, host }: Settings): string {
  if (error instanceof Error && EXPLAINED.has(error.name)) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Choose another: PORT=${port === 65_535 ? 4173 : port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} may not be used by this account. Choose one above 1023: PORT=4173 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address "${host}". Leave HOST out, or use 0.0.0.0 to let other machines in.`;
    default:
      throw error;
  }
}

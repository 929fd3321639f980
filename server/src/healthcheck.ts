import { parseEnvironment } from './environment.ts';

// The health check of a container: exits with 0 if the server with the same settings is healthy, else with 1.

const ANSWER_WITHIN_MS = 4000;

/** Where a server with these settings reports its health; workers serve only metrics. */
function addressToAsk(environment: NodeJS.ProcessEnv): string {
  const parsed = parseEnvironment(environment);
  if (!parsed.ok) throw new Error(parsed.message);
  const { role, port, metricsPort } = parsed.settings;
  if (role !== 'worker') return `http://127.0.0.1:${port}/ready`;
  if (metricsPort === undefined) throw new Error('The health of a worker is read from METRICS_PORT, which is not set.');
  return `http://127.0.0.1:${metricsPort}/metrics`;
}

try {
  const { status } = await fetch(addressToAsk(process.env), { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  process.exitCode = status === 200 ? 0 : 1;
  if (status !== 200) process.stderr.write(`The server answers ${status}.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openApp, openServer } from './support/opened.ts';
import { Program } from './support/program.ts';

const HEALTHCHECK = fileURLToPath(new URL('../dist/healthcheck.js', import.meta.url));
const SCALED = { DATABASE_URL: 'postgres://x@127.0.0.1/x', REDIS_URL: 'redis://127.0.0.1' };

describe('the health check of a container', () => {
  it('holds where the server is ready', async () => {
    const { port } = new URL(await openServer(await openApp()));
    expect(await new Program([HEALTHCHECK], { PORT: port }).ends()).toEqual({ code: 0, signal: null });
  });

  it('fails if no server listens, and if a worker cannot be asked', async () => {
    expect(await new Program([HEALTHCHECK], { PORT: '1' }).ends()).toEqual({ code: 1, signal: null });
    const worker = new Program([HEALTHCHECK], { ...SCALED, ROLE: 'worker' });
    expect(await worker.ends()).toEqual({ code: 1, signal: null });
    expect(worker.output).toContain('METRICS_PORT');
  });
});

import { createServer as createTcpServer } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { builtPages } from './pages.ts';
import { MAIN, Program } from './program.ts';

function start(environment: NodeJS.ProcessEnv): Program {
  return new Program([MAIN], { WEB_ROOT: builtPages(), PORT: '0', ...environment });
}

async function takenPort(): Promise<number> {
  const server = createTcpServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a listening server has an address');
  return address.port;
}

const READY = /^Cabale: (http:\/\/localhost:\d+)$/m;

describe('the server program', () => {
  it('prints the address to open, and answers there', async () => {
    const program = start({});
    const [, address = ''] = await program.says(READY);
    const answer = await fetch(`${address.replace('localhost', '127.0.0.1')}/health`);
    expect(answer.status).toBe(200);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('stops cleanly on %s', async (signal) => {
    const program = start({});
    await program.says(READY);
    program.signal(signal);
    expect(await program.ends()).toEqual({ code: 0, signal: null });
  });

  it('names a taken port and how to choose another', async () => {
    const port = await takenPort();
    const program = start({ PORT: String(port) });
    expect(await program.ends()).toEqual({ code: 1, signal: null });
    expect(program.output).toMatch(new RegExp(`^Port ${port} is taken by another program\\. .*PORT=\\d+ npm start\n$`));
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', 'my host'],
  ])('refuses %s=%s in one line', async (name, value) => {
    const program = start({ [name]: value });
    expect(await program.ends()).toEqual({ code: 2, signal: null });
    expect(program.output).toMatch(new RegExp(`^${name} must be .*, not "${value}"\\. Settings: PORT .*\n$`));
  });

  it('takes an empty setting for one that is not set', async () => {
    await expect(start({ HOST: '' }).says(READY)).resolves.toBeDefined();
  });

  it('says so when this machine does not have the address', async () => {
    const program = start({ HOST: '192.0.2.1' });
    expect(await program.ends()).toEqual({ code: 1, signal: null });
    expect(program.output).toContain('This machine has no address "192.0.2.1".');
  });

  it('ends when the npm that started it is killed', async () => {
    const npm = new Program(
      ['-e', `require('node:child_process').spawn(process.execPath, [${JSON.stringify(MAIN)}], { stdio: 'inherit' })`],
      { WEB_ROOT: builtPages(), PORT: '0', npm_lifecycle_event: 'start' },
    );
    await npm.says(READY);
    npm.signal('SIGKILL');
    // The server holds the same output open, so this waits for both.
    expect(await npm.ends()).toEqual({ code: null, signal: 'SIGKILL' });
  });
});

import { createServer as createTcpServer } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freshFolder } from './support/opened.ts';
import { builtPages } from './support/pages.ts';
import { MAIN, Program } from './support/program.ts';
import { Visitor } from './support/visitor.ts';

function start(environment: NodeJS.ProcessEnv): Program {
  return new Program([MAIN], { WEB_ROOT: builtPages(), DATA_DIR: freshFolder(), PORT: '0', ...environment });
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

  it('closes sockets as going away, so that clients reconnect', async () => {
    const program = start({});
    const [, address = ''] = await program.says(READY);
    const visitor = await Visitor.guest(address.replace('localhost', '127.0.0.1'), 'Anna');
    const lines = [await visitor.connect(), await visitor.connect()];
    program.signal('SIGTERM');
    expect(await Promise.all(lines.map((line) => line.end()))).toEqual([1001, 1001]);
    expect(await program.ends()).toEqual({ code: 0, signal: null });
  });

  it('reports a taken port and how to choose another', async () => {
    const port = await takenPort();
    const program = start({ PORT: String(port) });
    expect(await program.ends()).toEqual({ code: 1, signal: null });
    expect(program.output).toMatch(new RegExp(`^Port ${port} is taken by another program\\. .*PORT=\\d+ npm start\n$`));
  });

  it('refuses a wrong setting in one line', async () => {
    const program = start({ PORT: 'http' });
    expect(await program.ends()).toEqual({ code: 2, signal: null });
    expect(program.output).toMatch(/^PORT must be .*, not "http"\. Settings: PORT .*\n$/);
  });

  it('treats an empty setting as unset', async () => {
    await expect(start({ HOST: '' }).says(READY)).resolves.toBeDefined();
  });

  it('reports that this machine does not have the address', async () => {
    const program = start({ HOST: '192.0.2.1' });
    expect(await program.ends()).toEqual({ code: 1, signal: null });
    expect(program.output).toContain('This machine has no address "192.0.2.1".');
  });

  it('ends when the npm that started it is killed', async () => {
    const npm = new Program(
      ['-e', `require('node:child_process').spawn(process.execPath, [${JSON.stringify(MAIN)}], { stdio: 'inherit' })`],
      { WEB_ROOT: builtPages(), DATA_DIR: freshFolder(), PORT: '0', npm_lifecycle_event: 'start' },
    );
    await npm.says(READY);
    npm.signal('SIGKILL');
    // The server inherits the output, so this waits for both.
    expect(await npm.ends()).toEqual({ code: null, signal: 'SIGKILL' });
  });
});

import { once } from 'node:events';
import { request as ask } from 'node:http';
import type { Duplex } from 'node:stream';
import { API, CLOSE } from '@cabale/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createServer } from '../src/http.ts';
import { DEFAULT_BUDGETS } from '../src/budgets/budgets.ts';
import { openApp, openServer } from './support/opened.ts';
import { builtPages } from './support/pages.ts';
import { Visitor } from './support/visitor.ts';

describe('sockets', () => {
  it('are bounded for each person, and one that is closed makes room', async () => {
    const app = await openApp({ settings: { budgets: { ...DEFAULT_BUDGETS, sockets: 3 } } });
    const address = await openServer(app);
    const [anna, ben] = await Promise.all([Visitor.guest(address, 'Anna'), Visitor.guest(address, 'Ben')]);
    const open = [await anna.connect(), await anna.connect(), await anna.connect()];
    for (const line of open) await line.until(() => line.messages.length > 0);
    expect(await (await anna.connect()).end()).toBe(CLOSE.tooMany);
    const other = await ben.connect();
    await other.until(() => other.messages.length > 0);
    open[0]?.socket.close();
    await open[0]?.end();
    while (app.sockets > 3) await new Promise(setImmediate);
    const again = await anna.connect();
    await again.until(() => again.messages.length > 0);
  });

  it('are bounded for each address', async () => {
    const app = await openApp({ settings: { budgets: { ...DEFAULT_BUDGETS, addressSockets: 2 } } });
    const address = await openServer(app);
    const guests = await Promise.all(['Anna', 'Ben', 'Cleo'].map((name) => Visitor.guest(address, name)));
    const lines = [];
    for (const guest of guests) lines.push(await guest.connect());
    expect(await lines[2]?.end()).toBe(CLOSE.tooMany);
  });

  it('count pings like everything else', async () => {
    const app = await openApp({ settings: { rates: { address: 1_000_000, person: 60 } } });
    const anna = await Visitor.guest(await openServer(app), 'Anna');
    const line = await anna.connect();
    await line.until(() => line.messages.length > 0);
    for (let ping = 0; ping < 30; ping++) line.socket.ping();
    expect(await line.end()).toBe(CLOSE.tooMany);
  });

  it('that send invalid frames cause no log lines at the usual level', async () => {
    const app = await openApp();
    const written: string[] = [];
    const server = await createServer({ webRoot: builtPages(), app, trustProxy: false, logLevel: 'warn' });
    server.addHook('onRequest', (request, _, done) => {
      for (const level of ['warn', 'error'] as const) request.log[level] = () => void written.push(level);
      done();
    });
    onTestFinished(() => server.close());
    const anna = await Visitor.guest(await server.listen({ port: 0, host: '127.0.0.1' }), 'Anna');
    let beneath: Duplex | undefined;
    const upgraded = ask(`${anna.address}${API}/socket`, {
      headers: {
        cookie: anna.headers['cookie'],
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16).toString('base64'),
      },
    });
    upgraded.on('upgrade', (_, socket) => (beneath = socket));
    upgraded.end();
    await once(upgraded, 'upgrade');
    const closed = new Promise((resolve) => beneath?.resume().once('close', resolve));
    // Reserved bits that no frame has, written to the underlying socket.
    beneath?.write(Buffer.from([0xff, 0xff, 0xff, 0xff]));
    await closed;
    expect(written).toEqual([]);
  });
});

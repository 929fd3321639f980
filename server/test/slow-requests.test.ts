import { once } from 'node:events';
import { connect } from 'node:net';
import { API } from '@cabale/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createServer, type RequestLimits } from '../src/http.ts';
import { openApp, openServer } from './support/opened.ts';
import { builtPages } from './support/pages.ts';

const SHORT: RequestLimits = { headers: 100, whole: 200, checkEvery: 50 };

/** Sends the beginning of a request and then single bytes, until the server ends it; returns the response. */
async function dripped(address: string, beginning: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.on('error', () => undefined);
  socket.write(beginning);
  const drip = setInterval(() => socket.write('x'), 20);
  await once(socket, 'close');
  clearInterval(drip);
  return answer;
}

const POST = `POST ${API}/guests HTTP/1.1\r\nhost: x\r\nx-cabale: 1\r\ncontent-type: application/json\r\n`;

describe('a request whose body never ends', () => {
  it.each([
    ['with a body of known length', `${POST}content-length: 4000\r\n\r\n`],
    ['with a body in chunks', `${POST}transfer-encoding: chunked\r\n\r\nfff\r\n`],
    ['whose headers never end', 'GET / HTTP/1.1\r\nx: '],
  ])('is cut off: %s', async (_, beginning) => {
    const address = await openServer(await openApp(), undefined, { requestLimits: SHORT });
    expect(await dripped(address, beginning)).toContain('408 Request Timeout');
  });

  it('is disconnected by default, too', async () => {
    const app = await openApp();
    const { server } = await createServer({ webRoot: builtPages(), app, trustProxy: false, logLevel: 'fatal' });
    expect(server.requestTimeout).toBe(30_000);
    expect(server.headersTimeout).toBe(15_000);
  });
});

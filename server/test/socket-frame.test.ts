import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { socketFrame } from '../src/message/socket-frame.ts';

const TEXTS = [
  '',
  'a',
  'é',
  'x'.repeat(125),
  'x'.repeat(126),
  '漢'.repeat(21_845),
  'x'.repeat(65_536),
  'é'.repeat(40_000),
];

it('frames of our own arrive as they were sent, among those of the library, in order', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  onTestFinished(() => server.close());
  await once(server, 'listening');
  server.on('connection', (socket, request) => {
    for (const text of TEXTS) {
      request.socket.write(socketFrame(text));
      socket.send(text);
    }
    socket.close();
  });
  const received: string[] = [];
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on('message', (data: Buffer) => received.push(data.toString('utf8')));
  await once(client, 'close');
  expect(received).toEqual(TEXTS.flatMap((text) => [text, text]));
});

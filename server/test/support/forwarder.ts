import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

interface Forwarder {
  readonly url: string;
  /** Loses the open connections without closing them. */
  forgetConnections(): void;
  /** Closes the open connections and refuses new ones. */
  cut(): void;
  mend(): void;
}

/** Forwards connections to a service, and can be interrupted. */
export async function forwarder(url: string): Promise<Forwarder> {
  const target = new URL(url);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(target.port), target.hostname);
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        for (const each of [client, upstream]) {
          open.delete(each);
          each.destroy();
        }
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `redis://127.0.0.1:${port}`,
    forgetConnections() {
      for (const socket of open) socket.unpipe();
    },
    cut() {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend() {
      isCut = false;
    },
  };
}

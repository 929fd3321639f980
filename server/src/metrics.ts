import { createServer, type Server } from 'node:http';
import type { House } from './house.ts';

/** Measurements for this machine only: how many sealed answers came in when is nobody else's business. */
export async function serveMetrics(house: House, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const { registry } = house.measures;
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return server;
}

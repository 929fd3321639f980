import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A browser with a push subscription that decrypts its messages (RFC 8291). */
export class WaitingBrowser {
  private readonly pair = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  private readonly own: Buffer;

  constructor() {
    this.own = this.pair.generateKeys();
  }

  get keys(): { readonly p256dh: string; readonly auth: string } {
    return { p256dh: this.own.toString('base64url'), auth: this.auth.toString('base64url') };
  }

  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + sender.length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.own, sender]);
    const secret = Buffer.from(hkdfSync('sha256', this.pair.computeSecret(sender), this.auth, info, 32));
    const derived = (what: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), length));
    const opened = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    opened.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
    return text.subarray(0, text.lastIndexOf(2)).toString();
  }
}

export interface Received {
  readonly path: string;
  readonly authorization: string;
  readonly body: Buffer;
}

/** A local push service that records what it receives. A path such as `/410` is answered with that status. */
export async function pushService(): Promise<{
  readonly address: string;
  readonly waiting: number;
  next(): Promise<Received>;
}> {
  const waiting: ((received: Received) => void)[] = [];
  const come: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      const received = { path, authorization: request.headers.authorization ?? '', body: Buffer.concat(parts) };
      response.writeHead(Number(path.slice(1)) || 201).end();
      const reader = waiting.shift();
      if (reader === undefined) come.push(received);
      else reader(received);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    /** Messages received and not yet read. */
    get waiting() {
      return come.length;
    },
    next: () => {
      const first = come.shift();
      return first === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(first);
    },
  };
}

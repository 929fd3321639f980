import { request } from 'node:http';
import { API, CSRF_HEADER } from '@cabale/protocol';
import { describe, expect, it } from 'vitest';
import type { TrustedProxies } from '../src/proxies.ts';
import { openApp, openServer } from './support/opened.ts';

const PER_MINUTE = 30;

async function serverBehind(trustProxy: TrustedProxies): Promise<string> {
  const app = await openApp({ settings: { rates: { address: PER_MINUTE, person: 1_000_000 } } });
  return openServer(app, undefined, { trustProxy });
}

/** Number of requests granted, each with its own header. */
async function granted(address: string, headers: (time: number) => Record<string, string>): Promise<number> {
  let count = 0;
  for (let time = 0; time < 2 * PER_MINUTE; time++) {
    const { status } = await fetch(`${address}${API}/openapi.json`, { headers: headers(time) });
    if (status === 200) count += 1;
  }
  return count;
}

/** Forwarded by a usual proxy, which appends the address it saw to the client's header. */
const attack = (time: number) => ({ 'x-forwarded-for': `10.1.0.${time}, 203.0.113.7` });
const honest = (time: number) => ({ 'x-forwarded-for': `203.0.113.${time}` });

describe('a server behind a proxy', () => {
  it.each([{ hops: 1 }, { addresses: ['127.0.0.1'] }, { addresses: ['loopback'] }])(
    'limits the address the proxy saw, whatever the client wrote: %j',
    async (trust) => {
      expect(await granted(await serverBehind(trust), attack)).toBe(PER_MINUTE);
    },
  );

  it.each([{ hops: 1 }, { addresses: ['127.0.0.0/8'] }])('counts clients separately: %j', async (trust) => {
    expect(await granted(await serverBehind(trust), honest)).toBe(2 * PER_MINUTE);
  });

  it.each([false, { addresses: ['10.0.0.2'] }] as const)('trusts no other proxy: %j', async (trust) => {
    expect(await granted(await serverBehind(trust), honest)).toBe(PER_MINUTE);
  });

  it.each([
    [{ hops: 1 }, 401],
    [{ addresses: ['loopback'] }, 401],
    [{ addresses: ['10.0.0.2'] }, 403],
    [false, 403],
  ] as const)(
    'takes the name the proxy was asked for as its own only from one it trusts: %j',
    async (trust, status) => {
      const address = await serverBehind(trust);
      expect(await statusOf(address, { origin: 'https://games.example', 'x-forwarded-host': 'games.example' })).toBe(
        status,
      );
    },
  );
});

/** `fetch` does not allow a custom origin. */
function statusOf(address: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${address}${API}/me`, { headers: { ...headers, [CSRF_HEADER]: '1' } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

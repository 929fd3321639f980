import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { WorkerQueue } from '../threads/worker-queue.ts';
import type { HashTask } from './hash-thread.ts';

/** One thread for all passwords: whoever tries many waits for their own. Beyond this the request is refused. */
const hashing = new WorkerQueue<HashTask, Uint8Array>({
  // Threads run built JavaScript, also where the rest runs from its sources.
  file: new URL(
    import.meta.url.endsWith('.ts') ? '../../dist/people/hash-thread.js' : './hash-thread.js',
    import.meta.url,
  ),
  most: 200,
  mostPerOwner: 40,
  timeLimitMs: 10_000,
});

/** How a drawn secret is kept and found again. It has so much chance in it that no salt and no slowness are needed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

const COST = { N: 1 << 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 } as const;
const KEY_BYTES = 32;

/** A password as it is kept: the parameters stand with it, so that they can grow. */
export async function hashPassword(password: string, owner: string): Promise<string> {
  const salt = randomBytes(16);
  const key = Buffer.from(await hashing.run(owner, { password, salt, length: KEY_BYTES, cost: COST }));
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Takes as long for a person that does not exist (`undefined`) as for a wrong password. `owner`: who tries; different
 * owners take turns.
 */
export async function isPassword(password: string, kept: string | undefined, owner: string): Promise<boolean> {
  const [, N, r, p, salt, key] = (kept ?? NOBODY).split('$');
  const expected = Buffer.from(key ?? '', 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p), maxmem: COST.maxmem };
  const task = { password, salt: Buffer.from(salt ?? '', 'base64url'), length: expected.length, cost };
  const given = await hashing.run(owner, task);
  return timingSafeEqual(given, expected) && kept !== undefined;
}

const NOBODY = `scrypt$${COST.N}$${COST.r}$${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

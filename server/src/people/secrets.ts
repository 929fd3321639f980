import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { WorkerQueue } from '../threads/worker-queue.ts';
import type { HashTask } from './hash-thread.ts';

/** One thread hashes all passwords, with a fair queue by owner. Beyond its limits requests are refused. */
const hashing = new WorkerQueue<HashTask, Uint8Array>({
  // Threads run built JavaScript, even where the rest runs from sources.
  file: new URL(
    import.meta.url.endsWith('.ts') ? '../../dist/people/hash-thread.js' : './hash-thread.js',
    import.meta.url,
  ),
  most: 200,
  maxPerOwner: 40,
  // Far more than a hash takes on a busy machine.
  timeLimitMs: 30_000,
});

/** The stored form of a random secret. Its entropy is high enough for a fast hash without salt. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

const COST = { N: 1 << 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 } as const;
const KEY_BYTES = 32;

/** The stored form of a password, with its parameters, so that they can be raised later. */
export async function hashPassword(password: string, owner: string): Promise<string> {
  const salt = randomBytes(16);
  const key = Buffer.from(await hashing.run(owner, { password, salt, length: KEY_BYTES, cost: COST }));
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Takes as long for a person that does not exist (`undefined`) as for a wrong password. `owner`: whom the attempt is
 * queued for.
 */
export async function isPassword(password: string, kept: string | undefined, owner: string): Promise<boolean> {
  const [, N, r, p, salt, key] = (kept ?? DUMMY_HASH).split('$');
  const expected = Buffer.from(key ?? '', 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p), maxmem: COST.maxmem };
  const task = { password, salt: Buffer.from(salt ?? '', 'base64url'), length: expected.length, cost };
  const given = await hashing.run(owner, task);
  return timingSafeEqual(given, expected) && kept !== undefined;
}

const DUMMY_HASH = `scrypt$${COST.N}$${COST.r}$${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

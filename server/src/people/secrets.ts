import { createHash, randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** An identifier: short, unguessable enough that nobody finds tables by trying. */
export function drawId(): string {
  return randomBytes(12).toString('base64url');
}

/** A secret: a session, a token, an invitation. */
export function drawSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** The seed of a table or of a generator: 32 bytes. */
export function drawKey(): Buffer {
  return randomBytes(32);
}

/** How a drawn secret is kept and found again. It has so much chance in it that no salt and no slowness are needed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

const COST = { N: 1 << 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 } as const;
const KEY_BYTES = 32;

/** A password as it is kept: the parameters stand with it, so that they can grow. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, KEY_BYTES, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes as long for a person that does not exist (`undefined`) as for a wrong password. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [, N, r, p, salt, key] = (kept ?? NOBODY).split('$');
  const expected = Buffer.from(key ?? '', 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p), maxmem: COST.maxmem };
  const given = await derive(password, Buffer.from(salt ?? '', 'base64url'), expected.length, cost);
  return timingSafeEqual(given, expected) && kept !== undefined;
}

const NOBODY = `scrypt$${COST.N}$${COST.r}$${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

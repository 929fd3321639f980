import { randomBytes } from 'node:crypto';

/** A source of unguessable bytes. Tests replace it to get the same deal in every run. */
export type RandomBytes = (size: number) => Buffer;

/** An identifier, unguessable enough that nobody finds tables by trying. */
export function drawId(random: RandomBytes = randomBytes): string {
  return random(12).toString('base64url');
}

/** A secret: a session, a token, an invitation. */
export function drawSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** 32 bytes: the seed of a table or of a generator. */
export function drawKey(random: RandomBytes = randomBytes): Buffer {
  return random(32);
}

import { createHash } from 'node:crypto';

/** A nonce as a client would draw it, but the same in every run. */
export function nonceOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

import { createHash } from 'node:crypto';

/** A client's nonce, but the same in every run. */
export function nonceOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

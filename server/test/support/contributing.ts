import { createHash } from 'node:crypto';
import { nonceCommitment } from '@cabale/engine';
import type { Id } from '@cabale/protocol';
import type { Visitor } from './visitor.ts';

/** A nonce as a client would draw it, but the same in every run. */
export function nonceOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

/** What a visitor commits to at a table. */
export function commitmentOf({ id }: Visitor, table: Id, nonce: string): string {
  return nonceCommitment(table, id, nonce);
}

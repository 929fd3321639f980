import type { Id } from '@cabale/protocol';
import { browserStorage } from '../saves/storage.ts';

const PREFIX = 'cabale:invitation:';

/** The code of a table's invitation, where this browser was told it: the server keeps only its hash. */
export function invitationTo(table: Id): string | undefined {
  return browserStorage().read(PREFIX + table) ?? undefined;
}

export function keepInvitation(table: Id, code: string): void {
  browserStorage().write(PREFIX + table, code);
}

import type { Id } from '@cabale/protocol';
import { browserStorage } from '../saves/storage.ts';

const PREFIX = 'cabale:invitation:';

/** The code of a table's invitation, if this browser has seen it. The server stores only its hash. */
export function invitationTo(table: Id): string | undefined {
  return browserStorage().read(PREFIX + table) ?? undefined;
}

export function keepInvitation(table: Id, code: string): void {
  browserStorage().write(PREFIX + table, code);
}

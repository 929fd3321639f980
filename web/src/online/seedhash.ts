import type { Id, WireTable } from '@cabale/protocol';
import { browserStorage } from '../saves/storage.ts';

const PREFIX = 'cabale:seed:';

/** Keeps the hash that was published at the start: at the end, nobody needs to take the server's word for it. */
export function rememberSeedHash({ id, phase, seedHash }: WireTable): void {
  if (phase !== 'playing' || seedHash === null || seedHashOf(id) !== undefined) return;
  browserStorage().write(PREFIX + id, seedHash);
}

/** The hash this browser saw while the game was still being played. */
export function seedHashOf(table: Id): string | undefined {
  return browserStorage().read(PREFIX + table) ?? undefined;
}

import type { OpenDatabase } from './open-database.ts';
import { openSqlite } from './sqlite/sqlite.ts';

/** Where games are stored: a SQLite file or PostgreSQL. */
export type DatabaseAddress =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

/**
 * `onFatal`: nothing can be stored any more until a restart. `upTo`: the version to migrate to, by default the newest.
 */
export async function openDatabase(
  address: DatabaseAddress,
  onError: (error: Error) => void,
  onFatal: (error: Error) => void = onError,
  upTo?: number,
): Promise<OpenDatabase> {
  switch (address.kind) {
    case 'sqlite':
      return openSqlite(address.file, onFatal, upTo);
    case 'postgres':
      return (await import('./postgres.ts')).openPostgres(address.url, onError, upTo);
  }
}

import type { OpenDatabase } from './opened.ts';
import { openSqlite } from './sqlite/sqlite.ts';

/** Where matches are kept: a file of our own, or PostgreSQL. */
export type DatabaseAddress =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

/**
 * `onGone`: nothing can be stored any more, and nothing but another start will help. `upTo`: the version the database is
 * brought to, the newest unless given.
 */
export async function openDatabase(
  address: DatabaseAddress,
  onTrouble: (error: Error) => void,
  onGone: (error: Error) => void = onTrouble,
  upTo?: number,
): Promise<OpenDatabase> {
  switch (address.kind) {
    case 'sqlite':
      return openSqlite(address.file, onGone, upTo);
    case 'postgres':
      return (await import('./postgres.ts')).openPostgres(address.url, onTrouble, upTo);
  }
}

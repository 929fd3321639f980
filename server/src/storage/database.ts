import type { OpenDatabase } from './opened.ts';
import { openSqlite } from './sqlite.ts';

/** Where matches are kept: a file of our own, or PostgreSQL. */
export type DatabaseAddress =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

export async function openDatabase(address: DatabaseAddress, onTrouble: (error: Error) => void): Promise<OpenDatabase> {
  switch (address.kind) {
    case 'sqlite':
      return openSqlite(address.file);
    case 'postgres':
      return (await import('./postgres.ts')).openPostgres(address.url, onTrouble);
  }
}

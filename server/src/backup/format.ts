import { createHash } from 'node:crypto';
import { z } from 'zod';

/**
 * A backup is compressed text, the same for both databases: a header, then for each table a line that names it and its
 * columns and a line for each row, then a line that says how much there was. So a backup of one database can be restored
 * into the other, and one that is cut off or damaged is noticed.
 */
export const FORMAT = 'cabale-backup';
export const FORMAT_VERSION = 1;

export const headerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  /** The version of the database: its number of migrations. */
  schema: z.int().nonnegative(),
  at: z.string(),
});

const name = z.string().regex(/^[a-z_]{1,60}$/);
export const lineSchema = z.union([
  z.object({ table: name, columns: z.array(name).min(1) }),
  z.array(z.union([z.string(), z.number(), z.null()])),
  z.object({ rows: z.int().nonnegative(), sha256: z.string() }),
]);

/** A row, in the order of the columns named before it. */
export type Row = readonly (string | number | null)[];

/** What can be said to whoever asked for a backup or brought one. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The checksum of lines, as it grows. */
export class Checksum {
  private readonly hash = createHash('sha256');

  /** Gives the line back, with its end. */
  add(line: string): string {
    const whole = `${line}\n`;
    this.hash.update(whole);
    return whole;
  }

  get value(): string {
    return this.hash.copy().digest('hex');
  }
}

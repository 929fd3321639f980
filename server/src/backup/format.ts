import { createHash } from 'node:crypto';
import { z } from 'zod';

/**
 * A backup is compressed text, the same for both databases: a header, for each table a line with its name and columns
 * and a line for each row, and a last line with counts and a checksum. A backup of one database can be restored into
 * the other, and truncated or damaged files are detected.
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

/** An error with a message for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The running checksum of lines. */
export class Checksum {
  private readonly hash = createHash('sha256');

  /** Returns the line with its line break. */
  add(line: string): string {
    const whole = `${line}\n`;
    this.hash.update(whole);
    return whole;
  }

  get value(): string {
    return this.hash.copy().digest('hex');
  }
}

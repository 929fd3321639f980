/** SQLite's codes for a full or broken disk, in words. */
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/^SQLITE_FULL/, 'disk full'],
  [/^SQLITE_READONLY/, 'read-only'],
  [/^SQLITE_IOERR/, 'disk error'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged database file'],
];

/** An error of SQLite; the message begins with the cause where it is the disk. */
export class SqliteError extends Error {
  override readonly name = 'SqliteError';
  readonly code: string;

  constructor(message: string, code: string) {
    const cause = CAUSES.find(([codes]) => codes.test(code))?.[1];
    super(cause === undefined ? message : `${cause}: ${message}`);
    this.code = code;
  }
}

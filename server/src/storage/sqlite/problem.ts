/** What a full or broken disk is called by SQLite, and by us. */
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/^SQLITE_FULL/, 'disk full'],
  [/^SQLITE_READONLY/, 'read-only'],
  [/^SQLITE_IOERR/, 'disk error'],
  [/^SQLITE_(CORRUPT|NOTADB)/, 'damaged database file'],
];

/** A statement that SQLite refused; the message begins with the cause where it is the disk's. */
export class SqliteProblem extends Error {
  override readonly name = 'SqliteProblem';
  readonly code: string;

  constructor(message: string, code: string) {
    const cause = CAUSES.find(([codes]) => codes.test(code))?.[1];
    super(cause === undefined ? message : `${cause}: ${message}`);
    this.code = code;
  }
}

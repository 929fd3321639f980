import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DatabaseAddress } from '../storage/database.ts';
import { BackupError, Checksum, FORMAT, FORMAT_VERSION } from './format.ts';
import { withSnapshot, type Snapshot } from './snapshot.ts';

/** The size of a backup. */
export interface Extent {
  readonly tables: number;
  readonly rows: number;
}

/**
 * Writes a consistent copy of the database to a file while the server may keep running. The file contains seeds and
 * password hashes, so only its owner can read it.
 */
export async function backUp(address: DatabaseAddress, file: string): Promise<Extent> {
  if (existsSync(file)) throw new BackupError(`${file} exists already. Choose another name.`);
  const unfinished = `${file}.part`;
  return withSnapshot(address, async (snapshot) => {
    let rows = 0;
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
    try {
      await pipeline(
        Readable.from(
          linesOf(snapshot, () => (rows += 1)),
          { objectMode: true },
        ),
        createGzip(),
        target,
      );
      renameSync(unfinished, file);
    } catch (error) {
      rmSync(unfinished, { force: true });
      throw error;
    }
    return { tables: snapshot.tables.length, rows };
  });
}

async function* linesOf(snapshot: Snapshot, onRow: () => number): AsyncIterable<string> {
  const checksum = new Checksum();
  const header = { format: FORMAT, version: FORMAT_VERSION, schema: snapshot.schema, at: new Date().toISOString() };
  yield checksum.add(JSON.stringify(header));
  let rows = 0;
  for (const table of snapshot.tables) {
    yield checksum.add(JSON.stringify({ table: table.name, columns: table.columns }));
    for await (const row of snapshot.rows(table)) {
      yield checksum.add(JSON.stringify(table.columns.map((column) => row[column])));
      rows = onRow();
    }
  }
  yield `${JSON.stringify({ rows, sha256: checksum.value })}\n`;
}

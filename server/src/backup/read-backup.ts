import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { BackupError, Checksum, headerSchema, lineSchema, type Row } from './format.ts';
import type { TableShape } from './tables.ts';

/** A table, or a row of the last named table. */
export type Part = { readonly table: TableShape } | { readonly row: Row };

/** Verifies the whole file and returns its database version; throws `BackupError` where anything is wrong. */
export async function verified(file: string): Promise<number> {
  let schema: number | undefined;
  const checksum = new Checksum();
  let end: string | undefined;
  try {
    for await (const line of linesOf(file)) {
      schema ??= schemaOf(line);
      // The last line is not part of its own checksum.
      if (end !== undefined) checksum.add(end);
      end = line;
    }
  } catch (error) {
    if (!isZlibError(error)) throw error;
    throw schema === undefined ? foreign() : damaged();
  }
  if (schema === undefined) throw foreign();
  const last = lineSchema.safeParse(parsed(end ?? ''));
  if (!last.success || !('sha256' in last.data) || last.data.sha256 !== checksum.value) throw damaged();
  return schema;
}

/** The tables and rows of a verified file. */
export async function* partsOf(file: string): AsyncGenerator<Part, undefined> {
  let isHeader = true;
  for await (const text of linesOf(file)) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    const line = z.parse(lineSchema, parsed(text));
    if ('sha256' in line) return undefined;
    yield 'table' in line ? { table: { name: line.table, columns: line.columns } } : { row: line };
  }
  return undefined;
}

async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  const unpacked = createGunzip();
  createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(unpacked);
  let rest = '';
  for await (const chunk of unpacked.setEncoding('utf8')) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  return undefined;
}

function schemaOf(line: string): number {
  const header = headerSchema.safeParse(parsed(line));
  if (!header.success) throw foreign();
  return header.data.schema;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function foreign(): BackupError {
  return new BackupError('This is no backup of Cabale, or one of a later version.');
}

function damaged(): BackupError {
  return new BackupError('The backup is damaged or not complete. Nothing was restored.');
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

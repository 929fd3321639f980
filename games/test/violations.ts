import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeRecord, type MatchRecord } from '@cabale/engine';
import { violationFileName, type Violation } from '@cabale/engine/kit';
import { expect } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../.cache/violations', import.meta.url));

/** Fails where a law was broken, and names a record of each such game that a table and `cabale replay` open. */
export function expectNoViolations(violations: readonly Violation[], folder = FOLDER): void {
  const files = violations.flatMap(({ record }) => (record === undefined ? [] : [writtenIn(folder, record)]));
  const broken = violations.map(({ record: _, ...violation }) => violation);
  expect(broken, `broken laws; open on the start page or with cabale replay: ${files.join(', ')}`).toEqual([]);
}

function writtenIn(folder: string, record: MatchRecord): string {
  const file = path.join(folder, violationFileName(record));
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, writeRecord(record));
  return file;
}

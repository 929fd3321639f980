import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder with these files, removed after the test. */
export function folderWith(files: Readonly<Record<string, unknown>>): string {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'cabale-setup-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) write(root, name, content);
  return root;
}

/** Strings are written as they are, everything else as JSON. */
export function write(root: string, name: string, content: unknown): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

export const PAGE = '<!doctype html><html lang="en"><title>Cabale</title></html>';
export const SCRIPT = `console.log('${'cabale '.repeat(200)}');`;

/** A small built web app in a folder of its own, removed after the test. */
export function builtPages(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'cabale-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), PAGE);
  writeFileSync(path.join(folder, 'assets', 'app-1a2b3c.js'), SCRIPT);
  writeFileSync(path.join(folder, 'assets', 'app-1a2b3c.js.gz'), gzipSync(SCRIPT));
  return folder;
}

import { chmodSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findBrowser, hasBrowser } from '../setup/browser.mjs';
import { readJson } from '../setup/house.mjs';
import { folderWith, write } from './folder.ts';

/** A program that answers like a browser, or fails like one without its libraries. */
function browserAt(root: string, name: string, behaviour: 'answers' | 'fails'): string {
  const file = path.join(root, name);
  write(root, name, `#!/bin/sh\n${behaviour === 'answers' ? 'echo Chromium 147.0.1' : 'exit 127'}\n`);
  chmodSync(file, 0o755);
  return file;
}

function askFor(file: string): void {
  vi.stubEnv('CHROMIUM_PATH', file);
  onTestFinished(() => void vi.unstubAllEnvs());
}

describe.runIf(process.platform !== 'win32')('the browser for the tests', () => {
  it('is the one that CHROMIUM_PATH names, and its place is noted', async () => {
    const root = folderWith({});
    const file = browserAt(root, 'my-chromium', 'answers');
    askFor(file);
    await findBrowser(root);
    expect(readJson(path.join(root, '.cache/browser.json'))).toEqual({ path: file, env: {} });
    expect(await hasBrowser(root)).toBe(true);
  });

  it('is searched on the system when that one does not work', async () => {
    const root = folderWith({});
    askFor(browserAt(root, 'broken', 'fails'));
    const file = browserAt(root, 'bin/chromium', 'answers');
    vi.stubEnv('PATH', `${path.dirname(file)}${path.delimiter}${process.env['PATH'] ?? ''}`);
    await findBrowser(root);
    expect(readJson(path.join(root, '.cache/browser.json'))).toEqual({ path: file, env: {} });
  });

  it('is checked again: a stored one that is gone, broken or no longer requested does not count', async () => {
    const root = folderWith({});
    const file = browserAt(root, 'my-chromium', 'answers');
    askFor(file);
    await findBrowser(root);
    vi.stubEnv('CHROMIUM_PATH', path.join(root, 'another'));
    expect(await hasBrowser(root)).toBe(false);
    vi.stubEnv('CHROMIUM_PATH', file);
    browserAt(root, 'my-chromium', 'fails');
    expect(await hasBrowser(root)).toBe(false);
    rmSync(file);
    expect(await hasBrowser(root)).toBe(false);
  });
});

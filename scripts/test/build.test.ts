import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { build, isBuilt } from '../setup/build.mjs';
import { compressFolder } from '../setup/compress.mjs';
import { HOUSE } from '../setup/house.mjs';
import { folderWith, write } from './folder.ts';

const COMPILER_OPTIONS = {
  composite: true,
  rootDir: 'src',
  outDir: 'dist',
  module: 'nodenext',
  target: 'es2023',
  types: [],
};

/** A project with one program, built from one package. */
function smallHouse(): string {
  const root = folderWith({
    'package.json': { workspaces: ['engine', 'server'], type: 'module' },
    'package-lock.json': {},
    'engine/package.json': { type: 'module' },
    'engine/tsconfig.json': { compilerOptions: COMPILER_OPTIONS, include: ['src'] },
    'engine/src/index.ts': 'export const answer: number = 42;\n',
    'server/package.json': { type: 'module' },
    'server/tsconfig.json': {
      compilerOptions: COMPILER_OPTIONS,
      include: ['src'],
      references: [{ path: '../engine' }],
    },
    'server/src/main.ts': 'export {};\n',
  });
  symlinkSync(path.join(HOUSE, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  return root;
}

const OUTPUT = 'engine/dist/index.js';
const output = (root: string) => readFileSync(path.join(root, OUTPUT), 'utf8');

describe('building the code', () => {
  it('writes JavaScript, and then finds nothing more to do', async () => {
    const root = smallHouse();
    expect(isBuilt(root, ['code'])).toBe(false);
    await build(root, ['code']);
    expect(output(root)).toContain('answer = 42');
    expect(isBuilt(root, ['code'])).toBe(true);
  });

  it('builds again after a source changed', async () => {
    const root = smallHouse();
    await build(root, ['code']);
    write(root, 'engine/src/index.ts', 'export const answer: number = 43;\n');
    expect(isBuilt(root, ['code'])).toBe(false);
    await build(root, ['code']);
    expect(output(root)).toContain('answer = 43');
  });

  it('builds again after an output was deleted', async () => {
    const root = smallHouse();
    await build(root, ['code']);
    rmSync(path.join(root, OUTPUT));
    expect(isBuilt(root, ['code'])).toBe(false);
    await build(root, ['code']);
    expect(output(root)).toContain('answer = 42');
  });

  it('does not build again because of a test', async () => {
    const root = smallHouse();
    await build(root, ['code']);
    write(root, 'engine/test/answer.test.ts', 'nothing a compiler would take');
    expect(isBuilt(root, ['code'])).toBe(true);
  });

  it('fails with the compiler’s output, and stays unbuilt', async () => {
    const root = smallHouse();
    write(root, 'engine/src/index.ts', "export const answer: number = 'many';\n");
    await expect(build(root, ['code'])).rejects.toThrow(/engine\/src\/index\.ts.*TS2322[^]*does not compile/);
    expect(isBuilt(root, ['code'])).toBe(false);
  });
});

describe('compressing the pages', () => {
  it('puts both siblings beside a text, and none beside small or binary files', async () => {
    const text = 'a table for five games\n'.repeat(100);
    const root = folderWith({ 'assets/app.js': text, 'small.js': 'x', 'assets/font.woff2': text });
    await compressFolder(root);
    expect(brotliDecompressSync(readFileSync(path.join(root, 'assets/app.js.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(path.join(root, 'assets/app.js.gz'))).toString()).toBe(text);
    expect(existsSync(path.join(root, 'small.js.br'))).toBe(false);
    expect(existsSync(path.join(root, 'assets/font.woff2.br'))).toBe(false);
  });
});

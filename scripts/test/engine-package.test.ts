import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENGINE_VERSION } from '@cabale/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runNode } from '../setup/command.mjs';
import { HOUSE, readJson, toolFile } from '../setup/house.mjs';
import { runNpm } from '../setup/npm.mjs';
import { write } from './folder.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const ENGINE = path.join(HOUSE, 'engine');
const { name, version, dependencies, exports } = readJson(path.join(ENGINE, 'package.json')) as Manifest;
const readme = readFileSync(path.join(ENGINE, 'README.md'), 'utf8');

/** A project outside of the workspace that has the packed engine, its dependencies and nothing else. */
const project = realpathSync(mkdtempSync(path.join(tmpdir(), 'engine-user-')));
const installed = path.join(project, 'node_modules', name);
/** The parts of the example that need only the engine: no board, no tests. */
const RULES_OF_EXAMPLE = ['bot.ts', 'checks.ts', 'content', 'index.ts', 'knowledge.ts', 'rules', 'text'];

const COMPILER_OPTIONS = {
  target: 'es2023',
  module: 'nodenext',
  moduleResolution: 'nodenext',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  rewriteRelativeImportExtensions: true,
  // The declarations of the package must type-check by themselves.
  skipLibCheck: false,
  rootDir: '.',
  outDir: 'out',
};
/** Options to resolve the package by the condition `source`, as a bundler may. */
const FROM_SOURCES = ['--noEmit', '--customConditions', 'source', '--rewriteRelativeImportExtensions', 'false'];

async function succeeds(run: Promise<{ readonly code: number; readonly output: string }>): Promise<string> {
  const { code, output } = await run;
  if (code !== 0) throw new Error(output);
  return output;
}

function compile(...args: readonly string[]): Promise<string> {
  return succeeds(runNode(toolFile(HOUSE, 'typescript', 'tsc'), ['-p', project, ...args]));
}

/** The output of a compiled program of the project. */
function outputOf(program: string): Promise<string> {
  return succeeds(runNode(path.join(project, 'out', program.replace(/\.ts$/, '.js')), [], { cwd: project }));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => path.relative(folder, path.join(parentPath, file)).replaceAll('\\', '/'))
    .toSorted();
}

beforeAll(async () => {
  write(project, 'package.json', { private: true, type: 'module' });
  write(project, 'tsconfig.json', { compilerOptions: COMPILER_OPTIONS });
  await succeeds(runNpm(['pack', '--ignore-scripts', '--pack-destination', project], ENGINE));
  // npm keeps existing packages, so nothing is downloaded; packages that the engine does not depend on are missing.
  for (const each of Object.keys(dependencies)) {
    cpSync(path.join(HOUSE, 'node_modules', each), path.join(project, 'node_modules', each), { recursive: true });
  }
  const tarball = `./${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  await succeeds(
    runNpm(['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', tarball], project),
  );
  for (const [, file = '', code = ''] of readme.matchAll(/^```ts (\S+)\n(.*?)^```$/gms)) {
    write(project, `readme/${file}`, code);
  }
  cpSync(path.join(HOUSE, 'examples/play.ts'), path.join(project, 'examples/play.ts'));
  for (const part of RULES_OF_EXAMPLE) {
    cpSync(path.join(HOUSE, 'examples/courtiers', part), path.join(project, 'examples/courtiers', part), {
      recursive: true,
    });
  }
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe('the packed engine', () => {
  it('holds its sources, what is built from them, and its documents', () => {
    const sources = filesIn(path.join(ENGINE, 'src'));
    const built = sources.flatMap((file) => ['.d.ts', '.js', '.js.map'].map((end) => file.replace(/\.ts$/, end)));
    expect(filesIn(installed), 'If there is more in dist: delete engine/dist and run npm run build').toEqual(
      [
        'API.md',
        'LICENSE',
        'README.md',
        'package.json',
        ...sources.map((file) => `src/${file}`),
        ...built.map((file) => `dist/${file}`),
      ].toSorted(),
    );
  });

  it('refers only to files that it holds', () => {
    const files = filesIn(installed);
    const exported = Object.values(exports).flatMap((conditions) => Object.values(conditions));
    const mapped = files
      .filter((file) => file.endsWith('.map'))
      .flatMap((file) => {
        const { sources } = readJson(path.join(installed, file)) as { readonly sources: readonly string[] };
        return sources.map((source) => path.posix.join(path.posix.dirname(file), source));
      });
    const targets = [...exported, ...mapped].map((target) => path.posix.normalize(target));
    expect(targets.filter((target) => !files.includes(target))).toEqual([]);
  });

  it('names no folder of the machine that packed it', () => {
    const naming = filesIn(installed).filter((file) => {
      const text = readFileSync(path.join(installed, file), 'utf8');
      return text.includes(HOUSE) || text.includes('file://');
    });
    expect(naming).toEqual([]);
  });

  it('has the licence of the project, exact dependencies, and the version that records name', () => {
    const read = (file: string): string => readFileSync(file, 'utf8');
    expect(read(path.join(installed, 'LICENSE'))).toBe(read(path.join(HOUSE, 'LICENSE')));
    expect(Object.values(dependencies).filter((range) => !/^\d+\.\d+\.\d+$/.test(range))).toEqual([]);
    expect(version).toBe(ENGINE_VERSION);
  });
});

describe('a project outside of the workspace', () => {
  beforeAll(() => compile());

  it('compiles against the sources of the package as well', async () => {
    await expect(compile(...FROM_SOURCES, '--allowImportingTsExtensions')).resolves.toBe('');
  });

  it('plays the example game, replays its record and checks the laws', async () => {
    expect((await outputOf('examples/play.ts')).split('\n')).toEqual([
      expect.stringMatching(/^\d+ choices, ranks \d \d \d$/),
      'replayed to the same checksum',
      '2 players: 20 games, 0 violations',
      '3 players: 20 games, 0 violations',
      '4 players: 20 games, 0 violations',
      '',
    ]);
  });

  const printed = [...readme.matchAll(/^```\n\$ node (\S+)\n(.*?)^```$/gms)];

  it.each(printed.map(([, file = '', output = '']) => ({ file, output })))(
    'prints what the README says: $file',
    async ({ file, output }) => {
      expect(await outputOf(`readme/${file}`)).toBe(output);
    },
  );

  it('finds programs in the README', () => {
    expect(printed.map(([, file]) => file)).toEqual(['play.ts', 'laws.ts']);
  });
});

import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUSE, toolFile } from '../setup/house.mjs';

/** Imports that must be refused: the file, its text, and a part of the message. */
const REFUSED: readonly (readonly [file: string, text: string, message: string])[] = [
  ['engine/src/a.ts', "import { catalogue } from '@cabale/games'; catalogue();", 'engine may not import games'],
  ['engine/src/b.ts', "import { san } from '../../games/san/index.ts'; san();", 'engine may not import game'],
  ['engine/src/c.ts', "import { readFileSync } from 'node:fs'; readFileSync('');", 'engine must run without Node'],
  ['engine/src/d.ts', "import react from 'react'; react();", 'engine may not depend on the package react'],
  ['games/san/rules/a.ts', "import { search } from '@cabale/bots'; search();", 'rules may not import bots'],
  ['games/san/rules/b.ts', "export const later = import('@cabale/server');", 'rules may not import server'],
  ['games/san/rules/c.ts', "export type T = import('../board/index.tsx').T;", 'rules may not import board'],
  ['games/san/rules/d.ts', "export * from '../text/fr.ts';", 'rules may import only types of text'],
  ['games/san/rules/e.ts', "import { z } from 'zod'; z();", 'rules may not depend on the package zod'],
  ['games/san/rules/f.ts', "import { hash } from 'crypto'; hash();", 'rules must run without Node'],
  [
    'games/san/rules/g.ts',
    "import { doge } from '@cabale/games/venice/index.ts'; doge();",
    'the game san may not know the game venice',
  ],
  [
    'games/san/content/a.ts',
    "import { card } from '../../venice/content/cards.ts'; card();",
    'may not know the game venice',
  ],
  [
    'games/san/view.ts',
    "import type { Props } from './board/index.tsx'; export type T = Props;",
    'game may not import board',
  ],
  ['games/san/bot.ts', "import { arena } from '@cabale/bots'; arena();", 'game may not import bots'],
  ['games/san/index.ts', "export { createServer } from '@cabale/server';", 'game may not import server'],
  ['games/san/text/fr.ts', "import { Card } from '@cabale/design'; Card();", 'text may not import design'],
  [
    'games/san/board/a.tsx',
    "import { createServer } from '@cabale/server'; createServer();",
    'board may not import server',
  ],
  ['games/san/board/b.tsx', "import { shell } from '../../../web/src/shell.tsx'; shell();", 'board may not import web'],
  ['games/san/board/c.tsx', "import { search } from '@cabale/bots'; search();", 'board may not import bots'],
  [
    'games/san/board/d.tsx',
    "import { Match } from '@cabale/engine'; Match();",
    'board may import only types of engine',
  ],
  ['games/catalogue.ts', "import { Board } from './san/board/index.tsx'; Board();", 'games may not import board'],
  ['games/a.ts', "import { Card } from '@cabale/design'; Card();", 'games may import only types of design'],
  ['games/san/manifest.ts', "import { doge } from '../venice/index.ts'; doge();", 'may not know the game venice'],
  ['bots/src/a.ts', "import { createServer } from '@cabale/server'; createServer();", 'bots may not import server'],
  ['web/design/src/a.ts', "import { san } from '@cabale/games/san/index.ts'; san();", 'design may not import game'],
  ['web/src/a.ts', "import { createServer } from '@cabale/server'; createServer();", 'web may not import server'],
  ['web/src/c.ts', "import { Board } from '@cabale/games/san/board/index.tsx'; Board();", 'web may not import board'],
  ['web/src/b.ts', "import path from 'node:path'; path();", 'web must run without Node'],
  ['server/src/a.ts', "import { shell } from '@cabale/web'; shell();", 'server may not import web'],
  ['server/src/b.ts', "import { main } from '../../cli/src/main.ts'; main();", 'server may not import cli'],
  ['cli/src/a.ts', "import { Card } from '@cabale/design'; Card();", 'cli may not import design'],
  ['scripts/a.mjs', "import { z } from 'zod'; z();", 'scripts may not depend on the package zod'],
  ['games/san/rules/random.ts', 'export const a = Math.random();', "'Math.random' is restricted"],
  ['games/san/rules/taken.ts', 'export const { random } = Math;', "'Math.random' is restricted"],
  ['games/san/rules/clock.ts', 'export const a = Date.now();', "Unexpected use of 'Date'"],
  ['games/san/rules/environment.ts', 'export const a = process.env;', "Unexpected use of 'process'"],
  ['games/san/rules/timer.ts', 'setTimeout(() => {}, 1);', "Unexpected use of 'setTimeout'"],
  ['games/san/rules/detour.ts', 'export const a = globalThis;', "Unexpected use of 'globalThis'"],
  ['games/san/rules/print.ts', "console.log('a');", 'Unexpected console statement'],
  ['engine/src/random.ts', 'export const a = Math.random();', "'Math.random' is restricted"],
];

/** Imports that each layer needs. */
const ALLOWED: readonly (readonly [file: string, text: string])[] = [
  ['engine/src/ok.ts', "import { z } from 'zod'; import { sha256 } from '@noble/hashes/sha2.js'; z(sha256);"],
  [
    'games/san/rules/ok.ts',
    "import { step } from '@cabale/engine'; import { cards } from '../content/cards.ts'; step(cards);",
  ],
  ['games/san/rules/setup.ts', "import { z } from 'zod'; z();"],
  ['games/san/content/ok.ts', "import { z } from 'zod'; z();"],
  ['games/san/text/ok.ts', "import type { SanEvent } from '../rules/state.ts'; export type T = SanEvent;"],
  [
    'games/san/board/ok.tsx',
    "import { Card } from '@cabale/design'; import { type Seat } from '@cabale/engine'; import { motion } from 'motion'; import { cards } from '../content/cards.ts'; Card(motion, cards); export type T = Seat;",
  ],
  [
    'games/san/test/ok.ts',
    "import { readFileSync } from 'node:fs'; import { search } from '@cabale/bots'; readFileSync(search());",
  ],
  ['games/ok.ts', "import { manifest } from './san/manifest.ts'; manifest();"],
  ['games/venice/manifest.ts', "export const board = import('./board/index.tsx');"],
  [
    'bots/src/ok.ts',
    "import { catalogue } from '@cabale/games'; import { Worker } from 'node:worker_threads'; catalogue(Worker);",
  ],
  ['web/design/src/ok.ts', "import { seats } from '@cabale/engine'; import react from 'react'; seats(react);"],
  ['web/src/ok.ts', "import { GAMES } from '@cabale/games'; import { search } from '@cabale/bots'; search(GAMES);"],
  ['server/src/ok.ts', "import fastify from 'fastify'; import { search } from '@cabale/bots'; fastify(search);"],
  [
    'cli/src/ok.ts',
    "import { runServer } from '@cabale/server'; import { checkGame } from '@cabale/engine/kit'; runServer(checkGame);",
  ],
];

let root: string;
let found: { filename: string; message: string }[];

beforeAll(async () => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'cabale-layers-')));
  cpSync(path.join(HOUSE, '.oxlintrc.json'), path.join(root, '.oxlintrc.json'));
  cpSync(path.join(HOUSE, 'scripts/lint'), path.join(root, 'scripts/lint'), { recursive: true });
  for (const [file, text] of [...REFUSED, ...ALLOWED]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), `${text}\n`);
  }
  found = await lint(root);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function lint(folder: string): Promise<typeof found> {
  return new Promise((resolve, reject) => {
    const args = [toolFile(HOUSE, 'oxlint'), '--format=json'];
    execFile(process.execPath, args, { cwd: folder }, (_, output, complaint) => {
      try {
        resolve((JSON.parse(output) as { diagnostics: typeof found }).diagnostics);
      } catch {
        reject(new Error(`oxlint gave no report: ${output}${complaint}`));
      }
    });
  });
}

function complaintsAbout(file: string): string[] {
  return found.filter(({ filename }) => filename.replaceAll('\\', '/') === file).map(({ message }) => message);
}

describe('imports between layers', () => {
  it.each(REFUSED)('%s is refused: %s', (file, _, message) => {
    expect(complaintsAbout(file)).toContainEqual(expect.stringContaining(message));
  });

  it.each(ALLOWED)('%s is allowed: %s', (file) => {
    expect(complaintsAbout(file)).toEqual([]);
  });
});

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Learned } from '@cabale/bots';
import { describe, expect, it } from 'vitest';
import type { Conclusion } from '../src/learn/generation.ts';
import { learnedFile } from '../src/learn/learned-file.ts';
import { SampleStore } from '../src/learn/sample-store.ts';
import { sampleSchema } from '../src/learn/schemas.ts';
import { cabale, folderWith, type Ended } from './program.ts';

const TINY = ['--games', '4', '--iterations', '60', '--trial', '1', '--test', '2', '--workers', '2'];

async function learn(folder: string, ...more: readonly string[]): Promise<Ended> {
  return cabale('learn', 'new-order', '--seats', '2', ...TINY, '--folder', folder, ...more);
}

async function shipped(): Promise<Learned> {
  return JSON.parse((await import('@cabale/games/new-order/bot/learned.ts')).LEARNED) as Learned;
}

function gamesIn(folder: string): Record<string, string> {
  const games = join(folder, 'new-order', 'generation-1', 'games');
  return Object.fromEntries(readdirSync(games).map((name) => [name, readFileSync(join(games, name), 'base64')]));
}

function jsonIn(folder: string, name: string): unknown {
  return JSON.parse(readFileSync(join(folder, 'new-order', name), 'utf8'));
}

describe('learn', () => {
  it('plays, fits, tries every candidate, and continues from what is stored', { timeout: 300_000 }, async () => {
    const folder = folderWith({});
    const root = folderWith({ 'games/new-order/bot/learned.ts': 'old' });
    const first = await learn(folder, '--write', '--root', root);
    expect(first.code).toBe(0);
    expect(first.lines[0]).toBe('new-order, generation 1: 2 seats');
    expect(first.lines[1]).toBe('games to learn from: 0 kept, 4 played');
    expect(first.last).toMatch(/^new-order: generation 1 is better (at no seat count|with 2 seats)$/);
    const [conclusion] = jsonIn(folder, 'conclusions.json') as Conclusion[];
    expect(conclusion).toMatchObject({ generation: 1, games: 4, verdicts: [{ seats: 2 }] });
    // Two deals decide nothing, so nothing may be written.
    expect(readFileSync(join(root, 'games/new-order/bot/learned.ts'), 'utf8')).toBe('old');
    expect((jsonIn(folder, 'champion.json') as Learned).versions).toEqual((await shipped()).versions);

    const games = gamesIn(folder);
    expect(Object.keys(games)).toHaveLength(4);
    const again = folderWith({});
    await learn(again);
    expect(gamesIn(again)).toEqual(games);

    // Of an interrupted generation the games are kept; damaged ones are left out.
    const broken = join(again, 'new-order', 'generation-2', 'games');
    await learn(again, '--games', '2');
    writeFileSync(join(broken, 'game-00001.json.gz'), 'nonsense');
    const store = new SampleStore(broken, 'game', sampleSchema(3, [], []));
    expect(store.item(1)).toHaveProperty('problem');
    const resumed = await learn(folder, '--games', '2');
    expect(resumed.lines[0]).toBe('new-order, generation 2: 2 seats');
    expect(resumed.lines.some((line) => line.startsWith('fitted') && line.includes('of 6 games'))).toBe(true);
  });

  it('refuses a seat count at which nobody competes', async () => {
    const { code, err } = await cabale('learn', 'new-order', '--seats', '1');
    expect(code).toBe(2);
    expect(err).toContain('new-order is learned with 2, 3, 4 seats, not 1');
  });
});

describe('what a game has learned, as TypeScript', () => {
  const learned: Learned = {
    features: ['income', "the merchant's"],
    counts: [],
    choices: { 2: { evaluator: 'linear', prior: 'hand', leaf: 'turn', version: 0 } },
    linear: { 2: [[1, -0.5]] },
    versions: [],
  };

  it('holds everything, quotes included', async () => {
    const text = learnedFile(learned);
    const module = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as { LEARNED: string };
    expect(JSON.parse(module.LEARNED)).toEqual(learned);
  });

  it('is left unchanged by the formatter', () => {
    const plain = learnedFile({ ...learned, features: ['income', 'draw'] });
    expect(formatted(plain)).toBe(plain);
  });
});

function formatted(text: string): string {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt');
  const options = { cwd: root, input: text, encoding: 'utf8' } as const;
  return execFileSync(process.execPath, [formatter, '--stdin-filepath', 'learned.ts'], options);
}

describe('stored games of self-play', () => {
  const NAMES = ['income', 'draw', 'viruses'];
  const row = {
    phase: 0,
    features: [
      [0.1, 0.2, 0.3],
      [0, 0, 0],
    ],
    counts: [[], []],
    shares: [1, 0],
    chances: [],
  };
  const sample = { counts: [], seats: 2, rows: [row], decisions: [] };

  it.each([
    ['missing', ['income', 'draw'], '"viruses" is missing'],
    ['unknown', [...NAMES, 'luck'], 'there is no "luck"'],
    ['out of order', ['draw', 'income', 'viruses'], 'number 1 is "draw" instead of "income"'],
  ])('are refused if a feature is %s', (_, features, problem) => {
    expect(read({ ...sample, features })).toEqual({ problem });
  });

  it('are read if the features are the same', () => {
    expect(read({ ...sample, features: NAMES })).toEqual({ item: { ...sample, features: NAMES } });
  });

  function read(item: object) {
    const folder = folderWith({});
    writeFileSync(join(folder, 'game-00000.json.gz'), gzipSync(JSON.stringify(item)));
    return new SampleStore(folder, 'game', sampleSchema(1, NAMES, [])).item(0);
  }
});

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { san } from '@cabale/games/san/index.ts';
import { describe, expect, it } from 'vitest';
import { readItem } from '../src/learn/sample-store.ts';
import { rowsSchema } from '../src/learn/schemas.ts';
import { weightsFile, type Learned } from '../src/learn/weights-file.ts';
import { cabale, folderWith, type Ended } from './program.ts';

const TINY = ['--games', '3', '--iterations', '10', '--trial', '2'];

async function learn(folder: string, ...more: readonly string[]): Promise<Ended> {
  return cabale('learn', 'san', ...TINY, '--folder', folder, ...more);
}

/** All files below a folder, with their content. */
function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(names.toSorted().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

const LAST =
  /^san: new weights [0-9a-f]{12} win \d+\.\d % \(95 % CI \d+\.\d-\d+\.\d\) of 2 games: (not |perhaps )?better$/;

describe('learn', () => {
  it('plays, fits and tries once, and continues from stored results', { timeout: 300_000 }, async () => {
    const folder = folderWith({});
    const first = await learn(folder);
    expect(first.code).toBe(0);
    expect(first.lines[0]).toBe('games to learn from: 0 kept, 3 played');
    expect(first.last).toMatch(LAST);
    const files = filesIn(folder);
    const result = Object.keys(files).find((name) => /^san-2\/[0-9a-f]{12}-10\.json$/.test(name)) ?? '';
    const learned = JSON.parse(files[result] ?? '') as Learned;
    expect(learned).toMatchObject({ game: 'san', seats: 2, iterations: 10, trialGames: 2, games: 3 });
    expect(learned.seeds).toEqual({ games: `learn ${learned.oldHash}-10`, trial: `gate ${learned.oldHash}-10` });
    expect(Object.keys(learned.weights)).toEqual(san.bot.features.names);

    const second = await learn(folder);
    expect(second.out).toBe(first.out.replaceAll(/0 kept, (\d) played/g, '$1 kept, 0 played'));
    expect(filesIn(folder)).toEqual(files);

    const games = Object.keys(files).filter((name) => name.includes('game-'));
    const [cut = '', foreign = ''] = games;
    writeFileSync(join(folder, cut), (files[cut] ?? '').slice(0, 100));
    writeFileSync(join(folder, foreign), '[{"phase":0,"features":[[1],[1]],"shares":[1,0]}]');
    const third = await learn(folder);
    expect(third.lines[0]).toBe('games to learn from: 1 kept, 2 played');
    expect(third.last).toBe(first.last);
    expect(filesIn(folder)).toEqual(files);

    // Only weights that are not worse are written.
    const root = folderWith({ 'games/san/bot/weights/2.ts': 'old' });
    const fourth = await learn(folder, '--write', '--root', root);
    const isBetter = !first.last.endsWith(': not better');
    expect(fourth.code).toBe(isBetter ? 0 : 1);
    const written = readFileSync(join(root, 'games/san/bot/weights/2.ts'), 'utf8');
    expect(written).toBe(isBetter ? weightsFile(learned) : 'old');
  });
});

describe("a game's weights as TypeScript", () => {
  const learned: Learned = {
    game: 'san',
    rules: '1.0.0',
    seats: 2,
    iterations: 300,
    oldHash: '000000000000',
    hash: '123456789abc',
    verdict: 'better',
    share: 0.625,
    low: 0.556,
    high: 0.689,
    trialGames: 200,
    fair: 0.5,
    games: 1000,
    rows: 24_000,
    loss: 0.51239,
    seeds: { games: 'g', trial: 't' },
    weights: { income: [1, -0.5, 0], draw: [-0.9999, 12.3456, 1e-4] },
  };

  it('says where they come from', () => {
    expect(weightsFile(learned)).toContain(
      [
        ' * Learned from 24000 rows of 1000 games of self-play with 300 iterations a turn; loss 0.5124.',
        ' * Hash 123456789abc; against 000000000000: 62.5 % (95 % CI 55.6-68.9) of 200 games, better.',
      ].join('\n'),
    );
  });

  it('hold every number under the name of its feature', () => {
    expect(weightsFile(learned)).toContain(
      [
        'export const WEIGHTS: Weights = {',
        '  income: [1, -0.5, 0],',
        '  draw: [-0.9999, 12.3456, 0.0001],',
        '};',
      ].join('\n'),
    );
  });

  it('are left unchanged by the formatter', () => {
    const { names } = san.bot.features;
    const weights = Object.fromEntries(names.map((name, index) => [name, [index / 1e4 - 1, 0, -12.3456]]));
    const text = weightsFile({ ...learned, weights });
    expect(formatted(text)).toBe(text);
  });
});

function formatted(text: string): string {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt');
  const options = { cwd: root, input: text, encoding: 'utf8' } as const;
  return execFileSync(process.execPath, [formatter, '--stdin-filepath', 'weights.ts'], options);
}

describe('stored rows of self-play', () => {
  const row = { phase: 0, features: [[0.1, 0.2, 0.3]], shares: [1] };

  it.each([
    ['missing', ['income', 'draw'], 'feature "viruses" is missing'],
    ['unknown', ['income', 'draw', 'viruses', 'luck'], 'there is no feature "luck"'],
    ['out of order', ['draw', 'income', 'viruses'], 'feature 1 is "draw" instead of "income"'],
  ])('are refused if a feature is %s', (_, features, problem) => {
    const folder = folderWith({ 'rows.json': JSON.stringify({ features, rows: [row] }) });
    const schema = rowsSchema(1, 1, ['income', 'draw', 'viruses']);
    expect(readItem(join(folder, 'rows.json'), schema)).toEqual({ problem });
  });

  it('are read if the features are the same', () => {
    const rows = { features: ['income', 'draw', 'viruses'], rows: [row] };
    const folder = folderWith({ 'rows.json': JSON.stringify(rows) });
    expect(readItem(join(folder, 'rows.json'), rowsSchema(1, 1, rows.features))).toEqual({ item: rows });
  });
});

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { weightsFile, type Learned } from '../src/learn/weights-file.ts';
import { cabale, folderWith, type Ended } from './program.ts';

const TINY = ['--games', '3', '--iterations', '10', '--trial', '2'];

async function learn(folder: string, ...more: readonly string[]): Promise<Ended> {
  return cabale('learn', 'san', ...TINY, '--folder', folder, ...more);
}

/** All files below a folder, with what is in them. */
function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(names.toSorted().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

const LAST =
  /^san: new weights [0-9a-f]{12} win \d+\.\d % \(95 % CI \d+\.\d-\d+\.\d\) of 2 games: (not |perhaps )?better$/;

describe('learn', () => {
  it('plays, fits and tries once, and goes on from what is there', { timeout: 120_000 }, async () => {
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
    expect(learned.weights.every((phase) => phase.length === learned.features.length)).toBe(true);

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
    features: [],
    weights: [[1, -0.5, 0], Array.from({ length: 30 }, (_, index) => index / 1e4 - 1)],
  };

  it('says where they come from', () => {
    expect(weightsFile(learned)).toContain(
      [
        ' * Learned from 24000 rows of 1000 games of the search with 300 iterations a turn; loss 0.5124.',
        ' * Hash 123456789abc; against 000000000000: 62.5 % (95 % CI 55.6-68.9) of 200 games, better.',
      ].join('\n'),
    );
  });

  it('holds every number, in lines that the formatter leaves alone', () => {
    const text = weightsFile(learned);
    const array = text.slice(text.indexOf('= [') + 2, text.lastIndexOf(';'));
    expect(JSON.parse(array.replaceAll(/,(\s*\])/g, '$1'))).toEqual(learned.weights);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
  });
});

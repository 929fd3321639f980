/** The commands that measure: arena, soak, bench. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cabale, folderWith, MAIN, Program } from './program.ts';

const BROKEN_SAN = new URL('broken-san.mjs', import.meta.url).href;

describe.concurrent('arena', () => {
  it('says how A did, with the interval, what a turn took and the seeds', async () => {
    const args = ['--a', 'search:20', '--b', 'random', '--games', '3', '--seed', 'here', '--at-least', '0'];
    const { code, lines, last } = await cabale('arena', 'san', ...args);
    expect(code).toBe(0);
    expect(last).toMatch(/^san: search:20 \d+\.\d % \(95 % CI \d+\.\d-\d+\.\d\) against random, 4 games, 2 seats$/);
    const text = lines.join('\n');
    expect(text).toMatch(/by seat: \d+\.\d %, \d+\.\d %; ends: \d \w+/);
    expect(text).toMatch(/a turn of search:20: \d+ iterations, \d+ ms, \d+(\.\d+)? times the time of \S+/);
    expect(text).toMatch(/rules \d\S+, weights [0-9a-f]{12}, seeds "here 0" to "here 1", seats rotated/);
  });

  it('gives the same figures for any number of workers, and exits with 1 below the required bound', async () => {
    const args = ['arena', 'san', '--a', 'search:20', '--b', 'random', '--games', '4', '--json', '--at-least', '100'];
    const runs = await Promise.all([cabale(...args, '--workers', '1'), cabale(...args, '--workers', '2')]);
    expect(runs.map(({ code }) => code)).toEqual([1, 1]);
    const [one, two] = runs.map(({ out }) => JSON.parse(out) as Record<string, unknown>);
    const timeless = { millisecondsPerTurn: 0, time: 0, milliseconds: 0 };
    expect({ ...two, ...timeless }).toEqual({ ...one, ...timeless });
    expect(one).toMatchObject({
      game: 'san',
      a: 'search:20',
      b: 'random',
      seed: 'verdict',
      games: 4,
      interrupted: false,
    });
  });

  it('stops as soon as it is clear who is better, at the same game for any number of workers', async () => {
    const args = ['arena', 'new-order', '--a', 'greedy', '--b', 'random', '--games', '200', '--decide', '--json'];
    const runs = await Promise.all([cabale(...args, '--workers', '1'), cabale(...args, '--workers', '2')]);
    const [one, two] = runs.map(({ out }) => JSON.parse(out) as { games: number; share: number; decision: string });
    expect(one?.decision).toBe('better');
    expect(one?.games).toBeLessThan(200);
    expect(two).toMatchObject({ games: one?.games, share: one?.share, decision: 'better' });
  });

  it('gives A the time of B where asked, and says how much it had', async () => {
    const args = ['arena', 'new-order', '--a', 'search:400', '--b', 'search:50', '--games', '4', '--json'];
    const runs = await Promise.all([cabale(...args), cabale(...args, '--equal-time')]);
    const [free, equal] = runs.map(({ out }) => JSON.parse(out) as { iterationsPerTurn: number });
    expect(equal?.iterationsPerTurn).toBeLessThan((free?.iterationsPerTurn ?? 0) / 2);
  });
});

describe.concurrent('soak', () => {
  it('checks every law and counts violations', async () => {
    const args = ['--games', '1', '--mode', 'standard', '--seats', '2', '--seed', 'tiny'];
    const { code, last } = await cabale('soak', 'san', ...args);
    expect(code).toBe(0);
    expect(last).toMatch(/^san: 1 games, 0 violations, \d+ decisions a game$/);
  });

  it('reports as JSON, for all games if none is named', async () => {
    const { code, lines } = await cabale('soak', '--games', '1', '--seed', 'tiny', '--json');
    expect(code).toBe(0);
    const results = lines.map((line) => JSON.parse(line) as object);
    expect(results[0]).toMatchObject({ game: 'san', games: 1, violations: [], interrupted: false });
  });

  it('writes a record of each game that breaks a law, which can be replayed', async () => {
    const folder = folderWith({});
    const args = ['soak', 'san', '--games', '2', '--workers', '1', '--out', folder];
    const { code, out } = await new Program(process.execPath, ['--import', BROKEN_SAN, MAIN, ...args]).ends();
    expect(code).toBe(1);
    expect(out).toContain('san: 2 games, 2 violations');
    const [file = '', other] = readdirSync(folder).toSorted();
    expect([file, other]).toEqual(['san-soak-0.json', 'san-soak-1.json']);
    expect(out).toContain(`record: ${join(folder, file)} (open it on the start page, or: cabale replay `);
    const replayed = await cabale('replay', join(folder, file), '--verify');
    expect(replayed.last).toMatch(/^ok: san, \d+ choices, state and checksums equal$/);
  });
});

describe.concurrent('soak --occurrences', () => {
  const few = ['soak', 'mecanisburgo', '--occurrences', '--games', '3', '--seats', '2', '--seed', 'tiny'];

  it('prints how often everything occurred, and exits with 1 if something never did', async () => {
    const { code, lines, last } = await cabale(...few);
    expect(code).toBe(1);
    const [, things, never] = /^mecanisburgo: 3 games, 2 seats, (\d+) things, (\d+) never occurred$/.exec(last) ?? [];
    const counted = lines.filter((line) => /^[^:]+, .+: \d+$/.test(line));
    expect(counted).toHaveLength(Number(things));
    expect(lines.filter((line) => line.startsWith('never occurred: '))).toHaveLength(Number(never));
    expect(counted.filter((line) => line.endsWith(': 0'))).toHaveLength(Number(never));
    expect(lines.length).toBe(Number(things) + Number(never) + 1);
  });

  it('gives the same counts for any number of workers, as JSON', async () => {
    const runs = await Promise.all(['1', '2'].map((workers) => cabale(...few, '--workers', workers, '--json')));
    const [one, two] = runs.map(({ out }) => JSON.parse(out) as { counts: Record<string, Record<string, number>> });
    expect(two).toEqual(one);
    expect(one).toMatchObject({ game: 'mecanisburgo', mode: 'two', seats: 2, games: 3, seed: 'tiny', violations: [] });
    expect(Object.values(one?.counts['ends'] ?? {}).reduce((sum, count) => sum + count, 0)).toBe(3);
  });
});

describe.concurrent('bench', () => {
  it('prints every figure in one line', async () => {
    const { code, last } = await cabale('bench', 'san', '--milliseconds', '10');
    expect(code).toBe(0);
    expect(last).toMatch(
      /^san: \d+ decisions\/s, \d+\.\dx boardgame\.io, \d+\.\d us\/clone, \d+\.\d us\/view, \d+\.\d KB state, \d+ iterations\/s$/,
    );
  });
});

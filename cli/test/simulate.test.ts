import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cabale, folderWith } from './program.ts';

describe.concurrent('simulate', () => {
  it('says how games between bots went', async () => {
    const { code, last } = await cabale('simulate', 'san', '--games', '3');
    expect(code).toBe(0);
    expect(last).toMatch(/^san: 3 games, \d+ decisions and \d+\.\d turns a game$/);
  });

  it('says the same again with the same seed, as JSON', async () => {
    const args = ['simulate', 'san', '--games', '2', '--seed', 'again', '--set', 'sunHand=7', '--json'];
    const [first, second] = await Promise.all([cabale(...args), cabale(...args)]);
    // The duration may be reported beside the result.
    expect(second.out).toBe(first.out);
    const result = JSON.parse(first.out) as { games: number; wins: number[]; reasons: Record<string, number> };
    expect(result).toMatchObject({ game: 'san', seats: 2, bot: 'random', seed: 'again', games: 2, interrupted: false });
    expect(Object.values(result.reasons).reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(result.wins).toHaveLength(2);
  });

  it('counts what an automaton wins, and gives it no seat', async () => {
    const { out } = await cabale('simulate', 'venice', '--seats', '1', '--games', '4', '--json');
    const result = JSON.parse(out) as { wins: number[]; reasons: Record<string, number> };
    expect(result.wins).toHaveLength(2);
    expect(result.reasons).toEqual({ doge: 4 });
  });

  it('counts by corporation where seats play different ones', async () => {
    const args = ['simulate', 'mecanisburgo', '--seats', '4', '--games', '3'];
    const { out } = await cabale(...args, '--json');
    const result = JSON.parse(out) as { wins: number[]; roles: Record<string, { played: number; won: number }> };
    const all = Object.values(result.roles);
    const sum = (of: (fortune: { played: number; won: number }) => number): number =>
      all.reduce((total, fortune) => total + of(fortune), 0);
    expect([sum(({ played }) => played), sum(({ won }) => won)]).toEqual([12, result.wins.reduce((a, b) => a + b)]);
    expect((await cabale(...args)).out).toMatch(/^by role: \w+ \d+ of \d+ \(\d\.\d\d\), /);
  });

  it('writes records that verify, with the content pack inside', async () => {
    const pack = {
      format: 'cabale-content',
      formatVersion: 1,
      game: 'san',
      name: 'Dear judges',
      cards: { R05: { cost: 9 } },
    };
    const folder = folderWith({ 'pack.json': pack });
    const args = ['--games', '2', '--pack', `${folder}/pack.json`, '--records', `${folder}/records`];
    expect(await cabale('simulate', 'san', ...args)).toMatchObject({ code: 0 });
    const records = readdirSync(`${folder}/records`).toSorted();
    expect(records).toEqual(['san-00000.json', 'san-00001.json']);
    expect(readFileSync(`${folder}/records/san-00001.json`, 'utf8')).toContain('Dear judges');
    const { code, last } = await cabale('replay', `${folder}/records/san-00001.json`, '--verify');
    expect(code).toBe(0);
    expect(last).toMatch(/^ok: san, \d+ choices, state and checksums equal$/);
  });
});

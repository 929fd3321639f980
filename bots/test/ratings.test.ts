import { Random } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { eloOf, ratingsOf, type RatedMatch } from '../src/index.ts';

/** A match of players whose true difference is known. */
function match(a: string, b: string, elo: number, seats: number, blocks: number): RatedMatch {
  const random = Random.from(`${a} ${b} ${seats}`);
  const odds = 10 ** (elo / 400) / (seats - 1);
  const won = () => (random.fraction() < odds / (1 + odds) ? 1 / seats : 0);
  return {
    a,
    b,
    seats,
    blocks: Array.from({ length: blocks }, () =>
      Array.from({ length: seats }, won).reduce((sum, part) => sum + part, 0),
    ),
  };
}

const byName = (matches: readonly RatedMatch[]) =>
  new Map(ratingsOf(matches, 'low', 'test').map((rating) => [rating.name, rating]));

describe('ratings', () => {
  it.each([2, 4])('find the true differences at %d seats, within their intervals', (seats) => {
    const found = byName([
      match('middle', 'low', 150, seats, 600),
      match('high', 'middle', 200, seats, 600),
      match('high', 'low', 350, seats, 600),
    ]);
    expect(found.get('low')).toMatchObject({ elo: 0, low: 0, high: 0 });
    for (const [name, elo] of [
      ['middle', 150],
      ['high', 350],
    ] as const) {
      const rating = found.get(name);
      expect(rating?.low).toBeLessThan(elo);
      expect(rating?.high).toBeGreaterThan(elo);
      expect(Math.abs((rating?.elo ?? 0) - elo)).toBeLessThan(50);
    }
  });

  it('do not depend on the order of matches', () => {
    const matches = [match('middle', 'low', 100, 2, 50), match('high', 'middle', 100, 2, 50)];
    const elos = (list: readonly RatedMatch[]) => [...byName(list)].map(([name, { elo }]) => [name, Math.round(elo)]);
    expect(elos(matches.toReversed())).toEqual(elos(matches));
  });

  it('stay finite where somebody wins every game', () => {
    const found = byName([{ a: 'high', b: 'low', seats: 2, blocks: [1, 1, 1, 1, 1] }]);
    expect(found.get('high')?.elo).toBeGreaterThan(300);
    expect(found.get('high')?.elo).toBeLessThan(1000);
  });

  it('call one of n games at n seats even', () => {
    for (const seats of [2, 3, 6]) expect(eloOf(1 / seats, seats)).toBeCloseTo(0);
    expect(eloOf(0.64, 2)).toBeCloseTo(100, 0);
  });
});

import { Random } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { fit, type Row } from '../src/index.ts';

/** The weights the fit has to find, by phase. */
const TRUTH = [
  [1.5, -1, 0],
  [-0.5, 0.25, 2],
];

function chancesOf(features: readonly (readonly number[])[], weights: readonly number[]): number[] {
  const values = features.map((row) =>
    Math.exp(row.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0)),
  );
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value / sum);
}

const BARE = { counts: [], chances: [] };

/** Games whose ends follow the true weights: each row's shares are its true chances, or one winner drawn from them. */
function games(count: number, seats: number, draw: boolean): Row[][] {
  const random = Random.from('rows');
  const row = (index: number): Row => {
    const phase = index % TRUTH.length;
    const features = Array.from({ length: seats }, () => [0, 1, 2].map(() => 2 * random.fraction() - 1));
    const chances = chancesOf(features, TRUTH[phase] ?? []);
    if (!draw) return { ...BARE, phase, features, shares: chances };
    let left = random.fraction();
    const winner = chances.findIndex((chance) => (left -= chance) < 0);
    return { ...BARE, phase, features, shares: chances.map((_, seat) => (seat === winner ? 1 : 0)) };
  };
  return Array.from({ length: count }, () => Array.from({ length: 20 }, (_, index) => row(index)));
}

/** The largest error of any weight. */
function error(found: readonly (readonly number[])[]): number {
  return Math.max(
    ...TRUTH.flatMap((phase, index) => phase.map((weight, at) => Math.abs(weight - (found[index]?.[at] ?? 9)))),
  );
}

describe('a fit', () => {
  it.each([2, 3])('finds the weights behind the chances at %i seats', (seats) => {
    const { weights, rows } = fit(games(300, seats, false), 2, 3);
    expect(rows).toBe(6000);
    expect(error(weights)).toBeLessThan(0.05);
  });

  it('finds them from wins and losses alone, and predicts unseen games better than chance', () => {
    const { weights, loss } = fit(games(300, 2, true), 2, 3);
    expect(error(weights)).toBeLessThan(0.25);
    expect(loss).toBeLessThan(Math.log(2) - 0.1);
    expect(loss).toBeGreaterThan(0);
  });

  it('is the same again from the same rows', () => {
    const rows = games(20, 2, true);
    expect(fit(rows, 2, 3)).toEqual(fit(rows, 2, 3));
  });

  it('leaves the weights of a phase without rows at 0', () => {
    const { weights } = fit(games(20, 2, false), 3, 3);
    expect(weights).toHaveLength(3);
    expect(weights[2]).toEqual([0, 0, 0]);
  });

  it('rounds weights, so that they can be written down', () => {
    const { weights } = fit(games(20, 2, true), 2, 3);
    for (const weight of weights.flat()) expect(Math.round(weight * 1e4) / 1e4).toBe(weight);
  });

  it('learns nothing from games that nobody won', () => {
    const nobodys = games(40, 2, true).map((game) => game.map((row) => ({ ...row, shares: [0, 0] })));
    expect(fit(nobodys, 2, 3)).toMatchObject({
      weights: [
        [0, 0, 0],
        [0, 0, 0],
      ],
      rows: 0,
    });
    const won = games(20, 2, true);
    expect(fit([...won, ...nobodys], 2, 3).weights).toEqual(fit(won, 2, 3).weights);
  });

  it('keeps to the weights it is given where rows are few', () => {
    const given = [
      [1, 2, 3],
      [4, 5, 6],
    ];
    expect(fit([], 2, 3, given).weights).toEqual(given);
  });

  it('does not learn from the games it is tested on', () => {
    const rows = games(20, 2, true);
    const turned = rows.map((game, index) =>
      index % 10 === 0 ? game.map((row) => ({ ...row, shares: row.shares.toReversed() })) : game,
    );
    const [right, wrong] = [fit(rows, 2, 3), fit(turned, 2, 3)];
    expect(wrong.weights).toEqual(right.weights);
    expect(wrong.loss).toBeGreaterThan(right.loss);
  });
});

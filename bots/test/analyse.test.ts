import { defaultSetup, Match, Random, Rules } from '@cabale/engine';
import { san, type San } from '@cabale/games/san/index.ts';
import { describe, expect, it } from 'vitest';
import { analyse, RolloutPolicy, shares, type ChancePoint } from '../src/index.ts';

const rules = new Rules(san);

/** A match played by the rollout policy, up to this many choices or to its end. */
function play(seed: string, most = Number.POSITIVE_INFINITY): Match<San> {
  const match = new Match(rules, { setup: defaultSetup(san.setup), seats: 2, seed });
  const rollout = new RolloutPolicy(rules, Random.from(seed), 0.1);
  for (let step = rules.step(match.state); step !== undefined && match.length < most; step = rules.step(match.state)) {
    const seat = rules.deciders(match.state)[0] ?? 0;
    match.choose(seat, rollout.choose(match.state, step, seat));
  }
  return match;
}

/** The largest deviation of any point's chances from a sum of 1. */
function worstSum(points: readonly ChancePoint[]): number {
  return Math.max(
    ...points.map(({ chances }) => {
      const areChances = chances.length === 2 && chances.every((chance) => chance >= 0 && chance <= 1);
      return areChances ? Math.abs(chances.reduce((sum, chance) => sum + chance, -1)) : Number.POSITIVE_INFINITY;
    }),
  );
}

describe('the analysis of a finished match', () => {
  const match = play('analysed');
  const points = [...analyse(match)];

  it('gives chances that sum to one at every point', () => {
    expect(worstSum(points)).toBeLessThan(1e-9);
  });

  it('ends with the outcome', () => {
    const outcome: number[] = [];
    shares(match.outcome?.ranks ?? [], outcome);
    expect(outcome).toHaveLength(2);
    expect(points.at(-1)).toEqual({ choice: match.length, chances: outcome });
  });

  it('has one point at the beginning of every turn, and one at the end', () => {
    const turns = points.slice(0, -1).map(({ choice }) => match.stateAt(choice).turn.number);
    expect(points[0]?.choice).toBe(0);
    expect(turns).toEqual(turns.map((_, index) => index + 1));
    expect(turns.length).toBe(match.state.turn.number);
  });

  it('is the same again, and changes nothing of the match', () => {
    const { choices } = match;
    expect([...analyse(match)]).toEqual(points);
    expect(match.choices).toEqual(choices);
  });
});

describe('the analysis of an unfinished match', () => {
  it('ends at the current position, with no certain winner', () => {
    const match = play('going on', 40);
    const points = [...analyse(match)];
    expect(worstSum(points)).toBeLessThan(1e-9);
    expect(points.at(-1)?.choice).toBe(40);
    expect(match.outcome).toBeUndefined();
  });

  it('has one point for a match that has just begun', () => {
    expect([...analyse(play('new', 0))]).toMatchObject([{ choice: 0 }]);
  });
});

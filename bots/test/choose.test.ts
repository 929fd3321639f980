import { Random, type GameTypes } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { CAREFUL, choose, type Care } from '../src/choose.ts';
import type { Assessed } from '../src/index.ts';

const candidate = (kind: string, chance: number, prior: number): Assessed<GameTypes> => ({
  option: { kind },
  chance,
  prior,
  visits: 10,
});

const CANDIDATES = [
  candidate('best', 0.5, 1),
  candidate('near', 0.47, 4),
  candidate('hidden', 0.46, 0.01),
  candidate('bad', 0.2, 2),
];

/** How often each is chosen in a thousand turns. */
function counts(candidates: readonly Assessed<GameTypes>[], care: Care): Record<string, number> {
  const random = Random.from('choices');
  const found: Record<string, number> = {};
  for (let turn = 0; turn < 1000; turn++) {
    const { kind } = choose(candidates, care, random, `turn ${turn}`, (option) => option.kind);
    found[kind] = (found[kind] ?? 0) + 1;
  }
  return found;
}

describe('a choice', () => {
  it('is the best for a careful bot', () => {
    expect(counts(CANDIDATES, CAREFUL)).toEqual({ best: 1000 });
  });

  it('never loses more than the reach, and loses little more often than much', () => {
    const found = counts(CANDIDATES, { oversight: 0, reach: 0.08 });
    expect(found['bad']).toBeUndefined();
    expect(found['best']).toBeGreaterThan(found['near'] ?? 0);
    expect(found['near']).toBeGreaterThan(found['hidden'] ?? 0);
  });

  it('overlooks what does not catch the eye, as often as stated', () => {
    const found = counts([candidate('best', 0.5, 0), candidate('obvious', 0.49, 1)], { oversight: 0.4, reach: 0.0101 });
    // Seen, it is chosen nearly nine times of ten.
    expect(found['obvious']).toBeGreaterThan(400);
    expect(found['obvious']).toBeLessThan(540);
  });

  it('overlooks the same options for the whole turn', () => {
    const care = { oversight: 0.7, reach: 0.001 };
    for (let turn = 0; turn < 50; turn++) {
      const chosen = Array.from(
        { length: 5 },
        (_, again) =>
          choose(
            [candidate('best', 0.5, 0), candidate('obvious', 0.4999, 1)],
            care,
            Random.from(`luck ${again}`),
            `turn ${turn}`,
            ({ kind }) => kind,
          ).kind,
      );
      // Where the best was seen it may still not be taken; where it was overlooked it never is.
      const overlooked = Random.from(`notice turn ${turn} best`).fraction() < 0.7;
      expect(chosen.includes('best') && overlooked).toBe(false);
    }
  });

  it('takes a win at every level, and the best of what it has seen if it has overlooked all that is close', () => {
    const blind = { oversight: 1, reach: 0.08 };
    expect(counts([candidate('win', 1, 0), candidate('near', 0.95, 1)], blind)).toEqual({ win: 1000 });
    expect(counts([candidate('best', 0.5, 0), candidate('bad', 0.1, 1)], blind)).toEqual({ best: 1000 });
  });
});

import { expectLaws } from '@cabale/games/test/laws.ts';
import { describeSecrets } from '@cabale/games/test/secrets.ts';
import { describe, expect, it } from 'vitest';
import { checks, type CourtiersSecret } from '../checks.ts';
import { courtiers } from '../index.ts';
import type { Courtiers } from '../rules/state.ts';

describe.each(checks.modes)('$name', (mode) => {
  it('keeps every law in random games', { timeout: 60_000 }, () => {
    const report = expectLaws(courtiers, checks, mode);
    expect(Object.keys(report.asked).toSorted()).toEqual(['bid', 'choose']);
  });
});

/** For each kind of hidden thing, what a careless view would show of it: the law must find every one. */
describeSecrets<Courtiers, CourtiersSecret>(courtiers, checks, {
  views: {
    hand: ({ hands }) => hands.map(([card]) => card),
    rest: ({ rest }) => rest[0],
    pile: ({ pile }) => pile.at(-1),
    generator: ({ random }) => random[0],
    'sealed answers': ({ sealed }) => sealed,
  },
  events: [],
});

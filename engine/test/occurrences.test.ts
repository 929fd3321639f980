import { describe, expect, it } from 'vitest';
import { Random, Rules } from '../src/index.ts';
import {
  countOneGame,
  sumOfCounts,
  thingsOf,
  type Chooser,
  type CountedGame,
  type GameChecks,
  type Mode,
  type Occurrences,
} from '../src/kit/index.ts';
import { whispers, whispersChecks, type Whispers } from './games/whispers.ts';

const [two, three] = whispersChecks.modes as [Mode<Whispers>, Mode<Whispers>];

/** Cards by their numbers, as far as the deck goes; a draw is an event for one seat; a lead is only in the state. */
const occurrences: Occurrences<Whispers> = {
  things: ({ seats }, { cards }) => ({
    'cards played': Array.from({ length: cards }, (_, index) => `${index + 1}`),
    hands: ['drew', 'snatched'],
    leads: Array.from({ length: seats }, (_, seat) => `seat ${seat}`),
  }),
  occurred({ before, events, after }, count) {
    for (const { event } of events) {
      if (event.kind === 'played') count('cards played', `${event.card}`);
      if (event.kind === 'drew' || event.kind === 'snatched') count('hands', event.kind);
    }
    for (const [seat, score] of after.scores.entries()) {
      if (score > Math.max(...before.scores)) count('leads', `seat ${seat}`);
    }
  },
};

const checks: GameChecks<Whispers> = { ...whispersChecks, occurrences };

function company(rules: Rules<Whispers>, seats: number, seed: string): readonly Chooser<Whispers>[] {
  const random = Random.from(seed);
  return Array.from({ length: seats }, () => ({
    choose: (state, _step, seat) => random.pick(rules.options(state, seat)),
  }));
}

function counted(mode: Mode<Whispers>, seed: string, promised: GameChecks<Whispers> = checks): CountedGame {
  const rules = new Rules(whispers);
  return countOneGame({ rules, checks: promised, mode, seed, choosers: company(rules, mode.seats, seed) });
}

describe('counting', () => {
  it('counts events of any observer, and what only the state shows', () => {
    const { counts, decisions, violation } = counted(two, 'one');
    expect(violation).toBeUndefined();
    expect(decisions).toBeGreaterThan(5);
    const played = Object.values(counts['cards played'] ?? {});
    // Six of the twelve cards are dealt, and one is played for each card drawn.
    expect(played).toEqual([1, 1, 1, 1, 1, 1]);
    expect(counts['hands']?.['drew']).toBe(6);
    expect(Object.keys(counts['leads'] ?? {}).length).toBeGreaterThan(0);
  });

  it('gives the same counts for the same seed', () => {
    expect(counted(three, 'again')).toEqual(counted(three, 'again'));
  });

  it('names every thing of the mode in the sum, also what never occurred', () => {
    const things = thingsOf(whispers, checks, two);
    const games = [counted(two, 'a'), counted(two, 'b')];
    const sum = sumOfCounts(things, games);
    expect(Object.keys(sum['cards played'] ?? {})).toHaveLength(12);
    expect(Object.values(sum['cards played'] ?? {}).reduce((all, each) => all + each, 0)).toBe(12);
    expect(sumOfCounts(things, [])['hands']).toEqual({ drew: 0, snatched: 0 });
    expect(Object.keys(thingsOf(whispers, checks, three)['leads'] ?? {})).toHaveLength(3);
  });

  it('names nothing where the game counts nothing', () => {
    expect(thingsOf(whispers, whispersChecks, two)).toEqual({});
    expect(counted(two, 'one', whispersChecks)).toMatchObject({ counts: {} });
  });

  it('catches what occurs although it cannot', () => {
    const { hands: _hands, ...others } = thingsOf(whispers, checks, two);
    const { violation } = counted(two, 'one', { ...checks, occurrences: { ...occurrences, things: () => others } });
    expect(violation).toMatchObject({ law: 'occurrences', mode: 'two', seed: 'one' });
    expect(violation?.message).toBe('"hands drew" occurred, but is not in the list of what can occur');
    expect(violation?.choices).toHaveLength(1);
  });

  it('checks what the game promises', () => {
    const invariants = { calm: ({ played }: Whispers['state']) => (played.length > 2 ? 'three cards' : undefined) };
    expect(counted(two, 'one', { ...checks, invariants }).violation).toMatchObject({
      law: 'invariant calm',
      message: 'three cards',
    });
  });
});

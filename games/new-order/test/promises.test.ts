/** The laws of what options say, shown by mutants: false words and false rules are found. */
import type { Game, Promised } from '@cabale/engine';
import { checkGame, type GameChecks } from '@cabale/engine/kit';
import { describe, expect, it } from 'vitest';
import { checks } from '../checks.ts';
import { newOrder } from '../index.ts';
import type { NewOrder } from '../rules/state.ts';
import { words } from '../text/words.ts';

function found(game: Game<NewOrder>, changed: Partial<GameChecks<NewOrder>> = {}): string {
  const mode = checks.modes.find(({ name }) => name === 'three');
  if (mode === undefined) throw new Error('there is no mode "three"');
  const { violations } = checkGame(game, { ...checks, ...changed }, { mode, games: 8, thorough: 8, seed: 'mutant' });
  return violations.map(({ law, message }) => `${law}: ${message}`)[0] ?? '';
}

const wrong = (by: Promised<NewOrder>['by']): Promised<NewOrder>['by'] => (by === 'chance' ? by : by + 1);

/** Words that promise something else wherever they promise a change of a quantity. */
function lying(what: Promised<NewOrder>['what']): Partial<GameChecks<NewOrder>> {
  return {
    words: {
      ...words,
      prompt: (...asked) => words.prompt(...asked),
      option(...asked) {
        const sentence = words.option(...asked);
        const promises = Object.entries(sentence.promises ?? {}).map(
          ([name, promise]) => [name, promise.what === what ? { ...promise, by: wrong(promise.by) } : promise] as const,
        );
        return { ...sentence, promises: Object.fromEntries<Promised<NewOrder>>(promises) };
      },
    },
  };
}

describe('what options promise', () => {
  it('is kept', () => {
    expect(found(newOrder)).toBe('');
  });

  it.each(['cards', 'upright', 'hand', 'captured', 'consultants'] as const)(
    'is compared with what happens: %s',
    (what) => {
      expect(found(newOrder, lying(what))).toMatch(new RegExp(`^promises: .*[0-9] ${what} for side`));
    },
  );
});

describe('a single answer', () => {
  it('is never taken unasked where it tilts a card', () => {
    const { strength } = newOrder.steps;
    const { askLone: _, ...hasty } = strength;
    const careless: Game<NewOrder> = { ...newOrder, steps: { ...newOrder.steps, strength: hasty } };
    const allowed = [...(checks.lone ?? []), 'strength'] as const;
    expect(found(careless)).toMatch(/^lone answer: step "strength" takes .*, which its checks do not allow$/);
    expect(found(careless, { lone: allowed })).toMatch(/^lone answer: step "strength" takes .*: -1 upright$/);
  });
});

/** The laws of what options say, shown by mutants: false words and false rules are found. */
import type { Game } from '@cabale/engine';
import type { GameChecks } from '@cabale/engine/kit';
import { describe, expect, it } from 'vitest';
import { boasting, brokenLaws } from '../../test/promises.ts';
import { checks } from '../checks.ts';
import { newOrder } from '../index.ts';
import type { NewOrder } from '../rules/state.ts';
import { words } from '../text/words.ts';

function found(game: Game<NewOrder>, changed: Partial<GameChecks<NewOrder>> = {}): string {
  return (
    brokenLaws(
      game,
      { ...checks, ...changed },
      checks.modes.find(({ name }) => name === 'three'),
      8,
    )[0] ?? ''
  );
}

describe('what options promise', () => {
  it('is kept', () => {
    expect(found(newOrder)).toBe('');
  });

  it.each(['cards', 'upright', 'hand', 'captured', 'consultants'] as const)(
    'is compared with what happens: %s',
    (what) => {
      expect(found(newOrder, { words: boasting(words, what) })).toMatch(
        new RegExp(`^promises: .*[0-9] ${what} for side`),
      );
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

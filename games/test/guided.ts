import type { GuidedGame, Lesson } from '@cabale/design';
import { defaultSetup, Match, type GameTypes, type Rules } from '@cabale/engine';
import { expect } from 'vitest';

/** Plays a guided game as it is taught, in the first seat; `look` sees the match whenever a lesson is told. */
export function playAsTaught<T extends GameTypes>(
  rules: Rules<T>,
  { seats, seed, lessons, answers = [] }: GuidedGame<T>,
  look: (match: Match<T>, lesson: Lesson<T>) => void = () => undefined,
): Match<T> {
  const match = new Match(rules, { setup: defaultSetup(rules.game.setup), seats, seed });
  const left = [...answers];
  for (const lesson of lessons) {
    while (match.decision(1) !== undefined) {
      const answer = left.shift();
      if (answer === undefined) break;
      expect(match.choose(1, answer)).toMatchObject({ ok: true });
    }
    look(match, lesson);
    if (lesson.accepts === undefined) continue;
    const wanted = match.decision(0)?.options.filter((option) => lesson.accepts?.(option)) ?? [];
    expect({ lesson: lesson.text, ways: wanted.length }).toEqual({ lesson: lesson.text, ways: 1 });
    for (const option of wanted) match.choose(0, option);
  }
  expect(left).toEqual([]);
  return match;
}

import type { GuidedGame, Lesson } from '@cabale/design';
import { defaultSetup, Match, type GameTypes, type Rules, type Seat } from '@cabale/engine';
import { expect } from 'vitest';

/** Plays a guided game as it is taught, in the first seat; `look` is called with the match at every lesson. */
export function playAsTaught<T extends GameTypes>(
  rules: Rules<T>,
  { seats, seed, lessons, answers = [] }: GuidedGame<T>,
  look: (match: Match<T>, lesson: Lesson<T>) => void = () => undefined,
): Match<T> {
  const match = new Match(rules, { setup: defaultSetup(rules.game.setup), seats, seed });
  const left = [...answers];
  for (const lesson of lessons) {
    for (let seat = otherAsked(match); seat !== undefined; seat = otherAsked(match)) {
      const answer = left.shift();
      if (answer === undefined) break;
      expect(match.choose(seat, answer)).toMatchObject({ ok: true });
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

/** The first of the others the match waits for, as the guided table asks its bots. */
function otherAsked<T extends GameTypes>({ rules, state }: Match<T>): Seat | undefined {
  return rules.deciders(state).find((seat) => seat !== 0);
}

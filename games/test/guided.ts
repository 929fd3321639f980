import { guidedAt, type GuidedGame, type Lesson } from '@cabale/design';
import type { GameTypes, Match, Rules } from '@cabale/engine';
import { expect } from 'vitest';

/** Plays a guided game as it is taught, in the first seat; `look` is called with the match at every lesson. */
export function playAsTaught<T extends GameTypes>(
  rules: Rules<T>,
  guided: GuidedGame<T>,
  look: (match: Match<T>, lesson: Lesson<T>) => void = () => undefined,
): Match<T> {
  const { lessons, answers = [] } = guided;
  for (const [index, lesson] of lessons.entries()) {
    const { match } = guidedAt(rules, guided, index);
    look(match, lesson);
    if (lesson.accepts === undefined) continue;
    const ways = match.decision(0)?.options.filter((option) => lesson.accepts?.(option)) ?? [];
    expect({ lesson: lesson.text, ways: ways.length }).toEqual({ lesson: lesson.text, ways: 1 });
  }
  const { match, answers: left } = guidedAt(rules, guided, lessons.length);
  expect(left).toEqual([]);
  const given = match.choices
    .filter(({ seat }) => seat !== 0)
    .slice((guided.opening ?? []).filter(({ seat }) => seat !== 0).length);
  expect(given.map(({ option }) => option)).toEqual(answers);
  return match;
}

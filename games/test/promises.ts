/** Words and rules that break the law of promises, for tests which show that it can fail. */
import type { Game, GameTypes, GameWords, Promised, Sentence } from '@cabale/engine';
import { checkGame, type GameChecks, type Mode } from '@cabale/engine/kit';

/** `law: message` for every law that breaks in some games of a mode with every law. */
export function brokenLaws<T extends GameTypes>(
  game: Game<T>,
  checks: GameChecks<T>,
  mode: Mode<T> | undefined,
  games: number,
): readonly string[] {
  if (mode === undefined) throw new Error(`${game.id} has no such mode`);
  // A resignation would end most of the games.
  const { resign: _, ...played } = game;
  const { violations } = checkGame(played, checks, { mode, games, thorough: games, seed: 'mutants' });
  return violations.map(({ law, message }) => `${law}: ${message}`);
}

/** The same words, with what they say of options changed. */
export function wordsSaying<T extends GameTypes>(
  words: GameWords<T>,
  change: (sentence: Sentence<T>) => Sentence<T>,
): GameWords<T> {
  return {
    prompt: (...asked) => words.prompt(...asked),
    option: (...asked) => change(words.option(...asked)),
    thingsOf: (...asked) => words.thingsOf(...asked),
    event: (event) => words.event(event),
    blocked: (blocked) => words.blocked(blocked),
    name: (...asked) => words.name(...asked),
    outcome: (...asked) => words.outcome(...asked),
    needsConfirm: (...asked) => words.needsConfirm(...asked),
  };
}

/** Words whose every promise about a quantity is too high by one. */
export function boasting<T extends GameTypes>(words: GameWords<T>, quantity: T['quantity']): GameWords<T> {
  const raised = (promised: Promised<T>): Promised<T> =>
    promised.what === quantity && promised.by !== 'chance' ? { ...promised, by: promised.by + 1 } : promised;
  return wordsSaying(words, (sentence) => {
    const promises = Object.entries(sentence.promises ?? {});
    return { ...sentence, promises: Object.fromEntries(promises.map(([name, promised]) => [name, raised(promised)])) };
  });
}

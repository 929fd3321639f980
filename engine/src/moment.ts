import type { GameTypes } from './game.ts';
import { optionKey } from './options.ts';
import type { Rules } from './rules.ts';
import { defaultSetup } from './setup.ts';

/** A point of a game with the default settings, told by the choices that lead to it. */
export interface Moment {
  readonly seats: number;
  readonly seed: string;
  /** A seat and the key of its option each, in lines: `['0 place:5, 0 pawn:2', '1 pass']`. */
  readonly choices: readonly string[];
}

/** Plays a game to a moment, so that its position is a real one. */
export function playedTo<T extends GameTypes>(rules: Rules<T>, { seats, seed, choices }: Moment): T['state'] {
  const state = rules.start(defaultSetup(rules.game.setup), seats, seed);
  for (const choice of choices.flatMap((line) => line.split(', '))) {
    const [seat, key] = choice.split(' ');
    const option = rules.options(state, Number(seat)).find((each) => optionKey(each) === key);
    if (option === undefined) throw new Error(`seat ${seat} is not offered "${key}" on the way to this moment`);
    rules.take(state, Number(seat), option);
  }
  return state;
}

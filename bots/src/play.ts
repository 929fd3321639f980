import type { GameTypes, OptionOf, Rules, Seat, SetupOf } from '@cabale/engine';
import { thinkingClock } from './clock.ts';
import type { Player, Thinking } from './player.ts';

export interface PlayedGame<T extends GameTypes> {
  readonly state: T['state'];
  readonly decisions: number;
  readonly turns: number;
  /** Iterations of each seat's bot. */
  readonly iterations: readonly number[];
  /** Milliseconds that each seat's bot has thought. */
  readonly milliseconds: readonly number[];
}

/** Plays a whole game; `watch` is called before each choice is applied. */
export function playGame<T extends GameTypes>(
  rules: Rules<T>,
  players: readonly Player<T>[],
  setup: SetupOf<T['setup']>,
  seed: string,
  watch?: (state: T['state'], seat: Seat, option: OptionOf<T>, thinking: Thinking<T>) => void,
): PlayedGame<T> {
  const state = rules.start(setup, players.length, seed);
  const iterations = players.map(() => 0);
  const milliseconds = players.map(() => 0);
  let decisions = 0;
  while (rules.step(state) !== undefined) {
    const seat: Seat = rules.deciders(state)[0] ?? 0;
    const player = players[seat];
    if (player === undefined) throw new Error(`seat ${seat} has no player`);
    const began = thinkingClock();
    const thinking = player.think(rules.view(state, seat), seat);
    milliseconds[seat] = (milliseconds[seat] ?? 0) + thinkingClock() - began;
    iterations[seat] = (iterations[seat] ?? 0) + thinking.iterations;
    watch?.(state, seat, thinking.option, thinking);
    rules.take(state, seat, thinking.option);
    decisions++;
  }
  return { state, decisions, turns: rules.game.bot.turn(state), iterations, milliseconds };
}

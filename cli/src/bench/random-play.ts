import { Random, type GameTypes } from '@cabale/engine';
import type { Chosen } from '../chosen.ts';

/** Plays a whole game at random and says how many decisions it had. */
export function playRandomly({ rules, setup, seats }: Chosen, seed: string, random: Random): number {
  return play(rules.start(setup, seats, seed), Number.POSITIVE_INFINITY, { rules }, random);
}

/** A position in the middle of a game. */
export function middleOf({ rules, setup, seats }: Chosen): GameTypes['state'] {
  const state = rules.start(setup, seats, 'middle');
  play(state, 100, { rules }, Random.from('middle'));
  return state;
}

function play(state: GameTypes['state'], most: number, { rules }: Pick<Chosen, 'rules'>, random: Random): number {
  let decisions = 0;
  for (let step = rules.step(state); step !== undefined && decisions < most; step = rules.step(state)) {
    const seat = step.seat ?? rules.deciders(state)[0] ?? 0;
    rules.take(state, seat, random.pick(rules.options(state, seat)));
    decisions++;
  }
  return decisions;
}

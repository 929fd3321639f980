import { Random, type GameTypes } from '@cabale/engine';
import type { Chosen } from '../chosen.ts';

/** Plays a whole game at random and returns the number of decisions. */
export function playRandomly({ rules, setup, seats }: Chosen, seed: string, random: Random): number {
  return play(rules, rules.start(setup, seats, seed), random);
}

/** Decisions before the position that is measured, in games that are longer. */
const MIDDLE = 100;

export function middleOf(chosen: Chosen): GameTypes['state'] {
  const { rules, setup, seats } = chosen;
  const length = playRandomly(chosen, 'middle', Random.from('middle'));
  const state = rules.start(setup, seats, 'middle');
  play(rules, state, Random.from('middle'), length > MIDDLE ? MIDDLE : Math.floor(length / 2));
  return state;
}

function play(
  rules: Chosen['rules'],
  state: GameTypes['state'],
  random: Random,
  most = Number.POSITIVE_INFINITY,
): number {
  let decisions = 0;
  for (let step = rules.step(state); step !== undefined && decisions < most; step = rules.step(state)) {
    const seat = step.seat ?? rules.deciders(state)[0] ?? 0;
    rules.take(state, seat, random.pick(rules.options(state, seat)));
    decisions++;
  }
  return decisions;
}

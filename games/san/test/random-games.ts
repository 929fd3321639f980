/** Games of San from the standard deal. */
import { defaultSetup, Rules } from '@cabale/engine';
import { breachesIn } from '../../test/random-games.ts';
import { san } from '../index.ts';
import { SETUP, type San, type State } from '../rules/state.ts';
import { Scene } from './scene.ts';

export const RULES = new Rules(san);
export const STANDARD = defaultSetup(SETUP);

/** A fresh game with the standard hands. */
export function newGame(seed: string, setup: Parameters<typeof RULES.start>[0] = STANDARD): Scene {
  return new Scene(RULES, RULES.start(setup, 2, seed));
}

/** Plays a game for each seed and lists where `isRight` does not hold. */
export function breaches(
  seeds: readonly string[],
  isRight: (scene: Scene, before: State | undefined) => boolean,
): string[] {
  return breachesIn<San, Scene>(seeds, newGame, isRight);
}

/** Whole games played by chance, looked at after every choice. */
import { defaultSetup, Random, Rules } from '@cabale/engine';
import { san } from '../index.ts';
import { SETUP, type SanState } from '../rules/state.ts';
import { Scene } from './scene.ts';

export const RULES = new Rules(san);
export const STANDARD = defaultSetup(SETUP);

/** A fresh game with the standard hands. */
export function newGame(seed: string, setup: Parameters<typeof RULES.start>[0] = STANDARD): Scene {
  return new Scene(RULES, RULES.start(setup, 2, seed));
}

/** Plays a game to its end; `look` sees the scene before the first choice and after every one. */
export function playRandomly(seed: string, look: (scene: Scene, before: SanState | undefined) => void): Scene {
  const random = Random.from(`player ${seed}`);
  const scene = newGame(seed);
  look(scene, undefined);
  while (scene.asked !== 'over') {
    const seat = scene.askedSeats[0] ?? 0;
    const before = scene.rules.clone(scene.state);
    scene.rules.take(scene.state, seat, random.pick(scene.options()), scene.told);
    look(scene, before);
  }
  return scene;
}

/** Plays a game for each seed and lists what `isRight` does not hold for, as `seed, turn`. */
export function breaches(
  seeds: readonly string[],
  isRight: (scene: Scene, before: SanState | undefined) => boolean,
): string[] {
  const found: string[] = [];
  for (const seed of seeds) {
    playRandomly(seed, (scene, before) => {
      if (!isRight(scene, before)) found.push(`${seed}, turn ${scene.state.turn.number}, ${scene.asked}`);
    });
  }
  return found;
}

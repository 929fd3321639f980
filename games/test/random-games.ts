/** Whole games played by chance, looked at after every choice. */
import { Random, type GameTypes } from '@cabale/engine';
import type { GameScene } from './scene.ts';

/** Plays a game to its end, `seed` being the players'; `look` sees the scene before the first choice and after every one. */
export function playRandomly<T extends GameTypes, Scene extends GameScene<T>>(
  scene: Scene & GameScene<T>,
  seed: string,
  look: (scene: Scene, before: T['state'] | undefined) => void = () => undefined,
): Scene {
  const random = Random.from(`player ${seed}`);
  look(scene, undefined);
  const { rules, state, told } = scene;
  // Seats that have answered a simultaneous step are not asked again.
  for (let [seat] = rules.deciders(state); seat !== undefined; [seat] = rules.deciders(state)) {
    const before = rules.clone(state);
    rules.take(state, seat, random.pick(rules.options(state, seat)), told);
    look(scene, before);
  }
  return scene;
}

/** Plays a game from each beginning and lists where `isRight` does not hold, as `seed, turn, step`. */
export function breachesIn<T extends GameTypes, Scene extends GameScene<T>>(
  seeds: readonly string[],
  begin: (seed: string) => Scene & GameScene<T>,
  isRight: (scene: Scene, before: T['state'] | undefined) => boolean,
): string[] {
  const found: string[] = [];
  for (const seed of seeds) {
    const first = begin(seed);
    const { bot } = first.rules.game;
    playRandomly<T, Scene>(first, seed, (scene, before) => {
      if (!isRight(scene, before)) found.push(`${seed}, turn ${bot.turn(scene.state)}, ${scene.asked}`);
    });
  }
  return found;
}

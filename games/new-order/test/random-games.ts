/** Whole games played by chance, looked at after every choice. */
import { defaultSetup, Random, Rules } from '@cabale/engine';
import { newOrder } from '../index.ts';
import type { NewOrderState } from '../rules/state.ts';
import { SETUP } from '../rules/variants.ts';
import { Scene } from './scene.ts';

const RULES = new Rules(newOrder);
export const BASE = defaultSetup(SETUP);
type Setup = Parameters<typeof RULES.start>[0];

/** A fresh game; what the setup does not name is as by default. */
export function newGame(seats: number, seed: string, setup: Partial<Setup> = {}): Scene {
  const told: Scene['told'] = [];
  const scene = new Scene(RULES, RULES.start({ ...BASE, ...setup }, seats, seed, told));
  scene.told.push(...told);
  return scene;
}

/** Plays a game to its end; `look` sees the scene before the first choice and after every one. */
export function playRandomly(scene: Scene, look: (scene: Scene, before: NewOrderState | undefined) => void): Scene {
  const random = Random.from(`player ${scene.state.random.join()}`);
  look(scene, undefined);
  while (scene.asked !== 'over') {
    const seat = scene.askedSeats[0] ?? 0;
    const before = scene.rules.clone(scene.state);
    scene.rules.take(scene.state, seat, random.pick(scene.options()), scene.told);
    look(scene, before);
  }
  return scene;
}

/** Plays a game with so many seats for each seed and lists where `isRight` does not hold, as `seed, turn, step`. */
export function breaches(
  seats: number,
  seeds: readonly string[],
  isRight: (scene: Scene, before: NewOrderState | undefined) => boolean,
): string[] {
  const found: string[] = [];
  for (const seed of seeds) {
    playRandomly(newGame(seats, seed), (scene, before) => {
      if (!isRight(scene, before)) found.push(`${seed}, turn ${scene.state.turn}, ${scene.asked}`);
    });
  }
  return found;
}

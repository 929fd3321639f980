/** Games of New Order from a fresh deal. */
import { defaultSetup, Rules } from '@cabale/engine';
import { breachesIn } from '../../test/random-games.ts';
import { newOrder } from '../index.ts';
import type { NewOrder, State } from '../rules/state.ts';
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

/** Plays a game with this many seats for each seed and lists where `isRight` does not hold. */
export function breaches(
  seats: number,
  seeds: readonly string[],
  isRight: (scene: Scene, before: State | undefined) => boolean,
): string[] {
  return breachesIn<NewOrder, Scene>(seeds, (seed) => newGame(seats, seed), isRight);
}

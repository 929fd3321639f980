/** Games of Venice from a fresh deal. */
import { defaultSetup, Rules } from '@cabale/engine';
import { breachesIn } from '../../test/random-games.ts';
import { venice } from '../index.ts';
import type { Venice, State } from '../rules/state.ts';
import { SETUP } from '../rules/variants.ts';
import { Scene } from './scene.ts';

const RULES = new Rules(venice);
export const BASE = defaultSetup(SETUP);
type Setup = Parameters<typeof RULES.start>[0];

/** A fresh game; what the setup does not name is as by default. */
export function newGame(seats: number, seed: string, setup: Partial<Setup> = {}): Scene {
  const told: Scene['told'] = [];
  const scene = new Scene(RULES, RULES.start({ ...BASE, ...setup }, seats, seed, told));
  scene.told.push(...told);
  return scene;
}

/** Every seat returns the first of the missions dealt; the preliminary round begins. */
export function dealtGame(seats: number, seed: string, setup: Partial<Setup> = {}): Scene {
  const scene = newGame(seats, seed, setup);
  for (let seat = 0; seat < seats; seat++) scene.seat(seat).does(`return:${scene.seat(seat).player.missions[0]}`);
  return scene;
}

/** Plays a game with this many seats for each seed and lists where `isRight` does not hold. */
export function breaches(
  seats: number,
  seeds: readonly string[],
  isRight: (scene: Scene, before: State | undefined) => boolean,
  setup: Partial<Setup> = {},
): string[] {
  return breachesIn<Venice, Scene>(seeds, (seed) => newGame(seats, seed, setup), isRight);
}

/** Games of Virtual Revolution from a fresh deal. */
import { defaultSetup, Rules } from '@cabale/engine';
import { breachesIn } from '../../test/random-games.ts';
import { virtualRevolution } from '../index.ts';
import type { VirtualRevolution, State } from '../rules/state.ts';
import { SETUP } from '../rules/variants.ts';
import { Scene } from './scene.ts';

const RULES = new Rules(virtualRevolution);
export const BASE = defaultSetup(SETUP);

export function newGame(seats: number, seed: string): Scene {
  const told: Scene['told'] = [];
  const scene = new Scene(RULES, RULES.start(BASE, seats, seed, told));
  scene.told.push(...told);
  return scene;
}

/** Plays a game with this many seats for each seed and lists where `isRight` does not hold. */
export function breaches(
  seats: number,
  seeds: readonly string[],
  isRight: (scene: Scene, before: State | undefined) => boolean,
): string[] {
  return breachesIn<VirtualRevolution, Scene>(seeds, (seed) => newGame(seats, seed), isRight);
}

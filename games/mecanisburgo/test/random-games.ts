/** Games as they are dealt, for tests that need no position of their own. */
import { defaultSetup, Rules } from '@cabale/engine';
import { PRINTED } from '../content/printed.ts';
import type { Tables } from '../content/tables.ts';
import { mecanisburgo } from '../index.ts';
import { SETUP } from '../rules/variants.ts';
import { Scene } from './scene.ts';

export const BASE = defaultSetup(SETUP);

/** A new game, its corporations dealt. */
export function begin(seats: number, seed: string, setup = BASE, content: Tables = PRINTED): Scene {
  const rules = new Rules(mecanisburgo, content);
  const scene = new Scene(rules, rules.start(setup, seats, seed));
  return scene;
}

export const SEEDS: readonly string[] = Array.from({ length: 20 }, (_, index) => `game ${index}`);

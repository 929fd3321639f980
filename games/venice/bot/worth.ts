/** Rules of thumb for the worth of things, in victory points (RULES.md, section 9). */
import { recordOf, SPACES, TILES, type Cubes, type MissionCard, type Tile } from '../content/tables.ts';
import { cubesIn } from '../rules/counts.ts';
import type { Player } from '../rules/state.ts';

export const COIN = 0.35;
/** A permanent effect, on average and early. */
const EFFECT = 2;

/** By tile: the worth of each effect. */
export const EFFECT_WORTH: Readonly<Record<Tile, readonly [number, number, number, number]>> = {
  market: [1, 1.5, 0.7, 2.6],
  monastery: [1, 0.9, 1.3, 2],
  lesserCouncil: [1, 1.4, 0.6, 2],
  workshop: [1, 0.5, 1.1, 2],
  docks: [1, 0.8, 1.4, 1.5],
  consulate: [1, 0.6, 1, 1.2],
  library: [1, 0.9, 1, 2],
  senate: [1, 0.5, 1.2, 3],
  church: [1, 0.6, 1, 1.6],
  court: [1, 0.8, 1.3, 2.8],
  bank: [1, 1, 0.9, 1.8],
  councilOfTen: [1, 1, 1.8, 1.4],
};

/** By tile and space, 0 for none: the worth of the effects of an assistant there. */
export const ASSISTANT_WORTH: Readonly<Record<Tile, readonly number[]>> = recordOf(TILES, (tile) =>
  [0, ...SPACES].map((space) => EFFECT_WORTH[tile].slice(0, space).reduce((sum, worth) => sum + worth, 0)),
);

export function missionWorth({ vp, coins }: MissionCard): number {
  return vp + coins * COIN + EFFECT;
}

/** The available fraction of a mission's price, on the better of the two gondolas. */
export function progressOf(player: Player, { cubes, parchments }: MissionCard): number {
  const price = cubesIn(cubes) + parchments;
  const paper = Math.min(player.parchments, parchments);
  const aboard = Math.max(matching(player.cargo[0], cubes), matching(player.cargo[1], cubes));
  return price === 0 ? 1 : (paper + aboard) / price;
}

/** How many of the cubes wanted are in a cargo. */
export function matching(cargo: Cubes, wanted: Cubes): number {
  return Math.min(cargo.O, wanted.O) + Math.min(cargo.V, wanted.V) + Math.min(cargo.S, wanted.S);
}

/**
 * How tests write things down, short enough to be read at a glance:
 *
 * - cubes: a letter each, `OOV`;
 * - quays: `S1` to `S12`, `SM`, `DP`, `GC` as on the map of RULES.md, or the building that stands there;
 * - canals: their number on the map, 1 to 24.
 */
import {
  COMMUNAL,
  RESOURCES,
  SLOTS,
  TILES,
  type Building,
  type Cubes,
  type Quay,
  type Tile,
} from '../content/tables.ts';
import type { Cargo } from '../rules/state.ts';

/** The tiles of the long example (RULES.md, section 4.2), S1 to S12. */
export const EXAMPLE_TILES: readonly Tile[] = [
  'court',
  'monastery',
  'bank',
  'church',
  'library',
  'councilOfTen',
  'docks',
  'workshop',
  'consulate',
  'lesserCouncil',
  'market',
  'senate',
];

const COMMUNAL_QUAYS = ['SM', 'DP', 'GC'];

export type Place = Building | 'SM' | 'DP' | 'GC' | `S${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`;

export function quayNamed(place: Place, tiles: readonly Tile[] = EXAMPLE_TILES): Quay {
  const tile = tiles.findIndex((each) => each === place);
  if (tile >= 0) return tile;
  const communal = Math.max(
    COMMUNAL_QUAYS.indexOf(place),
    COMMUNAL.findIndex((each) => each === place),
  );
  return communal >= 0 ? SLOTS + communal : Number(place.slice(1)) - 1;
}

export function placeNamed(quay: Quay): string {
  return quay < SLOTS ? `S${quay + 1}` : (COMMUNAL_QUAYS[quay - SLOTS] ?? '?');
}

export function cubesNamed(letters: string): Cargo {
  const cargo = { O: 0, V: 0, S: 0 };
  for (const letter of letters) {
    const resource = RESOURCES.find((each) => each === letter);
    if (resource === undefined) throw new Error(`"${letter}" is no cube; cubes are ${RESOURCES.join(', ')}`);
    cargo[resource]++;
  }
  return cargo;
}

/** `{ O: 2, V: 1, S: 0 }` as `OOV`. */
export function lettersOf(cubes: Cubes): string {
  return RESOURCES.map((resource) => resource.repeat(cubes[resource])).join('');
}

export function isTileName(name: string): name is Tile {
  return TILES.some((tile) => tile === name);
}

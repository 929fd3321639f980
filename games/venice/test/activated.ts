/** A building in use: the first seat's gondola lies there and may use its effects. */
import type { Building, Space, Tables } from '../content/tables.ts';
import type { Activation, Step } from '../rules/state.ts';
import { EXAMPLE_TILES, isTileName, quayNamed } from './notation.ts';
import { position, type SeatSetting, type Setting } from './position.ts';
import type { Scene } from './scene.ts';

/** Seats two and three lie where they are not in the way. */
const ASIDE: readonly SeatSetting[] = [{ at: ['S4', 'S5'] }, { at: ['S8', 'S9'] }];

/**
 * The first seat activates a building with its first gondola: a tile with an assistant on a space, or a communal
 * building. Afterwards the second seat's turn begins.
 */
export function activated(
  building: Building,
  space: Space,
  own: SeatSetting = {},
  setting: Omit<Setting, 'seats'> & { readonly others?: readonly SeatSetting[]; readonly why?: Activation } = {},
  content?: Tables,
): Scene {
  const { others = ASIDE, why = 'dock', ...rest } = setting;
  const quay = quayNamed(building, EXAMPLE_TILES);
  const isTile = isTileName(building);
  const assistants = isTile ? { ...own.assistants, [building]: space } : (own.assistants ?? {});
  const seat: SeatSetting = { at: [building, building === 'dogesPalace' ? 'SM' : 'DP'], ...own, assistants };
  const left = isTile ? [1, 2, 3, 4].slice(0, space) : [1, 2];
  const stack: Step[] = [{ kind: 'endTurn' }, { kind: 'activate', seat: 0, gondola: 0, quay, why, left }];
  return position({ ...rest, seats: [seat, ...others], stack }, content);
}

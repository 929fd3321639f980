/** Section 6.3: the permanent effects of completed missions. */
import type { MissionEffect, Tables } from '../content/tables.ts';
import type { OpenPlayer } from './state.ts';

/** The numbers printed in the effects' texts. */
export const STAY_WITH_TWO_CREWS = 1;
export const HARBOUR_DISCOUNT = 1;
export const TOLL_COINS = 2;
export const MASONS_BRIDGE = 2;
export const SEAL_DISCOUNT = 1;
export const NAME_VP = 2;
export const PARTNERS_COINS = 2;
export const DOUBLE_GAME = 2;
export const HIRING_COINS = 2;
export const PECKING_VP = 1;
export const OLD_HANDS_VP = 1;
export const OLD_HANDS_COINS = 1;
export const WHIP_STEPS = 1;
export const INDULGENCE_RELIEF = 1;
export const COPYISTS_PARCHMENTS = 1;
export const SUPPLIER_COINS = 2;
export const ADVOCATES = { parchments: 1, coins: 2 } as const;

/** VEN-1.24, 7.13: only while a card with this effect lies in a slot; a second one adds nothing. */
export function works({ slots }: OpenPlayer, effect: MissionEffect, { missions }: Tables): boolean {
  for (const mission of slots) {
    if (mission !== null && missions[mission - 1]?.effect === effect) return true;
  }
  return false;
}

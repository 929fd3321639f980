/** Section 6.3: the permanent effects of completed missions, by the number of their card. */
import type { Mission } from '../content/tables.ts';
import type { OpenPlayer } from './state.ts';

/** What a mission in a slot does, named after the card. */
export const PERMANENT = {
  twoCrews: 1,
  harbourPass: 2,
  bridgeWardens: 3,
  tollRights: 4,
  masterMasons: 5,
  mixedCargo: 6,
  sharedMoorings: 7,
  exemptedHouse: 8,
  foreignLetters: 9,
  portersGuild: 10,
  scribesSeal: 11,
  celebratedName: 12,
  earInTheChancery: 13,
  scandalmongers: 14,
  silentPartners: 15,
  doubleGame: 16,
  hiringHall: 17,
  peckingOrder: 18,
  oldHands: 19,
  cleanHands: 20,
  paymentInKind: 21,
  councilWhip: 22,
  indulgence: 23,
  copyists: 24,
  courtSupplier: 25,
  advocates: 26,
} as const satisfies Readonly<Record<string, Mission>>;

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

/** VEN-1.24, 7.13: only while the card lies in a slot. */
export function works({ slots }: OpenPlayer, mission: Mission): boolean {
  return slots[0] === mission || slots[1] === mission || slots[2] === mission;
}

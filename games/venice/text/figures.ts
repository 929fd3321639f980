/** What can be counted on the table, worked out from what an observer sees. */
import type { Seat } from '@cabale/engine';
import { COMMUNAL_AT } from '../content/printed.ts';
import {
  INFLUENCES,
  RESOURCES,
  SLOTS,
  type Building,
  type Canal,
  type Communal,
  type Cubes,
  type Effect,
  type Influence,
  type Mission,
  type MissionCard,
  type Quay,
  type Tables,
  type TableSize,
  type Tile,
} from '../content/tables.ts';
import type { Colour, Gondola, InfluenceCard, PlayerView, VeniceStep, VeniceView } from '../rules/state.ts';

/** The step the table waits at; `undefined` once the game is over. */
export function askedStep(view: VeniceView): VeniceStep | undefined {
  return view.result === null ? view.stack.at(-1) : undefined;
}

export function playerIn(view: VeniceView, seat: Seat): PlayerView | undefined {
  return view.players[seat];
}

export function buildingAt(view: VeniceView, quay: Quay): Building {
  return (quay < SLOTS ? view.tiles[quay] : COMMUNAL_AT[quay]) ?? 'stMark';
}

export function quayOf(view: VeniceView, building: Building): Quay {
  const slot = view.tiles.findIndex((tile) => tile === building);
  if (slot >= 0) return slot;
  return Number(Object.entries(COMMUNAL_AT).find(([, communal]) => communal === building)?.[0] ?? SLOTS);
}

/** What a building does, space by space or part by part. */
export function effectsOf({ tiles, communal }: Tables, building: Building): readonly Effect[] {
  return building in communal ? communal[building as Communal] : tiles[building as Tile];
}

export const colourOf = (gondola: Gondola): Colour => gondola >> 1;
/** Which of its owner's two it is. */
export const placeOf = (gondola: Gondola): 0 | 1 => ((gondola & 1) === 0 ? 0 : 1);
export const gondolaOf = (colour: Colour, place: number): Gondola => colour * 2 + place;

export const kindOf = (card: InfluenceCard): Influence => INFLUENCES[card % INFLUENCES.length] ?? 'bribeForeman';

export function missionCard({ missions }: Tables, mission: Mission): MissionCard | undefined {
  return missions[mission - 1];
}

/** Whose pieces a colour is. */
export type Owner = 'player' | 'smugglers' | 'doge';

export function ownerOf(view: VeniceView, colour: Colour): Owner {
  if (colour < view.players.length) return 'player';
  return view.doge === null ? 'smugglers' : 'doge';
}

/** Gondolas at a quay, the lowest first. */
export function stackAt(view: VeniceView, quay: Quay): readonly Gondola[] {
  return view.moored.filter((gondola) => view.quays[gondola] === quay);
}

export function cubesIn(cubes: Cubes): number {
  return RESOURCES.reduce((sum, resource) => sum + cubes[resource], 0);
}

/** Aboard a player's gondola; smugglers and the Doge carry nothing. */
export function cargoOf(view: VeniceView, gondola: Gondola): Cubes {
  return playerIn(view, colourOf(gondola))?.cargo[placeOf(gondola)] ?? { O: 0, V: 0, S: 0 };
}

/** Whether a completed mission's permanent effect works for the seat. */
export function hasEffect(view: VeniceView, seat: Seat, mission: Mission): boolean {
  return playerIn(view, seat)?.slots.includes(mission) ?? false;
}

/** VEN-14.2: missions owned, finished or not. */
export function taxOf(view: VeniceView, seat: Seat): number {
  const player = playerIn(view, seat);
  if (player === undefined || hasEffect(view, seat, EXEMPTED)) return 0;
  return player.missionCount + completedBy(player);
}

export function completedBy({ slots, archive }: Pick<PlayerView, 'slots' | 'archive'>): number {
  return slots.filter((mission) => mission !== null).length + archive.length;
}

export function assistantsOf(view: VeniceView, colour: Colour): number {
  return (view.assistants[colour] ?? []).filter((space) => space > 0).length;
}

export function bridgesOf(view: VeniceView, colour: Colour): number {
  return view.bridges.filter((owner) => owner === colour).length;
}

export function sizeOf(view: VeniceView, { sizes }: Tables): TableSize {
  switch (view.players.length) {
    case 1:
      return sizes[1];
    case 2:
      return sizes[2];
    case 3:
      return sizes[3];
    case 4:
      return sizes[4];
    default:
      return sizes[5];
  }
}

/** Missions whose effects change what the screen says: RULES.md, section 6.3. */
const TWO_CREWS: Mission = 1;
const HARBOUR_PASS: Mission = 2;
const EXEMPTED: Mission = 8;

/** Price of leaving the gondolier in the gondola it is in (VEN-4.4). */
export function stayPrice(view: VeniceView, seat: Seat, { numbers }: Tables): number {
  return hasEffect(view, seat, TWO_CREWS) ? 1 : numbers.stay;
}

/** What the next canal of the trip costs the active player (VEN-5.2, 5.3, 13.2, M2). */
export function priceOf(view: VeniceView, canal: Canal, tables: Tables): number {
  const { trip, active, bridges } = view;
  if (trip === null || trip.canals.length === 0 || (bridges[canal] ?? null) !== null) return 0;
  const cost = tables.canals[canal]?.cost ?? 0;
  const isCheaper = !trip.discounted && hasEffect(view, active, HARBOUR_PASS);
  return Math.max(0, isCheaper ? cost - 1 : cost);
}

/** The quay at the other end of a canal. */
export function otherEnd({ canals }: Tables, canal: Canal, from: Quay): Quay {
  const [left, right] = canals[canal]?.ends ?? [from, from];
  return left === from ? right : left;
}

/** Where the trip's gondola is. */
export function tripQuay(view: VeniceView): Quay | undefined {
  return view.trip?.quays.at(-1);
}

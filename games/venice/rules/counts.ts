/** Questions about a state; nothing here changes it. */
import type { Seat } from '@cabale/engine';
import {
  INFLUENCES,
  RESOURCES,
  TILES,
  type Canal,
  type Cubes,
  type Effect,
  type Influence,
  type Letter,
  type Quay,
  type Space,
  type Tables,
  type TableSize,
  type Tile,
} from '../content/tables.ts';
import { COMMUNAL_AT } from '../content/printed.ts';
import { isTile } from './map.ts';
import type { Cargo, Colour, Deck, Doge, Gondola, InfluenceCard, Player, Side, Trip, VeniceState } from './state.ts';

export function playerOf(state: VeniceState, seat: Seat): Player {
  return state.players[seat] as Player;
}

export function dogeOf({ doge }: VeniceState): Doge {
  if (doge === null) throw new Error('this is no table of one');
  return doge;
}

export function tripOf({ trip }: VeniceState): Trip {
  if (trip === null) throw new Error('no gondola is under way');
  return trip;
}

export function deckOf({ decks }: VeniceState, letter: Letter): Deck {
  if (decks === null) throw new Error('this table has no smugglers');
  return decks[letter];
}

export function sizeOf({ seats }: VeniceState, content: Tables): TableSize {
  return content.sizes[seats as keyof Tables['sizes']];
}

/** Seats, and in solo the Doge. */
export function sidesOf({ seats, doge }: VeniceState): number {
  return doge === null ? seats : seats + 1;
}

export function isDoge({ seats, doge }: VeniceState, side: Side): boolean {
  return doge !== null && side === seats;
}

export function intrigueOf(state: VeniceState, side: Side): number {
  return isDoge(state, side) ? dogeOf(state).intrigue : playerOf(state, side).intrigue;
}

/** Players who have not given up. */
export function playing({ players }: VeniceState): number {
  let count = 0;
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.resigned === false) count++;
  return count;
}

/** The next seat in turn order that is still in the game. */
export function playingAfter(state: VeniceState, seat: Seat): Seat {
  let next = seat;
  do next = (next + 1) % state.seats;
  while (playerOf(state, next).resigned && next !== seat);
  return next;
}

/** Places behind the first player. */
export function placeInOrder({ first, seats }: VeniceState, seat: Seat): number {
  return (seat - first + seats) % seats;
}

export function colourOf(gondola: Gondola): Colour {
  return gondola >> 1;
}

export function gondolaOf(colour: Colour, which: 0 | 1): Gondola {
  return colour * 2 + which;
}

/** Of a seat's own two. */
export function whichOf(gondola: Gondola): 0 | 1 {
  return (gondola & 1) === 0 ? 0 : 1;
}

export function isOwnedBySeat({ seats }: VeniceState, gondola: Gondola): boolean {
  return colourOf(gondola) < seats;
}

export function quayOf({ quays }: VeniceState, gondola: Gondola): Quay | null {
  return quays[gondola] ?? null;
}

/** Where the other own gondola is moored. */
export function otherQuay(state: VeniceState, seat: Seat, which: 0 | 1): Quay | null {
  return quayOf(state, gondolaOf(seat, which === 0 ? 1 : 0));
}

export function tileAt({ tiles }: VeniceState, quay: Quay): Tile {
  return tiles[quay] as Tile;
}

export function slotOf({ tiles }: VeniceState, tile: Tile): Quay {
  return tiles.indexOf(tile);
}

/** What a building can do: four effects of a tile, two parts of a communal building. */
export function effectsAt(state: VeniceState, quay: Quay, content: Tables): readonly Effect[] {
  if (isTile(quay)) return content.tiles[tileAt(state, quay)];
  const building = COMMUNAL_AT[quay];
  return building === undefined ? [] : content.communal[building];
}

/** The space of a colour's assistant; 0 for none. */
export function spaceOf({ assistants }: VeniceState, colour: Colour, quay: Quay): Space | 0 {
  return (assistants[colour] as (Space | 0)[])[quay] ?? 0;
}

export function assistantsPlaced({ assistants }: VeniceState, colour: Colour): number {
  const own = assistants[colour] as (Space | 0)[];
  let placed = 0;
  for (let slot = 0; slot < own.length; slot++) if (own[slot] !== 0) placed++;
  return placed;
}

export function bridgeOn({ bridges }: VeniceState, canal: Canal): Colour | null {
  return bridges[canal] ?? null;
}

export function bridgesOf({ bridges }: VeniceState, colour: Colour): number {
  let count = 0;
  for (let canal = 0; canal < bridges.length; canal++) if (bridges[canal] === colour) count++;
  return count;
}

/** VEN-1.21, 13.8; the map has more canals than all players have bridges. */
export function hasBridgeLeft(state: VeniceState, seat: Seat, { numbers }: Tables): boolean {
  return bridgesOf(state, seat) < numbers.bridges;
}

export function cubesIn({ O, V, S }: Cubes): number {
  return O + V + S;
}

export function copyCargo({ O, V, S }: Cubes): Cargo {
  return { O, V, S };
}

export function cargoOf(state: VeniceState, seat: Seat, which: 0 | 1): Cargo {
  return playerOf(state, seat).cargo[which];
}

export function hasSupply({ supply }: VeniceState): boolean {
  return cubesIn(supply) > 0;
}

/** Completed missions, at work or archived (VEN-7.13). */
export function completedBy({ slots, archive }: Player): number {
  let count = archive.length;
  for (let slot = 0; slot < slots.length; slot++) if (slots[slot] !== null) count++;
  return count;
}

export function kindOf(card: InfluenceCard): Influence {
  return INFLUENCES[card % INFLUENCES.length] as Influence;
}

/** Rivals of a seat with strictly less intrigue (VEN-10.7). */
export function rivalsBelow(state: VeniceState, seat: Seat): number {
  return rivals(state, seat, -1);
}

/** Rivals of a seat with strictly more intrigue (VEN-11.46). */
export function rivalsAbove(state: VeniceState, seat: Seat): number {
  return rivals(state, seat, 1);
}

/** VEN-11.50: the Doge is one rival, smugglers are none. */
function rivals(state: VeniceState, seat: Seat, sign: -1 | 1): number {
  const own = intrigueOf(state, seat);
  const sides = sidesOf(state);
  let count = 0;
  for (let side = 0; side < sides; side++) if ((intrigueOf(state, side) - own) * sign > 0) count++;
  return count;
}

/** Gondolas moored at a quay, top of the stack first. */
export function stackAt({ moored, quays }: VeniceState, quay: Quay): Gondola[] {
  const stack: Gondola[] = [];
  for (let index = moored.length - 1; index >= 0; index--) {
    const gondola = moored[index] as Gondola;
    if (quays[gondola] === quay) stack.push(gondola);
  }
  return stack;
}

/** VEN-19.1: the first player has deck A, the other B; in solo both are yours. */
export function ownerOfDeck({ seats, first }: Pick<VeniceState, 'seats' | 'first'>, letter: Letter): Seat {
  if (seats === 1) return 0;
  return letter === 'A' ? first : 1 - first;
}

export function allTiles(): Tile[] {
  return [...TILES];
}

/** The first resource, for a cargo known to hold something. */
export function resourceIn(cubes: Cubes): (typeof RESOURCES)[number] | undefined {
  return RESOURCES.find((resource) => cubes[resource] > 0);
}

/** Whether the active gondola has left its quay and not docked yet. */
export function isUnderway({ trip, moored, active }: VeniceState): boolean {
  return trip !== null && trip.canals.length > 0 && !moored.includes(gondolaOf(active, trip.gondola));
}

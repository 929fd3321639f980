/** Predicates and counts of the open table, for rules, texts, boards and bots. */
import type { Seat } from '@cabale/engine';
import { COMMUNAL_AT } from '../content/printed.ts';
import {
  INFLUENCES,
  type Building,
  type Canal,
  type Communal,
  type Cubes,
  type Effect,
  type Influence,
  type Letter,
  type Mission,
  type MissionCard,
  type Quay,
  type Space,
  type Tables,
  type TableSize,
  type Tile,
} from '../content/tables.ts';
import { isTile } from './map.ts';
import type { Colour, Gondola, InfluenceCard, OpenPlayer, OpenTrip, Side, Open } from './state.ts';

export function playerOf<P>({ players }: { readonly players: readonly P[] }, seat: Seat): P {
  return players[seat] as P;
}

export function dogeOf<D>({ doge }: { readonly doge: D | null }): D {
  if (doge === null) throw new Error('only the solo game has a Doge');
  return doge;
}

export function tripOf<T extends OpenTrip>({ trip }: { readonly trip: T | null }): T {
  if (trip === null) throw new Error('no gondola is under way');
  return trip;
}

/** Where the gondola of the trip is. */
export function tripQuay(open: { readonly trip: OpenTrip | null }): Quay {
  const { quays } = tripOf(open);
  return quays[quays.length - 1] ?? 0;
}

export function deckOf<D>({ decks }: { readonly decks: Readonly<Record<Letter, D>> | null }, letter: Letter): D {
  if (decks === null) throw new Error('only games of one or two have smugglers');
  return decks[letter];
}

export function sizeOf({ players }: Open, content: Tables): TableSize {
  return content.sizes[players.length as keyof Tables['sizes']];
}

/** Seats, and in solo the Doge. */
export function sidesOf({ players, doge }: Open): number {
  return doge === null ? players.length : players.length + 1;
}

export function isDoge({ players, doge }: Open, side: Side): boolean {
  return doge !== null && side === players.length;
}

/** Who has a side's points and intrigue: a player, or the Doge. */
export function holderOf<P, D>(
  { players, doge }: { readonly players: readonly P[]; readonly doge: D | null },
  side: Side,
): P | D {
  return doge !== null && side === players.length ? doge : (players[side] as P);
}

/** Players who have not resigned. */
export function playing({ players }: Open): number {
  let count = 0;
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.resigned === false) count++;
  return count;
}

/** The next seat in turn order that is still in the game. */
export function playingAfter(open: Open, seat: Seat): Seat {
  let next = seat;
  do next = (next + 1) % open.players.length;
  while (playerOf(open, next).resigned && next !== seat);
  return next;
}

/** Places behind the first player. */
export function placeInOrder({ first, players }: Open, seat: Seat): number {
  return (seat - first + players.length) % players.length;
}

export function colourOf(gondola: Gondola): Colour {
  return gondola >> 1;
}

export function gondolaOf(colour: Colour, which: number): Gondola {
  return colour * 2 + which;
}

/** Of a seat's own two. */
export function whichOf(gondola: Gondola): 0 | 1 {
  return (gondola & 1) === 0 ? 0 : 1;
}

export function isOwnedBySeat({ players }: Open, gondola: Gondola): boolean {
  return colourOf(gondola) < players.length;
}

/** Who plays the pieces of a colour. */
export type Owner = 'player' | 'smugglers' | 'doge';

/** Without a table, as on the rules page, every colour is a player's. */
export function ownerOf(open: Open | undefined, colour: Colour): Owner {
  if (open === undefined || colour < open.players.length) return 'player';
  return open.doge === null ? 'smugglers' : 'doge';
}

export function quayOf({ quays }: Open, gondola: Gondola): Quay | null {
  return quays[gondola] ?? null;
}

/** Which of a seat's own gondolas is at a quay. */
export function ownAt(open: Open, seat: Seat, quay: Quay): 0 | 1 | undefined {
  if (quayOf(open, gondolaOf(seat, 0)) === quay) return 0;
  return quayOf(open, gondolaOf(seat, 1)) === quay ? 1 : undefined;
}

/** Where the other own gondola is moored. */
export function otherQuay(open: Open, seat: Seat, which: 0 | 1): Quay | null {
  return quayOf(open, gondolaOf(seat, which === 0 ? 1 : 0));
}

export function buildingAt({ tiles }: Open, quay: Quay): Building {
  return (isTile(quay) ? tiles[quay] : COMMUNAL_AT[quay]) as Building;
}

export function tileAt({ tiles }: Open, quay: Quay): Tile {
  return tiles[quay] as Tile;
}

export function slotOf({ tiles }: Open, tile: Tile): Quay {
  return tiles.indexOf(tile);
}

/** What a building can do: four effects of a tile, two parts of a communal building. */
export function effectsOf({ tiles, communal }: Tables, building: Building): readonly Effect[] {
  return building in communal ? communal[building as Communal] : tiles[building as Tile];
}

export function effectsAt(open: Open, quay: Quay, content: Tables): readonly Effect[] {
  return isTile(quay) ? content.tiles[tileAt(open, quay)] : effectsOf(content, buildingAt(open, quay));
}

/** The space of a colour's assistant; 0 for none. */
export function spaceOf({ assistants }: Open, colour: Colour, quay: Quay): Space | 0 {
  return (assistants[colour] as readonly (Space | 0)[])[quay] ?? 0;
}

export function assistantsPlaced({ assistants }: Open, colour: Colour): number {
  const own = assistants[colour] as readonly (Space | 0)[];
  let placed = 0;
  for (let slot = 0; slot < own.length; slot++) if (own[slot] !== 0) placed++;
  return placed;
}

export function bridgeOn({ bridges }: Open, canal: Canal): Colour | null {
  return bridges[canal] ?? null;
}

export function bridgesOf({ bridges }: Open, colour: Colour): number {
  let count = 0;
  for (let canal = 0; canal < bridges.length; canal++) if (bridges[canal] === colour) count++;
  return count;
}

/** VEN-1.21, 13.8; the map has more canals than all players have bridges. */
export function hasBridgeLeft(open: Open, seat: Seat, { numbers }: Tables): boolean {
  return bridgesOf(open, seat) < numbers.bridges;
}

export function cubesIn({ O, V, S }: Cubes): number {
  return O + V + S;
}

export function cargoOf<P extends OpenPlayer>(
  open: { readonly players: readonly P[] },
  seat: Seat,
  which: 0 | 1,
): P['cargo'][0 | 1] {
  return playerOf(open, seat).cargo[which];
}

export function hasSupply({ supply }: Open): boolean {
  return cubesIn(supply) > 0;
}

/** Completed missions, at work or archived (VEN-7.13). */
export function completedBy({ slots, archive }: OpenPlayer): number {
  let count = archive.length;
  for (let slot = 0; slot < slots.length; slot++) if (slots[slot] !== null) count++;
  return count;
}

export function missionCard({ missions }: Tables, mission: Mission): MissionCard {
  return missions[mission - 1] as MissionCard;
}

export function kindOf(card: InfluenceCard): Influence {
  return INFLUENCES[card % INFLUENCES.length] as Influence;
}

/** Rivals of a seat with strictly less intrigue (VEN-10.7). */
export function rivalsBelow(open: Open, seat: Seat): number {
  return rivals(open, seat, -1);
}

/** Rivals of a seat with strictly more intrigue (VEN-11.46). */
export function rivalsAbove(open: Open, seat: Seat): number {
  return rivals(open, seat, 1);
}

/** VEN-11.50: the Doge is one rival, smugglers are none. */
function rivals(open: Open, seat: Seat, sign: -1 | 1): number {
  const own = playerOf(open, seat).intrigue;
  const sides = sidesOf(open);
  let count = 0;
  for (let side = 0; side < sides; side++) if ((holderOf(open, side).intrigue - own) * sign > 0) count++;
  return count;
}

/** Gondolas moored at a quay, top of the stack first. */
export function stackAt({ moored, quays }: Open, quay: Quay): Gondola[] {
  const stack: Gondola[] = [];
  for (let index = moored.length - 1; index >= 0; index--) {
    const gondola = moored[index] as Gondola;
    if (quays[gondola] === quay) stack.push(gondola);
  }
  return stack;
}

/** VEN-19.1: the first player has deck A, the other B; in solo both are yours. */
export function ownerOfDeck({ players, first }: Pick<Open, 'players' | 'first'>, letter: Letter): Seat {
  if (players.length === 1) return 0;
  return letter === 'A' ? first : 1 - first;
}

/** Whether the active gondola has left its quay and not docked yet. */
export function isUnderway({ trip, moored, active }: Open): boolean {
  return trip !== null && trip.canals.length > 0 && !moored.includes(gondolaOf(active, trip.gondola));
}

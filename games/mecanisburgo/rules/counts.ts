/** Questions about a state; nothing here changes it. */
import type { Seat } from '@cabale/engine';
import {
  BOARD,
  DECOY,
  SLOTS,
  type Character,
  type CharacterCard,
  type Opportunity,
  type Property,
  type PropertyCard,
  type Race,
  type Sector,
  type SectorCard,
  type Skill,
  type Slot,
  type Tables,
  type TableSize,
} from '../content/tables.ts';
import type { Contest, Duel, Holding, MecanisburgoState, Member, Player, SectorState } from './state.ts';

export function playerOf({ players }: MecanisburgoState, seat: Seat): Player {
  return players[seat] as Player;
}

export function sectorOf({ sectors }: MecanisburgoState, sector: Sector): SectorState {
  return sectors[sector] as SectorState;
}

export function contestOf({ contest }: MecanisburgoState): Contest {
  if (contest === null) throw new Error('nothing is being fought for');
  return contest;
}

export function duelOf({ duel }: MecanisburgoState): Duel {
  if (duel === null) throw new Error('there is no duel');
  return duel;
}

export function sizeOf({ seats }: MecanisburgoState, content: Tables): TableSize {
  return content.sizes[seats as keyof Tables['sizes']];
}

export function sectorCard(content: Tables, sector: Sector): SectorCard {
  return content.sectors[sector] as SectorCard;
}

/** Corporations still in the game, in turn order (MEC-Q98). */
export function isPlaying({ players }: MecanisburgoState, seat: Seat): boolean {
  return players[seat]?.eliminated === false;
}

export function memberAt(state: MecanisburgoState, seat: Seat, slot: Slot): Member | null {
  return state.players[seat]?.slots[slot] ?? null;
}

/** Where somebody is known to stand. */
export function memberOf(state: MecanisburgoState, seat: Seat, slot: Slot): Member {
  const member = memberAt(state, seat, slot);
  if (member === null) throw new Error(`slot ${slot + 1} of seat ${seat} is empty`);
  return member;
}

/** The slot of a Character in an HQ; −1 where it is not there. */
export function slotOf({ slots }: Player, character: Character): Slot {
  for (let slot = 0; slot < SLOTS; slot++) if (slots[slot]?.character === character) return slot;
  return -1;
}

/** The first free slot for a hired Character; −1 for none (MEC-6.7). */
export function freeSlot({ slots }: Player): Slot {
  for (let slot = BOARD; slot < SLOTS; slot++) if (slots[slot] === null) return slot;
  return -1;
}

export function isBoard(slot: Slot): boolean {
  return slot < BOARD;
}

export function boardCount({ slots }: Player): number {
  let count = 0;
  for (let slot = 0; slot < BOARD; slot++) if (slots[slot] !== null) count++;
  return count;
}

export function has({ skills }: CharacterCard, skill: Skill): boolean {
  return skills[skill] !== undefined;
}

export function isElite({ skills }: CharacterCard, skill: Skill): boolean {
  return skills[skill] === true;
}

/** Whether a Character is of a skill or a race. */
export function isOf(card: CharacterCard, kind: Skill | Race): boolean {
  return card.race === kind || card.skills[kind as Skill] !== undefined;
}

export function cardOf({ characters }: Tables, { character }: Member): CharacterCard {
  return characters[character];
}

export function holdingOf({ holdings }: Player, property: Property): Holding {
  const holding = holdings.find((each) => each.property === property);
  if (holding === undefined) throw new Error(`${property} is not in play there`);
  return holding;
}

export function isReady({ engaged, markers }: Holding): boolean {
  return !engaged && markers === 0;
}

export function isDamaged({ markers }: Holding): boolean {
  return markers > 0;
}

export function propertyCard({ properties }: Tables, { property }: Holding): PropertyCard {
  return properties[property];
}

/** Slots of a corporation's agents in a sector; decoys are none. */
export function agentsAt(state: MecanisburgoState, sector: Sector, seat: Seat): Slot[] {
  const { pawns } = sectorOf(state, sector);
  const agents: Slot[] = [];
  for (let index = 0; index < pawns.length; index++) {
    const pawn = pawns[index];
    if (pawn?.seat === seat && pawn.pawn !== DECOY) agents.push(pawn.pawn);
  }
  return agents;
}

export function hasAgents(state: MecanisburgoState, sector: Sector, seat: Seat): boolean {
  const { pawns } = sectorOf(state, sector);
  for (let index = 0; index < pawns.length; index++) {
    const pawn = pawns[index];
    if (pawn?.seat === seat && pawn.pawn !== DECOY) return true;
  }
  return false;
}

/** Agents of the corporation there that have the skill, or are of the race. */
export function countKindAt(
  state: MecanisburgoState,
  sector: Sector,
  seat: Seat,
  kind: Skill | Race,
  content: Tables,
): number {
  let count = 0;
  for (const slot of agentsAt(state, sector, seat)) {
    if (isOf(cardOf(content, memberOf(state, seat, slot)), kind)) count++;
  }
  return count;
}

/** The contest's corporations that still have agents there, in order of initiative. */
export function contenders(state: MecanisburgoState): Seat[] {
  const { sector, order } = contestOf(state);
  const seats: Seat[] = [];
  for (const seat of order) if (isPlaying(state, seat) && hasAgents(state, sector, seat)) seats.push(seat);
  return seats;
}

/** AIs that may be used: at home and not disabled (MEC-11.20, D7). */
export function readyAis({ round }: MecanisburgoState, { ais, aisDisabledUntil }: Player): number {
  return aisDisabledUntil > 0 && round <= aisDisabledUntil ? 0 : ais;
}

export function isEvent(content: Tables, card: Opportunity): boolean {
  return card in content.events;
}

export function isThreat(content: Tables, card: Opportunity): boolean {
  return card in content.threats;
}

export function threatIn(state: MecanisburgoState, sector: Sector, content: Tables): keyof Tables['threats'] | null {
  const { card } = sectorOf(state, sector);
  return card !== null && isThreat(content, card) ? (card as keyof Tables['threats']) : null;
}

export function eventIn(state: MecanisburgoState, sector: Sector, content: Tables): keyof Tables['events'] | null {
  const { card } = sectorOf(state, sector);
  return card !== null && isEvent(content, card) ? (card as keyof Tables['events']) : null;
}

/** An Event or a Threat may still be put there (MEC-14.38, 14.46). */
export function isFree(state: MecanisburgoState, sector: Sector, content: Tables): boolean {
  const { forbidden, card } = sectorOf(state, sector);
  return !forbidden && (card === null || !(isEvent(content, card) || isThreat(content, card)));
}

export function totalOf(numbers: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < numbers.length; index++) sum += numbers[index] ?? 0;
  return sum;
}

/** Questions about the open table: rules, texts, boards and bots count with the same functions. */
import type { DeepReadonly, Seat } from '@cabale/engine';
import {
  BOARD,
  CORPORATE,
  DECOY,
  isEvent,
  isProject,
  isThreat,
  SLOTS,
  type Character,
  type CharacterCard,
  type EventCardId,
  type Pawn,
  type Project,
  type ProjectBenefit,
  type Property,
  type PropertyCard,
  type Race,
  type Sector,
  type SectorCard,
  type Skill,
  type Slot,
  type Tables,
  type TableSize,
  type Threat,
  type VictoryEvent,
} from '../content/tables.ts';
import type { Holding, Open, Member, OpenPlayer, Player, Works } from './state.ts';

export function playerOf<P>({ players }: { readonly players: readonly P[] }, seat: Seat): P {
  return players[seat] as P;
}

export function sectorOf<S>({ sectors }: { readonly sectors: readonly S[] }, sector: Sector): S {
  return sectors[sector] as S;
}

export function contestOf<C>({ contest }: { readonly contest: C | null }): C {
  if (contest === null) throw new Error('nothing is being fought for');
  return contest;
}

export function duelOf<D>({ duel }: { readonly duel: D | null }): D {
  if (duel === null) throw new Error('there is no duel');
  return duel;
}

export function sizeOf({ players }: Open, content: Tables): TableSize {
  return content.sizes[players.length as keyof Tables['sizes']];
}

export function sectorCard(content: Tables, sector: Sector): SectorCard {
  return content.sectors[sector] as SectorCard;
}

/** The Corporate Threat cards among Victory Events, as sectors. */
export function corporateCards(victories: readonly VictoryEvent[]): readonly Sector[] {
  return CORPORATE.filter((_, card) => victories.includes(card === 0 ? 'corporate11' : 'corporate12'));
}

/** Corporations still in the game, in turn order (MEC-Q98). */
export function isPlaying({ players }: Open, seat: Seat): boolean {
  return players[seat]?.eliminated === false;
}

/** A table with somebody in its HQs. */
interface Staffed<M> {
  readonly players: readonly { readonly slots: readonly (M | null)[] }[];
}

export function memberAt<M>({ players }: Staffed<M>, seat: Seat, slot: Slot): M | null {
  return players[seat]?.slots[slot] ?? null;
}

/** Where somebody is known to stand. */
export function memberOf<M>(table: Staffed<M>, seat: Seat, slot: Slot): M {
  const member = memberAt(table, seat, slot);
  if (member === null) throw new Error(`slot ${slot + 1} of seat ${seat} is empty`);
  return member;
}

/** The slot of a Character in an HQ; −1 where it is not there. */
export function slotOf({ slots }: OpenPlayer, character: Character): Slot {
  for (let slot = 0; slot < SLOTS; slot++) if (slots[slot]?.character === character) return slot;
  return -1;
}

/** The first free slot for a hired Character; −1 for none (MEC-6.7). */
export function freeSlot({ slots }: OpenPlayer): Slot {
  for (let slot = BOARD; slot < SLOTS; slot++) if (slots[slot] === null) return slot;
  return -1;
}

export function isBoard(slot: Slot): boolean {
  return slot < BOARD;
}

export function boardCount({ slots }: OpenPlayer): number {
  let count = 0;
  for (let slot = 0; slot < BOARD; slot++) if (slots[slot] !== null) count++;
  return count;
}

/** Hired Characters: all but the Board. */
export function hiredOf<M>({ slots }: { readonly slots: readonly (M | null)[] }): M[] {
  const hired: M[] = [];
  for (let slot = BOARD; slot < SLOTS; slot++) {
    const member = slots[slot] ?? null;
    if (member !== null) hired.push(member);
  }
  return hired;
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

export function cardOf({ characters }: Tables, { character }: DeepReadonly<Member>): CharacterCard {
  return characters[character];
}

export function holdingOf<H extends { readonly property: Property }>(
  { holdings }: { readonly holdings: readonly H[] },
  property: Property,
): H {
  const holding = holdings.find((each) => each.property === property);
  if (holding === undefined) throw new Error(`${property} is not in play there`);
  return holding;
}

export function workOf<W extends { readonly project: Project }>(
  { works }: { readonly works: readonly W[] },
  project: Project,
): W {
  const work = works.find((each) => each.project === project);
  if (work === undefined) throw new Error(`${project} is not in play there`);
  return work;
}

export function isReady({ engaged, markers }: DeepReadonly<Holding>): boolean {
  return !engaged && markers === 0;
}

export function isDamaged({ markers }: DeepReadonly<Holding>): boolean {
  return markers > 0;
}

/** A Property or Project in play. */
export function inPlay({ holdings, works }: Player, card: Property | Project): Holding | Works {
  return isProject(card) ? workOf({ works }, card) : holdingOf({ holdings }, card);
}

/** Projects that can be engaged for their benefit. */
export function readyProjects(
  { works }: OpenPlayer,
  benefit: ProjectBenefit['kind'],
  { projects }: Tables,
): readonly Project[] {
  const ready: Project[] = [];
  for (const { project, engaged } of works) {
    if (!engaged && projects[project].benefit.kind === benefit) ready.push(project);
  }
  return ready;
}

/** Properties that can be engaged and are what is meant. */
export function readyOf(
  { holdings }: OpenPlayer,
  content: Tables,
  isMeant: (card: PropertyCard) => boolean,
): readonly Property[] {
  const ready: Property[] = [];
  for (const holding of holdings) {
    if (isReady(holding) && isMeant(propertyCard(content, holding))) ready.push(holding.property);
  }
  return ready;
}

export function propertyCard({ properties }: Tables, { property }: DeepReadonly<Holding>): PropertyCard {
  return properties[property];
}

/** Decoys and pawns whose base is hidden are none. */
function isAgent(pawn: Pawn | null): pawn is Slot {
  return pawn !== null && pawn !== DECOY;
}

/** Slots of a corporation's agents in a sector, as far as they are known. */
export function agentsAt(open: Open, sector: Sector, seat: Seat): Slot[] {
  const { pawns } = sectorOf(open, sector);
  const agents: Slot[] = [];
  for (let index = 0; index < pawns.length; index++) {
    const pawn = pawns[index];
    if (pawn?.seat === seat && isAgent(pawn.pawn)) agents.push(pawn.pawn);
  }
  return agents;
}

/** A corporation's agents in the sector at hand. */
export function agentsHere<M>(open: Open & Staffed<M>, seat: Seat): readonly M[] {
  return agentsAt(open, contestOf(open).sector, seat).map((slot) => memberOf(open, seat, slot));
}

export function hasAgents(open: Open, sector: Sector, seat: Seat): boolean {
  const { pawns } = sectorOf(open, sector);
  for (let index = 0; index < pawns.length; index++) {
    const pawn = pawns[index];
    if (pawn?.seat === seat && isAgent(pawn.pawn)) return true;
  }
  return false;
}

/** Agents of the corporation there that have the skill, or are of the race. */
export function countKindAt(open: Open, sector: Sector, seat: Seat, kind: Skill | Race, content: Tables): number {
  let count = 0;
  for (const slot of agentsAt(open, sector, seat)) {
    if (isOf(cardOf(content, memberOf(open, seat, slot)), kind)) count++;
  }
  return count;
}

/** The contest's corporations that still have agents there, in order of initiative. */
export function contenders(open: Open): Seat[] {
  const { sector, order } = contestOf(open);
  const seats: Seat[] = [];
  for (const seat of order) if (isPlaying(open, seat) && hasAgents(open, sector, seat)) seats.push(seat);
  return seats;
}

/** AIs that may be used: at home and not disabled (MEC-11.20, D7). */
export function readyAis({ round }: Open, { ais, aisDisabledUntil }: OpenPlayer): number {
  return aisDisabledUntil > 0 && round <= aisDisabledUntil ? 0 : ais;
}

export function threatIn(open: Open, sector: Sector): Threat | null {
  const { card } = sectorOf(open, sector);
  return isThreat(card) ? card : null;
}

export function eventIn(open: Open, sector: Sector): EventCardId | null {
  const { card } = sectorOf(open, sector);
  return isEvent(card) ? card : null;
}

/** An Event or a Threat may still be put there (MEC-14.38, 14.46). */
export function isFree(open: Open, sector: Sector): boolean {
  const { forbidden, card } = sectorOf(open, sector);
  return !forbidden && !isEvent(card) && !isThreat(card);
}

export function totalOf(numbers: readonly number[]): number {
  let sum = 0;
  for (let index = 0; index < numbers.length; index++) sum += numbers[index] ?? 0;
  return sum;
}

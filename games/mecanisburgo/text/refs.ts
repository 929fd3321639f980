/** The closed vocabulary of things on the table: what sentences link to and what the board lights up. */
import type { Seat } from '@cabale/engine';
import {
  CHARACTERS,
  EVENTS,
  PROPERTIES,
  THREATS,
  type Action,
  type ActionValue,
  type Character,
  type ContestType,
  type Corp,
  type EventCardId,
  type Opportunity,
  type Pawn,
  type Project,
  type Property,
  type PropertyType,
  type Race,
  type RandomValue,
  type Sector,
  type Skill,
  type Slot,
  type SpecialVictory,
  type Threat,
  type VictoryEvent,
} from '../content/tables.ts';
import type { Cause, Contributor } from '../rules/state.ts';

export const PILES = ['opportunity', 'discard', 'random', 'victory', 'projects', 'blackMarket'] as const;
export type Pile = (typeof PILES)[number];

/** What a corporation has besides its cards. */
export const BELONGINGS = ['cash', 'ais', 'actionCards', 'hand', 'research', 'vp', 'corporate', 'pawns'] as const;
export type Belonging = (typeof BELONGINGS)[number];

/** Answers that belong to no piece. */
export const ANSWERS = [
  'none',
  'done',
  'pass',
  'payAll',
  'steal',
  'disable',
  'convert',
  'cancel',
  'leastWaste',
  'confirm',
] as const;
export type Answer = (typeof ANSWERS)[number];

export type MecanisburgoRef =
  | `seat:${Seat}`
  | `corp:${Corp}`
  /** 0 to 9, then the two Corporate Threat cards. */
  | `sector:${Sector}`
  /** A slot of a corporation's HQ, with or without somebody in it. */
  | `slot:${Seat}:${Slot}`
  /** A pawn, wherever it is; only where the reader may know which it is. */
  | `pawn:${Seat}:${Pawn}`
  /** Wherever the card is: in a sector, in hand, in play, among the discards. */
  | `character:${Character}`
  | `property:${Property}`
  | `event:${EventCardId}`
  | `threat:${Threat}`
  | `project:${Project}`
  | `victory:${VictoryEvent}`
  | `special:${SpecialVictory}`
  | `skill:${Skill}`
  | `race:${Race}`
  | `type:${PropertyType}`
  | `action:${Action}`
  | `contest:${ContestType}`
  /** An own Action card by its value. */
  | `value:${ActionValue}`
  | `random:${RandomValue}`
  | `${Belonging}:${Seat}`
  | `pile:${Pile}`
  | 'zone:order'
  | `token:${'shuttle' | 'minisub'}`
  | 'round:now'
  | `step:${number}`
  | `cause:${Cause}`
  | `answer:${Answer}`;

export const seatRef = (seat: Seat): MecanisburgoRef => `seat:${seat}`;
export const corpRef = (corp: Corp): MecanisburgoRef => `corp:${corp}`;
export const sectorRef = (sector: Sector): MecanisburgoRef => `sector:${sector}`;
export const slotRef = (seat: Seat, slot: Slot): MecanisburgoRef => `slot:${seat}:${slot}`;
export const pawnRef = (seat: Seat, pawn: Pawn): MecanisburgoRef => `pawn:${seat}:${pawn}`;
export const projectRef = (project: Project): MecanisburgoRef => `project:${project}`;
export const victoryRef = (victory: VictoryEvent): MecanisburgoRef => `victory:${victory}`;
export const specialRef = (special: SpecialVictory): MecanisburgoRef => `special:${special}`;
export const skillRef = (skill: Skill): MecanisburgoRef => `skill:${skill}`;
export const raceRef = (race: Race): MecanisburgoRef => `race:${race}`;
export const typeRef = (type: PropertyType): MecanisburgoRef => `type:${type}`;
export const actionRef = (action: Action): MecanisburgoRef => `action:${action}`;
export const contestRef = (type: ContestType): MecanisburgoRef => `contest:${type}`;
export const valueRef = (value: ActionValue): MecanisburgoRef => `value:${value}`;
export const randomRef = (value: RandomValue): MecanisburgoRef => `random:${value}`;
export const belongingRef = (what: Belonging, seat: Seat): MecanisburgoRef => `${what}:${seat}`;
export const pileRef = (pile: Pile): MecanisburgoRef => `pile:${pile}`;
export const stepRef = (step: number): MecanisburgoRef => `step:${step}`;
export const causeRef = (cause: Cause): MecanisburgoRef => `cause:${cause}`;
export const answerRef = (answer: Answer): MecanisburgoRef => `answer:${answer}`;

const KINDS: ReadonlyMap<string, 'character' | 'property' | 'event' | 'threat'> = new Map([
  ...CHARACTERS.map((id) => [id, 'character'] as const),
  ...PROPERTIES.map((id) => [id, 'property'] as const),
  ...EVENTS.map((id) => [id, 'event'] as const),
  ...THREATS.map((id) => [id, 'threat'] as const),
]);

/** Any card by its number: each number exists once. */
export function cardRef(card: Opportunity | Contributor): MecanisburgoRef {
  return `${KINDS.get(card) ?? 'project'}:${card}` as MecanisburgoRef;
}

/** Every thing on the table that sentences link to and the board highlights. */
import type { Seat } from '@cabale/engine';
import type {
  Action,
  Agent,
  AgentType,
  Arr,
  Boost,
  BoostCard,
  Corruption,
  CorruptionCard,
  District,
  Genre,
  Necro,
  Objective,
  Verse,
} from '../content/tables.ts';
import { isBoostCard } from '../rules/counts.ts';
import type { Cause, Quantity } from '../rules/state.ts';

export const PILES = [
  'verses',
  'agents',
  'agentDiscard',
  'corruption',
  'corruptionDiscard',
  'necro',
  'boosts',
] as const;
export type Pile = (typeof PILES)[number];

export const PARTS = ['min', 'global', 'max'] as const;
/** One of the three effects of a Necro card. */
export type Part = (typeof PARTS)[number];

/** What a player has besides their numbers. */
export const BELONGINGS = ['corruption', 'vp', 'servers', 'directors', 'retired'] as const;
export type Belonging = (typeof BELONGINGS)[number];

/** Answers that belong to no piece. */
export const ANSWERS = [
  'none',
  'endTurn',
  'proceed',
  'stop',
  'enough',
  'apply',
  'without',
  'retire',
  'becomeBoost',
  'suffer',
  'save',
  'avoid0',
  'avoidGlobal',
  'avoidBoth',
] as const;
export type Answer = (typeof ANSWERS)[number];

export type VirtualRevolutionRef =
  | `seat:${Seat}`
  | `arr:${Arr}`
  | `district:${District}`
  | `title:${District}`
  /** Wherever the Agent is: on offer and on the map, in service, as a Boost, retired, discarded. */
  | `agent:${Agent}`
  | `verse:${Verse}`
  | `boost:${BoostCard}`
  | `card:${Corruption}`
  | `objective:${Objective}`
  | `necro:${Necro}`
  | `part:${Part}`
  | `type:${AgentType}`
  | `genre:${Genre}`
  /** An Action, and the one on a player's board with its Boosts. */
  | `action:${Action}`
  | `action:${Action}:${Seat}`
  | `${Quantity}:${Seat}`
  | `${Belonging}:${Seat}`
  | `pile:${Pile}`
  | `slot:${number}`
  | `position:${number}`
  | 'track:revenue'
  | 'round:now'
  | `cause:${Cause}`
  | `answer:${Answer}`
  /** Parts of sentences: one of these Districts, these types, a number of Agents, what a Corruption card does. */
  | `where:${string}`
  | `genres:${string}`
  | `team:${string}`
  | `loss:${string}`
  /** Cards that an Action needs; players who share something. */
  | `needed:${string}`
  | `seats:${string}`;

export const seatRef = (seat: Seat): VirtualRevolutionRef => `seat:${seat}`;
export const arrRef = (arr: Arr): VirtualRevolutionRef => `arr:${arr}`;
export const districtRef = (district: District): VirtualRevolutionRef => `district:${district}`;
export const titleRef = (district: District): VirtualRevolutionRef => `title:${district}`;
export const agentRef = (agent: Agent): VirtualRevolutionRef => `agent:${agent}`;
export const verseRef = (verse: Verse): VirtualRevolutionRef => `verse:${verse}`;
export const cardRef = (card: Corruption): VirtualRevolutionRef => `card:${card}`;
export const objectiveRef = (objective: Objective): VirtualRevolutionRef => `objective:${objective}`;
export const necroRef = (necro: Necro): VirtualRevolutionRef => `necro:${necro}`;
export const partRef = (part: Part): VirtualRevolutionRef => `part:${part}`;
export const typeRef = (type: AgentType): VirtualRevolutionRef => `type:${type}`;
export const genreRef = (genre: Genre): VirtualRevolutionRef => `genre:${genre}`;
export const actionRef = (action: Action, seat?: Seat): VirtualRevolutionRef =>
  seat === undefined ? `action:${action}` : `action:${action}:${seat}`;
export const quantityRef = (what: Quantity, seat: Seat): VirtualRevolutionRef => `${what}:${seat}`;
export const belongingRef = (what: Belonging, seat: Seat): VirtualRevolutionRef => `${what}:${seat}`;
export const pileRef = (pile: Pile): VirtualRevolutionRef => `pile:${pile}`;
export const slotRef = (slot: number): VirtualRevolutionRef => `slot:${slot}`;
export const positionRef = (position: number): VirtualRevolutionRef => `position:${position}`;
export const causeRef = (cause: Cause): VirtualRevolutionRef => `cause:${cause}`;
export const answerRef = (answer: Answer): VirtualRevolutionRef => `answer:${answer}`;

export const whereRef = (districts: readonly District[]): VirtualRevolutionRef => `where:${districts.join('-')}`;
export const genresRef = (genres: readonly Genre[]): VirtualRevolutionRef => `genres:${genres.join('-')}`;
export const teamRef = ({ C, T, D }: Readonly<Record<AgentType, number>>): VirtualRevolutionRef =>
  `team:${C}-${T}-${D}`;

export const neededRef = (cards: readonly (Agent | District)[]): VirtualRevolutionRef => `needed:${cards.join('-')}`;
export const seatsRef = (seats: readonly Seat[]): VirtualRevolutionRef => `seats:${seats.join('-')}`;

/** A Boost card, or the Agent that has become a Boost. */
export function boostRef(boost: Boost): VirtualRevolutionRef {
  return isBoostCard(boost) ? `boost:${boost}` : `agent:${boost}`;
}

/** What a Corruption card takes; sentences name it instead of the card's number. */
export function lossRef(card: CorruptionCard): VirtualRevolutionRef {
  switch (card.kind) {
    case 'immunity':
      return 'loss:immunity';
    case 'money':
      return `loss:money:${card.euros}`;
    case 'revenue':
      return `loss:revenue:${card.by}`;
    case 'agent':
      return `loss:agent:${card.type}`;
    case 'influence':
    case 'server':
      return `loss:${card.kind}:${card.districts.join(':')}`;
    case 'verse':
      return `loss:verse:${card.genres.join(':')}`;
    case 'boost':
      return `loss:boost:${card.actions.join(':')}`;
  }
}

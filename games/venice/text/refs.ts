/** The closed vocabulary of things on Venice's table, which sentences refer to and the board highlights. */
import type { Seat } from '@cabale/engine';
import {
  DOGE_CARDS,
  RESOURCES,
  type Building,
  type Canal,
  type Cubes,
  type DogeCard,
  type Influence,
  type Letter,
  type Mission,
  type Quay,
  type Resource,
} from '../content/tables.ts';
import type { Cause, Changes, Colour, Gondola, Quantity, Side } from '../rules/state.ts';

export const PILES = ['missions', 'influence', 'discard', 'doge', 'dogeDiscard'] as const;
export type Pile = (typeof PILES)[number];

export type VeniceRef =
  /** A player; in solo `seat:1` is the Doge. */
  | `seat:${Side}`
  /** The pieces of a colour: a player's, the smugglers', one of the Doge's families. */
  | `colour:${Colour}`
  /** A mooring place with its building; the building itself, wherever it stands. */
  | `quay:${Quay}`
  | `building:${Building}`
  /** A canal with its bridge, if it has one. */
  | `canal:${Canal}`
  | `gondola:${Gondola}`
  /** One effect of a building: a space of a tile, a part of a communal building. */
  | `effect:${Quay}:${number}`
  /** Cubes of one resource aboard; `cargo:<gondola>` is the whole hold. */
  | `cargo:${Gondola}:${Resource}`
  | `cargo:${Gondola}`
  | `resource:${Resource}`
  | `supply:${Resource}`
  | `mission:${Mission}`
  /** A kind of influence card; `hand:<seat>` is the whole hand of them. */
  | `influence:${Influence}`
  | `hand:${Seat}`
  | `missions:${Seat}`
  | `slot:${Seat}:${number}`
  | `archive:${Seat}`
  | `favour:${Seat}`
  /** A side's number: coins, parchments, intrigue, VP, council. */
  | `${Quantity}:${Side}`
  /** Where a gain or a loss comes from. */
  | `cause:${Cause}`
  | `pile:${Pile}`
  | `deck:${Letter}`
  | `dogeRow:${number}`
  | `dogeCard:${DogeCard}`
  | 'spy:pawn'
  | 'end:pawn'
  | 'council:track'
  | 'token:first'
  /** Answers that belong to no piece: a whole way, a load, none. */
  | `path:${string}`
  | `load:${string}`
  /** Quays passed one after the other, by number, joined by `-`. */
  | `way:${string}`
  /** What an effect changes now, such as `amounts:coins+4,vp-2`; one of them is an `amount`. */
  | `amounts:${string}`
  | `amount:${string}`
  | 'answer:none';

/** Influence and Doge cards have no name in common. */
export const cardRef = (card: Influence | DogeCard): VeniceRef =>
  isDogeCard(card) ? `dogeCard:${card}` : `influence:${card}`;

function isDogeCard(card: Influence | DogeCard): card is DogeCard {
  return DOGE_CARDS.some((each) => each === card);
}

/** Cubes as an answer, such as `load:2O1S`. */
export function loadRef(cubes: Cubes): VeniceRef {
  return `load:${RESOURCES.map((resource) => (cubes[resource] > 0 ? `${cubes[resource]}${resource}` : '')).join('')}`;
}

export function amountsRef(changes: Changes): VeniceRef {
  const parts = Object.entries(changes).filter(([, by]) => by !== 0);
  return `amounts:${parts.map(([what, by]) => `${what}${by > 0 ? '+' : ''}${by}`).join(',')}`;
}

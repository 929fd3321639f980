import type { Contribution, Observer, Outcome, Seat, SetupValue } from '@cabale/engine';
import type { Spent } from './spending.ts';
import type { BotLevel, Deadline, Id, Motion, PackName } from '@cabale/protocol';

/** `starting`: the seats are final, and the clients of those who sit there reveal their nonces. */
export type TablePhase = 'gathering' | 'starting' | 'playing' | 'over';
export type Ending = 'played' | 'conceded' | 'cancelled';

/** A seat nobody has taken yet. */
export type FreeSeat =
  | { readonly kind: 'open' }
  /** For whoever holds the invitation, or for one person. */
  | { readonly kind: 'invited'; readonly person: Id | null };

export interface PersonSeat {
  readonly kind: 'person';
  readonly person: Id;
  readonly name: string;
  readonly left: boolean;
  readonly late: boolean;
  readonly vacationUntil: number | null;
  /** When the present vacation began. */
  readonly vacationFrom?: number | null;
  /** Milliseconds of vacation taken at this table, with the rest of the present one. */
  readonly vacationUsed?: number;
}

export interface BotSeat {
  readonly kind: 'bot';
  readonly level: BotLevel;
}

export type TableSeat = FreeSeat | PersonSeat | BotSeat;

/** Something the others must agree to. */
export interface Proposal {
  readonly id: Id;
  readonly by: Seat;
  readonly motion: Motion;
  /** For an undo: the moment to go back to. */
  readonly moment: number | null;
  readonly waitsFor: readonly Seat[];
  readonly expires: number;
}

/** Whose time runs, and since when. Moves only with what everybody sees: sealed answers leave it alone. */
export interface Clock {
  /** When the present question was put; `null` while nothing runs. */
  readonly since: number | null;
  readonly asked: readonly Seat[];
  /** The present question is put to several in secret: its time is counted for nobody. */
  readonly together: boolean;
  /** The turn of the game, as the rules count them. */
  readonly turn: number;
  /** Milliseconds each seat has used, indexed by seat. */
  readonly used: readonly number[];
  readonly pausedAt: number | null;
}

/** What the deal is made of (docs/fairness.md). */
export interface Deal {
  /** Secret until the end. */
  readonly serverSeed: string;
  /** To the server's seed; public from the beginning. */
  readonly commitment: string;
  /** `null` where no person sits. The people are final once the table is starting. */
  readonly contributions: readonly (Contribution | null)[];
  /** When the table stops waiting for nonces; `null` before and after. */
  readonly revealBy: number | null;
}

/** All there is to know about a table besides the state of its game: plain data, stored whole after every change. */
export interface TableDocument {
  readonly id: Id;
  readonly game: string;
  readonly setup: Readonly<Record<string, SetupValue>>;
  /** The content pack it is played with; the pack itself is kept once, however many tables have it. */
  readonly pack?: PackName;
  readonly visibility: 'private' | 'public';
  readonly deadline: Deadline;
  readonly phase: TablePhase;
  readonly host: Id;
  readonly created: number;
  readonly seats: readonly TableSeat[];
  /** How often the invitation was renewed; never where nothing is said. */
  readonly invitation?: number;
  /** People the host has sent away. */
  readonly kicked: readonly Id[];
  readonly proposals: readonly Proposal[];
  readonly clock: Clock;
  /** The rules the newest state belongs to. */
  readonly rules: string;
  /** The seed of the game, from the start on. Secret until the end. */
  readonly seed: string | null;
  /** Missing at tables that were opened before deals could be verified. */
  readonly deal?: Deal;
  readonly ending: Ending | null;
  readonly outcome: Outcome | null;
  readonly rematch: Id | null;
  /** The first frame that can be shown: later than 0 once the rules have changed under way. */
  readonly first: number;
  /** Milliseconds of all pauses that are over. */
  readonly pausedMs?: number;
  /** The others have ended a pause: there are no more. */
  readonly pausesEnded?: true;
  /** What was done in this turn besides playing: told to nobody. */
  readonly spent?: Spent;
  /** Seats that owe an answer: told to nobody but themselves. */
  readonly owing: readonly Seat[];
}

/** Where a game stands, besides its state. */
export interface Position {
  /** Choices in the match. */
  readonly choices: number;
  /** Moments everybody saw pass; the deal is moment 0. */
  readonly moments: number;
  /** The number of the last frame. */
  readonly length: number;
  /** For every time the list of frames became shorter: how many frames stood. */
  readonly cuts: readonly number[];
}

export const NO_CLOCK: Clock = { since: null, asked: [], together: false, turn: 0, used: [], pausedAt: null };

export function seatOf({ seats }: TableDocument, person: Id): Seat | undefined {
  const seat = seats.findIndex((each) => each.kind === 'person' && each.person === person);
  return seat < 0 ? undefined : seat;
}

/** Through whose eyes a person sees the table. */
export function observerOf(document: TableDocument, person: Id): Observer {
  return seatOf(document, person) ?? 'audience';
}

export function withSeat(document: TableDocument, seat: Seat, now: TableSeat): TableDocument {
  return { ...document, seats: document.seats.with(seat, now) };
}

export function owesBot({ owing, seats, clock }: TableDocument): boolean {
  return clock.pausedAt === null && owing.some((seat) => seats[seat]?.kind === 'bot');
}

/** People at the table whose consent counts. */
export function presentPeople({ seats }: TableDocument): Seat[] {
  return seats.flatMap((each, seat) => (each.kind === 'person' && !each.left ? [seat] : []));
}

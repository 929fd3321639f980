import type { Contribution, Observer, Outcome, Seat, SetupValue } from '@cabale/engine';
import type { Spent } from './act-limits.ts';
import type { Deadline, Id, Motion, PackName, TableNotice, WireProposal, WireSeat, WireTable } from '@cabale/protocol';

export type TablePhase = WireTable['phase'];

/** Seats are stored as they are sent. */
export type TableSeat = Readonly<WireSeat>;
export type FreeSeat = Extract<TableSeat, { kind: 'open' | 'invited' }>;
export type PersonSeat = Extract<TableSeat, { kind: 'person' }>;
export type BotSeat = Extract<TableSeat, { kind: 'bot' }>;

/** A motion that the others must agree to. */
export interface Proposal extends Readonly<Omit<WireProposal, 'waitsFor'>> {
  readonly waitsFor: readonly Seat[];
  /** For an undo: the moment to go back to. */
  readonly moment: number | null;
}

/** A motion that was refused to a seat. */
export interface RefusedMotion {
  readonly by: Seat;
  readonly motion: Motion;
}

/** Whose time runs, and since when. Changed only by public events, never by sealed answers. */
export interface Clock {
  /** When the current decision began; `null` while nothing runs. */
  readonly since: number | null;
  readonly asked: readonly Seat[];
  /** The current decision is simultaneous, so its time is not counted. */
  readonly together: boolean;
  /** The game's turn, as counted by the rules. */
  readonly turn: number;
  /** Milliseconds each seat has used, indexed by seat. */
  readonly used: readonly number[];
  readonly pausedAt: number | null;
}

/** What the deal is made of (docs/fairness.md). */
export interface Deal {
  /** Secret until the end. */
  readonly serverSeed: string;
  /** The commitment to the server's seed; public from the beginning. */
  readonly commitment: string;
  /** `null` where no person sits. Final once the table is starting. */
  readonly contributions: readonly (Contribution | null)[];
  /** The deadline for nonces; `null` before and after. */
  readonly revealBy: number | null;
}

/** Everything about a table except the state of its game. Plain data, stored whole after every change. */
export interface TableDocument {
  readonly id: Id;
  readonly game: string;
  readonly setup: Readonly<Record<string, SetupValue>>;
  /** The content pack of the table; the pack itself is stored once for all tables. */
  readonly pack?: PackName;
  readonly visibility: WireTable['visibility'];
  readonly deadline: Deadline;
  readonly phase: TablePhase;
  readonly host: Id;
  readonly created: number;
  readonly seats: readonly TableSeat[];
  /** How often the invitation was renewed; by default 0. */
  readonly invitation?: number;
  /** People the host has removed. */
  readonly kicked: readonly Id[];
  readonly proposals: readonly Proposal[];
  /** What was refused since the last move. */
  readonly refused?: readonly RefusedMotion[];
  /** The latest thing that everybody must be told; until the next move. */
  readonly notice?: Readonly<TableNotice>;
  readonly clock: Clock;
  /** The version of the rules of the newest state. */
  readonly rules: string;
  /** The seed of the game, from the start on. Secret until the end. */
  readonly seed: string | null;
  /** Missing at tables created before deals could be verified. */
  readonly deal?: Deal;
  readonly ending: WireTable['ending'];
  readonly outcome: Outcome | null;
  readonly ended?: number;
  readonly rematch: Id | null;
  /** The first frame that can be shown; above 0 once the rules have changed during the game. */
  readonly first: number;
  /** Milliseconds of all finished pauses. */
  readonly pausedMs?: number;
  /** The others have ended a pause, so there can be no more. */
  readonly pausesEnded?: true;
  /** Counts of limited acts in this turn; never sent. */
  readonly spent?: Spent;
  /** Seats that must answer; sent only to themselves. */
  readonly owing: readonly Seat[];
}

/** The position of a game in its history, besides its state. */
export interface Position {
  /** Choices in the match. */
  readonly choices: number;
  /** Public moments; the deal is moment 0. */
  readonly moments: number;
  /** The number of the last frame. */
  readonly length: number;
  /** For every cut of the frame list: how many frames were kept. */
  readonly cuts: readonly number[];
}

export const NO_CLOCK: Clock = { since: null, asked: [], together: false, turn: 0, used: [], pausedAt: null };

export function seatOf({ seats }: TableDocument, person: Id): Seat | undefined {
  const seat = seats.findIndex((each) => each.kind === 'person' && each.person === person);
  return seat < 0 ? undefined : seat;
}

/** The seat where a bot replaces a person. */
export function replacedSeatOf({ seats }: TableDocument, person: Id): Seat | undefined {
  const seat = seats.findIndex((each) => each.kind === 'bot' && each.instead?.person === person);
  return seat < 0 ? undefined : seat;
}

/** The observer whose view a person gets. */
export function observerOf(document: TableDocument, person: Id): Observer {
  return seatOf(document, person) ?? 'audience';
}

export function withSeat(document: TableDocument, seat: Seat, now: TableSeat): TableDocument {
  return { ...document, seats: document.seats.with(seat, now) };
}

export function awaitsBot({ owing, seats, clock }: TableDocument): boolean {
  return clock.pausedAt === null && owing.some((seat) => seats[seat]?.kind === 'bot');
}

/** Seats of people who have not left. */
export function presentPeople({ seats }: TableDocument): Seat[] {
  return seats.flatMap((each, seat) => (each.kind === 'person' && !each.left ? [seat] : []));
}

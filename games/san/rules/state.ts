import type { DeepReadonly, GameTypes, Observer, OpenOf, Seat, StateBase, StepContext, TextKey } from '@cabale/engine';
import type { Alternative, AskingEffect, CardId, Cards, CardType, RiverId, Symbol, VirusId } from '../content/card.ts';
import type en from '../text/en.ts';
import type { SanRef } from '../text/refs.ts';

/** Seat 0 is SUN, seat 1 is STAR (SAN-1.1). Seats are assigned before the game (Q61). */
export const CORPORATIONS = ['SUN', 'STAR'] as const;
export type Corporation = (typeof CORPORATIONS)[number];

export const POSITIONS = [1, 2, 3, 4, 5, 6] as const;
/** Of the River and of both Corruption zones, from SUN's left (SAN-2.4). */
export type Position = (typeof POSITIONS)[number];

/** SAN-2.6: a banner wins on the last step. */
export const LAST_STEP = 7;
/** Steps that hold a Hand Bonus token, on each banner's own track (SAN-2.8). */
export const BONUS_STEPS: readonly number[] = [3, 5];
export const SLOT_CAPACITY = 2;
export const ZONE_CAPACITY = 12;
export const CORRUPTION_PRICE = 3;
/** Virus cards of each Corporation, numbered down from this. */
export const VIRUS_CARDS = 5;
/** SAN-11.15. */
export const LAST_TURN = 200;
export const IDLE_TURNS = 20;

/** A card in a play area. Entries are replaced, never changed: copies of a state share them. */
export interface Played {
  readonly card: CardId;
  /** The printed type, or the one taken on by copying. */
  readonly type: CardType;
  /** Cards whose effects it has taken on. */
  readonly copied: readonly CardId[];
}

/** A card corrupted from the hand: only its owner knows it. */
export interface Secret {
  readonly card: CardId;
  /** What it may be for the others: all cards that could have been in the hand at that time, sorted. */
  readonly suspects: readonly CardId[];
}

export interface Player {
  /** Top last. */
  readonly draw: CardId[];
  readonly hand: CardId[];
  readonly play: Played[];
  /** Top last. */
  readonly discard: CardId[];
  /** Number of the top Virus card of the pile, 0 when all are finished. */
  virus: number;
  /** Indexed by position − 1. Each slot is replaced, never changed. */
  readonly slots: (readonly CardId[])[];
  readonly secrets: Secret[];
  /** 1 to 7. */
  step: number;
  /** How many cards on top of the draw pile are Virus cards that everybody saw put there. */
  knownTop: number;
  /** The cards last shuffled into the draw pile, sorted. Everybody knows them. Replaced, never changed. */
  shuffled: readonly CardId[];
}

/** What everybody sees of a player's area. */
export interface OpenPlayer extends OpenOf<Player, 'draw' | 'hand' | 'slots' | 'secrets' | 'knownTop'> {
  /** Indexed by position − 1; `null` for a card the observer may not see. */
  readonly slots: readonly (readonly (CardId | null)[])[];
}

export type Pools = Record<Symbol, number>;

export interface Turn {
  number: number;
  active: Seat;
  /** Turns in a row in which nothing moved. */
  idle: number;
  /** Whether this turn bought, corrupted, crossed or moved the pawn. */
  moved: boolean;
  /** Whether a card was played, or none could be (SAN-3.3, 3.4). */
  mayEnd: boolean;
  /** The Mercenary type of the turn (SAN-4.3). */
  locked: Symbol | null;
  allTypes: boolean;
  /** Symbols given by cards, multipliers apart. */
  readonly gained: Pools;
  readonly spent: Pools;
  /** Active multipliers. */
  readonly multipliers: Pools;
  /** Coins spent in the Buy phase. */
  paid: number;
}

/** On the Port, or on a square of a Corporation's top Virus card (SAN-7.2). */
export interface Pawn {
  on: Seat | 'port';
  square: number;
}

export const RACES = ['corruption', 'propaganda', 'hacking'] as const;
export type Race = (typeof RACES)[number];
export const REASONS = [...RACES, 'river', 'stall', 'resign'] as const;
export type Reason = (typeof REASONS)[number];

export interface SanResult {
  readonly winner: Seat | 'draw';
  readonly by: Reason;
}

export interface State extends StateBase<Step> {
  turn: Turn;
  /** Indexed by position − 1; `null` only where a refill has failed and the game is over. */
  readonly river: (RiverId | null)[];
  /** Top last; the top card is visible. */
  readonly reserve: RiverId[];
  readonly players: readonly [Player, Player];
  readonly pawn: Pawn;
  readonly box: CardId[];
  /** Base hand sizes, indexed by seat. */
  readonly handBase: readonly number[];
  readonly reshuffle: (typeof SETUP.reshuffle)[number];
  result: SanResult | null;
}

/** What lies open on the table, the same for everybody. */
export interface Open extends OpenOf<State, 'reserve' | 'players'> {
  readonly players: readonly [OpenPlayer, OpenPlayer];
}

export type Step = DeepReadonly<
  | { kind: 'beginTurn' }
  | { kind: 'main'; seat: Seat }
  | { kind: 'slot'; seat: Seat; from: Position | CardId | null }
  | { kind: 'effects'; played: number; pending: AskingEffect[] }
  | { kind: 'effectOrder'; seat: Seat; played: number; pending: AskingEffect[] }
  | { kind: 'choose'; seat: Seat; played: number; alternatives: Alternative[] }
  | { kind: 'draw'; seat: Seat; left: number }
  | { kind: 'destroy'; seat: Seat; left: number }
  | { kind: 'corruptHand'; seat: Seat; left: number }
  | { kind: 'copyPlayed'; seat: Seat; played: number }
  | { kind: 'copyRiver'; seat: Seat; played: number }
  | { kind: 'playDiscard'; seat: Seat }
  | { kind: 'buy'; seat: Seat }
  | { kind: 'endTurn' }
>;

type Decline = { readonly kind: 'decline' };

/** The options of each step with a decision. */
export type Options = DeepReadonly<{
  main:
    | { kind: 'play'; card: CardId }
    | { kind: 'corrupt'; position: Position }
    | { kind: 'cross' }
    | { kind: 'hack' }
    | { kind: 'endPlay' };
  slot: { kind: 'slot'; slot: Position };
  effectOrder: { kind: 'resolve'; effect: AskingEffect['kind'] } | { kind: 'declineRest' };
  choose: { kind: 'take'; alternative: number } | Decline;
  draw: { kind: 'draw' } | Decline;
  destroy: { kind: 'destroy'; card: CardId } | Decline;
  corruptHand: { kind: 'corruptHand'; card: CardId } | Decline;
  copyPlayed: { kind: 'copyPlayed'; card: CardId } | Decline;
  copyRiver: { kind: 'copyRiver'; position: Position } | Decline;
  playDiscard: { kind: 'playDiscard'; card: CardId } | Decline;
  buy: { kind: 'buy'; position: Position } | { kind: 'endBuy' };
}>;

/** What happened. `null` stands for a card that the receiver may not see. */
export type SanEvent = DeepReadonly<
  | { kind: 'dealt'; first: Seat }
  | { kind: 'turnBegan'; seat: Seat; number: number }
  | { kind: 'played'; seat: Seat; card: CardId; from: 'hand' | 'discard' }
  | { kind: 'virusPlayed'; seat: Seat; card: CardId }
  | { kind: 'took'; seat: Seat; card: CardId; gain: Alternative }
  | { kind: 'declined'; seat: Seat; effect: AskingEffect['kind'] | 'rest' }
  | { kind: 'drew'; seat: Seat; card: CardId | null }
  | { kind: 'reshuffled'; seat: Seat; count: number }
  | { kind: 'destroyed'; seat: Seat; card: CardId }
  | { kind: 'corrupted'; seat: Seat; card: CardId | null; from: Position | 'hand'; slot: Position }
  | { kind: 'riverRefilled'; position: Position; card: RiverId }
  | { kind: 'crossed'; seat: Seat; step: number; cost: number }
  | { kind: 'bonusWon'; seat: Seat; step: number }
  | { kind: 'pawnMoved'; seat: Seat; on: Seat | 'port'; square: number }
  | { kind: 'virusFinished'; seat: Seat; card: VirusId }
  | { kind: 'copied'; seat: Seat; card: CardId; target: CardId; from: 'play' | 'river' }
  | { kind: 'playEnded'; seat: Seat; to: 'buy' | 'end' }
  | { kind: 'bought'; seat: Seat; card: RiverId; position: Position }
  | { kind: 'discarded'; seat: Seat; cards: CardId[] }
  | { kind: 'boxed'; seat: Seat; cards: CardId[] }
  | { kind: 'refilled'; seat: Seat; count: number; cards: CardId[] | null }
  | { kind: 'resigned'; seat: Seat }
  | { kind: 'over'; by: Reason; winner: Seat | 'draw' }
>;

export const SETUP = {
  sunHand: [6, 7, 8],
  starHand: [6, 7, 8],
  /** When the own discard pile renews the draw pile: as a card is needed, or as soon as it is empty (SAN-4.14, Q36). */
  reshuffle: ['needed', 'empty'],
} as const;

/** What a step of the rules may do. */
export type Context = StepContext<San>;

export interface San extends GameTypes {
  state: State;
  step: Step;
  options: Options;
  anytime: never;
  event: SanEvent;
  view: View;
  setup: typeof SETUP;
  content: Cards;
  ref: SanRef;
  text: TextKey<typeof en>;
  /** Coins and symbols to spend, cards of the deck, and how far a side has come. */
  quantity: 'coins' | Symbol | 'cards' | 'hand' | 'corrupted' | 'crossings' | 'tokens' | 'viruses';
  feature: keyof (typeof en)['feature'];
}

/** A player's area as an observer knows it. */
export interface PlayerView extends OpenPlayer {
  readonly handCount: number;
  readonly drawCount: number;
  /** The hand, sorted; `null` where the observer may not see it. */
  readonly hand: readonly CardId[] | null;
  /** Virus cards known to lie on the draw pile, top last. */
  readonly top: readonly CardId[];
  /** Cards of this player whose place the observer does not know, sorted. */
  readonly unseen: readonly CardId[];
  /** For each card corrupted from hand, in order: its place, and what it may be. */
  readonly secrets: readonly {
    readonly position: Position;
    readonly depth: number;
    readonly suspects: readonly CardId[];
  }[];
}

export interface View extends Open {
  readonly observer: Observer;
  /** A hand card of another on its way into a slot is `null`. */
  readonly stack: readonly Step[];
  readonly players: readonly [PlayerView, PlayerView];
  readonly reserveCount: number;
  readonly reserveTop: RiverId | null;
  /** The cards below the top, sorted: everybody can derive which they are, but not their order. */
  readonly reserveUnseen: readonly RiverId[];
}

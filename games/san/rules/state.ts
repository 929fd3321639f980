import type { GameTypes, OpenBase, Seat, StateBase, TextKey, ViewBase } from '@cabale/engine';
import type { Alternative, AskingEffect, CardId, Cards, CardType, RiverId, Symbol, VirusId } from '../content/card.ts';
import type en from '../text/en.ts';
import type { SanRef } from '../text/refs.ts';

/** Seat 0 is SUN, seat 1 is STAR (SAN-1.1). Who sits where is settled before the game (Q61). */
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
  /** What the others must think possible: sorted, all cards that could have been in the hand at that moment. */
  readonly suspects: readonly CardId[];
}

/** What everybody sees of a player's area. */
export interface OpenPlayer {
  readonly play: readonly Played[];
  /** Top last. */
  readonly discard: readonly CardId[];
  /** Number of the top Virus card of the pile, 0 when all are finished. */
  readonly virus: number;
  /** Indexed by position − 1; `null` for a card the observer may not see. */
  readonly slots: readonly (readonly (CardId | null)[])[];
  /** 1 to 7. */
  readonly step: number;
  /** The cards last shuffled into the draw pile, sorted: everybody saw them lie open before. Replaced, never changed. */
  readonly shuffled: readonly CardId[];
}

export interface Player extends OpenPlayer {
  /** Top last. */
  readonly draw: CardId[];
  readonly hand: CardId[];
  readonly play: Played[];
  readonly discard: CardId[];
  virus: number;
  /** Each slot is replaced, never changed. */
  readonly slots: (readonly CardId[])[];
  readonly secrets: Secret[];
  step: number;
  /** How many cards on top of the draw pile are Virus cards that everybody saw put there. */
  knownTop: number;
  shuffled: readonly CardId[];
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

export const REASONS = ['corruption', 'propaganda', 'hacking', 'river', 'stall', 'resign'] as const;
export type Reason = (typeof REASONS)[number];

export interface SanResult {
  readonly winner: Seat | 'draw';
  readonly by: Reason;
}

/** What lies open on the table, the same for everybody. */
export interface SanOpen extends OpenBase<SanStep> {
  readonly turn: Readonly<Turn>;
  /** Indexed by position − 1; `null` only where a refill has failed and the game is over. */
  readonly river: readonly (RiverId | null)[];
  readonly players: readonly [OpenPlayer, OpenPlayer];
  readonly pawn: Readonly<Pawn>;
  readonly box: readonly CardId[];
  /** Base hand sizes, indexed by seat. */
  readonly handBase: readonly number[];
  readonly result: SanResult | null;
}

export interface SanState extends StateBase<SanStep>, SanOpen {
  readonly stack: SanStep[];
  turn: Turn;
  readonly river: (RiverId | null)[];
  /** Top last; the top card is visible. */
  readonly reserve: RiverId[];
  readonly players: readonly [Player, Player];
  readonly pawn: Pawn;
  readonly box: CardId[];
  result: SanResult | null;
}

export type SanStep =
  | { readonly kind: 'beginTurn' }
  | { readonly kind: 'main'; readonly seat: Seat }
  | { readonly kind: 'slot'; readonly seat: Seat; readonly from: Position | CardId | null }
  | { readonly kind: 'effects'; readonly played: number; readonly pending: readonly AskingEffect[] }
  | {
      readonly kind: 'effectOrder';
      readonly seat: Seat;
      readonly played: number;
      readonly pending: readonly AskingEffect[];
    }
  | {
      readonly kind: 'choose';
      readonly seat: Seat;
      readonly played: number;
      readonly alternatives: readonly Alternative[];
    }
  | { readonly kind: 'draw'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'destroy'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'corruptHand'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'copyPlayed'; readonly seat: Seat; readonly played: number }
  | { readonly kind: 'copyRiver'; readonly seat: Seat; readonly played: number }
  | { readonly kind: 'playDiscard'; readonly seat: Seat }
  | { readonly kind: 'buy'; readonly seat: Seat }
  | { readonly kind: 'endTurn' };

type Decline = { readonly kind: 'decline' };

/** What may be answered at each step that asks. */
export interface SanOptions {
  main:
    | { readonly kind: 'play'; readonly card: CardId }
    | { readonly kind: 'corrupt'; readonly position: Position }
    | { readonly kind: 'cross' }
    | { readonly kind: 'hack' }
    | { readonly kind: 'endPlay' };
  slot: { readonly kind: 'slot'; readonly slot: Position };
  effectOrder: { readonly kind: 'resolve'; readonly effect: AskingEffect['kind'] } | { readonly kind: 'declineRest' };
  choose: { readonly kind: 'take'; readonly alternative: number } | Decline;
  draw: { readonly kind: 'draw' } | Decline;
  destroy: { readonly kind: 'destroy'; readonly card: CardId } | Decline;
  corruptHand: { readonly kind: 'corruptHand'; readonly card: CardId } | Decline;
  copyPlayed: { readonly kind: 'copyPlayed'; readonly card: CardId } | Decline;
  copyRiver: { readonly kind: 'copyRiver'; readonly position: Position } | Decline;
  playDiscard: { readonly kind: 'playDiscard'; readonly card: CardId } | Decline;
  buy: { readonly kind: 'buy'; readonly position: Position } | { readonly kind: 'endBuy' };
}

/** What happened. `null` stands for a card the listener may not see. */
export type SanEvent =
  | { readonly kind: 'dealt'; readonly first: Seat }
  | { readonly kind: 'turnBegan'; readonly seat: Seat; readonly number: number }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: CardId; readonly from: 'hand' | 'discard' }
  | { readonly kind: 'virusPlayed'; readonly seat: Seat; readonly card: CardId }
  | { readonly kind: 'took'; readonly seat: Seat; readonly card: CardId; readonly gain: Alternative }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly effect: AskingEffect['kind'] | 'rest' }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: CardId | null }
  | { readonly kind: 'reshuffled'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'destroyed'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly kind: 'corrupted';
      readonly seat: Seat;
      readonly card: CardId | null;
      readonly from: Position | 'hand';
      readonly slot: Position;
    }
  | { readonly kind: 'riverRefilled'; readonly position: Position; readonly card: RiverId }
  | { readonly kind: 'crossed'; readonly seat: Seat; readonly step: number; readonly cost: number }
  | { readonly kind: 'bonusWon'; readonly seat: Seat; readonly step: number }
  | { readonly kind: 'pawnMoved'; readonly seat: Seat; readonly on: Seat | 'port'; readonly square: number }
  | { readonly kind: 'virusFinished'; readonly seat: Seat; readonly card: VirusId }
  | {
      readonly kind: 'copied';
      readonly seat: Seat;
      readonly card: CardId;
      readonly target: CardId;
      readonly from: 'play' | 'river';
    }
  | { readonly kind: 'playEnded'; readonly seat: Seat }
  | { readonly kind: 'bought'; readonly seat: Seat; readonly card: RiverId; readonly position: Position }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly kind: 'boxed'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly kind: 'refilled'; readonly seat: Seat; readonly count: number; readonly cards: readonly CardId[] | null }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly by: Reason; readonly winner: Seat | 'draw' };

export const SETUP = { sunHand: [6, 7, 8], starHand: [6, 7, 8] } as const;

export interface San extends GameTypes {
  state: SanState;
  step: SanStep;
  options: SanOptions;
  anytime: never;
  event: SanEvent;
  view: SanView;
  setup: typeof SETUP;
  content: Cards;
  ref: SanRef;
  text: TextKey<typeof en>;
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
  /** For each card corrupted from hand, in order: where it lies, and what it may be. */
  readonly secrets: readonly {
    readonly position: Position;
    readonly depth: number;
    readonly suspects: readonly CardId[];
  }[];
}

export interface SanView extends ViewBase<SanStep>, SanOpen {
  readonly stack: readonly SanStep[];
  readonly result: SanResult | null;
  readonly players: readonly [PlayerView, PlayerView];
  readonly reserveCount: number;
  readonly reserveTop: RiverId | null;
  /** The cards below the top, sorted: everybody can work out which they are, nobody their order. */
  readonly reserveUnseen: readonly RiverId[];
}

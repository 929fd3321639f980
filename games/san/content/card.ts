/** What is printed on a card, and the closed vocabulary of effects (RULES.md, block 8 and section 6.4). */

/** Corruption ●, Propaganda ▶, Hacking ■: a Mercenary type and the symbol it gives. */
export const SYMBOLS = ['C', 'P', 'H'] as const;
export type Symbol = (typeof SYMBOLS)[number];

/** A Mercenary type, Hardware `M` or Virus `V`. */
export type CardType = Symbol | 'M' | 'V';

/** `n` symbols join the turn's pool. */
interface Symbols {
  readonly kind: 'symbols';
  readonly symbol: Symbol;
  readonly n: number;
}
/** The player may take up to `n` cards from the own draw pile, one at a time. */
interface Draw {
  readonly kind: 'draw';
  readonly n: number;
}
/** One alternative of a choice. */
export type Alternative = Symbols | Draw;

export type Effect =
  | Alternative
  /** One of the alternatives, whole, chosen as the card is played. */
  | { readonly kind: 'choice'; readonly alternatives: readonly Alternative[] }
  /** One symbol for each card of that type played this turn. */
  | { readonly kind: 'multiplier'; readonly symbol: Symbol }
  /** The card goes to the box at the end of the turn. */
  | { readonly kind: 'singleUse' }
  /** Take on type and effects of another card of the own play area. */
  | { readonly kind: 'copyPlayed' }
  /** Take on type and effects of a River card. */
  | { readonly kind: 'copyRiver' }
  /** Up to `n` hand cards go to the box. */
  | { readonly kind: 'destroy'; readonly n: number }
  /** Mercenaries of every type may be played for the rest of the turn. */
  | { readonly kind: 'allTypes' }
  /** Play one card out of the own discard pile. */
  | { readonly kind: 'playDiscard' }
  /** Up to `n` hand cards go into own Corruption slots. */
  | { readonly kind: 'corruptHand'; readonly n: number };

export type EffectKind = Effect['kind'];

const PASSIVE = ['symbols', 'multiplier', 'singleUse', 'allTypes'] as const satisfies readonly EffectKind[];

/** An effect that is used or declined as the card is played (SAN-4.10). */
export type AskingEffect = Exclude<Effect, { readonly kind: (typeof PASSIVE)[number] }>;

export function discreteOf(effects: readonly Effect[]): readonly AskingEffect[] {
  return effects.filter((effect): effect is AskingEffect => !PASSIVE.some((kind) => kind === effect.kind));
}

/** Where printed values come from; `disputed`: transcriptions of the effect contradict each other (Q85). */
export type Provenance = 'known' | 'disputed' | 'pack';

export interface Card {
  readonly id: CardId;
  readonly kind: 'starting' | 'river' | 'virus';
  readonly type: CardType;
  readonly income: number;
  /** Coins to buy it; only River cards have one. */
  readonly cost: number;
  /** ▶ to cross it; only River cards have one. */
  readonly crossing: number;
  readonly effects: readonly Effect[];
  /** Those of the effects that ask the player something, in printed order (SAN-4.10). */
  readonly discrete: readonly AskingEffect[];
  /** Squares of a Virus card, else 0. */
  readonly squares: number;
  /** Cards with the same design are interchangeable in every rule. */
  readonly design: CardId;
  /** The first card with the same design and the same name: lists offer one of them. */
  readonly twin: CardId;
  /** Of income, cost, crossing cost, effects and squares. */
  readonly values: Provenance;
}

type Digit = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type UpToTwelve = `0${Digit}` | '10' | '11' | '12';
type UpTo48 =
  | `0${Digit}`
  | `${'1' | '2' | '3'}${'0' | Digit}`
  | `4${'0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8'}`;
export type VirusNumber = 1 | 2 | 3 | 4 | 5;
export type StartingId = `${'S' | 'T'}${UpToTwelve}`;
export type VirusId = `${'S' | 'T'}V${VirusNumber}`;
export type RiverId = `R${UpTo48}`;
export type CardId = StartingId | VirusId | RiverId;

/** All 82 cards of a game by id, and the figures that go with them. */
export interface Cards {
  readonly byId: Readonly<Record<CardId, Card>>;
  /** The same, for the hot path: a Map finds a card in two thirds of the time. */
  readonly found: ReadonlyMap<CardId, Card>;
  /** Every River card, in order of ids. */
  readonly river: readonly RiverId[];
}

/** The number printed on a Virus card. */
export function virusNumber(card: VirusId): VirusNumber {
  return Number(card.slice(2)) as VirusNumber;
}

/** The card whose name a card bears: the second copy of a Mercenary is called like the first. */
export function namesake(card: CardId): CardId {
  const number = Number(card.slice(1));
  const isSecond = card.startsWith('R') && number <= 30 && number % 2 === 0;
  return isSecond ? (`R${String(number - 1).padStart(2, '0')}` as CardId) : card;
}

/** The Virus card of a Corporation, by its seat and the number printed on it. */
export function virusId(seat: number, number: number): VirusId {
  return `${seat === 0 ? 'S' : 'T'}V${number as VirusNumber}`;
}

/** All references of San: things that sentences link to and the board highlights. */
import type { CardId, CardType, EffectKind } from '../content/card.ts';
import type { Position, Race } from '../rules/state.ts';

export type SeatKey = 0 | 1;
export const PHASES = ['play', 'buy', 'discard', 'refill'] as const;
export type Phase = (typeof PHASES)[number];

export type PileKey = 'reserve' | 'box' | 'draw' | 'discard' | 'hand' | 'virus' | 'play';

export type SanRef =
  | `seat:${SeatKey}`
  | `card:${CardId}`
  | `position:${Position}`
  /** A slot of a Corruption zone: seat, then position. */
  | `slot:${SeatKey}:${Position}`
  | `banner:${SeatKey}`
  /** A Hand Bonus token: seat, then the step that holds it. */
  | `token:${SeatKey}:${number}`
  | 'pawn:virus'
  | 'port:central'
  /** A common pile. */
  | `pile:${'reserve' | 'box'}`
  /** A player's pile: what, then seat. */
  | `pile:${'draw' | 'discard' | 'hand' | 'virus' | 'play'}:${SeatKey}`
  | `type:${CardType}`
  | `effect:${EffectKind}`
  /** An alternative of the effect being resolved, or giving it up. */
  | `alternative:${number | 'none'}`
  | `phase:${Phase}`
  /** One of the three gauges of a side: race, then seat. */
  | `gauge:${Race}:${SeatKey}`
  | `figure:${'income' | 'cost' | 'crossing'}`;

const seatKey = (seat: number): SeatKey => (seat === 0 ? 0 : 1);

export const seatRef = (seat: number): SanRef => `seat:${seatKey(seat)}`;
export const cardRef = (card: CardId): SanRef => `card:${card}`;
export const positionRef = (position: Position): SanRef => `position:${position}`;
export const slotRef = (seat: number, position: Position): SanRef => `slot:${seatKey(seat)}:${position}`;
export const bannerRef = (seat: number): SanRef => `banner:${seatKey(seat)}`;
export const tokenRef = (seat: number, step: number): SanRef => `token:${seatKey(seat)}:${step}`;
export const pileRef = (pile: 'draw' | 'discard' | 'hand' | 'virus' | 'play', seat: number): SanRef =>
  `pile:${pile}:${seatKey(seat)}`;
export const gaugeRef = (race: Race, seat: number): SanRef => `gauge:${race}:${seatKey(seat)}`;

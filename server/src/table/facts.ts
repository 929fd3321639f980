import type { OptionBase, Seat } from '@cabale/engine';
import type { BotLevel, Id } from '@cabale/protocol';
import type { FreeSeat, BotSeat, Position, Proposal, TableDocument } from './document.ts';

/**
 * What has happened at a table: the entries of its log. The whole log determines the table; the entries of play alone
 * determine the game.
 */
export type Fact =
  | { readonly kind: 'created'; readonly document: TableDocument }
  | {
      readonly kind: 'sat';
      readonly seat: Seat;
      readonly person: Id;
      readonly name: string;
      readonly commitment?: string;
    }
  | { readonly kind: 'committed'; readonly seat: Seat; readonly commitment: string }
  | { readonly kind: 'left'; readonly seat: Seat }
  | { readonly kind: 'returned'; readonly seat: Seat }
  | { readonly kind: 'seat-set'; readonly seat: Seat; readonly to: FreeSeat | BotSeat }
  | { readonly kind: 'kicked'; readonly seat: Seat; readonly person: Id }
  /** The host removed somebody without a seat. */
  | { readonly kind: 'removed'; readonly person: Id }
  /** The invitation was replaced, which ends earlier admissions. */
  | { readonly kind: 'invitation-renewed' }
  /** A deleted person was replaced by an alias. */
  | { readonly kind: 'anonymised'; readonly person: Id; readonly alias: Id }
  | { readonly kind: 'bot-level'; readonly seat: Seat; readonly level: BotLevel }
  /** The seats are final; the game begins when every nonce is revealed or the deadline has passed. */
  | { readonly kind: 'starting'; readonly revealBy: number }
  | { readonly kind: 'revealed'; readonly seat: Seat; readonly nonce: string }
  | { readonly kind: 'reveal-ended' }
  /** At tables created before deals could be verified. */
  | { readonly kind: 'started'; readonly seed: string; readonly rules: string }
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'chose'; readonly seat: Seat; readonly option: OptionBase; readonly check?: string }
  | { readonly kind: 'undid'; readonly seat: Seat }
  | { readonly kind: 'proposed'; readonly proposal: Proposal }
  | { readonly kind: 'voted'; readonly proposal: Id; readonly seat: Seat; readonly agree: boolean }
  | { readonly kind: 'expired'; readonly proposal: Id }
  | { readonly kind: 'late'; readonly seats: readonly Seat[] }
  | { readonly kind: 'vacation'; readonly seat: Seat; readonly until: number | null }
  | { readonly kind: 'rematched'; readonly table: Id }
  /** The rules changed during the game, which continues from this state. */
  | {
      readonly kind: 'continued';
      readonly rules: string;
      readonly document: TableDocument;
      readonly position: Position;
      readonly state: object;
    };

/** A fact with its number in the log. */
export interface Entry {
  readonly number: number;
  readonly at: number;
  readonly fact: Fact;
}

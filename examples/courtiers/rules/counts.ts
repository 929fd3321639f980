import type { Seat } from '@cabale/engine';
import type { Card } from '../content/cards.ts';
import type { Open } from './state.ts';

/** Rules, texts, the board and the bot all count with these functions: a state and a view both are an open table. */

export function pointsOf({ taken }: Pick<Open, 'taken'>, seat: Seat): number {
  return (taken[seat] ?? []).reduce((sum, worth) => sum + worth, 0);
}

/** [COU-2.3], [COU-2.4]: seats by their revealed cards, the highest first. */
export function seatsByBid(bids: readonly Card[]): readonly Seat[] {
  return bids.map((_, seat) => seat).toSorted((a, b) => (bids[b] ?? 0) - (bids[a] ?? 0));
}

/** How many cards everybody holds. */
export function handSize({ round, bids }: Pick<Open, 'round' | 'bids'>, dealt: number): number {
  return dealt - round + (bids === null ? 1 : 0);
}

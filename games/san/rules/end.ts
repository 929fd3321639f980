/** Block 11: how the game ends and who has won. */
import type { Outcome, Seat } from '@cabale/engine';
import { corruptedCount, opponent, playerOf } from './counts.ts';
import {
  type Context,
  LAST_STEP,
  type Open,
  type Race,
  RACES,
  type Reason,
  type State,
  VIRUS_CARDS,
  ZONE_CAPACITY,
} from './state.ts';

/** How far a race goes. */
export const RACE_LENGTH: Readonly<Record<Race, number>> = {
  corruption: ZONE_CAPACITY,
  propaganda: LAST_STEP - 1,
  hacking: VIRUS_CARDS,
};

/** SAN-11.1: the game ends immediately, and the first reason counts (Q3). */
export function finish(state: State, winner: Seat | 'draw', by: Reason, context: Context): void {
  if (state.result !== null) return;
  state.result = { winner, by };
  context.emit({ kind: 'over', by, winner });
}

/** SAN-11.8, 11.12: the side ahead in at least two of the three races wins; otherwise it is a draw. */
export function endOfRiver(state: State, by: 'river' | 'stall', context: Context): void {
  const winner = racesLed(state, 0) >= 2 ? 0 : racesLed(state, 1) >= 2 ? 1 : 'draw';
  finish(state, winner, by, context);
}

/** In how many races a seat is ahead (SAN-11.9, 11.10); in Hacking the pawn breaks a tie (SAN-11.11). */
export function racesLed(open: Open, seat: Seat): number {
  const rival = opponent(seat);
  const own = playerOf(open, seat);
  const other = playerOf(open, rival);
  const virusLead = own.virus - other.virus;
  return (
    (corruptedCount(own) > corruptedCount(other) ? 1 : 0) +
    (own.step > other.step ? 1 : 0) +
    (virusLead > 0 || (virusLead === 0 && open.pawn.on === rival) ? 1 : 0)
  );
}

/** How far a seat has come in each race: corrupted cards, crossings, finished Virus cards of the opponent. */
export function progressOf(open: Open, seat: Seat): Readonly<Record<Race, number>> {
  const player = playerOf(open, seat);
  return {
    corruption: corruptedCount(player),
    propaganda: player.step - 1,
    hacking: VIRUS_CARDS - playerOf(open, opponent(seat)).virus,
  };
}

export function outcome(state: State): Outcome | undefined {
  const { result } = state;
  if (result === null) return undefined;
  const seats: readonly Seat[] = [0, 1];
  const progress = seats.map((seat) => progressOf(state, seat));
  return {
    ranks: seats.map((seat) => (result.winner === 'draw' || result.winner === seat ? 1 : 2)),
    reason: result.by,
    score: RACES.map((race) => ({ part: race, values: progress.map((races) => races[race]) })),
  };
}

/** Block 11: how the game ends and who has won. */
import type { Outcome, Seat } from '@cabale/engine';
import { corruptedCount, opponent, playerOf } from './counts.ts';
import { type Context, type Open, type Reason, type State, VIRUS_CARDS } from './state.ts';

/** SAN-11.1: immediately; nothing later in that turn happens. The first reason stands (Q3). */
export function finish(state: State, winner: Seat | 'draw', by: Reason, context: Context): void {
  if (state.result !== null) return;
  state.result = { winner, by };
  context.emit({ kind: 'over', by, winner });
}

/** SAN-11.8, 11.12: the side ahead in at least two of the three races wins, else nobody. */
export function endOfRiver(state: State, by: 'river' | 'stall', context: Context): void {
  const leads = [corruptionLead(state), propagandaLead(state), hackingLead(state)];
  const ahead = (seat: Seat): number => leads.filter((lead) => lead === seat).length;
  const winner = ahead(0) >= 2 ? 0 : ahead(1) >= 2 ? 1 : 'draw';
  finish(state, winner, by, context);
}

function leader(left: number, right: number): Seat | undefined {
  if (left === right) return undefined;
  return left > right ? 0 : 1;
}

/** SAN-11.9. */
function corruptionLead(open: Open): Seat | undefined {
  return leader(corruptedCount(open.players[0]), corruptedCount(open.players[1]));
}

/** SAN-11.10. */
function propagandaLead(open: Open): Seat | undefined {
  return leader(open.players[0].step, open.players[1].step);
}

/** SAN-11.11: finished Virus cards of the opponent, then the pawn. */
function hackingLead(open: Open): Seat | undefined {
  const finished = leader(finishedBy(open, 0), finishedBy(open, 1));
  if (finished !== undefined) return finished;
  return open.pawn.on === 'port' ? undefined : opponent(open.pawn.on);
}

/** The opponent's Virus cards that a seat has finished. */
export function finishedBy(open: Open, seat: Seat): number {
  return VIRUS_CARDS - playerOf(open, opponent(seat)).virus;
}

export function outcome(state: State): Outcome | undefined {
  const { result } = state;
  if (result === null) return undefined;
  const seats: readonly Seat[] = [0, 1];
  return {
    ranks: seats.map((seat) => (result.winner === 'draw' || result.winner === seat ? 1 : 2)),
    reason: result.by,
    score: [
      { part: 'corruption', values: state.players.map(corruptedCount) },
      { part: 'propaganda', values: state.players.map((player) => player.step - 1) },
      { part: 'hacking', values: seats.map((seat) => finishedBy(state, seat)) },
    ],
  };
}

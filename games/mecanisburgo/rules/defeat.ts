/** MEC-5.31, 5.33, 7.8, 7.9: who is strongest, and what the defeated lose. */
import type { Seat, StepRules } from '@cabale/engine';
import { agentsHere, contestOf, playerOf, slotOf } from './counts.ts';
import { die } from './deaths.ts';
import { LOSE } from './offers.ts';
import { sendAllHome } from './pawns.ts';
import type { Context, Mecanisburgo, State } from './state.ts';

/** Ties go to the seat listed earlier (MEC-5.31). */
export function highest(state: State, seats: readonly Seat[]): Seat | null {
  const { totals } = contestOf(state);
  let best: Seat | null = null;
  for (const seat of seats) if (best === null || (totals[seat] ?? 0) > (totals[best] ?? 0)) best = seat;
  return best;
}

/** MEC-7.8: strictly greater than the strength drawn against them. */
export function aboveStrength(state: State, seats: readonly Seat[]): Seat[] {
  const { totals, strengths } = contestOf(state);
  return seats.filter((seat) => (totals[seat] ?? 0) > (strengths[seat] ?? 0));
}

/** MEC-7.9, 7.11: who was not above loses an agent, who was and does not control goes home. */
export function dispatch(state: State, seats: readonly Seat[], context: Context): void {
  const { winner } = contestOf(state);
  const above = aboveStrength(state, seats);
  for (const seat of above) if (seat !== winner) sendAllHome(state, seat, 'left', context);
  const losers = seats.filter((seat) => !above.includes(seat));
  context.next(...losers.map((seat) => ({ kind: 'loseAgent', seat }) as const));
}

/** MEC-5.33, 7.9, 8.3: an agent of one's choice, and the others go home. */
export const loseAgentStep: StepRules<Mecanisburgo, 'loseAgent'> = {
  options: (state, _step, seat) => agentsHere(state, seat).map(({ character }) => LOSE[character]),
  take(state, _step, seat, { character }, context) {
    const { kind } = contestOf(state);
    const pawn = slotOf(playerOf(state, seat), character);
    die(state, [{ seat, pawn }], kind === 'confrontation' || kind === 'event' ? 'combat' : 'threat', context);
    sendAllHome(state, seat, 'lost', context);
  },
};

/** MEC-5.31 to 5.36, 8, 9.7 to 9.9: who wins a sector, and what the others lose. */
import { contenders, contestOf, isPlaying, memberAt } from './counts.ts';
import { endCorporate } from './corporate.ts';
import { die } from './deaths.ts';
import { aboveStrength, dispatch, highest } from './defeat.ts';
import { sendAllHome } from './pawns.ts';
import { drawRandom } from './piles.ts';
import type { Context, State } from './state.ts';
import { endThreat } from './threats.ts';
import { partsOf, totalOf } from './totals.ts';

export function runOutcome(state: State, context: Context): void {
  const contest = contestOf(state);
  if (contest.winner !== 'undecided') return;
  for (const seat of contenders(state)) contest.totals[seat] = totalOf(partsOf(state, seat, context.content));
  context.emit({ kind: 'totals', sector: contest.sector, totals: [...contest.totals] });
  switch (contest.kind) {
    case 'control':
    case 'confrontation':
    case 'event':
      endConfrontation(state, context);
      break;
    case 'threat':
      endThreat(state, context);
      break;
    case 'moors':
      endMoors(state, context);
      break;
    case 'corporate':
      endCorporate(state, context);
      break;
  }
  context.pause();
}

/** MEC-5.31 to 5.35. */
function endConfrontation(state: State, context: Context): void {
  const contest = contestOf(state);
  const seats = contenders(state);
  const winner = highest(state, seats);
  contest.winner = winner;
  context.emit({ kind: 'won', sector: contest.sector, seat: winner });
  const losers = seats.filter((seat) => seat !== winner);
  if (hasCasualties(state, context)) context.next(...losers.map((seat) => ({ kind: 'loseAgent', seat }) as const));
  else for (const seat of losers) sendAllHome(state, seat, 'lost', context);
}

/** MEC-5.33, 5.34, 9.9: in a printed R&D Event nobody is lost. */
function hasCasualties(state: State, { content }: Context): boolean {
  const { type, event, converted } = contestOf(state);
  if (type === 'N') return false;
  return event === null || content.events[event].type !== 'R' || converted !== null;
}

/** MEC-8.1, 8.3 to 8.5. */
function endMoors(state: State, context: Context): void {
  const contest = contestOf(state);
  const strength = drawRandom(state, context, null) + drawRandom(state, context, null);
  contest.strengths.fill(strength);
  context.emit({ kind: 'strength', sector: contest.sector, strength, against: null });
  const seats = contenders(state);
  contest.winner = highest(state, aboveStrength(state, seats));
  context.emit({ kind: 'won', sector: contest.sector, seat: contest.winner });
  dispatch(state, seats, context);
}

/** MEC-5.36, 13.14: who was given too much dies now. */
export function runDrugs(state: State, context: Context): void {
  const { doses } = contestOf(state);
  if (doses.length === 0) return;
  const dying = doses.splice(0).filter(({ seat, slot, dies }) => {
    // Agents of an eliminated corporation are gone, and the dead do not die again.
    return dies && isPlaying(state, seat) && memberAt(state, seat, slot) !== null;
  });
  die(
    state,
    dying.map(({ seat, slot }) => ({ seat, pawn: slot })),
    'drug',
    context,
  );
}

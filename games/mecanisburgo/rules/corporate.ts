/** MEC-17.26 to 17.29: a corporation that has become the Threat. */
import { contenders, contestOf, isPlaying, playerOf, sectorOf } from './counts.ts';
import { eliminate } from './elimination.ts';
import { finish } from './end.ts';
import { dispatch, highest } from './defeat.ts';
import type { Context, State } from './state.ts';

export function endCorporate(state: State, context: Context): void {
  const contest = contestOf(state);
  const { threatener } = sectorOf(state, contest.sector);
  if (threatener === null) throw new Error('nobody has claimed the card');
  // MEC-18.8: an eliminated corporation is not fought.
  if (!isPlaying(state, threatener)) {
    contest.winner = null;
    return;
  }
  const seats = contenders(state);
  const enemies = seats.filter((seat) => seat !== threatener);
  contest.winner = null;
  // MEC-17.29: a decoy alone.
  if (!seats.includes(threatener) && enemies.length === 0) return;
  // Without a Character it fights nobody.
  const strength = seats.includes(threatener) ? (contest.totals[threatener] ?? 0) : -1;
  const above = enemies.filter((seat) => (contest.totals[seat] ?? 0) > strength);
  const best = highest(state, above);
  if (best === null) {
    finish(state, 'corporateThreat', threatener, context);
    return;
  }
  // MEC-17.28: those not above lose an agent.
  contest.strengths.fill(strength);
  playerOf(state, best).corporate++;
  context.emit({ kind: 'corporateBeaten', seat: threatener, by: best });
  dispatch(state, enemies, context);
  eliminate(state, threatener, context);
}

/** NO-8 and NO-13: how the game ends and who has won. */
import type { Outcome, Seat } from '@cabale/engine';
import type { Tables } from '../content/tables.ts';
import { playerOf, playing, SOD } from './counts.ts';
import { capturedBy, pointsOf, scoreOf, soloCompanies } from './scoring.ts';
import type { Context, Reason, State } from './state.ts';

/** NO-8.1, 8.3, 8.4: the first failed refill; everybody still in the game has one more turn. */
export function triggerEnd(state: State, context: Context): void {
  if (state.endedBy !== null) return;
  state.endedBy = state.active;
  state.turnsLeft = playing(state);
  context.emit({ kind: 'endTriggered', seat: state.active });
}

export function finish(state: State, by: Reason, context: Context): void {
  const ranks = state.solo === null ? ranksOf(state, context.content) : soloRanks(state);
  state.result = { by, ranks, score: scoreOf(state, context.content) };
  // NO-9.17: all objectives are revealed, since they can only add points.
  for (const [seat, { objectives }] of state.players.entries()) {
    if (state.solo === null) context.emit({ kind: 'objectivesRevealed', seat, objectives });
  }
  context.emit({ kind: 'over', by, ranks });
}

/** NO-8.6 to 8.9: points, then captured agents; players who resigned come last. */
function ranksOf(state: State, content: Tables): readonly number[] {
  const standings = state.players.map(({ resigned }, seat) => ({
    resigned,
    points: pointsOf(state, seat, content),
    captured: capturedBy(state, seat),
  }));
  type Standing = (typeof standings)[number];
  const isBefore = (left: Standing, right: Standing): boolean => {
    if (left.resigned || right.resigned) return !left.resigned;
    return left.points > right.points || (left.points === right.points && left.captured > right.captured);
  };
  return standings.map((own) => 1 + standings.filter((other) => isBefore(other, own)).length);
}

/** NO-13.4, 13.5: SOD wins unless the player is ahead. */
function soloRanks(state: State): readonly number[] {
  const lead = soloCompanies(state, 0).length - soloCompanies(state, SOD).length;
  const isWon = lead > 0 || (lead === 0 && capturedBy(state, 0) > capturedBy(state, SOD));
  return isWon && playing(state) > 0 ? [1, 2] : [2, 1];
}

/** NO-8.9. */
export function resign(state: State, seat: Seat, context: Context): void {
  playerOf(state, seat).resigned = true;
  context.emit({ kind: 'resigned', seat });
  state.stack.length = 0;
  if (playing(state) <= 1) {
    finish(state, 'resign', context);
    return;
  }
  // During the turn that triggered the end, `turnsLeft` still includes the seat's own last turn.
  if (state.endedBy === seat && state.turnsLeft > 0) state.turnsLeft--;
  passOn(state, context);
}

/** The next player who is still in the game begins, or the final round is over (NO-8.3, 8.5). */
export function passOn(state: State, context: Context): void {
  if (state.endedBy !== null && state.turnsLeft === 0) {
    finish(state, 'finalRound', context);
    return;
  }
  if (state.endedBy !== null) state.turnsLeft--;
  do state.active = (state.active + 1) % state.seats;
  while (playerOf(state, state.active).resigned);
  state.turn++;
  state.used = null;
  context.next({ kind: 'beginTurn' });
}

export function outcome({ result }: State): Outcome | undefined {
  return result === null ? undefined : { ranks: result.ranks, reason: result.by, score: result.score };
}

/** The final scoring if the game ended now: council and arrest. */
import type { Seat } from '@cabale/engine';
import type { Tables } from '../content/tables.ts';
import { dogeOf, isDoge, placeInOrder, playerOf } from '../rules/counts.ts';
import { priceToLower } from '../rules/end.ts';
import { markerReward } from '../rules/scoring.ts';
import type { Side, State } from '../rules/state.ts';

/** VEN-18.1 to 18.3, but ties are averaged without rounding. */
export function councilReward(state: State, side: Side, content: Tables): number {
  if (!isDoge(state, side)) return markerReward(state, playerOf(state, side).council, content);
  const [first, second] = dogeOf(state).council;
  return markerReward(state, first, content) + markerReward(state, second, content);
}

/** Intrigue left once everything is spent on lowering it (VEN-18.7). */
export function netIntrigue(state: State, seat: Seat, content: Tables): number {
  const player = playerOf(state, seat);
  const paper = Math.floor(player.parchments / priceToLower(player, 'parchments', content));
  const money = Math.floor(player.coins / priceToLower(player, 'coins', content));
  return Math.max(0, player.intrigue - paper - money);
}

/** How far a seat is from being arrested, in intrigue: above 0 is safe, the tie rule counts a half. */
export function arrestMargin(state: State, seat: Seat, content: Tables): number {
  const own = netIntrigue(state, seat, content);
  if (own === 0) return 2;
  if (state.doge !== null) return state.doge.intrigue - own - 0.5;
  let most = -1;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || playerOf(state, other).resigned) continue;
    const isLater = placeInOrder(state, other) > placeInOrder(state, seat);
    most = Math.max(most, netIntrigue(state, other, content) + (isLater ? 0.5 : -0.5));
  }
  return most - own;
}

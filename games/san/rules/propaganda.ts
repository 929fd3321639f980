/** Block 6: ▶ and the banners. */
import type { Seat } from '@cabale/engine';
import type { Cards } from '../content/card.ts';
import { crossingCost, facedPosition, playerOf, poolOf } from './counts.ts';
import { finish } from './end.ts';
import { BONUS_STEPS, type Context, LAST_STEP, type State } from './state.ts';

/** SAN-6.3, 6.6: whether the pool covers the price of the card the banner faces. */
export function canCross(state: State, cards: Cards, seat: Seat): boolean {
  const position = facedPosition(seat, playerOf(state, seat).step);
  return position !== undefined && crossingCost(state, cards, seat, position) <= poolOf(state, 'P');
}

export function cross(state: State, seat: Seat, context: Context): void {
  const player = playerOf(state, seat);
  const position = facedPosition(seat, player.step);
  if (position === undefined) throw new Error(`the banner of seat ${seat} faces no card`);
  const cost = crossingCost(state, context.content, seat, position);
  state.turn.spent.P += cost;
  state.turn.moved = true;
  player.step++;
  context.emit({ kind: 'crossed', seat, step: player.step, cost });
  if (BONUS_STEPS.includes(player.step)) context.emit({ kind: 'bonusWon', seat, step: player.step });
  if (player.step === LAST_STEP) finish(state, seat, 'propaganda', context);
}

/** VR-11.6: building a Server. */
import type { Seat } from '@cabale/engine';
import { drawCorruption } from './corruption.ts';
import { directorOf, figureOf, playerOf } from './counts.ts';
import { placeServer } from './pieces.ts';
import { gain } from './quantities.ts';
import type { Context, State } from './state.ts';

export function build(state: State, seat: Seat, context: Context): void {
  const { content } = context;
  gain(state, seat, 'euros', -figureOf(playerOf(state, seat), 'build', content), 'build', context);
  gain(state, seat, 'revenue', content.numbers.buildRevenue, 'build', context);
  gain(state, seat, 'vp2', 1, 'build', context);
  drawCorruption(state, seat, context);
  placeServer(state, seat, directorOf(state), context);
}

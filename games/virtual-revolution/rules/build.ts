/** VR-11.6: Build a Server. */
import type { Seat, Table } from '@cabale/engine';
import { drawCorruption } from './corruption.ts';
import { directorOf, figureOf, playerOf } from './counts.ts';
import { placeServer } from './pieces.ts';
import { gain } from './quantities.ts';
import type { VirtualRevolution, VirtualRevolutionState } from './state.ts';

export function build(state: VirtualRevolutionState, seat: Seat, table: Table<VirtualRevolution>): void {
  const { content } = table;
  gain(state, seat, 'euros', -figureOf(playerOf(state, seat), 'build', content), 'build', table);
  gain(state, seat, 'revenue', content.numbers.buildRevenue, 'build', table);
  gain(state, seat, 'vp2', 1, 'build', table);
  drawCorruption(state, seat, table);
  placeServer(state, seat, directorOf(state), table);
}

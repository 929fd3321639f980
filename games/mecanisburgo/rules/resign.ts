/** MEC-18.6: giving up is being eliminated. */
import type { Seat, Table } from '@cabale/engine';
import { playerOf } from './counts.ts';
import { eliminate } from './elimination.ts';
import type { Mecanisburgo, MecanisburgoState } from './state.ts';

export function resign(state: MecanisburgoState, seat: Seat, table: Table<Mecanisburgo>): void {
  playerOf(state, seat).resigned = true;
  table.tell({ kind: 'resigned', seat });
  eliminate(state, seat, table);
}

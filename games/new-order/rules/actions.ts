/** NO-2.2, 2.3: whether a turn can begin with anything at all. */
import type { Seat } from '@cabale/engine';
import { canLay } from './infiltrate.ts';
import { canPlot } from './plot.ts';
import type { Context, State } from './state.ts';
import { canTakeOver } from './takeover.ts';

/** Asks for a consultant or an action; where no action is legal the turn passes. */
export function askForAction(state: State, seat: Seat, context: Context): void {
  if (canPlot(state) || canLay(state, seat) || canTakeOver(state, seat)) context.next({ kind: 'main', seat });
  else context.emit({ kind: 'passed', seat });
}

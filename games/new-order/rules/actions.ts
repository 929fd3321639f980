/** NO-2.2, 2.3: the choice of an action. */
import type { Seat } from '@cabale/engine';
import { canLay } from './infiltrate.ts';
import { canPlot } from './plot.ts';
import type { Context, State } from './state.ts';
import { canTakeOver } from './takeover.ts';

/** Asks for a consultant or an action; if no action is legal, the seat passes. */
export function askForAction(state: State, seat: Seat, context: Context): void {
  if (canPlot(state) || canLay(state, seat) || canTakeOver(state, seat)) context.next({ kind: 'main', seat });
  else context.emit({ kind: 'passed', seat });
}

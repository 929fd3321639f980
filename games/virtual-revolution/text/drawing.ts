/** Whether an option draws Corruption cards, and whether a Search then follows. */
import type { Seat } from '@cabale/engine';
import type { Agent, Tables } from '../content/tables.ts';
import { playerOf, searchAt } from '../rules/counts.ts';
import { costOf } from '../rules/means.ts';
import type { View } from '../rules/state.ts';

/** Whether with `more` Corruption cards a player is searched at the end of the round. */
export function isExposed(view: View, seat: Seat, more: number, content: Tables): boolean {
  return playerOf(view, seat).corruptionCount + more >= searchAt(view, content);
}

export function drawing(view: View, seat: Seat, content: Tables, cards = 1): 'draws' | 'exposed' {
  return isExposed(view, seat, cards, content) ? 'exposed' : 'draws';
}

/** Applying a promotion draws a card at level 1, not at level 2 (VR-17.4, 17.5). */
export function promotionDrawing(agent: Agent, view: View, seat: Seat, content: Tables): 'free' | 'draws' | 'exposed' {
  return costOf(agent, content) === 0 ? 'free' : drawing(view, seat, content);
}

/** VEN-8: advancing assistants. */
import type { Seat } from '@cabale/engine';
import type { Quay, Space, Tables } from '../content/tables.ts';
import { assistantsPlaced, playerOf, spaceOf } from './counts.ts';
import { PECKING_VP, works } from './permanent.ts';
import { gainVp } from './quantities.ts';
import type { Colour, Context, Open, State } from './state.ts';

export const LAST_SPACE: Space = 4;

/** VEN-8.2 to 8.4, 8.7, 8.10. */
export function canAdvance(open: Open, colour: Colour, quay: Quay, { numbers }: Tables): boolean {
  const space = spaceOf(open, colour, quay);
  return space === 0 ? assistantsPlaced(open, colour) < numbers.assistants : space < LAST_SPACE;
}

/** VEN-8.2, 8.3, 8.5: returns how many others were pushed. The caller has checked `canAdvance`. */
export function advance(state: State, colour: Colour, quay: Quay, context: Context): number {
  let space = (spaceOf(state, colour, quay) + 1) as Space;
  put(state, colour, quay, space, false, context);
  let mover = colour;
  let pushed = 0;
  while (space < LAST_SPACE) {
    const found = pushedFrom(state, mover, quay, space);
    if (found === null) break;
    space = (space + 1) as Space;
    put(state, found, quay, space, true, context);
    mover = found;
    pushed++;
  }
  return pushed;
}

/** The colour that stands on the space besides the newcomer. */
function pushedFrom({ assistants }: Open, newcomer: Colour, quay: Quay, space: Space): Colour | null {
  for (let colour = 0; colour < assistants.length; colour++) {
    if (colour !== newcomer && assistants[colour]?.[quay] === space) return colour;
  }
  return null;
}

function put({ assistants }: State, colour: Colour, quay: Quay, space: Space, pushed: boolean, context: Context): void {
  (assistants[colour] as (Space | 0)[])[quay] = space;
  context.emit({ kind: 'assistant', colour, quay, space, pushed });
}

/** A seat's own advance: VEN-8.8, mission 18. */
export function advanceOwn(state: State, seat: Seat, quay: Quay, context: Context): void {
  const isNew = spaceOf(state, seat, quay) === 0;
  const pushed = advance(state, seat, quay, context);
  if (pushed > 0 && works(playerOf(state, seat), 'peckingOrder', context.content)) {
    gainVp(state, seat, PECKING_VP, 'missionEffect', context);
  }
  if (!isNew || state.allAssistantsTaken) return;
  const { assistants, allAssistantsVp } = context.content.numbers;
  if (assistantsPlaced(state, seat) < assistants) return;
  state.allAssistantsTaken = true;
  gainVp(state, seat, allAssistantsVp, 'allAssistants', context);
}

/** VEN-15.5, 15.6: straight to the last space, without pushing others. */
export function promoteToLast(state: State, seat: Seat, quay: Quay, context: Context): void {
  put(state, seat, quay, LAST_SPACE, false, context);
}

/** Whether the seat has an assistant at the quay that can still advance. */
export function hasRoomToRise(open: Open, seat: Seat, quay: Quay): boolean {
  const space = spaceOf(open, seat, quay);
  return space > 0 && space < LAST_SPACE;
}

/** VEN-5.18, 7.1 to 7.4 and step 5 of the turn: a gondola docks, its assistant advances, the building is activated. */
import type { Seat, StepRules } from '@cabale/engine';
import type { Quay } from '../content/tables.ts';
import { activate } from './activation.ts';
import { advanceOwn, canAdvance } from './assistants.ts';
import { gondolaOf, playerOf, spaceOf, tripOf, tripQuay } from './counts.ts';
import { isTile } from './map.ts';
import { moor } from './mooring.ts';
import { NONE, REPENT } from './offers.ts';
import { HIRING_COINS, INDULGENCE_RELIEF, OLD_HANDS_COINS, OLD_HANDS_VP, SUPPLIER_COINS, works } from './permanent.ts';
import { gainCoins, gainVp, removeIntrigue } from './quantities.ts';
import type { Context, State, Venice } from './state.ts';

export const dockedStep: StepRules<Venice, 'docked'> = {
  run(state, _step, context) {
    const seat = state.active;
    const { gondola } = tripOf(state);
    const quay = tripQuay(state);
    context.emit({ kind: 'docked', gondola: gondolaOf(seat, gondola), quay });
    const below = moor(state, gondolaOf(seat, gondola), quay, context);
    // Mission 7 by VEN-M4: two of one's own never share a quay, so all below are others'.
    if (works(playerOf(state, seat), 'sharedMoorings', context.content))
      gainVp(state, seat, below, 'missionEffect', context);
    context.next({ kind: 'complete', seat }, { kind: 'advance' });
  },
};

/** VEN-8.1 to 8.9, 9.1; missions 17, 19, 23 and 25 by VEN-M9. */
export const advanceStep: StepRules<Venice, 'advance'> = {
  run(state, _step, context) {
    const seat = state.active;
    const { gondola } = tripOf(state);
    const quay = tripQuay(state);
    if (isTile(quay)) advanceAt(state, seat, quay, context);
    activate(state, { seat, gondola, quay, why: 'dock' }, context);
    if (!isTile(quay)) applyCommunalMissions(state, seat, context);
  },
};

function advanceAt(state: State, seat: Seat, quay: Quay, context: Context): void {
  const player = playerOf(state, seat);
  const before = spaceOf(state, seat, quay);
  if (canAdvance(state, seat, quay, context.content)) {
    advanceOwn(state, seat, quay, context);
    if (before === 0 && works(player, 'hiringHall', context.content)) {
      gainCoins(state, seat, HIRING_COINS, 'missionEffect', context);
    }
  } else if (before > 0 && works(player, 'oldHands', context.content)) {
    gainVp(state, seat, OLD_HANDS_VP, 'missionEffect', context);
    gainCoins(state, seat, OLD_HANDS_COINS, 'missionEffect', context);
  }
}

/** Missions 23 and 25, before the activation, so that the coins can be used in it. */
function applyCommunalMissions(state: State, seat: Seat, context: Context): void {
  const player = playerOf(state, seat);
  if (works(player, 'courtSupplier', context.content)) gainCoins(state, seat, SUPPLIER_COINS, 'missionEffect', context);
  if (works(player, 'indulgence', context.content) && player.intrigue > 0) context.next({ kind: 'indulgence', seat });
}

/** Mission 23. */
export const indulgenceStep: StepRules<Venice, 'indulgence'> = {
  options: () => [REPENT, NONE],
  take(state, _step, seat, option, context) {
    if (option.kind === 'repent') removeIntrigue(state, seat, INDULGENCE_RELIEF, 'missionEffect', context);
  },
};

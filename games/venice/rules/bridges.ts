/** VEN-13: building bridges, and what going under one does. */
import type { Seat, StepRules } from '@cabale/engine';
import { CANALS, type Canal } from '../content/tables.ts';
import { bridgeOn, hasBridgeLeft, isUnderway, playerOf } from './counts.ts';
import { blockedBy, BUILD, optionAt, VP } from './offers.ts';
import { bridgeIntrigue, canLeaveAfter, canLeaveWithBridge, meansOf, tollOf } from './onward.ts';
import { gainCoins, gainVp, takeIntrigue } from './quantities.ts';
import type { Colour, Context, Options, State, Venice } from './state.ts';

const NOTHING_LEFT: readonly number[] = [];

export function build(state: State, colour: Colour, canal: Canal, context: Context): void {
  state.bridges[canal] = colour;
  context.emit({ kind: 'bridgeBuilt', colour, canal });
}

/** VEN-13.3 to 13.6, mission 3. */
export function goUnder(state: State, seat: Seat, owner: Colour, context: Context): void {
  const player = playerOf(state, seat);
  if (owner === seat) gainCoins(state, seat, tollOf(player, context.content), 'bridge', context);
  else takeIntrigue(state, seat, bridgeIntrigue(player, context.content), 'bridge', context);
}

/** VEN-13.1, 11.51; in passing only what leaves a way (Q20). */
export const bridgeStep: StepRules<Venice, 'bridge'> = {
  askLone: true,
  options(state, { vp }, seat, content) {
    const options: Options['bridge'][] = [];
    const left = state.stack.findLast((step) => step.kind === 'activate')?.left ?? NOTHING_LEFT;
    const means = isUnderway(state) ? meansOf(state, seat, left) : null;
    const isFree = means === null || canLeaveAfter(state, seat, means, content);
    if (hasBridgeLeft(state, seat, content)) {
      for (let canal = 0; canal < CANALS; canal++) {
        if (bridgeOn(state, canal) !== null) continue;
        if (isFree || canLeaveWithBridge(state, seat, means, canal, content)) options.push(optionAt(BUILD, canal));
      }
    }
    if (vp !== null && isFree) options.push(VP);
    return options;
  },
  take(state, { vp, cause }, seat, option, context) {
    if (option.kind === 'build') build(state, seat, option.canal, context);
    else gainVp(state, seat, vp ?? 0, cause, context);
  },
  blocked(state, step, seat, content) {
    const offered = this.options(state, step, seat, content);
    const isSpent = !hasBridgeLeft(state, seat, content);
    return blockedBy<Options['bridge']>(step.vp === null ? BUILD : [...BUILD, VP], (option) =>
      offered.includes(option) ? undefined : refusal(state, option, isSpent),
    );
  },
};

function refusal(state: State, option: Options['bridge'], isSpent: boolean): string {
  if (option.kind === 'vp') return 'VEN-5.11';
  if (isSpent) return 'VEN-13.8';
  return bridgeOn(state, option.canal) === null ? 'VEN-5.11' : 'VEN-1.21';
}

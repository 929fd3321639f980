/** VEN-6: crossings; with smugglers and the Doge VEN-19.12, 19.13, 19.19, 21.5, 21.6, 21.16, 21.17. */
import type { Seat, StepOf, StepRules } from '@cabale/engine';
import { RESOURCES, type Quay, type Tables } from '../content/tables.ts';
import { unload } from './cargo.ts';
import {
  cargoOf,
  colourOf,
  cubesIn,
  dogeOf,
  isOwnedBySeat,
  isUnderway,
  playerOf,
  stackAt,
  tripQuay,
  whichOf,
} from './counts.ts';
import { CUBE, INTRIGUE, optionAt, PARCHMENT } from './offers.ts';
import { canLeaveAfter, effectsInPassing, meansOf } from './onward.ts';
import { works } from './permanent.ts';
import { change, payParchments, takeIntrigue } from './quantities.ts';
import type { Cause, Context, Gondola, OpenPlayer, Options, State, Venice } from './state.ts';

type Price = Options['crossing'];

/** VEN-6.1, 6.7: one crossing for each gondola moored at the quay, from the top down, before the steps already on the stack. */
export function crossAll(state: State, mover: Gondola, quay: Quay, context: Context): void {
  const stack = stackAt(state, quay);
  for (let index = stack.length - 1; index >= 0; index--) {
    const moored = stack[index] as Gondola;
    if (isOwnedBySeat(state, mover)) crossBySeat(state, mover, moored, context);
    else if (isOwnedBySeat(state, moored)) crossByOthers(state, mover, moored, context);
  }
}

function crossBySeat(state: State, mover: Gondola, moored: Gondola, context: Context): void {
  const seat = colourOf(mover);
  const owner = colourOf(moored);
  if (owner === seat) {
    // VEN-6.3, Q107.
    const [first, second] = playerOf(state, seat).cargo;
    if (cubesIn(first) + cubesIn(second) > 0) context.next({ kind: 'split', seat, extra: null });
    return;
  }
  const isAnswering = isOwnedBySeat(state, moored) && !playerOf(state, owner).resigned;
  // Mission 14 by Q99: the mover chooses once more, alone.
  if (isAnswering && works(playerOf(state, owner), 'scandalmongers', context.content)) {
    context.next({ kind: 'crossing', seats: [seat], mover, moored });
  }
  context.next({ kind: 'crossing', seats: isAnswering ? [seat, owner] : [seat], mover, moored });
}

/** VEN-19.12, 21.5: only the player whose gondola is passed chooses. */
function crossByOthers(state: State, mover: Gondola, moored: Gondola, context: Context): void {
  const owner = colourOf(moored);
  context.next({ kind: 'crossing', seats: playerOf(state, owner).resigned ? [] : [owner], mover, moored });
}

/** VEN-6.4 to 6.8. */
export const crossingStep: StepRules<Venice, 'crossing'> = {
  anytime: true,
  // Whoever moves the boat sees what it costs before paying; the other has no choice and nothing to take back.
  askLone: (_option, state, _step, seat) => seat === state.active,
  options(state, { mover, moored }, seat, content) {
    const player = playerOf(state, seat);
    const options = pricesFor(player);
    if (works(player, 'paymentInKind', content)) {
      const isMover = colourOf(mover) === seat;
      const which = whichOf(isMover ? mover : moored);
      if (!isMover || canSpareCube(state, seat, content)) listCubes(state, seat, which, options);
    }
    return options;
  },
  reveal(state, step, answers, context) {
    context.emit({ kind: 'crossed', mover: step.mover, moored: step.moored });
    for (const { seat, option } of answers) payPrice(state, seat, option, context);
    payUnasked(state, step, context);
  },
  blocked: (state, _step, seat) =>
    playerOf(state, seat).parchments > 0 ? [] : [{ option: PARCHMENT, rule: 'VEN-6.6' }],
};

/** What everybody may pay with: a parchment if there is one, or intrigue. */
export function pricesFor({ parchments }: OpenPlayer): Price[] {
  return parchments > 0 ? [PARCHMENT, INTRIGUE] : [INTRIGUE];
}

/** Q20: a cube may be what the way onward is paid with. */
function canSpareCube(state: State, seat: Seat, content: Tables): boolean {
  if (!isUnderway(state)) return true;
  const { left, coins, cubes } = meansOf(state, seat, effectsInPassing(state, seat, tripQuay(state)));
  return canLeaveAfter(state, seat, { left, coins, cubes: cubes - 1 }, content);
}

/** VEN-M12. */
export function listCubes(state: State, seat: Seat, which: 0 | 1, options: Price[]): void {
  const cargo = cargoOf(state, seat, which);
  const table = optionAt(CUBE, which);
  for (const resource of RESOURCES) if (cargo[resource] > 0) options.push(table[resource]);
}

/** A parchment, an intrigue, or with mission 21 a cube. */
export function payPrice(state: State, seat: Seat, option: Price, context: Context, cause: Cause = 'crossing'): void {
  switch (option.kind) {
    case 'parchment':
      payParchments(state, seat, 1, cause, context);
      break;
    case 'intrigue':
      takeIntrigue(state, seat, 1, cause, context);
      break;
    case 'cube':
      unload(state, { seat, gondola: whichOf(option.gondola) }, option.resource, 1, context);
      break;
  }
}

/** Those who do not choose: the Doge and players who have resigned. Smugglers pay nothing (VEN-19.18, 19.23). */
function payUnasked(state: State, { mover, moored, seats }: StepOf<Venice, 'crossing'>, context: Context): void {
  const owner = colourOf(moored);
  if (state.doge !== null) {
    // VEN-21.17; in his own turn only against mission 14 (VEN-21.5, 21.26).
    const isHisTurn = !isOwnedBySeat(state, mover);
    if (!isHisTurn || works(playerOf(state, owner), 'scandalmongers', context.content)) dogePays(state, context);
  } else if (isOwnedBySeat(state, moored) && !seats.includes(owner) && playerOf(state, owner).resigned) {
    payPrice(state, owner, playerOf(state, owner).parchments > 0 ? PARCHMENT : INTRIGUE, context);
  }
}

/** VEN-21.17, Q65. */
function dogePays(state: State, context: Context): void {
  const doge = dogeOf(state);
  if (doge.parchments > 0) change(doge, state.seats, 'parchments', -1, 'crossing', context);
  else takeIntrigue(state, state.seats, 1, 'crossing', context);
}

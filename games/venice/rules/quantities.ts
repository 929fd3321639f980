/** VEN-1: coins, parchments, intrigue, VP and council levels, and how far each of them goes. */
import type { Seat } from '@cabale/engine';
import { dogeOf, holderOf, isDoge, playerOf, sizeOf } from './counts.ts';
import { triggerEnd } from './trigger.ts';
import type { Cause, Context, Player, Quantity, Side, State } from './state.ts';

export function gainCoins(state: State, seat: Seat, by: number, cause: Cause, context: Context): void {
  change(playerOf(state, seat), seat, 'coins', by, cause, context);
}

export function payCoins(state: State, seat: Seat, by: number, cause: Cause, context: Context): void {
  change(playerOf(state, seat), seat, 'coins', -by, cause, context);
}

/** VEN-1.6. */
export function gainParchments(state: State, seat: Seat, by: number, cause: Cause, context: Context): void {
  const player = playerOf(state, seat);
  const room = context.content.numbers.parchmentCap - player.parchments;
  change(player, seat, 'parchments', Math.min(by, room), cause, context);
}

export function payParchments(state: State, seat: Seat, by: number, cause: Cause, context: Context): void {
  change(playerOf(state, seat), seat, 'parchments', -by, cause, context);
}

export function gainVp(state: State, side: Side, by: number, cause: Cause, context: Context): void {
  change(holderOf(state, side), side, 'vp', by, cause, context);
}

/** VEN-1.1. */
export function loseVp(state: State, side: Side, by: number, cause: Cause, context: Context): void {
  gainVp(state, side, -Math.min(by, holderOf(state, side).vp), cause, context);
}

/** VEN-1.3, 1.4; the Doge by VEN-21.18. */
export function takeIntrigue(state: State, side: Side, by: number, cause: Cause, context: Context): void {
  if (isDoge(state, side)) {
    for (let point = 0; point < by; point++) dogeTakesIntrigue(state, cause, context);
    return;
  }
  const player = playerOf(state, side);
  const taken = Math.min(by, sizeOf(state, context.content).intrigueCap - player.intrigue);
  change(player, side, 'intrigue', taken, cause, context);
  if (by > taken) loseVp(state, side, (by - taken) * context.content.numbers.capPenalty, 'cap', context);
}

/** VEN-21.18, Q89: looked at after each point. */
function dogeTakesIntrigue(state: State, cause: Cause, context: Context): void {
  const doge = dogeOf(state);
  const { dogeIntrigue, dogePenalty, dogeRelief } = context.content.numbers;
  change(doge, state.seats, 'intrigue', 1, cause, context);
  if (doge.intrigue < dogeIntrigue) return;
  loseVp(state, state.seats, dogePenalty, 'cap', context);
  removeIntrigue(state, state.seats, dogeRelief, 'cap', context);
}

/** VEN-1.5. */
export function removeIntrigue(state: State, side: Side, by: number, cause: Cause, context: Context): void {
  const holder = holderOf(state, side);
  change(holder, side, 'intrigue', -Math.min(by, holder.intrigue), cause, context);
}

/** VEN-1.25, 1.26, 17.2. */
export function advanceCouncil(state: State, seat: Seat, by: number, cause: Cause, context: Context): void {
  const player = playerOf(state, seat);
  change(player, seat, 'council', Math.min(by, context.content.numbers.lastCouncil - player.council), cause, context);
  if (player.council >= sizeOf(state, context.content).pawn) triggerEnd(state, 'council', context);
}

/** The Doge's tracks carry the same names, where he has them. */
export function change<What extends Quantity>(
  holder: Pick<Player, What>,
  side: Side,
  what: What,
  by: number,
  cause: Cause,
  context: Context,
): void {
  if (by === 0) return;
  holder[what] += by;
  context.emit({ kind: 'changed', side, what, by, cause });
}

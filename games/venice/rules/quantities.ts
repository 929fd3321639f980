/** VEN-1: coins, parchments, intrigue, VP and council levels, and how far each of them goes. */
import type { Seat } from '@cabale/engine';
import type { Tables } from '../content/tables.ts';
import { dogeOf, holderOf, isDoge, playerOf, sizeOf } from './counts.ts';
import { triggerEnd } from './trigger.ts';
import type { Cause, Context, Open, OpenPlayer, Player, Quantity, Side, State } from './state.ts';

export function gainCoins(state: State, seat: Seat, by: number, cause: Cause, context: Context): void {
  change(playerOf(state, seat), seat, 'coins', by, cause, context);
}

export function payCoins(state: State, seat: Seat, by: number, cause: Cause, context: Context): void {
  change(playerOf(state, seat), seat, 'coins', -by, cause, context);
}

/** VEN-1.6: as many as there is room for. */
export function parchmentsGained({ parchments }: OpenPlayer, by: number, { numbers }: Tables): number {
  return Math.min(by, numbers.parchmentCap - parchments);
}

export function gainParchments(state: State, seat: Seat, by: number, cause: Cause, context: Context): void {
  const player = playerOf(state, seat);
  change(player, seat, 'parchments', parchmentsGained(player, by, context.content), cause, context);
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

/** VEN-1.3, 1.4: what taking intrigue changes for a player. */
export function intrigueTaken(open: Open, seat: Seat, by: number, content: Tables): Record<'intrigue' | 'vp', number> {
  const { intrigue, vp } = playerOf(open, seat);
  const taken = Math.min(by, sizeOf(open, content).intrigueCap - intrigue);
  return { intrigue: taken, vp: -Math.min((by - taken) * content.numbers.capPenalty, vp) };
}

/** The Doge by VEN-21.18. */
export function takeIntrigue(state: State, side: Side, by: number, cause: Cause, context: Context): void {
  if (isDoge(state, side)) {
    for (let point = 0; point < by; point++) dogeTakesIntrigue(state, cause, context);
    return;
  }
  const player = playerOf(state, side);
  const { intrigue, vp } = intrigueTaken(state, side, by, context.content);
  change(player, side, 'intrigue', intrigue, cause, context);
  change(player, side, 'vp', vp, 'cap', context);
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

/** VEN-1.26: steps up to the last space. */
export function councilGained({ council }: OpenPlayer, by: number, { numbers }: Tables): number {
  return Math.min(by, numbers.lastCouncil - council);
}

/** VEN-1.25, 17.2. */
export function advanceCouncil(state: State, seat: Seat, by: number, cause: Cause, context: Context): void {
  const player = playerOf(state, seat);
  change(player, seat, 'council', councilGained(player, by, context.content), cause, context);
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

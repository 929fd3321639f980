/**
 * VEN-5.11, 5.13, Q20: no dead ends. Whether a gondola can leave where it is and reach a quay where it may dock.
 *
 * Only the quay of the own other gondola is barred from docking, so no way is longer than two canals. What the building
 * that is being passed can still bring for certain counts: coins, and a bridge. Unflipped favour cards do not.
 */
import type { Seat } from '@cabale/engine';
import type { Canal, CubeGain, Effect, Quay, Tables } from '../content/tables.ts';
import {
  bridgeOn,
  cargoOf,
  cubesIn,
  effectsAt,
  hasBridgeLeft,
  hasSupply,
  otherQuay,
  playerOf,
  spaceOf,
  tripOf,
  tripQuay,
} from './counts.ts';
import { exitsOf, isTile, type Exit } from './map.ts';
import { HARBOUR_DISCOUNT, TOLL_COINS, works } from './permanent.ts';
import type { OpenPlayer, OpenTrip, Open } from './state.ts';

/** Effects 1 to the index. */
export const EFFECTS_UP_TO: readonly (readonly number[])[] = [[], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4]];
const NO_EFFECTS: readonly number[] = [];

/** The effects that are left when one has been used. */
export function leftWithout(left: readonly number[], used: number): readonly number[] {
  const others: number[] = [];
  for (let index = 0; index < left.length; index++) if (left[index] !== used) others.push(left[index] as number);
  return others;
}

/** Where a bridge that may still be built is assumed, besides the number of a canal: wherever it helps, or nowhere. */
const ANYWHERE = -1;
const NOWHERE = -2;

/** VEN-5.15 to 5.17, 15.18, 15.19: the effects that the gondola of the trip may use when it passes a quay. */
export function effectsInPassing(open: Open, seat: Seat, quay: Quay): readonly number[] {
  if (!isTile(quay)) return NO_EFFECTS;
  const { gondola } = tripOf(open);
  if (open.ownGondola === 'barred' && otherQuay(open, seat, gondola) === quay) return NO_EFFECTS;
  const space = open.spy === quay ? 4 : spaceOf(open, seat, quay);
  return EFFECTS_UP_TO[space] ?? NO_EFFECTS;
}

/** VEN-5.2, 5.4, 13.2: only the first canal of a turn and bridged ones are free. */
export function isPaid(open: Open, canal: Canal, canalsBefore: number): boolean {
  return canalsBefore > 0 && bridgeOn(open, canal) === null;
}

/** VEN-5.2 to 5.4, 13.2, VEN-M2: what a canal costs now. */
export function priceOf(open: Open, seat: Seat, canal: Canal, content: Tables): number {
  const { canals, discounted } = tripOf(open);
  return isPaid(open, canal, canals.length) ? fare(playerOf(open, seat), canal, discounted, content) : 0;
}

/** VEN-5.3, VEN-M2: a canal that has to be paid; mission 2 lowers the first of a turn. */
export function fare(player: OpenPlayer, canal: Canal, discounted: boolean, content: Tables): number {
  const cost = content.canals[canal]?.cost ?? 0;
  if (discounted || !works(player, 'harbourPass', content)) return cost;
  return Math.max(0, cost - HARBOUR_DISCOUNT);
}

/** VEN-13.3, mission 4. */
export function tollOf(player: OpenPlayer, content: Tables): number {
  return works(player, 'tollRights', content) ? TOLL_COINS : content.numbers.bridgeCoin;
}

/** VEN-13.4, mission 3: what going under another's bridge brings. */
export function bridgeIntrigue(player: OpenPlayer, content: Tables): number {
  return works(player, 'bridgeWardens', content) ? 0 : content.numbers.bridgeIntrigue;
}

/** VEN-5.6 to 5.8. */
export function isOpen({ canals, quays }: OpenTrip, { canal, to }: Exit): boolean {
  return !canals.includes(canal) && !quays.includes(to);
}

/** What looking ahead needs. */
interface LookAhead {
  readonly open: Open;
  readonly seat: Seat;
  readonly player: OpenPlayer;
  readonly trip: OpenTrip;
  /** The quay of the own other gondola, where this one may not dock. */
  readonly barred: Quay | null;
  readonly content: Tables;
}

export function lookAhead(open: Open, seat: Seat, content: Tables): LookAhead {
  const trip = tripOf(open);
  const barred = otherQuay(open, seat, trip.gondola);
  return { open, seat, player: playerOf(open, seat), trip, barred, content };
}

/** Whether a canal may be taken: it can be paid, and so can the way on where one may not dock at its end. */
export function canRow(look: LookAhead, exit: Exit): boolean {
  return canRowWith(look, exit, look.player.coins, look.trip.discounted, NOWHERE);
}

function canRowWith(look: LookAhead, exit: Exit, coins: number, discounted: boolean, bridge: number): boolean {
  const isBuilt = bridge === exit.canal;
  if (isPassable(look, exit, coins, discounted, bridge, isBuilt)) return true;
  if (bridge !== ANYWHERE || bridgeOn(look.open, exit.canal) !== null) return false;
  return isPassable(look, exit, coins, discounted, NOWHERE, true);
}

/** The same, given whether the bridge is built over this canal. */
function isPassable(
  look: LookAhead,
  exit: Exit,
  coins: number,
  discounted: boolean,
  bridge: number,
  isBuilt: boolean,
): boolean {
  const { open, seat, player, trip, barred, content } = look;
  const owner = isBuilt ? seat : bridgeOn(open, exit.canal);
  const isFree = owner !== null || trip.canals.length === 0;
  const price = isFree ? 0 : fare(player, exit.canal, discounted, content);
  if (price > coins) return false;
  if (exit.to !== barred) return true;
  const left = coins - price + (owner === seat ? tollOf(player, content) : 0);
  return canRowOnFromBarred(look, exit.canal, left, discounted || !isFree, bridge);
}

/** The second canal of a look ahead: the gondola may dock anywhere beyond the quay of the own other one. */
function canRowOnFromBarred(look: LookAhead, from: Canal, coins: number, discounted: boolean, bridge: number): boolean {
  const { open, player, trip, barred, content } = look;
  const exits = exitsOf(barred ?? 0);
  for (let index = 0; index < exits.length; index++) {
    const exit = exits[index] as Exit;
    if (exit.canal === from || !isOpen(trip, exit)) continue;
    if (bridge === ANYWHERE || bridge === exit.canal || bridgeOn(open, exit.canal) !== null) return true;
    if (fare(player, exit.canal, discounted, content) <= coins) return true;
  }
  return false;
}

/** Whether the gondola can leave with these coins, and perhaps a bridge. */
function canLeaveWith(look: LookAhead, coins: number, bridge: number): boolean {
  const { trip } = look;
  const exits = exitsOf(tripQuay(look.open));
  for (let index = 0; index < exits.length; index++) {
    const exit = exits[index] as Exit;
    if (isOpen(trip, exit) && canRowWith(look, exit, coins, trip.discounted, bridge)) return true;
  }
  return false;
}

/** Whether the gondola can leave as things are. */
export function canLeave(open: Open, seat: Seat, content: Tables): boolean {
  const look = lookAhead(open, seat, content);
  return canLeaveWith(look, look.player.coins, NOWHERE);
}

/** What a passing gondola has and may still use at the building beside it. */
export interface Means {
  readonly left: readonly number[];
  readonly coins: number;
  /** Aboard the gondola that passes. */
  readonly cubes: number;
}

export function meansOf(open: Open, seat: Seat, left: readonly number[]): Means {
  return { left, coins: playerOf(open, seat).coins, cubes: cubesIn(cargoOf(open, seat, tripOf(open).gondola)) };
}

/** Whether the gondola can leave with what it has and what the building can still bring. */
export function canLeaveAfter(open: Open, seat: Seat, means: Means, content: Tables): boolean {
  const look = lookAhead(open, seat, content);
  if (canLeaveWith(look, means.coins, NOWHERE)) return true;
  const coins = mostCoins(open, means, content);
  const bridge = bringsBridge(open, seat, means, content) ? ANYWHERE : NOWHERE;
  return canLeaveWith(look, coins, bridge);
}

/** The same when a bridge has been built over a canal. */
export function canLeaveWithBridge(open: Open, seat: Seat, means: Means, canal: Canal, content: Tables): boolean {
  return canLeaveWith(lookAhead(open, seat, content), mostCoins(open, means, content), canal);
}

/** Coins after every effect left that brings some; a cube is sold where there is one, or one can be had first. */
function mostCoins(open: Open, { left, coins, cubes }: Means, content: Tables): number {
  const effects = effectsAt(open, tripQuay(open), content);
  let most = coins;
  let sale = 0;
  let hasCube = cubes > 0;
  for (let index = 0; index < left.length; index++) {
    const { pay, gain, special } = effects[(left[index] as number) - 1] as Effect;
    if (special?.kind === 'sell') sale = special.coins;
    if (pay !== undefined || gain === undefined) continue;
    most += gain.coins ?? 0;
    if (gain.cubes !== undefined && isSupplied(open, gain.cubes)) hasCube = true;
  }
  if (sale === 0) return most;
  if (hasCube) return most + sale;
  const price = cheapestCube(open, effects, left);
  return price <= most && price < sale ? most - price + sale : most;
}

function isSupplied(open: Open, { resource }: CubeGain): boolean {
  return resource === 'any' ? hasSupply(open) : open.supply[resource] > 0;
}

function cheapestCube(open: Open, effects: readonly Effect[], left: readonly number[]): number {
  let cheapest = Infinity;
  for (let index = 0; index < left.length; index++) {
    const { pay, gain } = effects[(left[index] as number) - 1] as Effect;
    if (pay?.coins === undefined || gain?.cubes === undefined || !isSupplied(open, gain.cubes)) continue;
    cheapest = Math.min(cheapest, pay.coins);
  }
  return cheapest;
}

function bringsBridge(open: Open, seat: Seat, { left }: Means, content: Tables): boolean {
  const effects = effectsAt(open, tripQuay(open), content);
  for (let index = 0; index < left.length; index++) {
    const { special } = effects[(left[index] as number) - 1] as Effect;
    if (special?.kind === 'bridgeOrVp') return hasBridgeLeft(open, seat, content);
  }
  return false;
}

/**
 * VEN-5.11, 5.13, Q20: no dead ends. Whether a gondola can leave where it is and reach a quay where it may dock.
 *
 * Only the quay of the own other gondola is barred from docking, so no way is longer than two canals. What the building
 * that is being passed can still bring for certain counts: coins, and a bridge. Unflipped favour cards do not.
 */
import type { Seat } from '@cabale/engine';
import type { Canal, Effect, Quay, Tables } from '../content/tables.ts';
import { bridgeOn, effectsAt, hasBridgeLeft, hasSupply, otherQuay, playerOf, spaceOf, tripOf } from './counts.ts';
import { exitsOf, isTile, type Exit } from './map.ts';
import { HARBOUR_DISCOUNT, PERMANENT, TOLL_COINS, works } from './permanent.ts';
import type { Player, Trip, VeniceState } from './state.ts';

/** L289 against the example at L768: see VEN-Q2. */
const ALLOW_PASS_ACTIVATION_AT_OWN_GONDOLA = false as boolean;

/** Effects 1 to the index. */
export const EFFECTS_UP_TO: readonly (readonly number[])[] = [[], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4]];
const NO_EFFECTS: readonly number[] = [];

/** The effects that are left when one has been used. */
export function leftWithout(left: readonly number[], used: number): readonly number[] {
  const others: number[] = [];
  for (let index = 0; index < left.length; index++) if (left[index] !== used) others.push(left[index] as number);
  return others;
}

/** Where a bridge to be built is thought of: on one canal, on whichever helps, or on none. */
const ANYWHERE = -1;
const NOWHERE = -2;

/** VEN-5.15 to 5.17, 15.18, 15.19: the effects a passing gondola may use. */
export function effectsInPassing(state: VeniceState, seat: Seat, which: 0 | 1, quay: Quay): readonly number[] {
  if (!isTile(quay)) return NO_EFFECTS;
  if (!ALLOW_PASS_ACTIVATION_AT_OWN_GONDOLA && otherQuay(state, seat, which) === quay) return NO_EFFECTS;
  const space = state.spy === quay ? 4 : spaceOf(state, seat, quay);
  return EFFECTS_UP_TO[space] ?? NO_EFFECTS;
}

/** VEN-5.2 to 5.4, 13.2, VEN-M2: what a canal costs now. */
export function priceOf(state: VeniceState, seat: Seat, canal: Canal, content: Tables): number {
  const trip = tripOf(state);
  if (trip.canals.length === 0 || bridgeOn(state, canal) !== null) return 0;
  return fare(playerOf(state, seat), canal, trip.discounted, content);
}

/** A canal that is neither free nor bridged. */
function fare(player: Player, canal: Canal, discounted: boolean, { canals }: Tables): number {
  const cost = canals[canal]?.cost ?? 0;
  if (discounted || !works(player, PERMANENT.harbourPass)) return cost;
  return Math.max(0, cost - HARBOUR_DISCOUNT);
}

/** VEN-13.3, mission 4. */
export function tollOf(player: Player, { numbers }: Tables): number {
  return works(player, PERMANENT.tollRights) ? TOLL_COINS : numbers.bridgeCoin;
}

/** VEN-5.6 to 5.8. */
export function isOpen({ canals, quays }: Trip, { canal, to }: Exit): boolean {
  return !canals.includes(canal) && !quays.includes(to);
}

/** What a look ahead needs to know. */
interface Look {
  readonly state: VeniceState;
  readonly seat: Seat;
  readonly player: Player;
  readonly trip: Trip;
  /** Where one may not dock. */
  readonly barred: Quay | null;
  readonly content: Tables;
}

export function lookOf(state: VeniceState, seat: Seat, content: Tables): Look {
  const trip = tripOf(state);
  const barred = otherQuay(state, seat, trip.gondola);
  return { state, seat, player: playerOf(state, seat), trip, barred, content };
}

/** Whether a canal may be taken: it can be paid, and so can the way on where one may not dock at its end. */
export function leadsOn(look: Look, exit: Exit): boolean {
  return leads(look, exit, look.player.coins, look.trip.discounted, NOWHERE);
}

function leads(look: Look, exit: Exit, coins: number, discounted: boolean, bridge: number): boolean {
  const isBuilt = bridge === exit.canal;
  if (goes(look, exit, coins, discounted, bridge, isBuilt)) return true;
  if (bridge !== ANYWHERE || bridgeOn(look.state, exit.canal) !== null) return false;
  return goes(look, exit, coins, discounted, NOWHERE, true);
}

/** The same with the bridge over the canal or elsewhere. */
function goes(look: Look, exit: Exit, coins: number, discounted: boolean, bridge: number, isBuilt: boolean): boolean {
  const { state, seat, player, trip, barred, content } = look;
  const owner = isBuilt ? seat : bridgeOn(state, exit.canal);
  const isFree = owner !== null || trip.canals.length === 0;
  const price = isFree ? 0 : fare(player, exit.canal, discounted, content);
  if (price > coins) return false;
  if (exit.to !== barred) return true;
  const left = coins - price + (owner === seat ? tollOf(player, content) : 0);
  return leadsFromBarred(look, exit.canal, left, discounted || !isFree, bridge);
}

/** The second canal of a look ahead: all that lies beyond the own other gondola can be docked at. */
function leadsFromBarred(look: Look, from: Canal, coins: number, discounted: boolean, bridge: number): boolean {
  const { state, player, trip, barred, content } = look;
  const exits = exitsOf(barred ?? 0);
  for (let index = 0; index < exits.length; index++) {
    const exit = exits[index] as Exit;
    if (exit.canal === from || !isOpen(trip, exit)) continue;
    if (bridge === ANYWHERE || bridge === exit.canal || bridgeOn(state, exit.canal) !== null) return true;
    if (fare(player, exit.canal, discounted, content) <= coins) return true;
  }
  return false;
}

/** Whether the gondola can leave with so many coins, and perhaps a bridge. */
function canLeaveWith(look: Look, coins: number, bridge: number): boolean {
  const { trip } = look;
  const exits = exitsOf(trip.quays[trip.quays.length - 1] ?? 0);
  for (let index = 0; index < exits.length; index++) {
    const exit = exits[index] as Exit;
    if (isOpen(trip, exit) && leads(look, exit, coins, trip.discounted, bridge)) return true;
  }
  return false;
}

/** Whether the gondola can leave as things are. */
export function canLeave(state: VeniceState, seat: Seat, content: Tables): boolean {
  const look = lookOf(state, seat, content);
  return canLeaveWith(look, look.player.coins, NOWHERE);
}

/** What a passing gondola has and may still use at the building beside it. */
export interface Means {
  readonly quay: Quay;
  readonly left: readonly number[];
  readonly coins: number;
  /** Aboard the gondola that passes. */
  readonly cubes: number;
}

/** Whether the gondola can leave with what it has and what the building can still bring. */
export function canLeaveAfter(state: VeniceState, seat: Seat, means: Means, content: Tables): boolean {
  const look = lookOf(state, seat, content);
  if (canLeaveWith(look, means.coins, NOWHERE)) return true;
  const coins = mostCoins(state, means, content);
  const bridge = bringsBridge(state, seat, means, content) ? ANYWHERE : NOWHERE;
  return canLeaveWith(look, coins, bridge);
}

/** The same when a bridge has been built over a canal. */
export function canLeaveWithBridge(
  state: VeniceState,
  seat: Seat,
  means: Means,
  canal: Canal,
  content: Tables,
): boolean {
  return canLeaveWith(lookOf(state, seat, content), mostCoins(state, means, content), canal);
}

/** Coins after every effect left that brings some; a cube is sold where there is one, or one can be had first. */
function mostCoins(state: VeniceState, { quay, left, coins, cubes }: Means, content: Tables): number {
  const effects = effectsAt(state, quay, content);
  let most = coins;
  let sale = 0;
  let hasCube = cubes > 0;
  for (let index = 0; index < left.length; index++) {
    const { pay, gain, special } = effects[(left[index] as number) - 1] as Effect;
    if (special?.kind === 'sell') sale = special.coins;
    if (pay !== undefined || gain === undefined) continue;
    most += gain.coins ?? 0;
    if (gain.cubes !== undefined && isSupplied(state, gain.cubes)) hasCube = true;
  }
  if (sale === 0) return most;
  if (hasCube) return most + sale;
  const price = cheapestCube(state, effects, left);
  return price <= most && price < sale ? most - price + sale : most;
}

function isSupplied(state: VeniceState, { resource }: NonNullable<NonNullable<Effect['gain']>['cubes']>): boolean {
  return resource === 'any' ? hasSupply(state) : state.supply[resource] > 0;
}

function cheapestCube(state: VeniceState, effects: readonly Effect[], left: readonly number[]): number {
  let cheapest = Infinity;
  for (let index = 0; index < left.length; index++) {
    const { pay, gain } = effects[(left[index] as number) - 1] as Effect;
    if (pay?.coins === undefined || gain?.cubes === undefined || !isSupplied(state, gain.cubes)) continue;
    cheapest = Math.min(cheapest, pay.coins);
  }
  return cheapest;
}

function bringsBridge(state: VeniceState, seat: Seat, { quay, left }: Means, content: Tables): boolean {
  const effects = effectsAt(state, quay, content);
  for (let index = 0; index < left.length; index++) {
    const { special } = effects[(left[index] as number) - 1] as Effect;
    if (special?.kind === 'bridgeOrVp') return hasBridgeLeft(state, seat, content);
  }
  return false;
}

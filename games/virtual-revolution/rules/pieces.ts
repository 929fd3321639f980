/** VR-1.3 to 1.8 and VR-6: tokens and Servers on the map; Titles are checked after every change (VR-6.8). */
import type { Seat } from '@cabale/engine';
import type { Arr, District } from '../content/tables.ts';
import { missesIn, playerOf } from './counts.ts';
import { arrsOf, districtOf } from './map.ts';
import type { Context, State } from './state.ts';

/** How many arrondissements of a District the holder of its Title may lack (VR-6.4, 6.5). */
const TOLERATED = 1;

/** VR-6.9. */
export function checkTitle(state: State, district: District, context: Context): void {
  const arrs = arrsOf(district, context.content);
  const holder = state.titles[district];
  for (let seat = 0; seat < state.seats; seat++) {
    if (missesIn(state, seat, arrs) > 0) continue;
    if (holder !== seat) {
      if (holder !== null) context.emit({ kind: 'titleLost', seat: holder, district });
      state.titles[district] = seat;
      context.emit({ kind: 'titleTaken', seat, district });
    }
    return;
  }
  if (holder === null || missesIn(state, holder, arrs) <= TOLERATED) return;
  state.titles[district] = null;
  context.emit({ kind: 'titleLost', seat: holder, district });
}

function checkTitleAt(state: State, arr: Arr, context: Context): void {
  checkTitle(state, districtOf(arr, context.content), context);
}

function putToken({ owners, tokens }: State, seat: Seat, arr: Arr): void {
  owners[arr] = seat;
  tokens[arr] = (tokens[arr] ?? 0) + 1;
}

function liftTokens({ owners, tokens }: State, arr: Arr, count: number): void {
  const left = (tokens[arr] ?? 0) - count;
  if (left < 0) throw new Error(`arrondissement ${arr} has no ${count} tokens`);
  tokens[arr] = left;
  if (left === 0) owners[arr] = null;
}

/** VR-1.8. */
export function addToken(state: State, seat: Seat, arr: Arr, context: Context): void {
  playerOf(state, seat).reserve--;
  putToken(state, seat, arr);
  context.emit({ kind: 'tokenAdded', seat, arr });
  checkTitleAt(state, arr, context);
}

/** VR-1.7: tokens go to their owner's Recycling zone. */
export function eliminateTokens(state: State, by: Seat, arr: Arr, count: number, context: Context): void {
  const owner = state.owners[arr] ?? null;
  if (owner === null) throw new Error(`arrondissement ${arr} has no token`);
  liftTokens(state, arr, count);
  playerOf(state, owner).recycling += count;
  for (let token = 0; token < count; token++) context.emit({ kind: 'tokenEliminated', by, owner, arr });
  checkTitleAt(state, arr, context);
}

/** VR-5.6: one change. */
export function moveToken(state: State, seat: Seat, from: Arr, to: Arr, context: Context): void {
  liftTokens(state, from, 1);
  putToken(state, seat, to);
  context.emit({ kind: 'tokenMoved', seat, from, to });
  checkBoth(state, from, to, context);
}

export function placeServer(state: State, seat: Seat, arr: Arr, context: Context): void {
  state.servers[arr] = seat;
  context.emit({ kind: 'serverBuilt', seat, arr });
  checkTitleAt(state, arr, context);
}

/** Returns the owner. */
function liftServer({ servers }: State, arr: Arr): Seat {
  const seat = servers[arr] ?? null;
  if (seat === null) throw new Error(`arrondissement ${arr} has no Server`);
  servers[arr] = null;
  return seat;
}

/** VR-11.8: back to its owner's stock. */
export function removeServer(state: State, arr: Arr, context: Context): void {
  const seat = liftServer(state, arr);
  context.emit({ kind: 'serverRemoved', seat, arr });
  checkTitleAt(state, arr, context);
}

export function moveServer(state: State, from: Arr, to: Arr, context: Context): void {
  const seat = liftServer(state, from);
  state.servers[to] = seat;
  context.emit({ kind: 'serverMoved', seat, from, to });
  checkBoth(state, from, to, context);
}

function checkBoth(state: State, from: Arr, to: Arr, context: Context): void {
  checkTitleAt(state, from, context);
  const district = districtOf(to, context.content);
  if (district !== districtOf(from, context.content)) checkTitle(state, district, context);
}

/** VR-1.3 to 1.8 and VR-6: tokens and Servers on the map; Titles are checked after every change (VR-6.8). */
import type { Seat, Table } from '@cabale/engine';
import type { Arr, District } from '../content/tables.ts';
import { missesIn, playerOf } from './counts.ts';
import { arrsOf, districtOf } from './map.ts';
import type { VirtualRevolution, VirtualRevolutionState } from './state.ts';

type TheTable = Table<VirtualRevolution>;

/** Arrondissements of a district its holder may be without (VR-6.4, 6.5). */
const TOLERATED = 1;

/** VR-6.9. */
export function checkTitle(state: VirtualRevolutionState, district: District, table: TheTable): void {
  const arrs = arrsOf(district, table.content);
  const holder = state.titles[district];
  for (let seat = 0; seat < state.seats; seat++) {
    if (missesIn(state, seat, arrs) > 0) continue;
    if (holder !== seat) {
      if (holder !== null) table.tell({ kind: 'titleLost', seat: holder, district });
      state.titles[district] = seat;
      table.tell({ kind: 'titleTaken', seat, district });
    }
    return;
  }
  if (holder === null || missesIn(state, holder, arrs) <= TOLERATED) return;
  state.titles[district] = null;
  table.tell({ kind: 'titleLost', seat: holder, district });
}

function checkTitleAt(state: VirtualRevolutionState, arr: Arr, table: TheTable): void {
  checkTitle(state, districtOf(arr, table.content), table);
}

function putToken({ owners, tokens }: VirtualRevolutionState, seat: Seat, arr: Arr): void {
  owners[arr] = seat;
  tokens[arr] = (tokens[arr] ?? 0) + 1;
}

function liftTokens({ owners, tokens }: VirtualRevolutionState, arr: Arr, count: number): void {
  const left = (tokens[arr] ?? 0) - count;
  if (left < 0) throw new Error(`arrondissement ${arr} has no ${count} tokens`);
  tokens[arr] = left;
  if (left === 0) owners[arr] = null;
}

/** VR-1.8. */
export function addToken(state: VirtualRevolutionState, seat: Seat, arr: Arr, table: TheTable): void {
  playerOf(state, seat).reserve--;
  putToken(state, seat, arr);
  table.tell({ kind: 'tokenAdded', seat, arr });
  checkTitleAt(state, arr, table);
}

/** VR-1.7: whoever's it is, it goes to the Recycling zone. */
export function eliminateTokens(
  state: VirtualRevolutionState,
  by: Seat,
  arr: Arr,
  count: number,
  table: TheTable,
): void {
  const owner = state.owners[arr] ?? null;
  if (owner === null) throw new Error(`arrondissement ${arr} has no token`);
  liftTokens(state, arr, count);
  playerOf(state, owner).recycling += count;
  for (let token = 0; token < count; token++) table.tell({ kind: 'tokenEliminated', by, owner, arr });
  checkTitleAt(state, arr, table);
}

/** VR-5.6: one change. */
export function moveToken(state: VirtualRevolutionState, seat: Seat, from: Arr, to: Arr, table: TheTable): void {
  liftTokens(state, from, 1);
  putToken(state, seat, to);
  table.tell({ kind: 'tokenMoved', seat, from, to });
  checkBoth(state, from, to, table);
}

export function placeServer(state: VirtualRevolutionState, seat: Seat, arr: Arr, table: TheTable): void {
  state.servers[arr] = seat;
  table.tell({ kind: 'serverBuilt', seat, arr });
  checkTitleAt(state, arr, table);
}

/** VR-11.8: back to its owner's stock. */
export function removeServer(state: VirtualRevolutionState, arr: Arr, table: TheTable): void {
  const seat = state.servers[arr] ?? null;
  if (seat === null) throw new Error(`arrondissement ${arr} has no Server`);
  state.servers[arr] = null;
  table.tell({ kind: 'serverRemoved', seat, arr });
  checkTitleAt(state, arr, table);
}

export function moveServer(state: VirtualRevolutionState, from: Arr, to: Arr, table: TheTable): void {
  const seat = state.servers[from] ?? null;
  if (seat === null) throw new Error(`arrondissement ${from} has no Server`);
  state.servers[from] = null;
  state.servers[to] = seat;
  table.tell({ kind: 'serverMoved', seat, from, to });
  checkBoth(state, from, to, table);
}

function checkBoth(state: VirtualRevolutionState, from: Arr, to: Arr, table: TheTable): void {
  checkTitleAt(state, from, table);
  const district = districtOf(to, table.content);
  if (district !== districtOf(from, table.content)) checkTitle(state, district, table);
}

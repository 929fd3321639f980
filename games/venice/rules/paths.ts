/** VEN-19.9 to 19.11, Q51, Q56: the cheapest ways of a smuggler. */
import { CANALS, QUAYS, type Canal, type CanalCard, type Quay, type Tables } from '../content/tables.ts';
import { bridgeOn } from './counts.ts';
import { exitsOf, type Exit } from './map.ts';
import type { Open } from './state.ts';

export interface Paths {
  readonly cost: number;
  /** By order of their canals; no quay twice in any. */
  readonly all: readonly (readonly Canal[])[];
}

/** More than any path costs. An integer, so that the list of distances holds nothing else. */
const FAR = 1_000_000;

/** Canals with any bridge count nothing; there is no free first canal. */
function costsOf(open: Open, { canals }: Tables): number[] {
  const costs: number[] = [];
  for (let canal = 0; canal < CANALS; canal++) {
    costs.push(bridgeOn(open, canal) === null ? (canals[canal] as CanalCard).cost : 0);
  }
  return costs;
}

/** The lowest cost from each quay to the destination. */
function distancesTo(quay: Quay, costs: readonly number[]): number[] {
  const distances: number[] = [];
  for (let each = 0; each < QUAYS; each++) distances.push(FAR);
  distances[quay] = 0;
  const pending: Quay[] = [quay];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const exits = exitsOf(next);
    const distance = distances[next] as number;
    for (let index = 0; index < exits.length; index++) {
      const { canal, to } = exits[index] as Exit;
      const other = distance + (costs[canal] as number);
      if (other >= (distances[to] as number)) continue;
      distances[to] = other;
      pending.push(to);
    }
  }
  return distances;
}

export function cheapestPaths(open: Open, from: Quay, to: Quay, content: Tables): Paths {
  const costs = costsOf(open, content);
  const distances = distancesTo(to, costs);
  const search: Search = { to, costs, distances, path: [], all: [] };
  follow(search, from, 1 << from);
  return { cost: distances[from] as number, all: search.all };
}

interface Search {
  readonly to: Quay;
  readonly costs: readonly number[];
  readonly distances: readonly number[];
  /** The canals so far. */
  readonly path: Canal[];
  readonly all: Canal[][];
}

/** Follows every canal that is on a cheapest path; `visited` has a bit for each quay. */
function follow(search: Search, quay: Quay, visited: number): void {
  const { to, costs, distances, path, all } = search;
  if (quay === to) {
    all.push(path.slice());
    return;
  }
  const exits = exitsOf(quay);
  for (let index = 0; index < exits.length; index++) {
    const { canal, to: next } = exits[index] as Exit;
    if ((visited & (1 << next)) !== 0) continue;
    if ((costs[canal] as number) + (distances[next] as number) !== distances[quay]) continue;
    path.push(canal);
    follow(search, next, visited | (1 << next));
    path.pop();
  }
}

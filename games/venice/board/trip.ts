/** Preview of the trip under way: which quays can be reached with the coins in hand, and by which way. */
import { askedStep } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import type { Canal, Mission, Quay, Tables } from '../content/tables.ts';
import { effectsFor } from '../rules/activation.ts';
import { canAdvance } from '../rules/assistants.ts';
import {
  bridgeOn,
  buildingAt,
  colourOf,
  otherQuay,
  playerOf,
  spaceOf,
  stackAt,
  tripOf,
  tripQuay,
} from '../rules/counts.ts';
import { exitsOf, isTile, type Exit } from '../rules/map.ts';
import { completionRefusal } from '../rules/missions.ts';
import { bridgeIntrigue, fare, isPaid, tollOf } from '../rules/onward.ts';
import type { Colour, Gondola, View } from '../rules/state.ts';

export interface Leg {
  readonly canal: Canal;
  readonly to: Quay;
  readonly price: number;
  readonly bridge: Colour | null;
  /** Coins of an own bridge. */
  readonly toll: number;
  /** Intrigue of another's bridge. */
  readonly intrigue: number;
}

export interface Way {
  readonly quay: Quay;
  readonly legs: readonly Leg[];
  /** Quays passed on the way; the one the gondola is at, where it has arrived and would go on. */
  readonly passed: readonly Quay[];
}

/** What stays the same during the search. */
interface Search {
  readonly view: View;
  readonly tables: Tables;
  readonly seat: Seat;
  readonly barred: Quay | null;
  readonly best: Map<Quay, Way>;
}

interface Reached extends Way {
  readonly visited: readonly Quay[];
  readonly coins: number;
  readonly isDiscounted: boolean;
}

const NOWHERE: ReadonlyMap<Quay, Way> = new Map();

/** VEN-5: every quay where the trip may end, each with its cheapest way. Coins a building may bring do not count. */
export function waysOf(view: View, tables: Tables, seat: Seat): ReadonlyMap<Quay, Way> {
  const step = askedStep(view);
  const { trip } = view;
  if (trip === null) return NOWHERE;
  const quay = tripQuay(view);
  if ((step?.kind !== 'row' && step?.kind !== 'arrive') || step.seat !== seat) return NOWHERE;
  const barred = otherQuay(view, seat, trip.gondola);
  const search: Search = { view, tables, seat, barred, best: new Map() };
  const hasArrived = step.kind === 'arrive';
  if (hasArrived && quay !== barred) search.best.set(quay, { quay, legs: [], passed: [] });
  const { coins } = playerOf(view, seat);
  const passed = hasArrived ? [quay] : [];
  goOn(search, { quay, legs: [], passed, visited: trip.quays, coins, isDiscounted: trip.discounted });
  return search.best;
}

function goOn(search: Search, reached: Reached): void {
  const { view, tables, seat, barred, best } = search;
  const canalsBefore = tripOf(view).canals.length + reached.legs.length;
  for (const exit of exitsOf(reached.quay)) {
    const { canal, to } = exit;
    if (reached.visited.includes(to)) continue;
    const isCanalPaid = isPaid(view, canal, canalsBefore);
    const price = isCanalPaid ? fare(playerOf(view, seat), canal, reached.isDiscounted, tables) : 0;
    if (price > reached.coins) continue;
    const leg = legOf(search, exit, price);
    const legs = [...reached.legs, leg];
    const way = { quay: to, legs, passed: reached.passed };
    if (to !== barred && isBetter(view, way, best.get(to))) best.set(to, way);
    goOn(search, {
      quay: to,
      legs,
      passed: [...reached.passed, to],
      visited: [...reached.visited, to],
      coins: reached.coins - leg.price + leg.toll,
      isDiscounted: reached.isDiscounted || isCanalPaid,
    });
  }
}

function legOf({ view, tables, seat }: Search, { canal, to }: Exit, price: number): Leg {
  const player = playerOf(view, seat);
  const bridge = bridgeOn(view, canal);
  return {
    canal,
    to,
    price,
    bridge,
    toll: bridge === seat ? tollOf(player, tables) : 0,
    intrigue: bridge === null || bridge === seat ? 0 : bridgeIntrigue(player, tables),
  };
}

/** A single canal is preferred, because a tap on the quay takes it; then the cheapest, calmest, shortest way. */
function isBetter(view: View, way: Way, than: Way | undefined): boolean {
  if (than === undefined || than.legs.length === 1) return than === undefined;
  if (way.legs.length === 1) return true;
  const [price, trouble, length] = burden(view, way);
  const [otherPrice, otherTrouble, otherLength] = burden(view, than);
  if (price !== otherPrice) return price < otherPrice;
  return trouble === otherTrouble ? length < otherLength : trouble < otherTrouble;
}

function burden(view: View, way: Way): readonly [number, number, number] {
  const crossings = way.passed.reduce((met, quay) => met + stackAt(view, quay).length, 0);
  return [
    priceOfWay(way) - sum(way.legs, ({ toll }) => toll),
    sum(way.legs, ({ intrigue }) => intrigue) + crossings,
    way.legs.length,
  ];
}

function sum(legs: readonly Leg[], of: (leg: Leg) => number): number {
  return legs.reduce((total, leg) => total + of(leg), 0);
}

export function priceOfWay({ legs }: Way): number {
  return sum(legs, ({ price }) => price);
}

/** VEN-6: whom a boat meets that passes a quay, from the top of the stack down. */
export function metAt(view: View, quay: Quay, seat: Seat): readonly Gondola[] {
  return stackAt(view, quay).filter((gondola) => colourOf(gondola) !== seat);
}

/** VEN-8.1 to 8.9, 9.1: how many effects docking opens. */
export function effectsInDocking(view: View, tables: Tables, quay: Quay, seat: Seat): number {
  const { length } = effectsFor(view, seat, quay);
  return isTile(quay) && canAdvance(view, seat, quay, tables) ? length + 1 : length;
}

/** VEN-7.6 to 7.8: own missions that could be completed there with what is aboard now. */
export function completableAt(view: View, tables: Tables, quay: Quay, seat: Seat): readonly Mission[] {
  if (view.trip === null) return [];
  const building = buildingAt(view, quay);
  const { missions } = playerOf(view, seat);
  return missions.filter((mission) => completionRefusal(view, seat, mission, building, tables) === undefined);
}

/** VEN-5.16: an assistant of one's own that cannot be activated in passing, because the own other gondola lies there. */
export function isOwnBarred(view: View, seat: Seat, quay: Quay): boolean {
  if (view.ownGondola !== 'barred' || view.trip === null || !isTile(quay)) return false;
  return spaceOf(view, seat, quay) > 0 && otherQuay(view, seat, tripOf(view).gondola) === quay;
}

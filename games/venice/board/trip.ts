/** The trip under way, thought ahead: which quays can be reached with the coins in hand, and by which way. */
import type { Seat } from '@cabale/engine';
import {
  askedStep,
  assistantsOf,
  buildingAt,
  cargoOf,
  colourOf,
  cubesIn,
  effectsOf,
  gondolaOf,
  hasEffect,
  missionCard,
  otherEnd,
  RESOURCES,
  stackAt,
  type Canal,
  type Colour,
  type Gondola,
  type Mission,
  type Quay,
  type Tables,
  type VeniceView,
} from '@cabale/venice';

/** Missions whose effects change what a way costs or what it leads to: RULES.md, section 6.3. */
const HARBOUR_PASS: Mission = 2;
const BRIDGE_WARDENS: Mission = 3;
const TOLL_RIGHTS: Mission = 4;
const MIXED_CARGO: Mission = 6;
const SCRIBES_SEAL: Mission = 11;
/** What mission 4 makes of the own bridges' coin. */
const TOLL_COINS = 2;
const LAST_SPACE = 4;

export interface Leg {
  readonly canal: Canal;
  readonly to: Quay;
  readonly price: number;
  readonly bridge: Colour | null;
  /** Coins of an own bridge. */
  readonly toll: number;
  /** Intrigue of somebody else's. */
  readonly intrigue: number;
}

export interface Way {
  readonly quay: Quay;
  readonly legs: readonly Leg[];
  /** Quays passed on the way; the one the gondola is at, where it has arrived and would go on. */
  readonly passed: readonly Quay[];
}

/** What the search carries along. */
interface Search {
  readonly view: VeniceView;
  readonly tables: Tables;
  readonly seat: Seat;
  readonly barred: Quay | null;
  readonly best: Map<Quay, Way>;
}

interface Reached {
  readonly quay: Quay;
  readonly legs: readonly Leg[];
  readonly passed: readonly Quay[];
  readonly visited: readonly Quay[];
  readonly coins: number;
  readonly isDiscounted: boolean;
}

const NOWHERE: ReadonlyMap<Quay, Way> = new Map();

/** VEN-5: every quay where the trip may end, each with its cheapest way. Coins a building may bring do not count. */
export function waysOf(view: VeniceView, tables: Tables, seat: Seat): ReadonlyMap<Quay, Way> {
  const step = askedStep(view);
  const { trip } = view;
  const quay = trip?.quays.at(-1);
  if (trip === null || quay === undefined) return NOWHERE;
  if ((step?.kind !== 'row' && step?.kind !== 'arrive') || step.seat !== seat) return NOWHERE;
  const barred = view.quays[gondolaOf(seat, 1 - trip.gondola)] ?? null;
  const search: Search = { view, tables, seat, barred, best: new Map() };
  const hasArrived = step.kind === 'arrive';
  if (hasArrived && quay !== barred) search.best.set(quay, { quay, legs: [], passed: [] });
  const coins = view.players[seat]?.coins ?? 0;
  const passed = hasArrived ? [quay] : [];
  goOn(search, { quay, legs: [], passed, visited: trip.quays, coins, isDiscounted: trip.discounted });
  return search.best;
}

function goOn(search: Search, reached: Reached): void {
  const { tables, barred, best } = search;
  for (const [canal, { ends }] of tables.canals.entries()) {
    if (!ends.includes(reached.quay)) continue;
    const to = otherEnd(tables, canal, reached.quay);
    if (reached.visited.includes(to)) continue;
    const leg = legOf(search, reached, canal, to);
    if (leg.price > reached.coins) continue;
    const legs = [...reached.legs, leg];
    const way = { quay: to, legs, passed: reached.passed };
    if (to !== barred && isBetter(search.view, way, best.get(to))) best.set(to, way);
    goOn(search, {
      quay: to,
      legs,
      passed: [...reached.passed, to],
      visited: [...reached.visited, to],
      coins: reached.coins - leg.price + leg.toll,
      isDiscounted: reached.isDiscounted || isPaid(search.view, reached.legs.length, leg.bridge),
    });
  }
}

/** VEN-5.2 to 5.4: only the first canal of the turn and bridged ones are not paid for. */
function isPaid({ trip }: VeniceView, legsBefore: number, bridge: Colour | null): boolean {
  return bridge === null && (trip?.canals.length ?? 0) + legsBefore > 0;
}

function legOf({ view, tables, seat }: Search, { legs, isDiscounted }: Reached, canal: Canal, to: Quay): Leg {
  const bridge = view.bridges[canal] ?? null;
  const cost = tables.canals[canal]?.cost ?? 0;
  const isCheaper = !isDiscounted && hasEffect(view, seat, HARBOUR_PASS);
  const { bridgeCoin, bridgeIntrigue } = tables.numbers;
  const isOwn = bridge === seat;
  const isForeign = bridge !== null && !isOwn && !hasEffect(view, seat, BRIDGE_WARDENS);
  return {
    canal,
    to,
    price: isPaid(view, legs.length, bridge) ? Math.max(0, isCheaper ? cost - 1 : cost) : 0,
    bridge,
    toll: isOwn ? (hasEffect(view, seat, TOLL_RIGHTS) ? TOLL_COINS : bridgeCoin) : 0,
    intrigue: isForeign ? bridgeIntrigue : 0,
  };
}

/** A canal that leads straight there is what a tap on the quay takes; otherwise the cheapest, calmest, shortest way. */
function isBetter(view: VeniceView, way: Way, than: Way | undefined): boolean {
  if (than === undefined || than.legs.length === 1) return than === undefined;
  if (way.legs.length === 1) return true;
  const [price, trouble, length] = burden(view, way);
  const [otherPrice, otherTrouble, otherLength] = burden(view, than);
  if (price !== otherPrice) return price < otherPrice;
  return trouble === otherTrouble ? length < otherLength : trouble < otherTrouble;
}

function burden(view: VeniceView, way: Way): readonly [number, number, number] {
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

/** Coins the trip has cost so far. */
export function paidSoFar(view: VeniceView, { canals }: Tables): number {
  const { trip, bridges, active } = view;
  const paid = (trip?.canals ?? []).slice(1).filter((canal) => (bridges[canal] ?? null) === null);
  const full = paid.reduce((total, canal) => total + (canals[canal]?.cost ?? 0), 0);
  return paid.length > 0 && hasEffect(view, active, HARBOUR_PASS) ? full - 1 : full;
}

/** VEN-6: whom a boat meets that passes a quay, from the top of the stack down. */
export function metAt(view: VeniceView, quay: Quay, seat: Seat): readonly Gondola[] {
  return stackAt(view, quay)
    .filter((gondola) => colourOf(gondola) !== seat)
    .toReversed();
}

/** VEN-5.15 to 5.17, 15.18: how many effects can be used in passing. */
export function effectsInPassing(view: VeniceView, quay: Quay, seat: Seat): number {
  const hasOwn = stackAt(view, quay).some((gondola) => colourOf(gondola) === seat);
  if (quay >= view.tiles.length || hasOwn) return 0;
  return view.spy === quay ? LAST_SPACE : (view.assistants[seat]?.[quay] ?? 0);
}

/** VEN-8.1 to 8.9, 9.1: how many effects docking opens. */
export function effectsInDocking(view: VeniceView, tables: Tables, quay: Quay, seat: Seat): number {
  if (quay >= view.tiles.length) return effectsOf(tables, buildingAt(view, quay)).length;
  const space = view.assistants[seat]?.[quay] ?? 0;
  if (space === 0 && assistantsOf(view, seat) >= tables.numbers.assistants) return 0;
  return Math.min(LAST_SPACE, space + 1);
}

/** VEN-7.6 to 7.8: own missions that could be completed there with what is aboard now. */
export function completableAt(view: VeniceView, tables: Tables, quay: Quay, seat: Seat): readonly Mission[] {
  const player = view.players[seat];
  if (player === undefined || view.trip === null) return [];
  const cargo = cargoOf(view, gondolaOf(seat, view.trip.gondola));
  const relief = hasEffect(view, seat, SCRIBES_SEAL) ? 1 : 0;
  const isMixed = hasEffect(view, seat, MIXED_CARGO);
  return player.missions.filter((mission) => {
    const card = missionCard(tables, mission);
    if (card === undefined || card.building !== buildingAt(view, quay)) return false;
    const missing = RESOURCES.reduce((lack, each) => lack + Math.max(0, card.cubes[each] - cargo[each]), 0);
    const hasCubes = missing === 0 || (isMixed && missing === 1 && cubesIn(cargo) >= cubesIn(card.cubes));
    return hasCubes && player.parchments >= card.parchments - relief;
  });
}

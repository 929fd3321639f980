/** What can be counted on the table, worked out from what an observer sees. */
import type { Seat } from '@cabale/engine';
import { COLOURS, type Colour, type Company, type Counts, type TableSize, type Tables } from '../content/tables.ts';
import type { Hq, HqId, NewOrderStep, NewOrderView, PlayerView, Tile } from '../rules/state.ts';

const NOTHING: Counts = { R: 0, B: 0, K: 0, W: 0 };
const EMPTY_HQ: Hq = {
  up: { ...NOTHING },
  tilted: { ...NOTHING },
  captured: { ...NOTHING },
  consultants: { MC: 0, NE: 0, CL: 0, MI: 0, TS: 0, CM: 0, CA: 0 },
};
const NOBODY: PlayerView = {
  handCount: 0,
  hand: null,
  known: NOTHING,
  objectives: null,
  doubles: null,
  doublesCount: 0,
  resigned: false,
};

export function hqIn(view: NewOrderView, hq: HqId): Hq {
  return view.hqs[hq] ?? EMPTY_HQ;
}

export function playerIn(view: NewOrderView, seat: Seat): PlayerView {
  return view.players[seat] ?? NOBODY;
}

export function colourIn(view: NewOrderView, tile: Tile): Colour {
  return view.colours[tile] ?? 'W';
}

export function agentsIn(view: NewOrderView, tile: Tile): number {
  return view.agents[tile] ?? 0;
}

export function tilesIn(view: NewOrderView): readonly Tile[] {
  return view.types.map((_, tile) => tile);
}

/** Of all colours together. */
export function allOf({ R, B, K, W }: Counts): number {
  return R + B + K + W;
}

/** The step the table waits at; `undefined` once the game is over. */
export function askedStep(view: NewOrderView): NewOrderStep | undefined {
  return view.result === null ? view.stack.at(-1) : undefined;
}

/** Whose HQ it is in solo: SOD's comes after the player's. */
export function isSodHq(view: NewOrderView, hq: HqId): boolean {
  return view.solo !== null && hq === view.players.length;
}

export function sizeOf(view: NewOrderView, tables: Tables): TableSize {
  const { sizes } = tables;
  switch (view.players.length) {
    case 1:
      return sizes[1];
    case 2:
      return sizes[2];
    case 3:
      return sizes[3];
    default:
      return sizes[4];
  }
}

/** NO-9.4. */
export function companiesOf(view: NewOrderView, colour: Colour): readonly Tile[] {
  return tilesIn(view).filter((tile) => colourIn(view, tile) === colour);
}

/** NO-9.2: a card is a share whichever way it lies, a captured agent is two. */
export function sharesIn(view: NewOrderView, tables: Tables, hq: HqId, colour: Colour): number {
  const { up, tilted, captured } = hqIn(view, hq);
  return (up[colour] + tilted[colour]) * tables.cardShares + captured[colour] * tables.agentShares;
}

/** What a colour would pay one player now. */
export interface Stake {
  readonly seat: Seat;
  readonly shares: number;
  readonly agents: number;
  /** 1: first, 2: second, 0: not paid. */
  readonly place: 0 | 1 | 2;
  readonly pays: number;
  /** Equal in shares with another player and one of them is paid: captured agents decide (NO-9.6, 9.9). */
  readonly tied: boolean;
}

/** NO-9.13: the players of a colour, best first, with what it would pay them now. */
export function stakesIn(view: NewOrderView, tables: Tables, colour: Colour): readonly Stake[] {
  const companies = companiesOf(view, colour).length;
  const holders = view.players.map((_, seat) => ({
    seat,
    shares: sharesIn(view, tables, seat, colour),
    agents: hqIn(view, seat).captured[colour],
  }));
  const ranked = holders.toSorted((one, other) => other.shares - one.shares || other.agents - one.agents);
  const keys = [...new Set(ranked.filter(({ shares }) => shares > 0).map(keyOf))];
  const stakes = ranked.map((holder) => {
    const place = placeFor(keys.indexOf(keyOf(holder)), view.players.length);
    const points = place === 1 ? tables.firstPoints : place === 2 ? tables.secondPoints : 0;
    return { ...holder, place, pays: points * companies };
  });
  return stakes.map((stake) => ({
    ...stake,
    tied: stakes.some((other) => other.seat !== stake.seat && other.shares === stake.shares && isPaid(stake, other)),
  }));
}

function isPaid(...stakes: readonly { readonly place: number }[]): boolean {
  return stakes.some(({ place }) => place > 0);
}

function keyOf({ shares, agents }: { readonly shares: number; readonly agents: number }): number {
  // More captured agents than a colour has cannot be: shares come first.
  return shares * 100 + agents;
}

/** NO-9.12: with two players the second place pays nothing. */
function placeFor(group: number, players: number): Stake['place'] {
  if (group === 0) return 1;
  return group === 1 && players > 2 ? 2 : 0;
}

/** NO-9.14: what an objective adds to a colour one is paid for. */
export function objectivePoints(view: NewOrderView, tables: Tables, colour: Colour, objective: Company): number {
  const matching = companiesOf(view, colour).filter((tile) => view.types[tile] === objective);
  return matching.length * tables.objectivePoints;
}

/** One row of the final account: what a colour pays a player, with and without objectives. */
export interface Payment extends Stake {
  /** By objective of the player; `null` where they are hidden. */
  readonly objectives: readonly { readonly company: Company; readonly points: number }[] | null;
  readonly extra: number;
}

export function paymentsIn(view: NewOrderView, tables: Tables, colour: Colour): readonly Payment[] {
  return stakesIn(view, tables, colour).map((stake) => {
    const known = playerIn(view, stake.seat).objectives;
    const objectives =
      known?.map((company) => ({
        company,
        points: stake.place === 0 ? 0 : objectivePoints(view, tables, colour, company),
      })) ?? null;
    return { ...stake, objectives, extra: (objectives ?? []).reduce((total, { points }) => total + points, 0) };
  });
}

/** What a player would be paid now by all colours, with the objectives whoever looks may know. */
export function pointsIn(view: NewOrderView, tables: Tables, seat: Seat): number {
  const paid = COLOURS.flatMap((colour) => paymentsIn(view, tables, colour).filter((each) => each.seat === seat));
  return paid.reduce((points, { pays, extra }) => points + pays + extra, 0);
}

/** NO-13.3: the companies that count in solo and are held by one side. */
export function soloTiles(view: NewOrderView, hq: HqId): readonly Tile[] {
  const { solo } = view;
  if (solo === null) return [];
  return tilesIn(view).filter((tile) => {
    const company = view.types[tile];
    const counts = company !== undefined && solo.objectives.includes(company);
    return counts && solo.own.includes(colourIn(view, tile)) !== isSodHq(view, hq);
  });
}

export function displayCount(view: NewOrderView): number {
  return view.display.filter((colour) => colour !== null).length;
}

/** Plots until the end at the latest, the last one included; in solo, while all cards come from the display. */
export function plotsLeft(view: NewOrderView, tables: Tables): number {
  const { display } = sizeOf(view, tables);
  const open = displayCount(view);
  if (view.solo !== null)
    return Math.ceil(open / tables.plot) + Math.ceil(display / tables.plot) * Math.floor(view.deckCount / display);
  const spare = view.deckCount + open - display;
  return spare < 0 ? 0 : Math.floor(spare / tables.plot) + 1;
}

/** How a takeover with that many agents would end (NO-5.6 to 5.10, 7.18). */
export type Verdict = 'join' | 'capture' | 'fail';

export function verdictOf(view: NewOrderView, source: Tile, target: Tile, agents: number): Verdict {
  if (colourIn(view, source) === colourIn(view, target)) return 'join';
  const defenders = agentsIn(view, target);
  const wins = view.used === 'MI' ? agents >= defenders : agents > defenders;
  return wins ? 'capture' : 'fail';
}

/** NO-5.3, 5.5: agents that can leave a tile now. */
export function strengthAt(view: NewOrderView, seat: Seat, source: Tile): number {
  return Math.max(0, Math.min(hqIn(view, seat).up[colourIn(view, source)], agentsIn(view, source) - 1));
}

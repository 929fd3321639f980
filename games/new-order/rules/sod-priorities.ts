/** NO-12: SOD's choices. Every printed line is one entry of a table; nothing here changes the state. */
import type { Colour } from '../content/tables.ts';
import { agentsOn, cardsIn, colourOf, coloursOf, hqOf, isLastTile, mayTilt, PLAYER, SOD, typeOf } from './counts.ts';
import { distanceToEdge, neighboursOf, scanOrder } from './grid.ts';
import { soloOf } from './solo.ts';
import type { HqId, State, SodLine, Tile } from './state.ts';
import { reachOf } from './takeover.ts';

/** NO-12.3. */
export function scan(state: State): readonly Tile[] {
  return scanOrder(state.agents.length, soloOf(state).marker);
}

export function isHeldBy(state: State, side: HqId, tile: Tile): boolean {
  return mayTilt(state, side, colourOf(state, tile));
}

export function isObjective(state: State, tile: Tile): boolean {
  return soloOf(state).objectives.includes(typeOf(state, tile));
}

/** NO-12.7, 12.14: where SOD would attack a tile from; `undefined` where it cannot. */
export function sourceFor(state: State, target: Tile): Tile | undefined {
  if (!isHeldBy(state, PLAYER, target)) return undefined;
  const needed = agentsOn(state, target) + 1;
  const neighbours = neighboursOf(state.agents.length, target);
  if (!neighbours.some((tile) => reachOf(state, SOD, tile) >= needed) || isLastTile(state, target)) return undefined;
  return scan(state).find((tile) => neighbours.includes(tile) && reachOf(state, SOD, tile) >= needed);
}

/** NO-12.8: every tile SOD can take over now, in scan order. */
export function feasibleTargets(state: State): readonly Tile[] {
  return scan(state).filter((tile) => sourceFor(state, tile) !== undefined);
}

/** A line of A: the feasible targets it keeps. If it keeps one, that is the target (Q47). */
interface TargetLine {
  readonly line: SodLine;
  keep(state: State, targets: readonly Tile[]): readonly Tile[];
}

/** NO-12.9 to 12.13. */
export const TARGET_LINES: readonly TargetLine[] = [
  { line: 'A-1', keep: (state, targets) => targets.filter((tile) => isObjective(state, tile)).slice(0, 1) },
  { line: 'A-2', keep: (state, targets) => largest(targets, (tile) => agentsOn(state, tile)) },
  { line: 'A-3', keep: (state, targets) => largest(targets, (tile) => playersNeighbours(state, tile)) },
  {
    line: 'A-4',
    keep: (state, targets) => largest(targets, (tile) => -distanceToEdge(state.agents.length, tile)).slice(0, 1),
  },
];

function playersNeighbours(state: State, tile: Tile): number {
  return neighboursOf(state.agents.length, tile).filter((other) => isHeldBy(state, PLAYER, other)).length;
}

/** All that share the largest value, in the order given. */
export function largest(tiles: readonly Tile[], value: (tile: Tile) => number): readonly Tile[] {
  if (tiles.length < 2) return tiles;
  const most = Math.max(...tiles.map(value));
  return tiles.filter((tile) => value(tile) === most);
}

/** A line of BB: the tiles of the colour it reinforces. */
interface PlaceLine {
  readonly line: SodLine;
  fits(state: State, tile: Tile): boolean;
}

/** NO-12.28 to 12.33. */
export const PLACE_LINES: readonly PlaceLine[] = [
  { line: 'BB-1', fits: (state, tile) => isObjective(state, tile) && isMatched(state, tile) },
  { line: 'BB-2', fits: isObjective },
  { line: 'BB-3', fits: isMatched },
  { line: 'BB-4', fits: () => true },
];

/** NO-12.29: at least one neighbour, of whatever colour, has as many agents or more. */
function isMatched(state: State, tile: Tile): boolean {
  const agents = agentsOn(state, tile);
  return neighboursOf(state.agents.length, tile).some((other) => agentsOn(state, other) >= agents);
}

/** What SOD does with cards of the display, by slot. */
interface Plan {
  readonly taken: readonly number[];
  readonly boxed: readonly number[];
  /** The colour a line is about; `null` where it is about both. */
  readonly colour: Colour | null;
}

/** A line of B or C; `undefined` where it does not apply. */
export interface PlotLine {
  readonly line: SodLine;
  plan(state: State): Plan | undefined;
}

/** NO-12.18 to 12.24. */
export const PLOT_LINES: readonly PlotLine[] = [
  { line: 'B-1', plan: (state) => takes(pairFor(state, SOD)) },
  { line: 'B-2', plan: (state) => takes(oneOfEach(state, SOD)) },
  { line: 'B-3', plan: lastOne },
];

/** NO-12.34 to 12.37. */
export const DISCARD_LINES: readonly PlotLine[] = [
  { line: 'C-1', plan: (state) => boxes(pairFor(state, PLAYER)) },
  { line: 'C-2', plan: (state) => boxes(oneOfEach(state, PLAYER)) },
  { line: 'C-3', plan: (state) => boxes(leftmostOf(state, PLAYER)) },
];

interface Cards {
  readonly slots: readonly number[];
  readonly colour: Colour | null;
}

function takes(cards: Cards | undefined): Plan | undefined {
  return cards === undefined ? undefined : { taken: cards.slots, boxed: [], colour: cards.colour };
}

function boxes(cards: Cards | undefined): Plan | undefined {
  return cards === undefined ? undefined : { taken: [], boxed: cards.slots, colour: cards.colour };
}

/** Slots of the display with a card of the colour, from the left. */
function slotsOf({ display }: State, colour: Colour): readonly number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < display.length; slot++) if (display[slot] === colour) slots.push(slot);
  return slots;
}

/** NO-12.18 to 12.20, 12.34, 12.35: two cards of one of the side's colours; two such colours: see `preferred`. */
function pairFor(state: State, side: HqId): Cards | undefined {
  const paired = coloursOf(state, side).filter((colour) => slotsOf(state, colour).length >= 2);
  const colour = preferred(state, side, paired);
  // Q69: of more than two the two leftmost.
  return colour === undefined ? undefined : { slots: slotsOf(state, colour).slice(0, 2), colour };
}

/** The colour of which the side's HQ holds more cards, then that of the leftmost card (Q68: agents do not count). */
function preferred(state: State, side: HqId, colours: readonly Colour[]): Colour | undefined {
  const best = mostHeld(state, side, colours);
  return state.display.find((card): card is Colour => card !== null && best.includes(card));
}

/** The colours of which a side's HQ holds most cards. */
function mostHeld(state: State, side: HqId, colours: readonly Colour[]): readonly Colour[] {
  const hq = hqOf(state, side);
  const most = Math.max(...colours.map((colour) => cardsIn(hq, colour)));
  return colours.filter((colour) => cardsIn(hq, colour) === most);
}

/** NO-12.21, 12.27, 12.36: both colours of the side, the more leftward card first. */
function oneOfEach(state: State, side: HqId): Cards | undefined {
  const slots: number[] = [];
  for (const colour of coloursOf(state, side)) {
    const slot = state.display.indexOf(colour);
    if (slot >= 0) slots.push(slot);
  }
  return slots.length < 2 ? undefined : { slots: slots.sort((a, b) => a - b), colour: null };
}

function leftmostOf(state: State, side: HqId): Cards | undefined {
  const colours = coloursOf(state, side);
  const slot = state.display.findIndex((card) => card !== null && colours.includes(card));
  return slot < 0 ? undefined : { slots: [slot], colour: state.display[slot] ?? null };
}

/** NO-12.22 to 12.24: SOD takes one card and boxes one of the player's colours, preferably that with more cards. */
function lastOne(state: State): Plan | undefined {
  const own = leftmostOf(state, SOD);
  if (own === undefined) return undefined;
  const [more, ...equal] = mostHeld(state, PLAYER, coloursOf(state, PLAYER));
  const slots = more === undefined || equal.length > 0 ? [] : slotsOf(state, more);
  const boxed = slots.length > 0 ? slots : (leftmostOf(state, PLAYER)?.slots ?? []);
  return { taken: own.slots, boxed: boxed.slice(0, 1), colour: own.colour };
}

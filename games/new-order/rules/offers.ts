/** Constant options, one for every thing they can name, so that `options` allocates only the list. */
import { COLOURS, COLUMNS, CONSULTANTS, type Colour, type Consultant } from '../content/tables.ts';
import { MOST_ROWS } from './grid.ts';
import type { HqId, Tile } from './state.ts';

/** No content makes a hand, a display or a stack of agents larger (content/pack.ts). */
const MOST_IN_HAND = 20;
export const MOST_SLOTS = 8;
export const MOST_AGENTS = 60;
const MOST_HQS = 4;

const TILES = numbers(MOST_ROWS * COLUMNS);

export const DECLINE = { kind: 'decline' } as const;
export const PLOT_DECK = { kind: 'plotDeck' } as const;

export const USE = byName(CONSULTANTS, (consultant: Consultant) => ({ kind: 'use', consultant }) as const);
export const HIRE = byName(CONSULTANTS, (consultant: Consultant) => ({ kind: 'hire', consultant }) as const);

export const ODD = byName(COLOURS, (colour: Colour) => ({ kind: 'odd', colour }) as const);
export const ACCOUNT = byName(COLOURS, (colour: Colour) => ({ kind: 'account', colour }) as const);
export const DISCARD = byName(COLOURS, (colour: Colour) => ({ kind: 'discard', colour }) as const);
export const GIVE_UP = byName(COLOURS, (colour: Colour) => ({ kind: 'give', colour, tilted: false }) as const);
export const GIVE_TILTED = byName(COLOURS, (colour: Colour) => ({ kind: 'give', colour, tilted: true }) as const);

/** Indexed by the slot. */
export const PLOT = numbers(MOST_SLOTS).map((slot) => ({ kind: 'plot', slot }) as const);

/** Indexed by the count; the entry for 0 is never offered. */
export const LAY = byName(COLOURS, (colour: Colour) =>
  numbers(MOST_IN_HAND + 1).map((count) => ({ kind: 'lay', colour, count }) as const),
);
export const STRENGTH = numbers(MOST_AGENTS + 1).map((agents) => ({ kind: 'strength', agents }) as const);
export const RESTORE = numbers(MOST_AGENTS + 1).map((count) => ({ kind: 'restore', count }) as const);

/** Indexed by the tile. */
export const TAKEOVER = TILES.map((source: Tile) => ({ kind: 'takeover', source }) as const);
export const TARGET = TILES.map((tile: Tile) => ({ kind: 'target', tile }) as const);
export const PLACE = TILES.map((tile: Tile) => ({ kind: 'place', tile }) as const);
export const FROM = TILES.map((tile: Tile) => ({ kind: 'from', tile }) as const);
export const TO = TILES.map((tile: Tile) => ({ kind: 'to', tile }) as const);
export const SWAP = TILES.map((tile: Tile) => ({ kind: 'swap', tile }) as const);
export const WITHDRAW = TILES.map((tile: Tile) => ({ kind: 'withdraw', tile }) as const);

/** By HQ, then by colour. */
export const TILT = byHq((hq, colour) => ({ kind: 'tilt', hq, colour }) as const);
export const STRAIGHTEN = byHq((hq, colour) => ({ kind: 'straighten', hq, colour }) as const);
export const TAKE_UP = byHq((hq, colour) => ({ kind: 'take', hq, colour, tilted: false }) as const);
export const TAKE_TILTED = byHq((hq, colour) => ({ kind: 'take', hq, colour, tilted: true }) as const);
export const REMOVE_UP = byHq((hq, colour) => ({ kind: 'remove', hq, colour, tilted: false }) as const);
export const REMOVE_TILTED = byHq((hq, colour) => ({ kind: 'remove', hq, colour, tilted: true }) as const);

/** Options by HQ and colour, as the tables above hold them. */
export type ByHq<Option> = readonly Readonly<Record<Colour, Option>>[];

/** The option at an index that the table has. */
export function optionAt<Option>(table: readonly Option[], index: number): Option {
  return table[index] as Option;
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, number) => number);
}

function byName<Name extends string, V>(names: readonly Name[], make: (name: Name) => V): Readonly<Record<Name, V>> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, V>;
}

function byHq<Option>(make: (hq: HqId, colour: Colour) => Option): ByHq<Option> {
  return numbers(MOST_HQS).map((hq) => byName(COLOURS, (colour) => make(hq, colour)));
}

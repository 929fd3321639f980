/** All references of New Order: things that sentences link to and the board highlights. */
import type { Seat } from '@cabale/engine';
import type { Colour, Company, Consultant } from '../content/tables.ts';
import type { HqId, SodLine, Tile } from '../rules/state.ts';

export type Orientation = 'up' | 'tilted';
/** Where consultants lie: in an HQ, or in the supply. */
export type ConsultantPlace = HqId | 'supply';

export const ACTIONS = ['plot', 'infiltrate', 'takeover'] as const;
export type Action = (typeof ACTIONS)[number];

export type NewOrderRef =
  /** The player at a seat; in solo `seat:1` is SOD. */
  | `seat:${Seat}`
  | `tile:${Tile}`
  | `company:${Company}`
  /** A Conglomerate. */
  | `colour:${Colour}`
  | `display:${number}`
  | 'deck:cards'
  /** Cards of one colour in a hand; `hand:<seat>` is the whole of it. */
  | `hand:${Seat}:${Colour}`
  | `hand:${Seat}`
  /** Cards of one colour and orientation in an HQ. */
  | `hq:${HqId}:${Colour}:${Orientation}`
  | `captured:${HqId}:${Colour}`
  | `consultant:${ConsultantPlace}:${Consultant}`
  /** An objective lying open: whose (`common` in solo), then its type. */
  | `objective:${Seat | 'common'}:${Company}`
  | `objectives:${Seat}`
  | `supply:${Colour}`
  | 'box:cards'
  | 'end:round'
  | 'marker:sod'
  | `line:${SodLine}`
  | `action:${Action}`
  /** Answers that belong to no piece: how many agents move, which two colours, how many cards, none. */
  | `strength:${number}`
  | `pair:${Colour}:${Colour}`
  | `restore:${number}`
  | 'decline:none';

export const seatRef = (seat: Seat): NewOrderRef => `seat:${seat}`;
export const tileRef = (tile: Tile): NewOrderRef => `tile:${tile}`;
export const companyRef = (company: Company): NewOrderRef => `company:${company}`;
export const colourRef = (colour: Colour): NewOrderRef => `colour:${colour}`;
export const displayRef = (slot: number): NewOrderRef => `display:${slot}`;
export const handRef = (seat: Seat, colour: Colour): NewOrderRef => `hand:${seat}:${colour}`;
export const hqRef = (hq: HqId, colour: Colour, orientation: Orientation): NewOrderRef =>
  `hq:${hq}:${colour}:${orientation}`;
export const capturedRef = (hq: HqId, colour: Colour): NewOrderRef => `captured:${hq}:${colour}`;
export const consultantRef = (place: ConsultantPlace, consultant: Consultant): NewOrderRef =>
  `consultant:${place}:${consultant}`;
export const objectiveRef = (of: Seat | 'common', company: Company): NewOrderRef => `objective:${of}:${company}`;
export const supplyRef = (colour: Colour): NewOrderRef => `supply:${colour}`;
export const lineRef = (line: SodLine): NewOrderRef => `line:${line}`;

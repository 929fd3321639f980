/** What the box holds and what its parts do, in numbers (RULES.md, sections 2 and 6). */

export const COLOURS = ['R', 'B', 'K', 'W'] as const;
/** A Conglomerate: red, blue, black or white. */
export type Colour = (typeof COLOURS)[number];

export const BASE_COMPANIES = ['BN', 'GM', 'PR', 'AA', 'SM', 'OM'] as const;
export const COMPANIES = [...BASE_COMPANIES, 'PF', 'VD'] as const;
/** A type of company: the six of the box, then the two Deluxe ones. */
export type Company = (typeof COMPANIES)[number];

export const BASE_CONSULTANTS = ['MC', 'NE', 'CL', 'MI'] as const;
export const CONSULTANTS = [...BASE_CONSULTANTS, 'TS', 'CM', 'CA'] as const;
/** A type of consultant: the four of the box, the two Deluxe ones, the Accountant. */
export type Consultant = (typeof CONSULTANTS)[number];

/** `named`: the rulebook gives the name alone. */
export type Provenance = 'rulebook' | 'named' | 'reconstructed' | 'pack';

export type Counts = Readonly<Record<Colour, number>>;

/** What changes with the number of players; solo is the table of one. */
export interface TableSize {
  readonly rows: number;
  /** Cards of each colour. */
  readonly cards: number;
  /** Cards dealt to each player. */
  readonly hand: number;
  /** Cards in the display. */
  readonly display: number;
  /** Secret Objectives dealt to each player; solo: laid open for both sides. */
  readonly objectives: number;
}

/** Every number of the game: what a content pack may change. */
export interface Tables {
  /** Of the rules: 1 for games that began under version 1.0.0. */
  readonly edition: 1 | 2;
  readonly companies: Readonly<Record<Company, { readonly tiles: number; readonly provenance: Provenance }>>;
  readonly consultants: Readonly<Record<Consultant, { readonly copies: number; readonly provenance: Provenance }>>;
  /** Agents of each colour. */
  readonly agents: number;
  readonly sizes: Readonly<Record<1 | 2 | 3 | 4, TableSize>>;
  readonly handLimit: number;
  /** Cards taken by a Plot. */
  readonly plot: number;
  /** Cards of one colour to lay for a consultant. */
  readonly hireAt: number;
  /** Agents Broadcast Network moves, cards Guerrilla Marketing tilts and Ambient Advertising sets upright. */
  readonly broadcast: number;
  readonly guerrilla: number;
  readonly ambient: number;
  /** Cards the Negotiator draws, the Talent Scout takes beyond a Plot's, the Crisis Manager sets upright. */
  readonly negotiator: number;
  readonly scout: number;
  readonly crisis: number;
  /** Shares of a card and of a captured agent. */
  readonly cardShares: number;
  readonly agentShares: number;
  /** Points for each company of a colour: to the first and to the second shareholder. */
  readonly firstPoints: number;
  readonly secondPoints: number;
  /** Points for each company of an objective's type in a colour one scores. */
  readonly objectivePoints: number;
  readonly pairPoints: number;
  readonly allTypesPoints: number;
}

/** Columns of the grid, at every number of players. */
export const COLUMNS = 4;

/**
 * Whole positions from what a test cares about: the other cards, agents and consultants go where they do no harm.
 *
 *     const scene = position({
 *       grid: ['R3 B1 K1 W1', 'R1 B1 K1 W1', 'R1 B1 K1 W1'], // twelve tiles: two players; sixteen: three or four
 *       seats: [{ hq: 'RRb', hand: 'KK' }, { captured: 'R' }], // an HQ with two upright red and a tilted blue card
 *       display: 'RBKWR',
 *       deck: 'RB', // top first; the rest is in the box
 *     });
 *     scene.seat(0).takesOver(at(1, 1), at(1, 2), 2);
 *     expect(scene.grid).toEqual(['R1 R2 K1 W1', 'R1 B1 K1 W1', 'R1 B1 K1 W1']);
 *     expect(scene.seat(0).hq).toBe('rrb'); // both red cards are tilted now
 *
 * Notation: `notation.ts`. What seats do and what can be looked at: `scene.ts`.
 */
import { Random, Rules } from '@cabale/engine';
import {
  BASE_COMPANIES,
  BASE_CONSULTANTS,
  COLOURS,
  CONSULTANTS,
  type Colour,
  type Company,
  type Consultant,
  type Tables,
} from '../content/tables.ts';
import { PRINTED } from '../content/printed.ts';
import { newOrder } from '../index.ts';
import { cardsIn, none } from '../rules/counts.ts';
import { newHq } from '../rules/setup.ts';
import type { Hq, State, Player, Solo } from '../rules/state.ts';
import { cellsOf, colourNamed, countsIn, displayOf, type Cell } from './notation.ts';
import { Scene } from './scene.ts';

export interface Side {
  /** Left out: empty. */
  readonly hand?: string;
  /** Those cards of the hand that everybody saw taken. */
  readonly known?: string;
  /** Capitals are upright, small letters tilted. */
  readonly hq?: string;
  readonly captured?: string;
  readonly consultants?: readonly Consultant[];
  /** Left out: two types of the box, other ones for the next seat. */
  readonly objectives?: readonly Company[];
}

export interface Setting {
  /** Left out: three rows of `R1 B1 K1 W1` for one or two players, four for more. */
  readonly grid?: readonly string[];
  /** One entry a player; left out: two players with nothing. */
  readonly seats?: readonly Side[];
  readonly display?: string;
  /** Top first, and then the other cards are in the box; left out: all cards named nowhere. */
  readonly deck?: string;
  /** Consultants in the supply; left out: one of each type less than players. */
  readonly agency?: Readonly<Partial<Record<Consultant, number>>>;
  /** Left out: the four of the box, without the Lawyer for two. */
  readonly consultantTypes?: readonly Consultant[];
  readonly active?: number;
  readonly turn?: number;
  /** The final round: who triggered it, and the turns after this one. */
  readonly endedBy?: number;
  readonly turnsLeft?: number;
  /** A table of one: `own` as `RB`, three objectives, the column the marker stands on. */
  readonly solo?: {
    readonly own: string;
    readonly objectives: readonly Company[];
    readonly marker?: number;
    readonly sod?: Pick<Side, 'hq' | 'captured'>;
    readonly abilities?: boolean;
    /** Whether the player may plot from the deck, too; left out: yes, so that a test can draw what it needs. */
    readonly deck?: boolean;
  };
  /** What a complete tie for first pays. */
  readonly tiedFirst?: 'first' | 'second';
  readonly seed?: string;
}

/** The beginning of a turn of the active seat, the first by default. */
export function position(setting: Setting = {}, content: Tables = PRINTED): Scene {
  const rules = new Rules(newOrder, content);
  const scene = new Scene(rules, stateOf(setting, content));
  rules.advance(scene.state, scene.told);
  return scene;
}

/** The last turn of the game, of a player who can do nothing: it is over and counted. Upright cards need lone agents. */
export function settled(setting: Setting, content: Tables = PRINTED): Scene {
  return position({ display: '-----', deck: '', endedBy: 0, ...setting }, content);
}

function stateOf(setting: Setting, content: Tables): State {
  const sides = setting.solo === undefined ? (setting.seats ?? [{}, {}]) : [setting.seats?.[0] ?? {}];
  const size = content.sizes[sides.length as keyof Tables['sizes']];
  const cells = cellsOf(setting.grid ?? Array.from({ length: size.rows }, () => 'R1 B1 K1 W1'));
  const types = setting.consultantTypes ?? typesFor(sides.length);
  const players = sides.map(playerOf);
  const hqs = [...sides, ...(setting.solo === undefined ? [] : [setting.solo.sod ?? {}])].map(hqOf);
  const display = displayOf(setting.display ?? 'RBKWR'.slice(0, size.display));
  const { deck, box } = restOf(setting.deck, players, hqs, display, size.cards);
  return {
    seats: sides.length,
    stack: [{ kind: 'beginTurn' }],
    random: Random.from(setting.seed ?? 'position').words,
    sealed: null,
    types: companiesOf(cells),
    colours: cells.map(({ colour }) => colour),
    agents: cells.map(({ agents }) => agents),
    supply: supplyOf(cells, hqs, content.agents - (setting.solo === undefined ? 0 : 1)),
    agency: agencyOf(setting.agency, types, sides.length),
    consultantTypes: types,
    deck,
    display,
    box,
    players,
    hqs,
    solo: soloOf(setting.solo),
    sodAbilities: setting.solo?.abilities ?? false,
    readings: { soloDeck: setting.solo?.deck ?? true, tiedFirst: setting.tiedFirst ?? 'second' },
    active: setting.active ?? 0,
    // Not the first turn, so no events about the deal.
    turn: setting.turn ?? 2,
    used: null,
    endedBy: setting.endedBy ?? null,
    turnsLeft: setting.turnsLeft ?? 0,
    result: null,
  };
}

function typesFor(seats: number): readonly Consultant[] {
  if (seats === 1) return [];
  return BASE_CONSULTANTS.filter((type) => seats > 2 || type !== 'CL');
}

function playerOf({ hand = '', known = '', objectives }: Side, seat: number): Player {
  const first = BASE_COMPANIES[(2 * seat) % BASE_COMPANIES.length] ?? 'BN';
  const second = BASE_COMPANIES[(2 * seat + 1) % BASE_COMPANIES.length] ?? 'GM';
  return {
    hand: countsIn(hand),
    known: countsIn(known),
    objectives: objectives ?? [first, second],
    doubles: [],
    resigned: false,
  };
}

function hqOf({ hq = '', captured = '', consultants = [] }: Side): Hq {
  const made = { ...newHq(), up: countsIn(hq), tilted: countsIn(hq, true), captured: countsIn(captured) };
  for (const type of consultants) made.consultants[type]++;
  return made;
}

function restOf(
  deck: string | undefined,
  players: readonly Player[],
  hqs: readonly Hq[],
  display: readonly (Colour | null)[],
  cards: number,
): { readonly deck: Colour[]; readonly box: Record<Colour, number> } {
  const named = (deck ?? '').split('').map(colourNamed);
  const box = none();
  for (const colour of COLOURS) {
    const held = players.reduce((sum, { hand }) => sum + hand[colour], 0);
    const laid = hqs.reduce((sum, hq) => sum + cardsIn(hq, colour), 0);
    const open = [...named, ...display].filter((card) => card === colour).length;
    box[colour] = cards - held - laid - open;
    if (box[colour] < 0) throw new Error(`the position names more than the ${cards} cards of ${colour}`);
  }
  if (deck !== undefined) return { deck: named.toReversed(), box };
  const rest = COLOURS.flatMap((colour) => Array.from({ length: box[colour] }, () => colour));
  return { deck: Random.from('rest of the deck').shuffle(rest), box: none() };
}

/** Companies that are not named are those the grid has fewest of, in the order of the box. */
function companiesOf(cells: readonly Cell[]): readonly Company[] {
  const used = cells.flatMap(({ company }) => company ?? []);
  return cells.map(({ company }) => {
    if (company !== undefined) return company;
    const count = (type: Company): number => used.filter((each) => each === type).length;
    const fewest = BASE_COMPANIES.reduce((best, type) => (count(type) < count(best) ? type : best));
    used.push(fewest);
    return fewest;
  });
}

function supplyOf(cells: readonly Cell[], hqs: readonly Hq[], agents: number): Record<Colour, number> {
  const supply = none();
  for (const colour of COLOURS) {
    const placed = cells.reduce((sum, cell) => sum + (cell.colour === colour ? cell.agents : 0), 0);
    supply[colour] = agents - placed - hqs.reduce((sum, { captured }) => sum + captured[colour], 0);
    if (supply[colour] < 0) throw new Error(`the position names more than the ${agents} agents of ${colour}`);
  }
  return supply;
}

function agencyOf(given: Setting['agency'], types: readonly Consultant[], seats: number): Record<Consultant, number> {
  const count = (type: Consultant): number =>
    given?.[type] ?? (given === undefined && types.includes(type) ? seats - 1 : 0);
  return Object.fromEntries(CONSULTANTS.map((type) => [type, count(type)])) as Record<Consultant, number>;
}

function soloOf(solo: Setting['solo']): Solo | null {
  if (solo === undefined) return null;
  return {
    own: COLOURS.filter((colour) => solo.own.includes(colour)),
    objectives: solo.objectives,
    marker: solo.marker ?? 1,
  };
}

/** NO-1: setup; NO-10.1 to 10.3 and NO-14.1 to 14.3: what differs in solo and with optional content. */
import type { Deal, Random, SetupOf } from '@cabale/engine';
import {
  BASE_COMPANIES,
  BASE_CONSULTANTS,
  COLOURS,
  COLUMNS,
  COMPANIES,
  CONSULTANTS,
  type Colour,
  type Company,
  type Consultant,
  type Tables,
  type TableSize,
} from '../content/tables.ts';
import { none } from './counts.ts';
import type { Hq, NewOrder, State, Player } from './state.ts';
import type { SETUP } from './variants.ts';

type Setup = SetupOf<typeof SETUP>;

/** The Lawyer is never used with two players (NO-1.17, Q56). */
const NOT_FOR_TWO: Consultant = 'CL';
/** Until edition 2 two players had one type less, whatever was chosen. */
const TYPES_FOR_TWO_ONCE = BASE_CONSULTANTS.length - 1;

export function start({ setup, seats, content, random, base }: Deal<NewOrder>): State {
  const size = content.sizes[seats as keyof Tables['sizes']];
  const isSolo = seats === 1;
  // NO-1.2, 1.3: with one or two players a tile of each type is left out first.
  const left = seats > 2 ? 0 : 1;
  const tiles = several(companiesOf(setup, random), (type) => content.companies[type].tiles - left);
  const types = random.shuffle(tiles).slice(0, size.rows * COLUMNS);
  const colours = random.shuffle(several(COLOURS, () => size.rows));
  const deck = random.shuffle(several(COLOURS, () => size.cards));
  const players = dealPlayers(types, isSolo ? { ...size, objectives: 0 } : size, seats, deck, random);
  const consultantTypes = isSolo ? [] : consultantsOf(setup, seats, content, random);
  const hqs = players.map(newHq);
  if (isSolo) hqs.push(newHq());
  const agency = hireOut(hqs, consultantTypes, seats, content, random);
  return {
    // No spread: it makes the fields after it slow to write.
    seats: base.seats,
    stack: isSolo
      ? [{ kind: 'beginTurn' }, { kind: 'openSolo' }, { kind: 'ownColours', seat: 0 }]
      : [{ kind: 'beginTurn' }],
    random: base.random,
    sealed: base.sealed,
    types,
    colours,
    agents: colours.map(() => 1),
    supply: supplyAfter(content.agents - size.rows),
    agency,
    consultantTypes,
    deck,
    display: Array.from({ length: size.display }, () => (isSolo ? null : (deck.pop() ?? null))),
    box: none(),
    players,
    hqs,
    // NO-10.2: the marker starts above the first column.
    solo: isSolo ? { own: [], objectives: [], marker: 1 } : null,
    sodAbilities: setup.sodAbilities && isSolo,
    readings: { soloDeck: setup.soloDeck, tiedFirst: setup.tiedFirst },
    // NO-1.23, 10.9.
    active: setup.firstPlayer === 'random' && !isSolo ? random.below(seats) : 0,
    turn: 1,
    used: null,
    endedBy: null,
    turnsLeft: 0,
    result: null,
  };
}

export function newHq(): Hq {
  return { up: none(), tilted: none(), captured: none(), consultants: noConsultants() };
}

function noConsultants(): Record<Consultant, number> {
  return { MC: 0, NE: 0, CL: 0, MI: 0, TS: 0, CM: 0, CA: 0 };
}

function supplyAfter(agents: number): Record<Colour, number> {
  return { R: agents, B: agents, K: agents, W: agents };
}

/** Each value as often as its count, one after the other. */
function several<V>(values: readonly V[], countOf: (value: V) => number): V[] {
  const all: V[] = [];
  for (const value of values) for (let left = countOf(value); left > 0; left--) all.push(value);
  return all;
}

/** NO-1.1, 14.1: six types. */
function companiesOf({ companies }: Setup, random: Random): readonly Company[] {
  if (companies === 'base') return BASE_COMPANIES;
  if (companies === 'random') return random.shuffle([...COMPANIES]).slice(0, BASE_COMPANIES.length);
  return COMPANIES.filter((type) => !companies.split('-').includes(type));
}

/** NO-1.9 to 1.12, 1.21: hands, and objectives from as many cards of a type as the grid has tiles of it. */
function dealPlayers(
  types: readonly Company[],
  { hand, objectives }: TableSize,
  seats: number,
  deck: Colour[],
  random: Random,
): readonly Player[] {
  const draw = random.shuffle([...types]);
  const dealt = Array.from({ length: seats }, () => draw.splice(-objectives, objectives));
  return dealt.map((own) => {
    const doubles = replaceDoubles(own, draw);
    return { hand: dealHand(deck, hand), known: none(), objectives: sorted(own), doubles, resigned: false };
  });
}

/** NO-1.11; Q4: boxed doubles are not used again. */
function replaceDoubles(own: Company[], draw: Company[]): Company[] {
  const doubles: Company[] = [];
  for (let double = doubleIn(own); double >= 0; double = doubleIn(own)) {
    doubles.push(...own.splice(double, 1));
    own.push(...draw.splice(-1));
  }
  return doubles;
}

function doubleIn(own: readonly Company[]): number {
  return own.findIndex((type, index) => own.indexOf(type) !== index);
}

function sorted(types: readonly Company[]): readonly Company[] {
  return COMPANIES.filter((type) => types.includes(type));
}

function dealHand(deck: Colour[], count: number): Record<Colour, number> {
  const hand = none();
  for (const colour of deck.splice(deck.length - count)) hand[colour]++;
  return hand;
}

/** NO-1.16, 1.17, 14.2, 14.3: the types in this game, as `CONSULTANTS` lists them. */
function consultantsOf(
  { consultants, accountant }: Setup,
  seats: number,
  { edition }: Tables,
  random: Random,
): readonly Consultant[] {
  const all = CONSULTANTS.filter((type) => type !== 'CA' && (seats > 2 || type !== NOT_FOR_TWO));
  const count = seats > 2 || edition === 2 ? BASE_CONSULTANTS.length : TYPES_FOR_TWO_ONCE;
  const wanted = new Set<Consultant>(consultants === 'base' ? BASE_CONSULTANTS : all);
  for (const type of all) if (consultants.split('-').includes(type)) wanted.delete(type);
  const possible = all.filter((type) => wanted.has(type));
  const chosen = possible.length > count ? random.shuffle(possible).slice(0, count) : possible;
  return CONSULTANTS.filter((type) => chosen.includes(type) || (type === 'CA' && accountant));
}

/** NO-1.16 to 1.19: one different consultant to each HQ, n − 1 of each type to the supply, the rest to the box. */
function hireOut(
  hqs: readonly Hq[],
  types: readonly Consultant[],
  seats: number,
  content: Tables,
  random: Random,
): Record<Consultant, number> {
  const agency = noConsultants();
  const set = random.shuffle(types.filter((type) => type !== 'CA'));
  for (const [index, type] of set.entries()) {
    const hq = hqs[index];
    if (hq !== undefined) hq.consultants[type] = 1;
    agency[type] = Math.min(seats - 1, content.consultants[type].copies - (hq === undefined ? 0 : 1));
  }
  if (types.includes('CA')) agency.CA = content.consultants.CA.copies;
  return agency;
}

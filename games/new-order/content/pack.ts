/** Content packs: the numbers of an owner's own box, laid over ours (RULES.md, section 10). */
import { isPackObject, packMistakes, shortened, shownInMessage, type PackObject } from '@cabale/engine';
import * as z from 'zod/mini';
import { MOST_ROWS } from '../rules/grid.ts';
import { MOST_AGENTS, MOST_SLOTS } from '../rules/offers.ts';
import { PRINTED } from './printed.ts';
import { COLOURS, COLUMNS, COMPANIES, CONSULTANTS, type Tables, type TableSize } from './tables.ts';

/** Types of companies in a game, of whatever choice. */
const TYPES = 6;

export type PackResult = { readonly content: Tables } | { readonly mistakes: readonly string[] };

interface Range {
  readonly least: number;
  readonly most: number;
}

type Ranges<Field extends string = string> = Readonly<Record<Field, Range>>;

type Size = keyof Tables['sizes'];
type NumberField = Exclude<keyof Tables, 'companies' | 'consultants' | 'sizes'>;

const range = (least: number, most: number): Range => ({ least, most });

const TILES: Ranges<'tiles'> = { tiles: range(1, 3) };
const COPIES: Ranges<'copies'> = { copies: range(1, 8) };

const SOLO_SIZE: Ranges<Exclude<keyof TableSize, 'hand'>> = {
  rows: range(3, MOST_ROWS),
  cards: range(1, 40),
  display: range(1, MOST_SLOTS),
  objectives: range(1, TYPES),
};
const SIZE: Ranges<keyof TableSize> = { ...SOLO_SIZE, hand: range(0, 12), objectives: range(1, 2) };

const NUMBERS: Ranges<NumberField> = {
  agents: range(1, MOST_AGENTS),
  handLimit: range(1, 12),
  plot: range(1, 4),
  hireAt: range(1, 12),
  broadcast: range(1, 6),
  guerrilla: range(1, 6),
  ambient: range(1, 6),
  negotiator: range(0, 6),
  scout: range(0, 4),
  crisis: range(0, 6),
  cardShares: range(0, 10),
  agentShares: range(0, 10),
  firstPoints: range(0, 20),
  secondPoints: range(0, 20),
  objectivePoints: range(0, 20),
  pairPoints: range(0, 20),
  allTypesPoints: range(0, 20),
};

/** What each part of a pack may name, and the values of each entry. */
const ENTRIES: Readonly<Record<'companies' | 'consultants' | 'sizes', Readonly<Record<string, Ranges>>>> = {
  companies: Object.fromEntries(COMPANIES.map((type) => [type, TILES])),
  consultants: Object.fromEntries(CONSULTANTS.map((type) => [type, COPIES])),
  sizes: { 1: SOLO_SIZE, 2: SIZE, 3: SIZE, 4: SIZE },
};

const PARTS = ['companies', 'consultants', 'sizes', 'numbers'] as const;

type Values = Readonly<Record<string, number>>;

/** Reads a pack: whole content, or every mistake with the entry it is in and its reason. */
export function parsePack(pack: unknown): PackResult {
  if (!isPackObject(pack)) return { mistakes: [`the pack must be an object, not ${shownInMessage(pack)}`] };
  const mistakes = packMistakes(pack, 'new-order', {}, PARTS);
  const companies = readEntries('companies', pack, mistakes);
  const consultants = readEntries('consultants', pack, mistakes);
  const sizes = readEntries('sizes', pack, mistakes);
  const numbers = readValues('numbers', pack['numbers'] ?? {}, NUMBERS, mistakes);
  if (mistakes.length > 0) return { mistakes };
  const content: Tables = {
    ...PRINTED,
    companies: overlaid(PRINTED.companies, companies, { provenance: 'pack' }),
    consultants: overlaid(PRINTED.consultants, consultants, { provenance: 'pack' }),
    sizes: overlaid(PRINTED.sizes, sizes, {}),
    ...numbers,
  };
  const unplayable = unplayableMistakes(content);
  return unplayable.length > 0 ? { mistakes: unplayable } : { content };
}

/** A part that holds entries by name, each with values of its own. */
function readEntries(part: keyof typeof ENTRIES, pack: PackObject, mistakes: string[]): ReadonlyMap<string, Values> {
  const read = new Map<string, Values>();
  const given = pack[part] ?? {};
  if (!isPackObject(given)) {
    mistakes.push(`${part}: must be an object of entries by name, not ${shownInMessage(given)}`);
    return read;
  }
  const known = ENTRIES[part];
  for (const [name, entry] of Object.entries(given)) {
    const ranges = Object.hasOwn(known, name) ? known[name] : undefined;
    if (ranges !== undefined) read.set(name, readValues(`${part}.${name}`, entry, ranges, mistakes));
    else mistakes.push(`${part}.${shortened(name)}: there is no such entry; known: ${Object.keys(known).join(', ')}`);
  }
  return read;
}

function readValues(place: string, given: unknown, ranges: Ranges, mistakes: string[]): Values {
  if (!isPackObject(given)) {
    mistakes.push(`${place}: must be an object of numbers, not ${shownInMessage(given)}`);
    return {};
  }
  const values: Record<string, number> = {};
  for (const [field, value] of Object.entries(given)) {
    const allowed = Object.hasOwn(ranges, field) ? ranges[field] : undefined;
    if (allowed === undefined) {
      mistakes.push(`${place}.${shortened(field)}: there is no such value; known: ${Object.keys(ranges).join(', ')}`);
      continue;
    }
    const { least, most } = allowed;
    const parsed = z.safeParse(z.int().check(z.minimum(least), z.maximum(most)), value);
    // JSON knows a minus zero, which would not survive being stored again.
    if (parsed.success) values[field] = parsed.data === 0 ? 0 : parsed.data;
    else
      mistakes.push(`${place}.${field}: must be a whole number from ${least} to ${most}, not ${shownInMessage(value)}`);
  }
  return values;
}

/** Entries with the values given for them; an entry with none stays as it was. */
function overlaid<Entries extends object>(printed: Entries, given: ReadonlyMap<string, Values>, mark: object): Entries {
  const entries = Object.entries(printed).map(([name, entry]: [string, object]) => {
    const values = given.get(name) ?? {};
    return [name, Object.keys(values).length === 0 ? entry : { ...entry, ...values, ...mark }];
  });
  return Object.fromEntries(entries) as Entries;
}

/** Numbers that are possible one by one but with which no game could be set up. */
function unplayableMistakes(content: Tables): string[] {
  return ([1, 2, 3, 4] as const).flatMap((size) => unplayableAt(size, content));
}

function unplayableAt(size: Size, content: Tables): readonly string[] {
  const { rows, cards, hand, display, objectives } = content.sizes[size];
  const grid = rows * COLUMNS;
  const tiles = fewestTiles(size, content);
  const agents = rows + (size === 1 ? 1 : 0);
  const dealt = size * hand + display;
  // NO-1.11: with three tiles of a type a player replaces at most two doubles.
  const draw = size * (objectives + 2 * (objectives - 1));
  const checks: readonly (readonly [boolean, string])[] = [
    [tiles >= grid, `sizes.${size}.rows: the grid needs ${grid} tiles, but six types may have only ${tiles}`],
    [
      content.agents >= agents,
      `numbers.agents: ${content.agents} of a colour are too few for sizes.${size}, which needs ${agents} at the start`,
    ],
    [
      COLOURS.length * cards >= dealt,
      `sizes.${size}.cards: ${cards} of each colour are too few for hands and display, which need ${dealt} in all`,
    ],
    [hand <= content.handLimit, `sizes.${size}.hand: ${hand} cards exceed the hand limit of ${content.handLimit}`],
    [
      size === 1 || draw <= grid,
      `sizes.${size}.objectives: ${objectives} each could use up the draw of ${grid} when doubles are replaced`,
    ],
  ];
  return checks.flatMap(([isPossible, mistake]) => (isPossible ? [] : [mistake]));
}

/** Tiles to lay the grid from with the six types that have fewest (NO-1.3: with one or two players one less of each). */
function fewestTiles(size: Size, { companies }: Tables): number {
  const left = size > 2 ? 0 : 1;
  const counts = COMPANIES.map((type) => companies[type].tiles - left).sort((a, b) => a - b);
  return counts.slice(0, TYPES).reduce((sum, count) => sum + count, 0);
}

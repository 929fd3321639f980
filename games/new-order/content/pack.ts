/** Content packs: the numbers of an owner's box, which replace ours (RULES.md, section 10). */
import { failedChecks, overlaid, packRange, readPack, type PackEntries, type PackRanges } from '@cabale/engine';
import { MOST_ROWS } from '../rules/grid.ts';
import { MOST_AGENTS, MOST_SLOTS } from '../rules/offers.ts';
import { PRINTED } from './printed.ts';
import { COLOURS, COLUMNS, COMPANIES, CONSULTANTS, type Tables, type TableSize } from './tables.ts';

/** Types of companies in a game, of whatever choice. */
const TYPES = 6;

export type PackResult = { readonly content: Tables } | { readonly mistakes: readonly string[] };

type Size = keyof Tables['sizes'];
type NumberField = Exclude<keyof Tables, 'companies' | 'consultants' | 'sizes' | 'edition'>;

const TILES: PackRanges<'tiles'> = { tiles: packRange(1, 3) };
const COPIES: PackRanges<'copies'> = { copies: packRange(1, 8) };

const SOLO_SIZE: PackRanges<Exclude<keyof TableSize, 'hand'>> = {
  rows: packRange(3, MOST_ROWS),
  cards: packRange(1, 40),
  display: packRange(1, MOST_SLOTS),
  objectives: packRange(1, TYPES),
};
const SIZE: PackRanges<keyof TableSize> = { ...SOLO_SIZE, hand: packRange(0, 12), objectives: packRange(1, 2) };

const NUMBERS: PackRanges<NumberField> = {
  agents: packRange(1, MOST_AGENTS),
  handLimit: packRange(1, 12),
  plot: packRange(1, 4),
  hireAt: packRange(1, 12),
  broadcast: packRange(1, 6),
  guerrilla: packRange(1, 6),
  ambient: packRange(1, 6),
  negotiator: packRange(0, 6),
  scout: packRange(0, 4),
  crisis: packRange(0, 6),
  cardShares: packRange(0, 10),
  agentShares: packRange(0, 10),
  firstPoints: packRange(0, 20),
  secondPoints: packRange(0, 20),
  objectivePoints: packRange(0, 20),
  pairPoints: packRange(0, 20),
  allTypesPoints: packRange(0, 20),
};

/** What each part of a pack may name, and the values of each entry. */
const ENTRIES: PackEntries<'companies' | 'consultants' | 'sizes'> = {
  companies: Object.fromEntries(COMPANIES.map((type) => [type, TILES])),
  consultants: Object.fromEntries(CONSULTANTS.map((type) => [type, COPIES])),
  sizes: { 1: SOLO_SIZE, 2: SIZE, 3: SIZE, 4: SIZE },
};

/** Reads a pack: the whole content, or every mistake with its entry and reason. */
export function parsePack(pack: unknown): PackResult {
  const body = readPack(pack, 'new-order', ENTRIES, NUMBERS);
  if ('mistakes' in body) return body;
  const { entries, numbers } = body;
  const content: Tables = {
    ...PRINTED,
    companies: overlaid(PRINTED.companies, entries.companies, { provenance: 'pack' }),
    consultants: overlaid(PRINTED.consultants, entries.consultants, { provenance: 'pack' }),
    sizes: overlaid(PRINTED.sizes, entries.sizes, {}),
    ...numbers,
  };
  const unplayable = ([1, 2, 3, 4] as const).flatMap((size) => unplayableAt(size, content));
  return unplayable.length > 0 ? { mistakes: unplayable } : { content };
}

/** Numbers that are possible one by one but with which no game could be set up. */
function unplayableAt(size: Size, content: Tables): readonly string[] {
  const { rows, cards, hand, display, objectives } = content.sizes[size];
  const grid = rows * COLUMNS;
  const tiles = fewestTiles(size, content);
  const agents = rows + (size === 1 ? 1 : 0);
  const dealt = size * hand + display;
  // NO-1.11: with three tiles of a type a player replaces at most two doubles.
  const draw = size * (objectives + 2 * (objectives - 1));
  return failedChecks([
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
  ]);
}

/** Tiles to lay the grid from with the six types that have fewest (NO-1.3: with one or two players one less of each). */
function fewestTiles(size: Size, { companies }: Tables): number {
  const left = size > 2 ? 0 : 1;
  const counts = COMPANIES.map((type) => companies[type].tiles - left).sort((a, b) => a - b);
  return counts.slice(0, TYPES).reduce((sum, count) => sum + count, 0);
}

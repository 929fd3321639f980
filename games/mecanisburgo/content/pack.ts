/** Content packs: the numbers of an owner's own box, laid over ours (RULES.md, section 10). */
import {
  failedChecks,
  overlaid,
  packRange,
  readPack,
  type PackEntries,
  type PackRanges,
  type PackValues,
} from '@cabale/engine';
import { MOST_AIS } from '../rules/offers.ts';
import { lookup } from './lookup.ts';
import { PRINTED } from './printed.ts';
import {
  ACTION_VALUES,
  CHARACTERS,
  PROPERTIES,
  RACES,
  RANDOM_VALUES,
  THREATS,
  type Character,
  type Tables,
} from './tables.ts';

export type PackResult = { readonly content: Tables } | { readonly mistakes: readonly string[] };

const FIGURE = packRange(0, 9);

const CHARACTER: PackRanges = {
  race: RACES,
  n: FIGURE,
  c: FIGURE,
  s: FIGURE,
  r: FIGURE,
  mp: FIGURE,
  pay: packRange(-9, 9),
  vp: packRange(0, 9),
};
const PROPERTY: PackRanges = {
  n: FIGURE,
  c: FIGURE,
  s: FIGURE,
  r: FIGURE,
  mp: FIGURE,
  pay: packRange(-9, 9),
  cost: packRange(0, 30),
  vp: packRange(0, 9),
  security: packRange(0, 5),
  cavorite: packRange(0, 4),
};
const THREAT: PackRanges = { base: packRange(0, 20), randoms: packRange(0, 4), vp: packRange(0, 9) };
const ACTION_CARD: PackRanges<'copies' | 'income'> = { copies: packRange(0, 3), income: packRange(0, 9) };
const RANDOM_CARD: PackRanges<'copies'> = { copies: packRange(0, 9) };

type NumberField = 'cash' | 'ais' | 'revival' | 'repair' | 'eliteRepair' | 'crisisVp' | 'coupCombat' | 'cashPerVp';

const NUMBERS: PackRanges<NumberField> = {
  cash: packRange(0, 99),
  ais: packRange(0, MOST_AIS),
  revival: packRange(1, 50),
  repair: packRange(0, 50),
  eliteRepair: packRange(0, 50),
  crisisVp: packRange(1, 200),
  coupCombat: packRange(1, 200),
  cashPerVp: packRange(1, 50),
};

function all(names: readonly (string | number)[], ranges: PackRanges): Readonly<Record<string, PackRanges>> {
  return Object.fromEntries(names.map((name) => [name, ranges]));
}

/** What each part of a pack may name, and the values of each entry. */
const ENTRIES: PackEntries<'characters' | 'properties' | 'threats' | 'actionCards' | 'randomCards'> = {
  characters: all(CHARACTERS, CHARACTER),
  properties: all(PROPERTIES, PROPERTY),
  threats: all(THREATS, THREAT),
  actionCards: all(ACTION_VALUES, ACTION_CARD),
  randomCards: all(RANDOM_VALUES, RANDOM_CARD),
};

/** Reads a pack: whole content, or every mistake with the entry it is in and its reason. */
export function parsePack(pack: unknown): PackResult {
  const body = readPack(pack, 'mecanisburgo', ENTRIES, NUMBERS);
  if ('mistakes' in body) return body;
  const { characters, properties, threats, actionCards, randomCards } = body.entries;
  const content: Tables = {
    ...PRINTED,
    characters: lookup(overlaid(PRINTED.characters, characters, {})),
    properties: lookup(overlaid(PRINTED.properties, properties, {})),
    threats: lookup(overlaid(PRINTED.threats, threats, {})),
    actionCards: overlaid(PRINTED.actionCards, actionCards, {}),
    randomCards: copiesWith(PRINTED.randomCards, randomCards),
    numbers: { ...PRINTED.numbers, ...body.numbers },
    fromPack: valuesIn(body.entries),
  };
  const unplayable = unplayableMistakes(content);
  return unplayable.length > 0 ? { mistakes: unplayable } : { content };
}

/** What a pack names, as `characters.M001.n`. */
function valuesIn(parts: Readonly<Record<string, ReadonlyMap<string, PackValues>>>): readonly string[] {
  return Object.entries(parts).flatMap(([part, entries]) =>
    [...entries].flatMap(([entry, values]) => Object.keys(values).map((field) => `${part}.${entry}.${field}`)),
  );
}

function copiesWith(printed: Tables['randomCards'], given: ReadonlyMap<string, PackValues>): Tables['randomCards'] {
  const copies = RANDOM_VALUES.map((value) => [value, Number(given.get(`${value}`)?.['copies'] ?? printed[value])]);
  return Object.fromEntries(copies) as Tables['randomCards'];
}

/** Values that are possible one by one but with which no game could be set up or played to its end. */
function unplayableMistakes({ actionCards, randomCards, characters, numbers }: Tables): readonly string[] {
  const values = RANDOM_VALUES.filter((value) => randomCards[value] > 0);
  const cheap = CHARACTERS.filter((character: Character) => characters[character].vp <= 1).length;
  return failedChecks([
    [actionCards[1].copies > 0, 'actionCards.1.copies: a card of value 1 is taken back where none is left (MEC-5.29)'],
    [values.length > 1, 'randomCards: two different values at least, or ties would never end'],
    [
      cheap >= numbers.kept * 6,
      `characters: ${cheap} with 1 VP or less are too few for six players to keep ${numbers.kept} each (MEC-1.15)`,
    ],
  ]);
}

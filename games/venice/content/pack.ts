/** Content packs: the numbers of an owner's own box, laid over ours (RULES.md, section 10). */
import { isPackObject, packMistakes, shortened, shownInMessage, type PackObject } from '@cabale/engine';
import * as z from 'zod/mini';
import { MOST_HOLD } from '../rules/offers.ts';
import { PRINTED } from './printed.ts';
import {
  CANALS,
  COMMUNAL,
  DOGE_CARDS,
  INFLUENCES,
  MISSIONS,
  TILES,
  type Building,
  type CanalCard,
  type Cubes,
  type MissionCard,
  type Numbers,
  type Tables,
  type TableSize,
} from './tables.ts';

export type PackResult = { readonly content: Tables } | { readonly mistakes: readonly string[] };

interface Range {
  readonly least: number;
  readonly most: number;
}

/** What a value may be: a whole number in a range, or one of some names. */
type Allowed = Range | readonly string[];
type Ranges<Field extends string = string> = Readonly<Record<Field, Allowed>>;
type Value = number | string;
type Values = Readonly<Record<string, Value>>;

type Size = keyof Tables['sizes'];
const SIZES = [1, 2, 3, 4, 5] as const;
/** Cards of the Doge's row, and the turns a game must at least have. */
const FEWEST_DOGE_CARDS = 5;

const BUILDINGS: readonly Building[] = [...TILES, ...COMMUNAL];
const range = (least: number, most: number): Range => ({ least, most });

const MISSION: Ranges = {
  building: BUILDINGS,
  O: range(0, 5),
  V: range(0, 5),
  S: range(0, 5),
  parchments: range(0, 10),
  vp: range(0, 20),
  coins: range(0, 20),
};
/** A canal for nothing would give smugglers more equal paths than anybody could read. */
const CANAL: Ranges<'cost'> = { cost: range(1, 5) };
const COPIES: Ranges<'copies'> = { copies: range(0, 4) };

type PlainNumber = Exclude<keyof Numbers, 'dogeSpaces'>;

const NUMBERS: Ranges<PlainNumber | 'dogeSpace2' | 'dogeSpace3'> = {
  assistants: range(1, 12),
  bridges: range(0, 4),
  hold: range(1, MOST_HOLD),
  cubes: range(1, 60),
  parchmentCap: range(1, 20),
  startParchments: range(0, 10),
  startCoins: range(0, 30),
  laterCoins: range(0, 10),
  stay: range(0, 20),
  capPenalty: range(0, 10),
  lastCouncil: range(1, 40),
  handMissions: range(2, 6),
  dealtMissions: range(3, 4),
  favourCoins: range(0, 20),
  favourParchments: range(0, 10),
  favourVp: range(0, 20),
  allAssistantsVp: range(0, 30),
  halfCouncil: range(1, 12),
  fullCouncil: range(1, 12),
  coinsPerVp: range(1, 20),
  lowerParchments: range(1, 10),
  lowerCoins: range(1, 20),
  bridgeCoin: range(0, 5),
  bridgeIntrigue: range(0, 5),
  foremanIntrigue: range(0, 10),
  tradeCoins: range(0, 10),
  bridgeVp: range(0, 10),
  offerVp: range(0, 10),
  investigate: range(0, 10),
  testify: range(0, 10),
  dogeParchments: range(3, 10),
  dogeIntrigue: range(1, 20),
  dogePenalty: range(0, 10),
  dogeRelief: range(1, 20),
  dogeCardsOut: range(0, 10),
  smugglersOut: range(0, 6),
  dogeSpace2: range(0, 10),
  dogeSpace3: range(0, 10),
};

/** Ranks on the council track: in solo three markers are ranked. */
function ranksAt(size: Size): number {
  return size === 1 ? 3 : size;
}

function sizeRanges(size: Size): Ranges {
  const ranks = Array.from({ length: ranksAt(size) }, (_, rank) => [`council${rank + 1}`, range(0, 20)] as const);
  const council: Ranges = Object.fromEntries(ranks);
  return { missions: range(3, MISSIONS), pawn: range(1, 40), intrigueCap: range(1, 20), ...council };
}

/** What each part of a pack may name, and the values of each entry. */
const ENTRIES: Readonly<
  Record<'missions' | 'canals' | 'influence' | 'doge' | 'sizes', Readonly<Record<string, Ranges>>>
> = {
  missions: named(MISSIONS, (number) => `${number}`, MISSION),
  canals: named(CANALS, (number) => `C${number}`, CANAL),
  influence: Object.fromEntries(INFLUENCES.map((kind) => [kind, COPIES])),
  doge: Object.fromEntries(DOGE_CARDS.map((kind) => [kind, COPIES])),
  sizes: Object.fromEntries(SIZES.map((size) => [`${size}`, sizeRanges(size)])),
};

const PARTS = ['missions', 'canals', 'influence', 'doge', 'sizes', 'numbers'] as const;

function named(count: number, nameOf: (number: number) => string, ranges: Ranges): Readonly<Record<string, Ranges>> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [nameOf(index + 1), ranges]));
}

/** Reads a pack: whole content, or every mistake with the entry it is in and its reason. */
export function parsePack(pack: unknown): PackResult {
  if (!isPackObject(pack)) return { mistakes: [`the pack must be an object, not ${shownInMessage(pack)}`] };
  const mistakes = packMistakes(pack, 'venice', {}, PARTS);
  const missions = readEntries('missions', pack, mistakes);
  const canals = readEntries('canals', pack, mistakes);
  const influence = readEntries('influence', pack, mistakes);
  const doge = readEntries('doge', pack, mistakes);
  const sizes = readEntries('sizes', pack, mistakes);
  const numbers = readValues('numbers', pack['numbers'] ?? {}, NUMBERS, mistakes);
  if (mistakes.length > 0) return { mistakes };
  const content: Tables = {
    ...PRINTED,
    missions: PRINTED.missions.map((card, index) => missionWith(card, missions.get(`${index + 1}`) ?? {})),
    canals: PRINTED.canals.map((canal, index): CanalCard => ({ ...canal, ...canals.get(`C${index + 1}`) })),
    influence: overlaid(PRINTED.influence, influence, { provenance: 'pack' }),
    doge: overlaid(PRINTED.doge, doge, { provenance: 'pack' }),
    sizes: Object.fromEntries(
      SIZES.map((size) => [size, sizeWith(PRINTED.sizes[size], sizes.get(`${size}`) ?? {})]),
    ) as Tables['sizes'],
    numbers: numbersWith(PRINTED.numbers, numbers),
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
    mistakes.push(`${place}: must be an object of values, not ${shownInMessage(given)}`);
    return {};
  }
  const values: Record<string, Value> = {};
  for (const [field, value] of Object.entries(given)) {
    const allowed = Object.hasOwn(ranges, field) ? ranges[field] : undefined;
    if (allowed === undefined) {
      mistakes.push(`${place}.${shortened(field)}: there is no such value; known: ${Object.keys(ranges).join(', ')}`);
      continue;
    }
    const read = readValue(value, allowed);
    if (read === undefined)
      mistakes.push(`${place}.${field}: must be ${mustBe(allowed)}, not ${shownInMessage(value)}`);
    else values[field] = read;
  }
  return values;
}

function isRange(allowed: Allowed): allowed is Range {
  return 'least' in allowed;
}

function readValue(value: unknown, allowed: Allowed): Value | undefined {
  if (!isRange(allowed)) return allowed.find((name) => name === value);
  const parsed = z.safeParse(z.int().check(z.minimum(allowed.least), z.maximum(allowed.most)), value);
  if (!parsed.success) return undefined;
  // JSON knows a minus zero, which would not survive being stored again.
  return parsed.data === 0 ? 0 : parsed.data;
}

function mustBe(allowed: Allowed): string {
  if (!isRange(allowed)) return `one of ${allowed.join(', ')}`;
  return `a whole number from ${allowed.least} to ${allowed.most}`;
}

/** Entries with the values given for them; an entry with none stays as it was. */
function overlaid<Entries extends object>(printed: Entries, given: ReadonlyMap<string, Values>, mark: object): Entries {
  const entries = Object.entries(printed).map(([name, entry]: [string, object]) => {
    const values = given.get(name) ?? {};
    return [name, Object.keys(values).length === 0 ? entry : { ...entry, ...values, ...mark }];
  });
  return Object.fromEntries(entries) as Entries;
}

function missionWith(card: MissionCard, values: Values): MissionCard {
  if (Object.keys(values).length === 0) return card;
  const { O, V, S, ...rest } = { ...card.cubes, ...values } as Cubes & Partial<MissionCard>;
  return { ...card, ...rest, cubes: { O, V, S }, provenance: 'pack' };
}

function sizeWith(size: TableSize, values: Values): TableSize {
  const council = size.council.map((reward, rank) => Number(values[`council${rank + 1}`] ?? reward));
  const number = (field: 'missions' | 'pawn' | 'intrigueCap'): number => Number(values[field] ?? size[field]);
  return { missions: number('missions'), pawn: number('pawn'), intrigueCap: number('intrigueCap'), council };
}

function numbersWith(printed: Numbers, values: Values): Numbers {
  const { dogeSpace2, dogeSpace3, ...plain } = values;
  const [second, third] = printed.dogeSpaces;
  return { ...printed, ...plain, dogeSpaces: [Number(dogeSpace2 ?? second), Number(dogeSpace3 ?? third)] };
}

/** Values that are possible one by one but with which no game could be set up or played to its end. */
function unplayableMistakes(content: Tables): string[] {
  const { numbers, missions, doge, influence } = content;
  const dogeCards = DOGE_CARDS.reduce((sum, card) => sum + doge[card].copies, 0);
  const influenceCards = INFLUENCES.reduce((sum, card) => sum + influence[card].copies, 0);
  const left = numbers.dealtMissions - 1;
  const checks: readonly (readonly [boolean, string])[] = [
    [
      left <= numbers.handMissions,
      `numbers.handMissions: ${numbers.handMissions} are fewer than the ${left} a player keeps of ${numbers.dealtMissions}`,
    ],
    [
      numbers.startParchments <= numbers.parchmentCap,
      `numbers.startParchments: ${numbers.startParchments} exceed the cap of ${numbers.parchmentCap}`,
    ],
    [
      numbers.halfCouncil <= numbers.fullCouncil,
      `numbers.halfCouncil: ${numbers.halfCouncil} assistants exceed the ${numbers.fullCouncil} of fullCouncil`,
    ],
    [influenceCards > 0, 'influence: the game needs at least one card'],
    [
      dogeCards - numbers.dogeCardsOut >= FEWEST_DOGE_CARDS,
      `doge: ${dogeCards} cards are too few where ${numbers.dogeCardsOut} leave the game; at least ${FEWEST_DOGE_CARDS} must be left`,
    ],
  ];
  return [
    ...checks.flatMap(([isPossible, mistake]) => (isPossible ? [] : [mistake])),
    ...missions.flatMap((card, index) => unplayableMission(card, index + 1, numbers)),
    ...SIZES.flatMap((size) => unplayableAt(size, content)),
  ];
}

function unplayableMission({ cubes, parchments }: MissionCard, number: number, numbers: Numbers): readonly string[] {
  const count = cubes.O + cubes.V + cubes.S;
  const mistakes: string[] = [];
  if (count > numbers.hold) mistakes.push(`missions.${number}: ${count} cubes exceed the hold of ${numbers.hold}`);
  if (parchments > numbers.parchmentCap) {
    mistakes.push(`missions.${number}.parchments: ${parchments} exceed the cap of ${numbers.parchmentCap}`);
  }
  return mistakes;
}

function unplayableAt(size: Size, { sizes, numbers }: Tables): readonly string[] {
  const { missions, pawn } = sizes[size];
  const dealt = size * numbers.dealtMissions;
  const mistakes: string[] = [];
  if (missions < dealt) mistakes.push(`sizes.${size}.missions: ${missions} are fewer than the ${dealt} dealt`);
  if (size > 1 && pawn > numbers.lastCouncil) {
    mistakes.push(`sizes.${size}.pawn: space ${pawn} lies beyond the last space, ${numbers.lastCouncil}`);
  }
  return mistakes;
}

/** Content packs: the numbers of an owner's own box, laid over ours (RULES.md, section 10). */
import { failedChecks, packRange, readPack, type PackEntries, type PackRanges, type PackValues } from '@cabale/engine';
import { MOST_HOLD } from '../rules/offers.ts';
import { PRINTED } from './printed.ts';
import {
  CANALS,
  COMMUNAL,
  DOGE_CARDS,
  INFLUENCES,
  LETTERS,
  MISSION_FIELDS,
  MISSION_EFFECTS,
  MISSIONS,
  recordOf,
  TILES,
  type Building,
  type CanalCard,
  type Copies,
  type Cubes,
  type DogeCard,
  type DogeCopies,
  type MissionCard,
  type Numbers,
  type SmugglerDeck,
  type Tables,
  type TableSize,
} from './tables.ts';

export type PackResult = { readonly content: Tables } | { readonly mistakes: readonly string[] };

type Size = keyof Tables['sizes'];
const SIZES = [1, 2, 3, 4, 5] as const;
/** Cards of the Doge's row, and the turns a game must at least have. */
const FEWEST_DOGE_CARDS = 5;

const BUILDINGS: readonly Building[] = [...TILES, ...COMMUNAL];

const MISSION: PackRanges = {
  effect: MISSION_EFFECTS,
  building: BUILDINGS,
  O: packRange(0, 5),
  V: packRange(0, 5),
  S: packRange(0, 5),
  parchments: packRange(0, 10),
  vp: packRange(0, 20),
  coins: packRange(0, 20),
};
/** Free canals would give smugglers too many paths of equal cost to list. */
const CANAL: PackRanges<'cost'> = { cost: packRange(1, 5) };
const COPIES: PackRanges<'copies'> = { copies: packRange(0, 4) };
const DOGE: PackRanges<'copies' | 'effect'> = { ...COPIES, effect: DOGE_CARDS };

type PlainNumber = Exclude<keyof Numbers, 'dogeSpaces'>;

const NUMBERS: PackRanges<PlainNumber | 'dogeSpace2' | 'dogeSpace3'> = {
  assistants: packRange(1, 12),
  bridges: packRange(0, 4),
  hold: packRange(1, MOST_HOLD),
  cubes: packRange(1, 60),
  parchmentCap: packRange(1, 20),
  startParchments: packRange(0, 10),
  startCoins: packRange(0, 30),
  laterCoins: packRange(0, 10),
  stay: packRange(0, 20),
  capPenalty: packRange(0, 10),
  lastCouncil: packRange(1, 40),
  handMissions: packRange(2, 6),
  dealtMissions: packRange(3, 4),
  favourCoins: packRange(0, 20),
  favourParchments: packRange(0, 10),
  favourVp: packRange(0, 20),
  allAssistantsVp: packRange(0, 30),
  halfCouncil: packRange(1, 12),
  fullCouncil: packRange(1, 12),
  coinsPerVp: packRange(1, 20),
  lowerParchments: packRange(1, 10),
  lowerCoins: packRange(1, 20),
  bridgeCoin: packRange(0, 5),
  bridgeIntrigue: packRange(0, 5),
  foremanIntrigue: packRange(0, 10),
  tradeCoins: packRange(0, 10),
  bridgeVp: packRange(0, 10),
  offerVp: packRange(0, 10),
  investigate: packRange(0, 10),
  testify: packRange(0, 10),
  dogeParchments: packRange(3, 10),
  dogeIntrigue: packRange(1, 20),
  dogePenalty: packRange(0, 10),
  dogeRelief: packRange(1, 20),
  dogeCardsOut: packRange(0, 10),
  smugglersOut: packRange(0, 6),
  dogeSpace2: packRange(0, 10),
  dogeSpace3: packRange(0, 10),
};

/** Ranks on the council track: in solo three markers are ranked. */
function ranksAt(size: Size): number {
  return size === 1 ? 3 : size;
}

function sizeRanges(size: Size): PackRanges {
  const ranks = Array.from({ length: ranksAt(size) }, (_, rank) => [`council${rank + 1}`, packRange(0, 20)] as const);
  const council: PackRanges = Object.fromEntries(ranks);
  return { missions: packRange(3, MISSIONS), pawn: packRange(1, 40), intrigueCap: packRange(1, 20), ...council };
}

/** What each part of a pack may name, and the values of each entry. */
const ENTRIES: PackEntries<'missions' | 'canals' | 'influence' | 'doge' | 'sizes' | 'smugglers'> = {
  missions: named(MISSIONS, '', MISSION),
  canals: named(CANALS, 'C', CANAL),
  influence: recordOf(INFLUENCES, () => COPIES),
  doge: recordOf(DOGE_CARDS, () => DOGE),
  smugglers: recordOf(LETTERS, () => recordOf(TILES, () => packRange(1, 3))),
  sizes: Object.fromEntries(SIZES.map((size) => [`${size}`, sizeRanges(size)])),
};

function named(count: number, prefix: string, ranges: PackRanges): Readonly<Record<string, PackRanges>> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index + 1}`, ranges]));
}

/** Reads a pack: whole content, or every mistake with the entry it is in and its reason. */
export function parsePack(pack: unknown): PackResult {
  const body = readPack(pack, 'venice', ENTRIES, NUMBERS);
  if ('mistakes' in body) return body;
  const { missions, canals, influence, doge, sizes, smugglers } = body.entries;
  const content: Tables = {
    ...PRINTED,
    missions: PRINTED.missions.map((card, index) => missionWith(card, missions.get(`${index + 1}`) ?? {})),
    canals: PRINTED.canals.map((canal, index) => canalWith(canal, canals.get(`C${index + 1}`) ?? {})),
    influence: recordOf(INFLUENCES, (card) => copiesWith(PRINTED.influence[card], influence.get(card) ?? {})),
    doge: recordOf(DOGE_CARDS, (card) => dogeWith(PRINTED.doge[card], doge.get(card) ?? {})),
    smugglers: recordOf(LETTERS, (letter) => deckWith(PRINTED.smugglers[letter], smugglers.get(letter) ?? {})),
    sizes: Object.fromEntries(
      SIZES.map((size) => [size, sizeWith(PRINTED.sizes[size], sizes.get(`${size}`) ?? {})]),
    ) as Tables['sizes'],
    numbers: numbersWith(PRINTED.numbers, body.numbers),
  };
  const unplayable = unplayableMistakes(content);
  return unplayable.length > 0 ? { mistakes: unplayable } : { content };
}

function missionWith(card: MissionCard, values: PackValues): MissionCard {
  if (Object.keys(values).length === 0) return card;
  const { O, V, S, ...rest } = { ...card.cubes, ...values } as Cubes & Partial<MissionCard>;
  const changed = recordOf(MISSION_FIELDS, (field) =>
    Object.keys(values).some((value) => FIELD_OF[value] === field) ? 'pack' : card.provenance[field],
  );
  return { ...card, ...rest, cubes: { O, V, S }, provenance: changed };
}

/** The field of a mission's provenance that each value of a pack belongs to. */
const FIELD_OF: Readonly<Record<string, keyof MissionCard['provenance']>> = {
  effect: 'effect',
  building: 'building',
  O: 'price',
  V: 'price',
  S: 'price',
  parchments: 'price',
  vp: 'reward',
  coins: 'reward',
};

function canalWith(canal: CanalCard, { cost }: PackValues): CanalCard {
  return cost === undefined ? canal : { ...canal, cost: Number(cost), provenance: 'pack' };
}

function copiesWith(card: Copies, { copies }: PackValues): Copies {
  if (copies === undefined) return card;
  return { copies: Number(copies), provenance: { ...card.provenance, copies: 'pack' } };
}

function dogeWith(card: DogeCopies, values: PackValues): DogeCopies {
  const { copies, provenance } = copiesWith(card, values);
  const { effect } = values;
  if (effect === undefined) return { copies, provenance, effect: card.effect };
  return { copies, provenance: { ...provenance, effect: 'pack' }, effect: effect as DogeCard };
}

function deckWith(deck: SmugglerDeck, values: PackValues): SmugglerDeck {
  if (Object.keys(values).length === 0) return deck;
  return { ignores: { ...deck.ignores, ...values }, provenance: 'pack' };
}

function sizeWith(size: TableSize, values: PackValues): TableSize {
  const council = size.council.map((reward, rank) => Number(values[`council${rank + 1}`] ?? reward));
  const number = (field: 'missions' | 'pawn' | 'intrigueCap'): number => Number(values[field] ?? size[field]);
  const isRewarded = Object.keys(values).some((value) => value.startsWith('council'));
  const provenance = isRewarded ? 'pack' : size.provenance;
  return {
    missions: number('missions'),
    pawn: number('pawn'),
    intrigueCap: number('intrigueCap'),
    council,
    provenance,
  };
}

function numbersWith(printed: Numbers, values: PackValues): Numbers {
  const { dogeSpace2, dogeSpace3, ...plain } = values;
  const [second, third] = printed.dogeSpaces;
  return { ...printed, ...plain, dogeSpaces: [Number(dogeSpace2 ?? second), Number(dogeSpace3 ?? third)] };
}

/** Values that are possible one by one, but with which no game could be set up or played to its end. */
function unplayableMistakes(content: Tables): string[] {
  const { numbers, missions, doge, influence } = content;
  const dogeCards = DOGE_CARDS.reduce((sum, card) => sum + doge[card].copies, 0);
  const influenceCards = INFLUENCES.reduce((sum, card) => sum + influence[card].copies, 0);
  const left = numbers.dealtMissions - 1;
  const checks = failedChecks([
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
  ]);
  return [
    ...checks,
    ...missions.flatMap((card, index) => unplayableMission(card, index + 1, numbers)),
    ...SIZES.flatMap((size) => unplayableAt(size, content)),
  ];
}

function unplayableMission({ cubes, parchments }: MissionCard, number: number, numbers: Numbers): readonly string[] {
  const count = cubes.O + cubes.V + cubes.S;
  return failedChecks([
    [count <= numbers.hold, `missions.${number}: ${count} cubes exceed the hold of ${numbers.hold}`],
    [
      parchments <= numbers.parchmentCap,
      `missions.${number}.parchments: ${parchments} exceed the cap of ${numbers.parchmentCap}`,
    ],
  ]);
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

/**
 * Whole positions from what a test cares about: the other cards and cubes go where they do no harm.
 *
 *     const scene = position({
 *       seats: [
 *         { coins: 8, at: ['market', 'GC'], cargo: ['OV', ''], assistants: { bank: 2 }, missions: [4], bridges: [3] },
 *         { at: ['S3', 'S9'], intrigue: 2, influence: ['testify'] },
 *         {},
 *       ],
 *     });
 *     scene.seat(0).boards(0).rows(19).docks().uses(1).finishes();
 *     expect(scene.seat(0).cargo(0)).toBe('OOV');
 *
 * Left out: the tiles of the long example, gondolas off the way (see `HARBOUR`), 6 coins, 1 parchment, nothing else,
 * the gondolier in the second gondola, so that boarding the first costs nothing. Notation: `notation.ts`. What seats do
 * and what can be looked at: `scene.ts`.
 */
import { Random, Rules } from '@cabale/engine';
import { PRINTED } from '../content/printed.ts';
import {
  CANALS,
  INFLUENCES,
  TILES,
  type DogeCard,
  type Influence,
  type Letter,
  type Space,
  type Tables,
  type Tile,
} from '../content/tables.ts';
import { venice } from '../index.ts';
import { allInfluence, influenceIds } from '../rules/hands.ts';
import { dogeCards, newPlayer, noAssistants } from '../rules/setup.ts';
import type { Deck, Doge, Favour, Gondola, Pawn, Player, State, Step } from '../rules/state.ts';
import { cubesNamed, EXAMPLE_TILES, quayNamed, type Place } from './notation.ts';
import { Scene } from './scene.ts';

type Posts = Readonly<Partial<Record<Tile, Space>>>;

export interface SeatSetting {
  readonly coins?: number;
  readonly parchments?: number;
  readonly intrigue?: number;
  readonly vp?: number;
  readonly council?: number;
  readonly at?: readonly [Place | null, Place | null];
  readonly cargo?: readonly [string, string];
  /** The own gondola the gondolier stands in. */
  readonly gondolier?: 0 | 1 | null;
  readonly assistants?: Posts;
  /** In hand. */
  readonly missions?: readonly number[];
  /** At work. */
  readonly slots?: readonly number[];
  readonly archive?: readonly number[];
  readonly influence?: readonly Influence[];
  readonly favour?: Favour;
  /** Canals by their number on the map. */
  readonly bridges?: readonly number[];
}

export interface DogeSetting {
  readonly parchments?: number;
  readonly intrigue?: number;
  readonly vp?: number;
  readonly council?: readonly [number, number];
  /** Gondolas A and B of the first family, then of the second. */
  readonly at?: readonly [Place, Place, Place, Place];
  readonly assistants?: readonly [Posts, Posts];
  readonly bridges?: readonly [readonly number[], readonly number[]];
  readonly row?: readonly DogeCard[];
  /** Top first; left out: the other cards. */
  readonly pile?: readonly DogeCard[];
  readonly space1Vp?: number;
  readonly space4Vp?: number;
  readonly finalTurns?: number;
  readonly turnsLeft?: number;
}

export interface Setting {
  /** One entry a player; left out: three players. */
  readonly seats?: readonly SeatSetting[];
  readonly tiles?: readonly Tile[];
  /** Gondolas in the order in which they docked; left out: in order of number. */
  readonly moored?: readonly Gondola[];
  /** Two players: where smugglers A and B are, and their assistants. */
  readonly smugglers?: { readonly at?: readonly [Place | null, Place | null]; readonly assistants?: Posts };
  /** Two players and solo, top first: the cards of a deck; the others are in its discard pile. */
  readonly decks?: Readonly<Partial<Record<Letter, readonly Tile[]>>>;
  readonly doge?: DogeSetting;
  /** Top first, and then the other missions have left the game; left out: all missions named nowhere. */
  readonly missions?: readonly number[];
  /** Top first, and then the other cards are in the discard pile; left out: all cards named nowhere. */
  readonly influence?: readonly Influence[];
  readonly supply?: string;
  readonly first?: number;
  readonly active?: number;
  readonly pawn?: Pawn;
  readonly turn?: number;
  readonly allAssistantsTaken?: boolean;
  /** Left out: the beginning of the active seat's turn. */
  readonly stack?: readonly Step[];
  readonly seed?: string;
  readonly ownGondola?: State['ownGondola'];
}

/** Where gondolas lie that no test has named: two quays a colour, in order. */
const HARBOUR: readonly (readonly [Place, Place])[] = [
  ['S1', 'S2'],
  ['S4', 'S5'],
  ['S8', 'S9'],
  ['S12', 'SM'],
  ['S11', 'DP'],
];

/** The beginning of a turn of the active seat, the first by default. */
export function position(setting: Setting = {}, content: Tables = PRINTED): Scene {
  const rules = new Rules(venice, content);
  const scene = new Scene(rules, stateOf(setting, content));
  rules.advance(scene.state, scene.told);
  return scene;
}

/** All turns are over: the final scoring from the first player on. */
export function final(setting: Setting = {}, content: Tables = PRINTED): Scene {
  const seat = setting.first ?? 0;
  return position({ pawn: 'last', ...setting, stack: [{ kind: 'lower', seat, content: 0 }] }, content);
}

function stateOf(setting: Setting, content: Tables): State {
  const sides = setting.seats ?? [{}, {}, {}];
  const tiles = setting.tiles ?? EXAMPLE_TILES;
  const colours = Math.max(3, sides.length);
  const quays = quaysOf(setting, sides, tiles, colours);
  const players = sides.map((side) => playerOf(side, content));
  takeInfluence(sides, players, content);
  return {
    seats: sides.length,
    stack: [...(setting.stack ?? [{ kind: 'beginTurn' }])],
    random: Random.from(setting.seed ?? 'position').words,
    sealed: null,
    tiles,
    bridges: bridgesOf(setting, sides),
    quays,
    moored: [...(setting.moored ?? quays.flatMap((quay, gondola) => (quay === null ? [] : [gondola])))],
    assistants: assistantsOf(setting, sides, tiles, colours),
    players,
    supply: supplyOf(setting, players, content),
    ...missionsOf(setting, players, content),
    missionKnown: content.missions.map(() => 0),
    ...influenceOf(setting, players, content),
    influenceKnown: Array.from({ length: influenceIds(content) }, () => 0),
    drawn: [],
    decks: sides.length > 2 ? null : { A: deckOf(setting.decks?.A), B: deckOf(setting.decks?.B) },
    doge: sides.length === 1 ? dogeOf(setting.doge ?? {}, content) : null,
    side: 'day',
    ownGondola: setting.ownGondola ?? 'barred',
    first: setting.first ?? 0,
    active: setting.active ?? 0,
    turn: setting.turn ?? 1,
    fresh: [],
    influencePlayed: 0,
    trip: null,
    spy: null,
    pawn: setting.pawn ?? 'track',
    allAssistantsTaken: setting.allAssistantsTaken ?? false,
    result: null,
  };
}

function playerOf(side: SeatSetting, { numbers }: Tables): Player {
  const slots = [0, 1, 2].map((slot) => side.slots?.[slot] ?? null);
  const [first, second] = side.cargo ?? ['', ''];
  return {
    ...newPlayer(numbers),
    coins: side.coins ?? numbers.startCoins,
    parchments: side.parchments ?? numbers.startParchments,
    intrigue: side.intrigue ?? 0,
    vp: side.vp ?? 0,
    council: side.council ?? 0,
    cargo: [cubesNamed(first), cubesNamed(second)],
    gondolier: side.gondolier === undefined ? 1 : side.gondolier,
    missions: [...(side.missions ?? [])].sort((a, b) => a - b),
    slots,
    archive: [...(side.archive ?? [])],
    favour: side.favour ?? 'none',
  };
}

/** Of two copies of a kind the second goes to the player named second. */
function takeInfluence(sides: readonly SeatSetting[], players: readonly Player[], content: Tables): void {
  const left = [...allInfluence(content)];
  for (const [seat, side] of sides.entries()) {
    const hand = (side.influence ?? []).map((kind) => taken(left, kind));
    players[seat]?.influence.push(...hand.sort((a, b) => a - b));
  }
}

function taken(left: number[], kind: Influence): number {
  const index = left.findIndex((card) => card % INFLUENCES.length === INFLUENCES.indexOf(kind));
  if (index < 0) throw new Error(`the position names too many cards of ${kind}`);
  return left.splice(index, 1)[0] as number;
}

function quaysOf(
  setting: Setting,
  sides: readonly SeatSetting[],
  tiles: readonly Tile[],
  colours: number,
): (number | null)[] {
  const named = (place: Place | null): number | null => (place === null ? null : quayNamed(place, tiles));
  const harbour = HARBOUR.slice(0, sides.length);
  const places: (Place | null)[] = sides.flatMap((side, seat) => [...(side.at ?? harbour[seat] ?? [null, null])]);
  if (sides.length === 2) places.push(...(setting.smugglers?.at ?? [null, null]));
  if (sides.length === 1) places.push(...(setting.doge?.at ?? ['S8', 'S9', 'S11', 'S12']));
  while (places.length < 2 * colours) places.push(null);
  return places.map(named);
}

function bridgesOf({ doge }: Setting, sides: readonly SeatSetting[]): (number | null)[] {
  const bridges = Array.from({ length: CANALS }, (): number | null => null);
  for (const [seat, side] of sides.entries()) for (const canal of side.bridges ?? []) bridges[canal - 1] = seat;
  for (const [family, canals] of (doge?.bridges ?? []).entries()) {
    for (const canal of canals) bridges[canal - 1] = family + 1;
  }
  return bridges;
}

function assistantsOf(
  { smugglers, doge }: Setting,
  sides: readonly SeatSetting[],
  tiles: readonly Tile[],
  colours: number,
): (Space | 0)[][] {
  const others = sides.length === 1 ? (doge?.assistants ?? [{}, {}]) : [smugglers?.assistants ?? {}];
  const posts: Posts[] = [...sides.map((side) => side.assistants ?? {}), ...others].slice(0, colours);
  return posts.map((own) => {
    const spaces = noAssistants();
    for (const tile of TILES) spaces[tiles.indexOf(tile)] = own[tile] ?? 0;
    return spaces;
  });
}

function supplyOf({ supply }: Setting, players: readonly Player[], { numbers }: Tables): State['supply'] {
  if (supply !== undefined) return cubesNamed(supply);
  const left = { O: numbers.cubes, V: numbers.cubes, S: numbers.cubes };
  for (const cargo of players.flatMap((player) => player.cargo)) {
    left.O -= cargo.O;
    left.V -= cargo.V;
    left.S -= cargo.S;
  }
  return left;
}

function missionsOf(
  { missions }: Setting,
  players: readonly Player[],
  content: Tables,
): Pick<State, 'missions' | 'missionsOut'> {
  const held = new Set(players.flatMap((player) => [...player.missions, ...player.slots, ...player.archive]));
  const rest = content.missions.map((_, index) => index + 1).filter((mission) => !held.has(mission));
  if (missions === undefined) return { missions: rest, missionsOut: [] };
  return { missions: missions.toReversed(), missionsOut: rest.filter((mission) => !missions.includes(mission)) };
}

function influenceOf(
  { influence }: Setting,
  players: readonly Player[],
  content: Tables,
): Pick<State, 'influence' | 'influenceDiscard'> {
  const held = new Set(players.flatMap((player) => player.influence));
  const rest = allInfluence(content).filter((card) => !held.has(card));
  if (influence === undefined) return { influence: rest, influenceDiscard: [] };
  const named = influence.map((kind) => taken(rest, kind));
  return { influence: named.toReversed(), influenceDiscard: rest };
}

function deckOf(cards: readonly Tile[] | undefined): Deck {
  const deck = { removed: [], met: [], topKnown: false, drawn: [] };
  if (cards === undefined) return { ...deck, cards: [...TILES], discard: [] };
  return { ...deck, cards: cards.toReversed(), discard: TILES.filter((tile) => !cards.includes(tile)) };
}

function dogeOf(setting: DogeSetting, content: Tables): Doge {
  const rest = dogeCards(content);
  const take = (card: DogeCard): DogeCard => {
    const index = rest.indexOf(card);
    if (index < 0) throw new Error(`the position names too many cards of ${card}`);
    rest.splice(index, 1);
    return card;
  };
  const row = (setting.row ?? ['tribute', 'archives', 'absolution']).map(take);
  const pile = setting.pile?.map(take).toReversed();
  return {
    parchments: setting.parchments ?? 2,
    intrigue: setting.intrigue ?? 0,
    vp: setting.vp ?? 0,
    council: [setting.council?.[0] ?? 0, setting.council?.[1] ?? 0],
    pile: pile ?? [...rest],
    row,
    discard: [],
    removed: pile === undefined ? [] : [...rest],
    played: [],
    turnsLeft: setting.turnsLeft ?? null,
    space1Vp: setting.space1Vp ?? 0,
    space4Vp: setting.space4Vp ?? 4,
    finalTurns: setting.finalTurns ?? 1,
  };
}

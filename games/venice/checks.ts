/** Invariants of Venice (RULES.md), besides the laws of all games. */
import { defaultSetup } from '@cabale/engine';
import type { GameChecks, Mode } from '@cabale/engine/kit';
import { CANALS, DOGE_CARDS, LETTERS, TILES, type Mission, type Tables, type Tile } from './content/tables.ts';
import { assistantsPlaced, bridgesOf, cubesIn, gondolaOf, sizeOf } from './rules/counts.ts';
import { allInfluence, allMissions, isBeingDrawn } from './rules/hands.ts';
import { exitsOf } from './rules/map.ts';
import type { InfluenceCard, Player, State, Venice } from './rules/state.ts';
import { SETUP } from './rules/variants.ts';
import { secrets } from './secrets.ts';
import { words } from './text/words.ts';

const BASE = defaultSetup(SETUP);
const FAVOUR = { ...BASE, favour: true } as const;
const HARDEST = {
  ...BASE,
  preliminary: 'twoMore',
  dogeCouncilStart: 5,
  dogeSpace1Vp: 1,
  dogeParchments: 3,
  finalTurns: 0,
} as const;
const EASIEST = {
  ...BASE,
  preliminary: 'withoutAssistants',
  dogeParchments: 1,
  finalTurns: 2,
  dogeSpace4Vp: 3,
} as const;

const MODES: readonly Mode<Venice>[] = [
  { name: 'solo', seats: 1, setup: BASE },
  { name: 'solo at its hardest', variantOf: 'solo', seats: 1, setup: HARDEST },
  { name: 'solo at its easiest', variantOf: 'solo', seats: 1, setup: EASIEST },
  { name: 'two', seats: 2, setup: BASE },
  { name: 'two with favour', variantOf: 'two', seats: 2, setup: { ...FAVOUR, firstPlayer: 'firstSeat' } },
  { name: 'three', seats: 3, setup: BASE },
  { name: 'three passing their own', variantOf: 'three', seats: 3, setup: { ...BASE, ownGondola: 'used' } },
  { name: 'solo opening with everything', variantOf: 'solo', seats: 1, setup: { ...BASE, opening: 'all' } },
  { name: 'three with favour, one declined', variantOf: 'three', seats: 3, setup: { ...FAVOUR, decline2: true } },
  { name: 'four', seats: 4, setup: { ...BASE, side: 'night' } },
  { name: 'five with favour', seats: 5, setup: FAVOUR },
];

export const checks: GameChecks<Venice> = {
  modes: MODES,
  bound: 40_000,
  secrets,
  words,
  quantities: {
    coins: { of: ({ players }, side) => players[side]?.coins ?? 0, announced: 'fall' },
    parchments: { of: (state, side) => holder(state, side)?.parchments ?? 0, announced: 'fall' },
    intrigue: { of: (state, side) => holder(state, side)?.intrigue ?? 0, announced: 'rise' },
    vp: { of: (state, side) => holder(state, side)?.vp ?? 0, announced: 'fall' },
    council: { of: ({ players }, side) => players[side]?.council ?? 0 },
    cubes: {
      of: ({ players }, side) => (players[side]?.cargo ?? []).reduce((sum, cargo) => sum + cubesIn(cargo), 0),
      announced: 'fall',
    },
    missions: { of: ({ players }, side) => players[side]?.missions.length ?? 0 },
    influence: { of: ({ players }, side) => players[side]?.influence.length ?? 0 },
    bridges: { of: ({ bridges }, side) => bridges.filter((owner) => owner === side).length },
    dogePile: { of: ({ doge, seats }, side) => (side === seats ? (doge?.pile.length ?? 0) : 0) },
  },
  // Ends of turns, smugglers and the Doge, and what follows the last placement.
  aftermath: [
    'begin',
    'beginTurn',
    'dogeArrives',
    'dogeCards',
    'dogeRefill',
    'endTurn',
    'openSolo',
    'passOn',
    'score',
    'smugglerDraw',
  ],
  lone: [
    'activate',
    'bottomInfluence',
    'bottomMission',
    'complete',
    'dogeGondola',
    'gondolier',
    'influence',
    'keepInfluence',
    'keepMission',
    'lower',
    'offer',
    'overtime',
    'path',
    'promote',
    'smuggler',
    'split',
    'stock',
  ],
  invariants: {
    'VEN-1.1 nothing below nothing': quantities,
    'VEN-1.10 holds': holds,
    'VEN-1.12 cubes': cubes,
    'VEN-1.15 two own gondolas': apart,
    'VEN-1.16 stacks': stacks,
    'VEN-1.18 spaces': spaces,
    'VEN-1.20 assistants': (state, { numbers }) =>
      state.assistants.every((_, colour) => assistantsPlaced(state, colour) <= numbers.assistants)
        ? undefined
        : 'a colour has placed too many assistants',
    'VEN-1.21 bridges': (state, { numbers }) =>
      state.assistants.every((_, colour) => bridgesOf(state, colour) <= numbers.bridges)
        ? undefined
        : 'a colour has built too many bridges',
    'VEN-1.22 missions in hand': handMissions,
    'VEN-2.5 missions': missions,
    'VEN-2.9 influence cards': influence,
    'VEN-12.4 trips': trip,
    'VEN-19.1 smuggler decks': decks,
    'VEN-20.15 Doge cards': dogeCards,
    'VEN-24.1 hands in order': ({ players }) =>
      players.every((player) => isRising(player.missions) && isRising(player.influence))
        ? undefined
        : 'a hand is out of order',
    knowledge,
  },
};

/** A player, or the Doge. */
function holder({ players, doge }: State, side: number): Pick<Player, 'parchments' | 'intrigue' | 'vp'> | null {
  return players[side] ?? doge;
}

/** No quantity is negative or above its cap (VEN-1.2, 1.6, 1.26, 20.3). */
function quantities(state: State, content: Tables): string | undefined {
  const { intrigueCap } = sizeOf(state, content);
  const { parchmentCap, lastCouncil, dogeParchments, dogeIntrigue } = content.numbers;
  for (let seat = 0; seat < state.players.length; seat++) {
    const { coins, vp, parchments, intrigue, council } = state.players[seat] as Player;
    if (Math.min(coins, vp, parchments, intrigue, council) < 0) return `seat ${seat} has less than nothing`;
    if (parchments > parchmentCap || intrigue > intrigueCap || council > lastCouncil) return `seat ${seat} is too rich`;
  }
  const { doge } = state;
  if (doge === null) return undefined;
  const isRight =
    Math.min(doge.vp, doge.parchments, doge.intrigue) >= 0 &&
    doge.parchments <= dogeParchments &&
    doge.intrigue < dogeIntrigue &&
    Math.max(...doge.council) <= lastCouncil;
  return isRight ? undefined : 'the Doge has what he cannot have';
}

/** More than a full hold only while the owner must discard some, or is receiving two cubes. */
function holds({ players, stack }: State, { numbers }: Tables): string | undefined {
  const isOver = ({ cargo }: Player): boolean => cubesIn(cargo[0]) > numbers.hold || cubesIn(cargo[1]) > numbers.hold;
  if (!players.some(isOver)) return undefined;
  const isPassing = stack.some(({ kind }) => kind === 'overflow' || kind === 'gain');
  return isPassing ? undefined : 'a gondola carries too much';
}

function cubes({ players, supply }: State, { numbers }: Tables): string | undefined {
  let { O, V, S } = supply;
  let least = Math.min(O, V, S);
  for (const { cargo } of players) {
    const [first, second] = cargo;
    least = Math.min(least, first.O, first.V, first.S, second.O, second.V, second.S);
    O += first.O + second.O;
    V += first.V + second.V;
    S += first.S + second.S;
  }
  const isRight = least >= 0 && O === numbers.cubes && V === numbers.cubes && S === numbers.cubes;
  return isRight ? undefined : `${O} O, ${V} V and ${S} S, nowhere less than ${least}`;
}

/** A moving gondola may pass the other one of its owner. */
function apart({ players, quays, moored }: State): string | undefined {
  for (let seat = 0; seat < players.length; seat++) {
    const [first, second] = [gondolaOf(seat, 0), gondolaOf(seat, 1)];
    if (quays[first] !== quays[second]) continue;
    if (moored.includes(first) && moored.includes(second)) return `both gondolas of seat ${seat} lie at one quay`;
  }
  return undefined;
}

/** All gondolas on the board are moored once, except a moving one. */
function stacks({ quays, moored, stack, trip: way, active }: State): string | undefined {
  for (let index = 0; index < moored.length; index++) {
    const gondola = moored[index] as number;
    if (moored.indexOf(gondola) !== index) return 'a gondola is moored twice';
    if ((quays[gondola] ?? null) === null) return 'a gondola off the board is moored';
  }
  const rowed = way !== null && way.canals.length > 0 ? gondolaOf(active, way.gondola) : null;
  for (let gondola = 0; gondola < quays.length; gondola++) {
    if (quays[gondola] === null || moored.includes(gondola) || gondola === rowed) continue;
    const isSailing = stack.some((step) => step.kind === 'sail' && step.gondola === gondola);
    if (!isSailing) return `gondola ${gondola} is neither moored nor under way`;
  }
  return undefined;
}

/** One assistant per space, except the last space. */
function spaces({ assistants, tiles }: State): string | undefined {
  for (let quay = 0; quay < tiles.length; quay++) {
    let taken = 0;
    for (const own of assistants) {
      const space = own[quay] ?? 0;
      if (space === 0 || space === 4) continue;
      if ((taken & (1 << space)) !== 0) return `two assistants on space ${space} of ${tiles[quay]}`;
      taken |= 1 << space;
    }
  }
  return undefined;
}

/** More only until one of those dealt is returned, or if the game ended by resignation before that. */
function handMissions({ players, stack, turn, result }: State, { numbers }: Tables): string | undefined {
  const isDeal = stack.some(({ kind }) => kind === 'keepMissions') || (result !== null && turn === 0);
  const most = isDeal ? numbers.dealtMissions : numbers.handMissions;
  return players.every(({ missions: hand }) => hand.length <= most) ? undefined : 'a hand holds too many missions';
}

function missions(state: State, content: Tables): string | undefined {
  const places: Places<Mission> = [state.missions, state.missionsOut];
  if (isBeingDrawn(state, 'Mission')) places.push(state.drawn);
  for (const player of state.players) places.push(player.missions, player.archive, player.slots);
  return holdOnce(allMissions(content), places) ? undefined : 'a mission is lost or doubled';
}

function influence(state: State, content: Tables): string | undefined {
  const places: Places<InfluenceCard> = [state.influence, state.influenceDiscard];
  if (isBeingDrawn(state, 'Influence')) places.push(state.drawn);
  for (const player of state.players) places.push(player.influence);
  if (!holdOnce(allInfluence(content), places)) return 'an influence card is lost or doubled';
  const hand = state.players[state.active]?.influence ?? [];
  return state.fresh.every((card) => hand.includes(card)) ? undefined : 'a fresh card is in no hand';
}

/** Lists of cards; `null` is an empty place. */
type Places<Card> = (readonly (Card | null)[])[];

/** Whether each of the cards, which all differ, is in exactly one place. */
function holdOnce<Card>(cards: readonly Card[], places: Places<Card>): boolean {
  const found: readonly (Card | null)[] = places.flat().filter((card) => card !== null);
  return found.length === cards.length && cards.every((card) => found.includes(card));
}

/** VEN-5.6 to 5.8: along canals that join, no quay twice. */
function trip({ trip: way, quays, active }: State): string | undefined {
  if (way === null) return undefined;
  if (way.quays.some((quay, index) => way.quays.indexOf(quay) !== index)) return 'a quay was reached twice';
  if (way.canals.length !== way.quays.length - 1) return 'canals and quays of the trip do not fit';
  const isJoined = way.canals.every((canal, index) =>
    exitsOf(way.quays[index] ?? -1).some((exit) => exit.canal === canal && exit.to === way.quays[index + 1]),
  );
  if (!isJoined || way.canals.some((canal) => canal >= CANALS)) return 'the trip jumps';
  return quays[gondolaOf(active, way.gondola)] === way.quays.at(-1) ? undefined : 'the gondola is not where it went';
}

function decks({ decks: both, doge, seats }: State): string | undefined {
  if (both === null) return seats > 2 ? undefined : 'smugglers are missing';
  for (const [index, letter] of LETTERS.entries()) {
    const { cards, discard, removed, drawn, met } = both[letter];
    // In the Doge's turn the card played lies open.
    const places: Places<Tile> = [cards, discard, removed, drawn, [doge?.played[index] ?? null]];
    if (!holdOnce(TILES, places)) return `a card of deck ${letter} is lost or doubled`;
    if (removed.some((tile) => met.includes(tile))) return `a card of deck ${letter} that was seen has left`;
  }
  return undefined;
}

function dogeCards({ doge }: State, content: Tables): string | undefined {
  if (doge === null) return undefined;
  const cards = [...doge.pile, ...doge.discard, ...doge.removed, ...doge.row];
  for (const card of DOGE_CARDS) {
    const found = cards.filter((other) => other === card).length;
    if (found !== content.doge[card].copies) return `${found} cards ${card}`;
  }
  return undefined;
}

/** Knowledge is stored only of hidden cards. */
function knowledge({ missionKnown, influenceKnown, players, influenceDiscard }: State): string | undefined {
  const isOpen = (mission: number | null): boolean => mission !== null && missionKnown[mission - 1] !== 0;
  const isOpenKnown = players.some(({ slots, archive }) => slots.some(isOpen) || archive.some(isOpen));
  const isSecret = !isOpenKnown && influenceDiscard.every((card) => influenceKnown[card] === 0);
  return isSecret ? undefined : 'knowledge of an open card is stored';
}

function isRising(cards: readonly number[]): boolean {
  for (let index = 1; index < cards.length; index++) {
    if ((cards[index - 1] as number) >= (cards[index] as number)) return false;
  }
  return true;
}

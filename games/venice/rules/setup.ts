/** VEN-2: setup; VEN-19.1 to 19.3 and VEN-20: what smugglers and the Doge add. */
import type { Deal, Random, SetupOf } from '@cabale/engine';
import {
  CANALS,
  DOGE_CARDS,
  SLOTS,
  TILES,
  type DogeCard,
  type Mission,
  type Space,
  type Tables,
} from '../content/tables.ts';
import { allInfluence, allMissions, influenceIds, insert, repeated } from './hands.ts';
import type { Deck, Doge, Player, Venice, State, Step } from './state.ts';
import type { SETUP } from './variants.ts';

type Setup = SetupOf<typeof SETUP>;

const SLOTS_FOR_MISSIONS = 3;
const ROW = 3;
/** With one or two players a third colour takes part. */
const FEWEST_COLOURS = 3;

export function start({ setup, seats, content, random, base }: Deal<Venice>): State {
  const size = content.sizes[seats as keyof Tables['sizes']];
  const colours = Math.max(seats, FEWEST_COLOURS);
  const tiles = random.shuffle([...TILES]);
  const all = random.shuffle(allMissions(content));
  const missions = all.slice(0, size.missions);
  const players = Array.from({ length: seats }, (_, seat) => dealPlayer(setup, seats, seat, missions, content));
  const isSolo = seats === 1;
  return {
    // Listed one by one: properties after a spread are slow to write.
    seats: base.seats,
    stack: isSolo ? soloStack(setup) : tableStack(setup, seats),
    random: base.random,
    sealed: base.sealed,
    tiles,
    bridges: repeated(CANALS, null),
    quays: repeated(2 * colours, null),
    moored: [],
    assistants: Array.from({ length: colours }, noAssistants),
    players,
    supply: { O: content.numbers.cubes, V: content.numbers.cubes, S: content.numbers.cubes },
    missions,
    missionsOut: all.slice(size.missions),
    missionKnown: repeated(all.length, 0),
    influence: random.shuffle(allInfluence(content).slice()),
    influenceDiscard: [],
    influenceKnown: repeated(influenceIds(content), 0),
    drawn: [],
    decks: seats <= 2 ? { A: newDeck(random), B: newDeck(random) } : null,
    doge: isSolo ? newDoge(setup, content, random) : null,
    side: setup.side,
    ownGondola: setup.ownGondola,
    first: 0,
    active: 0,
    turn: 0,
    fresh: [],
    influencePlayed: 0,
    trip: null,
    spy: null,
    pawn: 'track',
    allAssistantsTaken: false,
    result: null,
  };
}

/** VEN-2.17: missions first, then the first player is drawn. Top last. */
function tableStack({ firstPlayer }: Setup, seats: number): Step[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return [
    { kind: 'begin', first: firstPlayer === 'random' ? null : 0 },
    { kind: 'keepMissions', seats: all },
    { kind: 'deal' },
  ];
}

/** VEN-20.7 to 20.16. */
function soloStack({ preliminary, opening }: Setup): Step[] {
  const place = (gondola: 0 | 1): Step => {
    const step = { kind: 'placeGondola', seat: 0, gondola } as const;
    return opening === 'free' ? { ...step, freeOnly: true } : step;
  };
  return [
    { kind: 'beginTurn' },
    { kind: 'openSolo' },
    place(1),
    { kind: 'dogeArrives', preliminary },
    place(0),
    { kind: 'begin', first: 0 },
    { kind: 'keepMissions', seats: [0] },
    { kind: 'deal' },
  ];
}

export function noAssistants(): (Space | 0)[] {
  return repeated<Space | 0>(SLOTS, 0);
}

/** VEN-2.6, 2.10, 2.12, 2.14, 2.15; solo VEN-20.7, 20.8. The missions come off the pile. */
function dealPlayer(setup: Setup, seats: number, seat: number, pile: Mission[], { numbers }: Tables): Player {
  const missions: Mission[] = [];
  for (const mission of pile.splice(pile.length - numbers.dealtMissions)) insert(missions, mission);
  const declines = [setup.decline1, setup.decline2, setup.decline3, setup.decline4, setup.decline5];
  const hasFavour = setup.favour && seats > 1 && declines[seat] !== true;
  return { ...newPlayer(numbers), missions, favour: hasFavour ? 'unused' : 'none' };
}

export function newPlayer({ startCoins, startParchments }: Tables['numbers']): Player {
  return {
    coins: startCoins,
    parchments: startParchments,
    intrigue: 0,
    vp: 0,
    council: 0,
    cargo: [
      { O: 0, V: 0, S: 0 },
      { O: 0, V: 0, S: 0 },
    ],
    gondolier: null,
    missions: [],
    slots: repeated(SLOTS_FOR_MISSIONS, null),
    archive: [],
    influence: [],
    favour: 'none',
    resigned: false,
  };
}

function newDeck(random: Random): Deck {
  return { cards: random.shuffle([...TILES]), discard: [], removed: [], met: [], topKnown: false, drawn: [] };
}

export function dogeCards({ doge }: Tables): DogeCard[] {
  const cards: DogeCard[] = [];
  for (const card of DOGE_CARDS) for (let copy = 0; copy < doge[card].copies; copy++) cards.push(card);
  return cards;
}

/** VEN-20.2, 20.5, 20.15, Q66: the pile is ready before the preliminary round; the row comes after it. */
function newDoge(setup: Setup, content: Tables, random: Random): Doge {
  const pile = random.shuffle(dogeCards(content));
  const removed = pile.splice(pile.length - content.numbers.dogeCardsOut);
  return {
    parchments: setup.dogeParchments,
    intrigue: 0,
    vp: 0,
    council: [setup.dogeCouncilStart, setup.dogeCouncilStart],
    pile,
    row: repeated(ROW, null),
    discard: [],
    removed,
    played: [],
    turnsLeft: null,
    space1Vp: setup.dogeSpace1Vp,
    space4Vp: setup.dogeSpace4Vp,
    finalTurns: setup.finalTurns,
  };
}

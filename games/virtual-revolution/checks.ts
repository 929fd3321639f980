/** Invariants of Virtual Revolution (RULES.md), besides the laws of all games. */
import { defaultSetup, type Seat } from '@cabale/engine';
import type { GameChecks, Mode } from '@cabale/engine/kit';
import {
  AGENTS,
  BOOST_CARDS,
  DISTRICTS,
  NECRO_END,
  NECRO_STANDARD,
  VERSES,
  type Agent,
  type Tables,
} from './content/tables.ts';
import { agentsOwned, isBoostCard, missesIn, playerOf, playing, serversOf, tokensOnMap } from './rules/counts.ts';
import { arrsOf } from './rules/map.ts';
import { ALL_CORRUPTION } from './rules/setup.ts';
import type { Player, VirtualRevolution, State } from './rules/state.ts';
import { SETUP } from './rules/variants.ts';
import { secrets } from './secrets.ts';
import { words } from './text/words.ts';

const BASE = defaultSetup(SETUP);

const MODES: readonly Mode<VirtualRevolution>[] = [
  { name: 'two', seats: 2, setup: BASE },
  { name: 'two, other readings', seats: 2, setup: { insurrections: 'all', waiver: 'emptyArr' }, variantOf: 'two' },
  { name: 'three', seats: 3, setup: BASE },
  { name: 'four', seats: 4, setup: BASE },
];

const ofPlayer =
  (count: (player: Player) => number) =>
  (state: State, seat: Seat): number =>
    count(playerOf(state, seat));

const QUANTITIES: NonNullable<GameChecks<VirtualRevolution>['quantities']> = {
  euros: { of: ofPlayer(({ euros }) => euros), announced: 'fall' },
  revenue: { of: ofPlayer(({ revenue }) => revenue), announced: 'fall' },
  immunity: { of: ofPlayer(({ immunity }) => immunity), announced: 'fall' },
  vp2: { of: ofPlayer(({ vp2 }) => vp2), announced: 'fall' },
  corruption: { of: ofPlayer(({ corruption: hand }) => hand.length), announced: 'rise' },
  tokens: { of: tokensOnMap, announced: 'fall' },
  servers: { of: serversOf, announced: 'fall' },
  agents: {
    // One that is being promoted is still its owner's.
    of: (state, seat) =>
      agentsOwned(playerOf(state, seat)).length + (seat === state.active ? state.promoted.length : 0),
    announced: 'fall',
  },
  boosts: { of: ofPlayer(({ boosts: own }) => own.length), announced: 'fall' },
  verses: { of: ofPlayer(({ verses: own }) => own.length), announced: 'fall' },
};

export const checks: GameChecks<VirtualRevolution> = {
  modes: MODES,
  bound: 3000,
  secrets,
  words,
  quantities: QUANTITIES,
  // Searches card by card, Necro attacks hit by hit, what follows a turn or a round.
  aftermath: [
    'beginRound',
    'beginTurn',
    'endRound',
    'search',
    'searchOn',
    'lose',
    'necro',
    'necroHits',
    'necroHit',
    'turnOrder',
    'upkeep',
    'score',
  ],
  lone: [
    'influence',
    'end',
    'create',
    'replace',
    'donate',
    'takeVerse',
    'putOnline',
    'give',
    'giveBack',
    'swapAgent',
    'afterwards',
    'boost',
    'readyOne',
    'necroDiscard',
    'avoid',
    'chooseOrder',
  ],
  forced: ['searchCard', 'suffer', 'lose', 'darkKingdom'],
  invariants: {
    'VR-1.3 one owner': owners,
    'VR-1.14 nothing below nothing': quantities,
    'VR-2.1 tokens': tokens,
    'VR-4.1 Directors': directors,
    'VR-6.9 Titles': titles,
    'VR-11.4 Servers': servers,
    'VR-16.1 Agents in service': ({ players }, { numbers }) =>
      players.every(({ service }) => service.length <= numbers.service) ? undefined : 'too many Agents in service',
    agents,
    verses,
    'Corruption cards': corruption,
    'Necro cards': necro,
    'Boost cards': boosts,
    Objectives: objectives,
    'Location cards': locations,
    'turn order': turnOrder,
    knowledge,
  },
};

/** An arrondissement has an owner if, and only if, it has tokens. */
function owners({ owners: held, tokens: counts }: State): string | undefined {
  for (let arr = 0; arr < held.length; arr++) {
    const count = counts[arr] ?? -1;
    if (count < 0 || (count === 0) !== (held[arr] === null)) return `${count} tokens of ${held[arr]} in ${arr + 1}`;
  }
  return undefined;
}

function quantities({ players }: State): string | undefined {
  for (const [seat, { reserve, recycling, euros, revenue, immunity, vp2 }] of players.entries()) {
    if (Math.min(reserve, recycling, euros, revenue, immunity, vp2) < 0) return `seat ${seat} has less than nothing`;
  }
  return undefined;
}

/** VR-1.18: on the map, in Reserve or in the Recycling zone. */
function tokens(state: State, { sizes }: Tables): string | undefined {
  const expected = sizes[state.seats as keyof Tables['sizes']].tokens;
  for (const [seat, { reserve, recycling }] of state.players.entries()) {
    const found = reserve + recycling + tokensOnMap(state, seat);
    if (found !== expected) return `seat ${seat} has ${found} tokens instead of ${expected}`;
  }
  return undefined;
}

function directors({ players, lap }: State): string | undefined {
  return players.every((player) => player.directors.length <= lap)
    ? undefined
    : 'a player has placed too many Directors';
}

/** A player who controls all of a District holds its Title; one who lacks two does not. */
function titles(state: State, content: Tables): string | undefined {
  for (const district of DISTRICTS) {
    const arrs = arrsOf(district, content);
    const holder = state.titles[district];
    if (holder !== null && missesIn(state, holder, arrs) > 1) return `seat ${holder} should not hold ${district}`;
    for (let seat = 0; seat < state.seats; seat++) {
      if (missesIn(state, seat, arrs) === 0 && holder !== seat) return `seat ${seat} should hold ${district}`;
    }
  }
  return undefined;
}

/** VR-11.4, 11.5: at most one per District, and no more than exist. */
function servers(state: State, content: Tables): string | undefined {
  for (let seat = 0; seat < state.seats; seat++) {
    if (serversOf(state, seat) > content.numbers.servers) return `seat ${seat} has built too many Servers`;
    for (const district of DISTRICTS) {
      const built = arrsOf(district, content).filter((arr) => state.servers[arr] === seat).length;
      if (built > 1) return `seat ${seat} has ${built} Servers in ${district}`;
    }
  }
  return undefined;
}

/** Each of `all` once, and nothing else. */
function mistakeIn<Card>(what: string, all: readonly Card[], found: readonly Card[]): string | undefined {
  const seen = new Set(found);
  if (seen.size !== found.length) return `${what} is doubled`;
  return found.length === all.length && all.every((card) => seen.has(card)) ? undefined : `${what} is lost`;
}

function agents(state: State): string | undefined {
  const found: Agent[] = [...state.agentDeck, ...state.agentDiscard, ...state.agentsOut, ...state.promoted];
  for (const [slot, agent] of state.slots.entries()) {
    if ((agent === null) !== (state.places[slot] === null))
      return `slot ${slot + 1} has an Agent without a place or a place without an Agent`;
    if (agent !== null) found.push(agent);
  }
  for (const player of state.players) {
    const owned = agentsOwned(player);
    found.push(...owned);
    if (!player.freeTypes.every((agent) => owned.includes(agent) || state.promoted.includes(agent))) {
      return 'an Agent that is gone has a free type';
    }
  }
  return mistakeIn('an Agent', AGENTS, found);
}

function verses({ row, verseDeck, versesUnder, players }: State): string | undefined {
  const owned = players.flatMap((player) => player.verses.map(({ verse }) => verse));
  const open = row.flatMap((verse) => (verse === null ? [] : [verse]));
  if (versesUnder > verseDeck.length) return 'more Verses are known than there are in the deck';
  return mistakeIn('a Verse', VERSES, [...owned, ...open, ...verseDeck]);
}

function corruption({ players, corruptionDeck, corruptionDiscard }: State): string | undefined {
  const isRising = ({ corruption: hand }: Player): boolean =>
    hand.every((card, index) => index === 0 || (hand[index - 1] ?? 0) < card);
  if (!players.every(isRising)) return 'a hand is out of order';
  const held = players.flatMap((player) => player.corruption);
  return mistakeIn('a Corruption card', ALL_CORRUPTION, [...corruptionDeck, ...corruptionDiscard, ...held]);
}

/** VR-2.20: the end card lies at the bottom, or has been played last. */
function necro({ necroPile, necroOut, necroPlayed, round }: State): string | undefined {
  const [bottom = necroPlayed.at(-1)] = necroPile;
  if (!NECRO_END.some((card) => card === bottom)) return `${bottom} lies at the bottom of the Necro pile`;
  if (necroPlayed.length > round || necroPlayed.length < round - 1) return 'a Necro card too many or too few';
  return mistakeIn('a Necro card', [...NECRO_STANDARD, ...NECRO_END], [...necroPile, ...necroOut, ...necroPlayed]);
}

function boosts({ boostPool, players }: State): string | undefined {
  const held = players.flatMap((player) => player.boosts.filter(isBoostCard));
  return mistakeIn('a Boost card', BOOST_CARDS, [...boostPool, ...held]);
}

function objectives({ players }: State): string | undefined {
  const held = players.flatMap((player) => player.objectives);
  return held.length === 2 * players.length && new Set(held).size === held.length ? undefined : 'a wrong Objective';
}

/** VR-23.5: as many cards were drawn as Agents came; an occupied place is not drawn again. */
function locations({ locationDeck, agentDeck, places }: State): string | undefined {
  if (locationDeck.length !== agentDeck.length) return 'the decks of Agents and Locations differ in length';
  if (new Set(locationDeck).size !== locationDeck.length) return 'a Location card is doubled';
  return places.some((arr) => arr !== null && locationDeck.includes(arr)) ? 'a Location card came back' : undefined;
}

function turnOrder(state: State): string | undefined {
  const { order, players } = state;
  const isWhole = players.every(({ resigned }, seat) => resigned || order.includes(seat));
  if (!isWhole || new Set(order).size !== order.length) return `the turn order is ${order.join()}`;
  // Between two rounds no player has a turn.
  const isInTurn = state.stack.some(({ kind }) => kind === 'end');
  const isWrong = isInTurn && playerOf(state, state.active).resigned && state.result === null && playing(state) > 1;
  return isWrong ? 'a player who resigned has a turn' : undefined;
}

/** Knowledge is stored only of cards in hands. */
function knowledge({ corruptionKnown, players }: State): string | undefined {
  const held = new Set(players.flatMap((player) => player.corruption));
  return corruptionKnown.every((bits, index) => bits === 0 || held.has(index + 1))
    ? undefined
    : 'a card in no hand is known to somebody';
}

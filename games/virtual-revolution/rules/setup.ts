/** VR-2: setup. */
import type { Deal, Random, Seat, StepRules } from '@cabale/engine';
import {
  BOOST_CARDS,
  CORRUPTIONS,
  DISTRICTS,
  INTERCEPT,
  LEVEL_1,
  LEVEL_2,
  NECRO_END,
  NECRO_STANDARD,
  OBJECTIVES,
  VERSES,
  type Agent,
  type Arr,
  type Location,
  type Necro,
  type Numbers,
  type Objective,
  type Tables,
  type Verse,
} from '../content/tables.ts';
import { allArrs, specialCard } from './map.ts';
import { layOutAgents } from './market.ts';
import { checkTitle } from './pieces.ts';
import type { FinalPenalties, Player, VirtualRevolution, State } from './state.ts';

/** VR-2.11, 2.12, 2.20. */
const LEVEL_1_OUT = 3;
const LEVEL_2_OUT = 6;
const STANDARD_NECRO = 4;
export const OBJECTIVES_EACH = 2;

export function start({ setup, seats, content, random, base }: Deal<VirtualRevolution>): State {
  const { numbers } = content;
  const { tokens, locations } = content.sizes[seats as keyof Tables['sizes']];
  const special = specialCard(content);
  const cards: readonly Location[] = special === INTERCEPT ? [...allArrs(content), INTERCEPT] : allArrs(content);
  const dealt = random.shuffle(cards.slice());
  const objectives = random.shuffle<Objective>(OBJECTIVES.slice());
  const agents = agentDeck(random);
  const verses = random.shuffle<Verse>(VERSES.slice());
  const necro = necroPile(random);
  const owners = repeated<Seat | null>(content.arrs.length, null);
  const first = Math.floor(dealt.indexOf(special) / locations);
  for (const [index, card] of dealt.entries()) if (card !== INTERCEPT) owners[card] = Math.floor(index / locations);
  const players: Player[] = [];
  const order: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) {
    // VR-2.7: whoever receives a special card without an arrondissement keeps one token more.
    const reserve = tokens - locations + (seat === first && special === INTERCEPT ? 1 : 0);
    players.push({ ...newPlayer(numbers), reserve, objectives: objectives.splice(0, OBJECTIVES_EACH) });
    order.push((first + seat) % seats);
  }
  return {
    // Listed one by one, because object literals with a spread are slow to create.
    seats: base.seats,
    stack: [{ kind: 'beginRound' }, { kind: 'deal' }],
    random: base.random,
    sealed: base.sealed,
    insurrections: setup.insurrections,
    waiver: setup.waiver,
    districtNames: content.districtNames,
    round: 1,
    lap: 1,
    order,
    nextOrder: [],
    active: first,
    turn: 0,
    players,
    owners,
    tokens: repeated(content.arrs.length, 1),
    servers: repeated(content.arrs.length, null),
    slots: repeated(numbers.slots, null),
    places: repeated(numbers.slots, null),
    agentDeck: agents.deck,
    agentDiscard: [],
    agentsOut: agents.out,
    locationDeck: random.shuffle(cards.slice()),
    row: verses.splice(verses.length - numbers.row),
    verseDeck: verses,
    versesUnder: 0,
    corruptionDeck: random.shuffle(ALL_CORRUPTION.slice()),
    corruptionDiscard: [],
    corruptionKnown: repeated(CORRUPTIONS, 0),
    necroPile: necro.pile,
    necroOut: necro.out,
    necroPlayed: [],
    titles: noTitles(),
    boostPool: [...BOOST_CARDS],
    director: null,
    performed: [],
    promoted: [],
    result: null,
  };
}

export const ALL_CORRUPTION: readonly number[] = Array.from({ length: CORRUPTIONS }, (_, index) => index + 1);

export function repeated<V>(count: number, value: V): V[] {
  const list: V[] = [];
  for (let index = 0; index < count; index++) list.push(value);
  return list;
}

/** VR-2.3, 2.5. */
export function newPlayer({ startEuros, startRevenue, startImmunity }: Numbers): Player {
  return {
    reserve: 0,
    recycling: 0,
    euros: startEuros,
    revenue: startRevenue,
    immunity: startImmunity,
    vp2: 0,
    directors: [],
    corruption: [],
    objectives: [],
    service: [],
    boosts: [],
    retired: [],
    freeTypes: [],
    verses: [],
    titlesUsed: [],
    necroSeen: false,
    modifiers: [],
    nextModifiers: [],
    finalCorruption: 0,
    penalties: noPenalties(),
    resigned: false,
  };
}

function noPenalties(): FinalPenalties {
  return { verseCap: null, objectiveCap: null, perTitle: 0, perTrio: 0, flat: 0 };
}

export function noTitles(): State['titles'] {
  return { PI: null, ND: null, QL: null, CE: null, MA: null, DR: null, NA: null };
}

/** Top last: level 1 lies on level 2. */
function agentDeck(random: Random): { readonly deck: Agent[]; readonly out: readonly Agent[] } {
  const level2 = random.shuffle<Agent>(LEVEL_2.slice());
  const level1 = random.shuffle<Agent>(LEVEL_1.slice());
  const out = [...level1.splice(0, LEVEL_1_OUT), ...level2.splice(0, LEVEL_2_OUT)];
  return { deck: [...level2, ...level1], out };
}

function necroPile(random: Random): { readonly pile: Necro[]; readonly out: readonly Necro[] } {
  const end = random.shuffle<Necro>(NECRO_END.slice());
  const standard = random.shuffle<Necro>(NECRO_STANDARD.slice());
  const pile = [...end.splice(0, 1), ...standard.splice(0, STANDARD_NECRO)];
  return { pile, out: [...standard, ...end] };
}

/** Announces the deal (VR-2.7, 2.9, 2.13) and lays out the first Agents (VR-2.14 to 2.17). */
export const dealStep: StepRules<VirtualRevolution, 'deal'> = {
  run(state, _step, context) {
    for (let seat = 0; seat < state.seats; seat++) {
      const arrs: readonly Arr[] = allArrs(context.content).filter((arr) => state.owners[arr] === seat);
      context.emit({ kind: 'dealt', seat, arrs });
      const objectives = state.players[seat]?.objectives ?? [];
      context.emitTo(seat, { kind: 'objectives', seat, objectives }, { kind: 'objectives', seat, objectives: null });
    }
    for (const district of DISTRICTS) checkTitle(state, district, context);
    context.emit({ kind: 'agentsOut', agents: state.agentsOut });
    layOutAgents(state, context);
  },
};

/**
 * Whole positions from what a test cares about: the other cards go where they do no harm.
 *
 *     const scene = position({
 *       seats: [{ euros: 12, tokens: { 14: 2 }, service: ['leslie', '-lance'], verses: ['+codex'] }, {}],
 *       director: 14,
 *     });
 *     scene.play('none', 'perform:build');
 *     expect(scene.seat(0).tracks).toBe('2/7/1/1');
 *
 * Left out: two players on an empty map, each with 10 €, Revenue 5 and 1 Immunity; no Agents on offer; the first seat has
 * the first turn of the round. With a `director` it has been placed and the Influence phase begins, unless `phase` says
 * otherwise. Tokens that stand nowhere are in Reserve. Notation: `notation.ts`. What can be looked at: `scene.ts`.
 */
import { Random, Rules, type Seat } from '@cabale/engine';
import { PRINTED } from '../content/printed.ts';
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
  type Action,
  type Agent,
  type Boost,
  type District,
  type Necro,
  type Objective,
  type Tables,
  type Verse,
} from '../content/tables.ts';
import { virtualRevolution } from '../index.ts';
import { agentsOwned, missesIn, tokensOnMap } from '../rules/counts.ts';
import { allArrs, arrsOf } from '../rules/map.ts';
import { ALL_CORRUPTION, newPlayer, noTitles, repeated } from '../rules/setup.ts';
import type { FinalPenalties, Player, State, Step } from '../rules/state.ts';
import { at, serviceNamed, verseNamed, type AgentText, type VerseText } from './notation.ts';
import { Scene } from './scene.ts';

export interface SeatSetting {
  readonly euros?: number;
  readonly revenue?: number;
  readonly immunity?: number;
  readonly vp2?: number;
  /** By printed number. */
  readonly tokens?: Readonly<Record<number, number>>;
  readonly servers?: readonly number[];
  readonly recycling?: number;
  /** Left out: all tokens that are nowhere else. */
  readonly reserve?: number;
  /** Where Directors stand besides the one of the turn. */
  readonly directors?: readonly number[];
  readonly corruption?: readonly number[];
  readonly objectives?: readonly [Objective, Objective];
  readonly service?: readonly AgentText[];
  readonly boosts?: readonly Boost[];
  readonly retired?: readonly Agent[];
  readonly freeTypes?: readonly Agent[];
  readonly verses?: readonly VerseText[];
  readonly titlesUsed?: readonly District[];
  readonly modifiers?: readonly Action[];
  readonly necroSeen?: boolean;
  readonly finalCorruption?: number;
  readonly penalties?: Partial<FinalPenalties>;
}

type Phase = 'director' | 'influence' | 'action' | 'end' | 'endRound' | 'score';

export interface Setting {
  /** One entry a player; left out: two players. */
  readonly seats?: readonly SeatSetting[];
  readonly order?: readonly Seat[];
  readonly active?: Seat;
  readonly round?: number;
  readonly lap?: number;
  readonly director?: number;
  readonly phase?: Phase;
  /** Actions performed in this turn, with all Agents and Titles of the active seat in play. */
  readonly performed?: readonly Action[];
  /** Agents on offer with the printed number of their place; `null` for an empty slot. */
  readonly offer?: readonly (readonly [Agent, number] | null)[];
  /** Top first: printed numbers, 0 for the special card. */
  readonly locations?: readonly number[];
  /** Top first; left out: level 1, then level 2. */
  readonly agents?: readonly Agent[];
  readonly agentDiscard?: readonly Agent[];
  /** From the left. */
  readonly row?: readonly (Verse | null)[];
  /** Top first. */
  readonly verseDeck?: readonly Verse[];
  /** Top first, and then all others are in the discard pile; left out: all cards held by nobody, C01 first. */
  readonly corruption?: readonly number[];
  /** Out of play altogether. */
  readonly corruptionGone?: readonly number[];
  /** Top first. */
  readonly necro?: readonly Necro[];
  /** Holders that do not follow from full control. */
  readonly titles?: Partial<Record<District, Seat>>;
  readonly boostPool?: State['boostPool'];
  readonly stack?: readonly Step[];
  readonly seed?: string;
  readonly insurrections?: State['insurrections'];
  readonly waiver?: State['waiver'];
}

/** Goes on from there to the first decision. */
export function position(setting: Setting = {}, content: Tables = PRINTED): Scene {
  const rules = new Rules(virtualRevolution, content);
  const scene = new Scene(rules, stateOf(setting, content));
  rules.advance(scene.state, scene.told);
  return scene;
}

/** The third lap is over. */
export function endOfRound(setting: Setting = {}, content: Tables = PRINTED): Scene {
  return position({ lap: 3, ...setting, phase: 'endRound' }, content);
}

function stateOf(setting: Setting, content: Tables): State {
  const sides = setting.seats ?? [{}, {}];
  const active = setting.active ?? 0;
  const map = mapOf(sides, content);
  const players = sides.map((side, seat) => playerOf(side, seat, content));
  const state: State = {
    seats: sides.length,
    stack: stackOf(setting, active),
    random: Random.from(setting.seed ?? 'position').words,
    sealed: null,
    insurrections: setting.insurrections ?? 'cards',
    waiver: setting.waiver ?? 'ownToken',
    districtNames: content.districtNames,
    round: setting.round ?? 1,
    lap: setting.lap ?? 1,
    order: [...(setting.order ?? sides.keys())],
    nextOrder: [],
    active,
    turn: 1,
    players,
    ...map,
    ...agentsOf(setting, players, content),
    ...versesOf(setting, players, content),
    ...corruptionOf(setting, players),
    ...necroOf(setting),
    titles: noTitles(),
    boostPool: setting.boostPool ?? BOOST_CARDS.filter((card) => !players.some(({ boosts }) => boosts.includes(card))),
    director: setting.director === undefined ? null : at(setting.director),
    performed: [],
    promoted: [],
    result: null,
  };
  settle(state, setting, sides, content);
  return state;
}

/** What follows from the rest. */
function settle(state: State, setting: Setting, sides: readonly SeatSetting[], content: Tables): void {
  const { tokens } = content.sizes[state.seats as keyof Tables['sizes']];
  for (const [seat, player] of state.players.entries()) {
    player.reserve = sides[seat]?.reserve ?? tokens - player.recycling - tokensOnMap(state, seat);
    if (player.reserve < 0) throw new Error(`the position names too many tokens of seat ${seat}`);
  }
  for (const district of DISTRICTS) {
    const full = state.players.findIndex((_, seat) => missesIn(state, seat, arrsOf(district, content)) === 0);
    state.titles[district] = setting.titles?.[district] ?? (full < 0 ? null : full);
  }
  const own = state.players[state.active];
  if (own === undefined) return;
  if (setting.director !== undefined) own.directors.push(at(setting.director));
  const agents = own.service.map(({ agent }) => agent);
  const titles = DISTRICTS.filter((district) => state.titles[district] === state.active);
  for (const action of setting.performed ?? []) state.performed.push({ action, agents, titles });
}

function stackOf({ stack, phase, director }: Setting, seat: Seat): Step[] {
  if (stack !== undefined) return [...stack];
  const from = phase ?? (director === undefined ? 'director' : 'influence');
  if (from === 'endRound' || from === 'score') return [{ kind: from }];
  const phases = ['end', 'action', 'influence', 'director'] as const;
  return phases.slice(0, phases.indexOf(from) + 1).map((kind) => ({ kind, seat }));
}

function mapOf(sides: readonly SeatSetting[], { arrs }: Tables): Pick<State, 'owners' | 'tokens' | 'servers'> {
  const owners = repeated<Seat | null>(arrs.length, null);
  const tokens = repeated(arrs.length, 0);
  const servers = repeated<Seat | null>(arrs.length, null);
  for (const [seat, side] of sides.entries()) {
    for (const [number, count] of Object.entries(side.tokens ?? {})) {
      owners[at(Number(number))] = seat;
      tokens[at(Number(number))] = count;
    }
    for (const number of side.servers ?? []) servers[at(number)] = seat;
  }
  return { owners, tokens, servers };
}

function playerOf(side: SeatSetting, seat: Seat, { numbers }: Tables): Player {
  const plain = newPlayer(numbers);
  const dealt = OBJECTIVES.slice(2 * seat, 2 * seat + 2);
  return {
    ...plain,
    euros: side.euros ?? plain.euros,
    revenue: side.revenue ?? plain.revenue,
    immunity: side.immunity ?? plain.immunity,
    vp2: side.vp2 ?? 0,
    recycling: side.recycling ?? 0,
    directors: (side.directors ?? []).map(at),
    corruption: [...(side.corruption ?? [])].sort((left, right) => left - right),
    objectives: side.objectives ?? dealt,
    service: (side.service ?? []).map(serviceNamed),
    boosts: [...(side.boosts ?? [])],
    retired: [...(side.retired ?? [])],
    freeTypes: [...(side.freeTypes ?? [])],
    verses: (side.verses ?? []).map(verseNamed),
    titlesUsed: [...(side.titlesUsed ?? [])],
    modifiers: [...(side.modifiers ?? [])],
    necroSeen: side.necroSeen ?? false,
    finalCorruption: side.finalCorruption ?? 0,
    penalties: { ...plain.penalties, ...side.penalties },
  };
}

function agentsOf(
  { offer, locations, agents, agentDiscard }: Setting,
  players: readonly Player[],
  content: Tables,
): Pick<State, 'slots' | 'places' | 'agentDeck' | 'agentDiscard' | 'agentsOut' | 'locationDeck'> {
  const slots = repeated<Agent | null>(content.numbers.slots, null).map((_, slot) => offer?.[slot]?.[0] ?? null);
  const places = slots.map((_, slot) => (offer?.[slot] ? at(offer[slot][1]) : null));
  const used = new Set([...slots, ...(agentDiscard ?? []), ...players.flatMap(agentsOwned)]);
  const rest = [...LEVEL_2.toReversed(), ...LEVEL_1.toReversed()].filter((agent) => !used.has(agent));
  const deck = agents?.toReversed() ?? rest;
  const cards = locations?.map((number) => (number === 0 ? INTERCEPT : at(number))).toReversed();
  return {
    slots,
    places,
    agentDeck: deck,
    agentDiscard: [...(agentDiscard ?? [])],
    agentsOut: rest.filter((agent) => !deck.includes(agent)),
    locationDeck:
      cards ??
      allArrs(content)
        .filter((arr) => !places.includes(arr))
        .toReversed(),
  };
}

function versesOf(
  { row, verseDeck }: Setting,
  players: readonly Player[],
  { numbers }: Tables,
): Pick<State, 'row' | 'verseDeck' | 'versesUnder'> {
  const owned = new Set(players.flatMap(({ verses }) => verses.map(({ verse }) => verse)));
  const rest = VERSES.filter((verse) => !owned.has(verse) && row?.includes(verse) !== true);
  const laid = row === undefined ? rest.splice(0, numbers.row) : [...row];
  return { row: laid, verseDeck: (verseDeck ?? rest).toReversed(), versesUnder: 0 };
}

function corruptionOf(
  { corruption, corruptionGone }: Setting,
  players: readonly Player[],
): Pick<State, 'corruptionDeck' | 'corruptionDiscard' | 'corruptionKnown'> {
  const held = new Set([...players.flatMap((player) => player.corruption), ...(corruptionGone ?? [])]);
  const rest = ALL_CORRUPTION.filter((card) => !held.has(card));
  return {
    corruptionDeck: (corruption ?? rest).toReversed(),
    corruptionDiscard: corruption === undefined ? [] : rest.filter((card) => !corruption.includes(card)),
    corruptionKnown: repeated(CORRUPTIONS, 0),
  };
}

/** The first asks nobody anything. */
const PILE: readonly Necro[] = ['revelations', 'insurrections', 'transport', 'embezzlement', 'virus'];

function necroOf({ necro, round = 1 }: Setting): Pick<State, 'necroPile' | 'necroOut' | 'necroPlayed'> {
  const pile = (necro ?? PILE.slice(round - 1)).toReversed();
  const all: readonly Necro[] = [...NECRO_STANDARD, ...NECRO_END];
  return { necroPile: pile, necroOut: all.filter((card) => !pile.includes(card)), necroPlayed: [] };
}

/**
 * Whole positions from what a test cares about: the other cards go where they do no harm.
 *
 *     const scene = position({
 *       seats: [{ corp: 'iglesia', hired: ['M012'], cash: 12 }, { corp: 'rur', properties: ['M095'] }],
 *       deployed: [[0, 'IG1', 2], [1, 'decoy', 2], [1, 'RU1', 2]],
 *       randoms: [3, 5],
 *       sector: 2,
 *     });
 *     scene.seat(0).does('announce:N');
 *
 * Sectors are numbered as on the board. Left out: the six corporations in their order, 30K, no hired Characters, no
 * Properties but the starting ones, all AIs at home, all Action cards in hand, round 1, nobody deployed. Cards named
 * nowhere are in the deck. `scene.ts` says what seats do and what can be looked at.
 */
import { Random, Rules } from '@cabale/engine';
import { PRINTED } from '../content/printed.ts';
import {
  ACTION_VALUES,
  BOARD,
  CORPS,
  DECOY,
  OPPORTUNITIES,
  PROJECTS,
  type ActionValue,
  type BlackMarketRobot,
  type Character,
  type Corp,
  type Opportunity,
  type Project,
  type Property,
  type RandomValue,
  type Tables,
  type Threat,
  type VictoryEvent,
} from '../content/tables.ts';
import { mecanisburgo } from '../index.ts';
import { foundCorporation, newHolding, newMember, newPlayer, newSector, randomCards } from '../rules/setup.ts';
import { ORDER_ZONE, type State, type Step, type Phase, type Player, type Standing } from '../rules/state.ts';
import { Scene } from './scene.ts';

export interface SeatSetting {
  readonly corp?: Corp;
  readonly cash?: number;
  /** In slots 4 to 8. */
  readonly hired?: readonly Character[];
  /** Slots 1 to 3, where they are not the starting ones; `null` for an empty seat. */
  readonly board?: readonly (Character | null)[];
  /** Beside the starting ones. */
  readonly properties?: readonly Property[];
  /** Properties with so many Forbidden markers. */
  readonly damaged?: Readonly<Partial<Record<Property, number>>>;
  readonly projects?: readonly Project[];
  readonly threats?: readonly Threat[];
  readonly hand?: readonly Opportunity[];
  readonly ais?: number;
  /** Unplayed Action cards. */
  readonly cards?: readonly ActionValue[];
  /** Characters that have been paid. */
  readonly paid?: readonly Character[];
  /** Characters that have acted this round. */
  readonly acted?: readonly Character[];
  /** Without the starting Properties. */
  readonly bare?: boolean;
  /** Properties and Projects engaged this round, in no contest. */
  readonly engaged?: readonly (Property | Project)[];
  readonly research?: number;
  readonly corporate?: number;
  readonly mayThreaten?: true;
  readonly aisDisabledUntil?: number;
}

/** Whose pawn stands in which sector, in order of arrival; 0 is the Next Turn Order zone. */
export type Deployed = readonly [seat: number, who: Character | 'decoy', sector: number];

export interface Setting {
  readonly seats?: readonly SeatSetting[];
  readonly deployed?: readonly Deployed[];
  /** Face-up cards by sector. */
  readonly laid?: Readonly<Record<number, Opportunity>>;
  /** Face-down cards of sector 10. */
  readonly dark?: readonly Opportunity[];
  readonly forbidden?: readonly number[];
  readonly controllers?: Readonly<Record<number, number>>;
  readonly threateners?: Readonly<Record<number, number>>;
  readonly victories?: readonly VictoryEvent[];
  /** Still to be revealed. */
  readonly victoryDeck?: readonly VictoryEvent[];
  readonly round?: number;
  readonly phase?: Phase;
  readonly order?: readonly number[];
  /** The next Random cards. */
  readonly randoms?: readonly RandomValue[];
  /** The next Opportunity cards; the others lie under them. */
  readonly deck?: readonly Opportunity[];
  readonly discard?: readonly Opportunity[];
  readonly blackMarket?: readonly BlackMarketRobot[];
  readonly shuttle?: number;
  readonly minisub?: number;
  /** The sector that is resolved next. */
  readonly sector?: number;
  /** The Final step that comes next. */
  readonly final?: number;
  /** Left out: by `sector` or `final`, else the first player's deployment. */
  readonly stack?: readonly Step[];
  readonly seed?: string;
}

const MOST_SECTORS = 12;

export function position(setting: Setting = {}, content: Tables = PRINTED): Scene {
  const rules = new Rules(mecanisburgo, content);
  const scene = new Scene(rules, stateOf(setting, content));
  rules.advance(scene.state, scene.told);
  return scene;
}

function stateOf(setting: Setting, content: Tables): State {
  const sides = setting.seats ?? [{}, {}];
  const players = sides.map((side, seat) => playerOf(side, seat, content));
  const state: State = {
    seats: sides.length,
    stack: [...(setting.stack ?? stackOf(setting))],
    random: Random.from(setting.seed ?? 'position').words,
    sealed: null,
    round: setting.round ?? 1,
    phase: setting.phase ?? phaseOf(setting),
    finalStep: 0,
    order: [...(setting.order ?? sides.keys())],
    orderZone: [],
    players,
    sectors: Array.from({ length: MOST_SECTORS }, newSector),
    deck: [],
    discard: [...(setting.discard ?? [])],
    darkDiscard: [],
    randomDeck: randomsOf(setting, content),
    randomDiscard: [],
    victoryDeck: [...(setting.victoryDeck ?? [])],
    victories: [...(setting.victories ?? [])],
    box: [],
    blackMarket: [...(setting.blackMarket ?? (['B1', 'B2', 'B3', 'B4'] as const))],
    projects: PROJECTS.filter((project) => !sides.some((side) => side.projects?.includes(project))),
    shuttle: setting.shuttle ?? null,
    minisub: setting.minisub ?? null,
    dealt: sides.map(() => []),
    aside: [],
    contest: null,
    duel: null,
    turn: 1,
    result: null,
  };
  laySectors(state, setting);
  for (const deployed of setting.deployed ?? []) deploy(state, deployed);
  fillDeck(state, setting);
  return state;
}

function phaseOf({ sector, final }: Setting): Phase {
  return sector !== undefined ? 'resolution' : final !== undefined ? 'final' : 'deployment';
}

function stackOf({ sector, final }: Setting): readonly Step[] {
  if (sector !== undefined) return [{ kind: 'endResolution' }, { kind: 'sector', sector: sector - 1 }];
  if (final !== undefined) return [{ kind: 'finalStep', number: final }];
  return [{ kind: 'deployment', position: 0 }];
}

function playerOf(side: SeatSetting, seat: number, content: Tables): Player {
  const player = newPlayer(content);
  foundCorporation(player, side.corp ?? (CORPS[seat] as Corp), content);
  player.cash = side.cash ?? content.numbers.cash;
  if (side.bare === true) player.holdings.length = 0;
  for (const [chair, character] of (side.board ?? []).entries()) {
    player.slots[chair] = character === null ? null : newMember(character);
  }
  for (const [index, character] of (side.hired ?? []).entries()) player.slots[BOARD + index] = newMember(character);
  for (const property of side.properties ?? []) player.holdings.push(newHolding(property));
  for (const holding of player.holdings) holding.markers = side.damaged?.[holding.property] ?? 0;
  for (const project of side.projects ?? []) player.works.push({ project, engaged: false, at: null });
  player.threats.push(...(side.threats ?? []));
  player.hand.push(...(side.hand ?? []).map((card) => ({ card, isKnown: false, isFresh: false })));
  player.ais = side.ais ?? content.numbers.ais;
  if (side.cards !== undefined) {
    for (const [index, value] of ACTION_VALUES.entries()) {
      player.actionCards[index] = side.cards.filter((card) => card === value).length;
    }
  }
  for (const member of player.slots) {
    if (member !== null && side.paid?.includes(member.character) === true) member.paid = true;
  }
  for (const member of player.slots) {
    if (member !== null && side.acted?.includes(member.character) === true) member.acted = true;
  }
  for (const holding of player.holdings) holding.engaged = side.engaged?.includes(holding.property) ?? false;
  for (const work of player.works) work.engaged = side.engaged?.includes(work.project) ?? false;
  player.research = side.research ?? 0;
  player.corporate = side.corporate ?? 0;
  player.mayThreaten = side.mayThreaten ?? false;
  player.aisDisabledUntil = side.aisDisabledUntil ?? 0;
  player.available = 1 << DECOY;
  for (const [slot, member] of player.slots.entries()) if (member !== null) player.available |= 1 << slot;
  return player;
}

function randomsOf({ randoms = [] }: Setting, content: Tables): RandomValue[] {
  const left = randomCards(content);
  for (const value of randoms) left.splice(left.indexOf(value), 1);
  return [...left, ...randoms.toReversed()];
}

function laySectors(state: State, setting: Setting): void {
  for (const [index, sector] of state.sectors.entries()) {
    sector.card = setting.laid?.[index + 1] ?? null;
    sector.forbidden = setting.forbidden?.includes(index + 1) ?? false;
    sector.controller = setting.controllers?.[index + 1] ?? null;
    sector.threatener = setting.threateners?.[index + 1] ?? null;
  }
  state.sectors[9]?.dark.push(...(setting.dark ?? []));
}

function deploy(state: State, [seat, who, sector]: Deployed): void {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`there is no seat ${seat}`);
  const pawn = who === 'decoy' ? DECOY : player.slots.findIndex((member) => member?.character === who);
  if (pawn < 0) throw new Error(`seat ${seat} has no ${who}`);
  const standing: Standing = { seat, pawn };
  player.pawns[pawn] = sector === 0 ? ORDER_ZONE : sector - 1;
  (sector === 0 ? state.orderZone : (state.sectors[sector - 1]?.pawns ?? [])).push(standing);
}

function fillDeck(state: State, setting: Setting): void {
  const used = new Set<string>([
    ...state.discard,
    ...(setting.deck ?? []),
    ...state.sectors.flatMap(({ card, dark }) => (card === null ? dark : [card, ...dark])),
    ...state.players.flatMap(({ slots, holdings, threats, hand }) => [
      ...slots.flatMap((member) => (member === null ? [] : [member.character])),
      ...holdings.map(({ property }) => property),
      ...threats,
      ...hand.map(({ card }) => card),
    ]),
  ]);
  state.deck.push(...OPPORTUNITIES.filter((card) => !used.has(card)), ...(setting.deck ?? []).toReversed());
}

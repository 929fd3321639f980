/** Invariants of Mecanisburgo (RULES.md), besides the laws of all games. */
import { defaultSetup } from '@cabale/engine';
import type { GameChecks, Mode } from '@cabale/engine/kit';
import {
  BLACK_MARKET,
  BOARD,
  DECOY,
  OPPORTUNITIES,
  PROJECTS,
  RANDOM_VALUES,
  STARTING_CHARACTERS,
  STARTING_PROPERTIES,
  type Tables,
} from './content/tables.ts';
import { occurrences } from './occurrences.ts';
import { playerOf, sectorCard, sizeOf, totalOf } from './rules/counts.ts';
import { characterIncome, dueOf, propertyIncome } from './rules/money.ts';
import { vpOf } from './rules/scoring.ts';
import { HOME, ORDER_ZONE, type Mecanisburgo, type State, type Player, type Stage } from './rules/state.ts';
import { SETUP } from './rules/variants.ts';
import { totalNow } from './rules/totals.ts';
import { secrets } from './secrets.ts';
import { words } from './text/words.ts';

const BASE = defaultSetup(SETUP);

const MODES: readonly Mode<Mecanisburgo>[] = [
  { name: 'two', seats: 2, setup: BASE },
  { name: 'three', seats: 3, setup: { ...BASE, corporations: 'chosen' } },
  { name: 'four', seats: 4, setup: BASE },
  { name: 'five', seats: 5, setup: BASE },
  { name: 'six', seats: 6, setup: { ...BASE, corporations: 'chosen' } },
];

export const checks: GameChecks<Mecanisburgo> = {
  modes: MODES,
  bound: 20_000,
  role: ({ players }, seat) => players[seat]?.corp ?? 'none',
  secrets,
  words,
  quantities: {
    cash: { of: ({ players }, seat) => playerOf({ players }, seat).cash, announced: 'fall' },
    income: {
      of: ({ players }, seat, content) =>
        characterIncome(playerOf({ players }, seat), content) + propertyIncome(playerOf({ players }, seat), content),
    },
    due: { of: ({ players }, seat, content) => dueOf(playerOf({ players }, seat), content) },
    vp: { of: vpOf },
    cards: {
      of: ({ players }, seat) => {
        const { slots, holdings, works } = playerOf({ players }, seat);
        return slots.filter((member) => member !== null).length + holdings.length + works.length;
      },
      announced: 'fall',
    },
    hand: { of: ({ players }, seat) => playerOf({ players }, seat).hand.length },
    strength: { of: (state, seat, content) => (state.contest === null ? 0 : totalNow(state, seat, content)) },
    arena: { of: ({ duel }) => (duel?.action === 'autocombat' ? 1 : 0) },
  },
  aftermath: [
    'turnOrder',
    'deal',
    'beginRound',
    'deployment',
    'sector',
    'stage',
    'attempt',
    'deaths',
    'endResolution',
    'finalStep',
    'boardSeats',
    'income',
    'unrepaired',
    // What is paid after a card has been given up, and who fills the next chair.
    'payments',
    'promote',
  ],
  lone: [
    'corporation',
    'place',
    'pawn',
    'fixTarget',
    'initiative',
    'announceType',
    'copy',
    'convert',
    'leader',
    'assassinate',
    'secure',
    'save',
    'engage',
    'cancel',
    'draw',
    'buyRobot',
    'act',
    'freeAct',
    'actionTarget',
    'hackerEffect',
    'promote',
    'cashIn',
    'repair',
    'project',
    'settle',
  ],
  // Who acts was decided with the Action, whose words say what it may cost.
  forced: ['loseAgent', 'killBoard', 'revive', 'actor', 'payments'],
  invariants: {
    'MEC-2 components': components,
    'MEC-3.8 spaces': spaces,
    'MEC-3.5 pawns': pawns,
    'MEC-19.2 Random cards': randomCards,
    'MEC-19.3 money': ({ players }) =>
      players.every(({ cash, ais }) => cash >= 0 && ais >= 0) ? undefined : 'a corporation has less than nothing',
    'MEC-5.3 type announced': announced,
    'MEC-5.22 Peripheral AIs': peripherals,
    'MEC-1.4 Action cards': actionCards,
    'MEC-8.7 nothing lies on the moors': (state, content) =>
      sizeOf(state, content).sectors < 10 || state.sectors[9]?.card === null ? undefined : 'a card lies on the moors',
    'MEC-1.21 sectors out of play': outOfPlay,
    'MEC-18.5 boards': boards,
    'MEC-12.14 Politicians': politicians,
    'MEC-3.11 Next Turn Order zone': ({ orderZone }) =>
      new Set(orderZone.map(({ seat }) => seat)).size === orderZone.length ? undefined : 'two pawns of one corporation',
    'MEC-14.46 Forbidden sectors': ({ sectors }) =>
      sectors.every(({ forbidden, card, pawns: here }) => !forbidden || (card === null && here.length === 0))
        ? undefined
        : 'something lies in a Forbidden sector',
    'MEC-18.6 eliminated': ({ players, order }) =>
      players.every(({ eliminated, cash, hand, holdings }, seat) =>
        eliminated ? cash + hand.length + holdings.length === 0 && !order.includes(seat) : order.includes(seat),
      )
        ? undefined
        : 'the turn order is not of those who play',
  },
  occurrences,
};

/** Numbers of all cards by name, because this check runs after every choice. */
const NUMBERS = new Map<string, number>(
  [...OPPORTUNITIES, ...BLACK_MARKET, ...STARTING_CHARACTERS, ...STARTING_PROPERTIES].map((card, index) => [
    card,
    index,
  ]),
);
/** Marks the cards found in the current state. */
const met = new Uint8Array(NUMBERS.size);
const tally = { cards: 0, twice: '' };

function meet(card: string): void {
  const number = NUMBERS.get(card) ?? 0;
  if (met[number] === 1) tally.twice = card;
  met[number] = 1;
  tally.cards++;
}

function meetAll(cards: readonly string[]): void {
  for (let index = 0; index < cards.length; index++) meet(cards[index] as string);
}

/** Every card is in exactly one place. */
function components(state: State, content: Tables): string | undefined {
  met.fill(0);
  tally.cards = 0;
  tally.twice = '';
  meetAll(state.deck);
  meetAll(state.discard);
  meetAll(state.darkDiscard);
  meetAll(state.box);
  meetAll(state.aside);
  meetAll(state.blackMarket);
  for (const dealt of state.dealt) meetAll(dealt);
  for (const { card, dark } of state.sectors) {
    if (card !== null) meet(card);
    meetAll(dark);
  }
  for (const player of state.players) meetOwn(player);
  const corps = new Set(state.players.map(({ corp }) => corp));
  let expected = OPPORTUNITIES.length + BLACK_MARKET.length;
  for (const card of STARTING_CHARACTERS) if (corps.has(content.characters[card].corp)) expected++;
  for (const card of STARTING_PROPERTIES) if (corps.has(content.properties[card].corp)) expected++;
  if (tally.twice !== '') return `${tally.twice} is in two places`;
  if (tally.cards !== expected) return `${tally.cards} cards instead of ${expected}`;
  const projects = state.projects.length + state.players.reduce((sum, { works }) => sum + works.length, 0);
  return projects <= PROJECTS.length ? undefined : 'there are too many Projects';
}

function meetOwn({ slots, holdings, threats, hand }: Player): void {
  for (const member of slots) if (member !== null) meet(member.character);
  for (const { property } of holdings) meet(property);
  meetAll(threats);
  for (const { card } of hand) meet(card);
}

function spaces(state: State, content: Tables): string | undefined {
  for (const [sector, { pawns: here }] of state.sectors.entries()) {
    if (here.length > sectorCard(content, sector).spaces) return `sector ${sector + 1} is too full`;
  }
  return undefined;
}

/** Every pawn stands only where its place says; only Characters and decoys are on the board. */
function pawns(state: State): string | undefined {
  for (const [seat, player] of state.players.entries()) {
    for (const [pawn, place] of player.pawns.entries()) {
      if (place === HOME) continue;
      const list = place === ORDER_ZONE ? state.orderZone : (state.sectors[place]?.pawns ?? []);
      if (list.filter((each) => each.seat === seat && each.pawn === pawn).length !== 1) {
        return `pawn ${pawn + 1} of seat ${seat} is not where it should be`;
      }
      if (place !== ORDER_ZONE && pawn !== DECOY && player.slots[pawn] === null) {
        return `pawn ${pawn + 1} of seat ${seat} stands for nobody`;
      }
    }
  }
  return undefined;
}

function randomCards({ randomDeck, randomDiscard }: State, content: Tables): string | undefined {
  const expected = totalOf(RANDOM_VALUES.map((value) => content.randomCards[value]));
  return randomDeck.length + randomDiscard.length === expected ? undefined : 'a Random card is missing';
}

/** Stages in which the type of a contest may still be open. */
const BEFORE_TYPE: ReadonlySet<Stage> = new Set(['targets', 'initiative', 'announcement']);

/** After the announcement, the type of a contested sector is settled. */
function announced({ contest, stack }: State): string | undefined {
  if (contest === null || contest.kind === 'control' || contest.type !== null) return undefined;
  if (!BEFORE_TYPE.has(contest.stage)) return `the contest of sector ${contest.sector + 1} has no type`;
  if (contest.stage !== 'announcement' || stack.some(({ kind }) => kind === 'announceType')) return undefined;
  return `nobody announces the type of the contest of sector ${contest.sector + 1}`;
}

function peripherals({ players }: State, { numbers }: Tables): string | undefined {
  const isWhole = players.every(({ ais, aisAt, eliminated }) => eliminated || ais + totalOf(aisAt) === numbers.ais);
  return isWhole ? undefined : 'a Peripheral AI is missing';
}

function actionCards({ players }: State): string | undefined {
  const isPossible = players.every(({ actionCards: left }) => left.every((count) => count >= 0) && totalOf(left) <= 7);
  return isPossible ? undefined : 'a corporation has too many Action cards';
}

function outOfPlay(state: State, content: Tables): string | undefined {
  const { sectors } = sizeOf(state, content);
  const isEmpty = state.sectors
    .slice(sectors, 10)
    .every(({ card, dark, pawns: here, forbidden }) => card === null && dark.length + here.length === 0 && !forbidden);
  return isEmpty ? undefined : 'a sector that is out of play is in use';
}

function boards({ players }: State): string | undefined {
  for (const [seat, { slots, eliminated, corp }] of players.entries()) {
    const members = slots.slice(0, 3).filter((member) => member !== null).length;
    if (corp !== null && !eliminated && members === 0) return `seat ${seat} has no Board`;
  }
  return undefined;
}

function politicians({ players }: State, { characters }: Tables): string | undefined {
  const isAny = players.some(({ slots }) =>
    slots.some(
      (member, slot) => slot < BOARD && member !== null && characters[member.character].skills.politician !== undefined,
    ),
  );
  return isAny ? 'a Politician sits on a Board' : undefined;
}

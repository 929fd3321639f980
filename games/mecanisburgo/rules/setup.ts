/** MEC-1: setup. */
import type { Deal, Random, Seat, StepRules } from '@cabale/engine';
import {
  ACTION_VALUES,
  BLACK_MARKET,
  BOARD,
  CORPS,
  DECOY,
  isCharacter,
  isEvent,
  isThreat,
  OPPORTUNITIES,
  PROJECTS,
  RANDOM_VALUES,
  SLOTS,
  STARTING_CHARACTERS,
  STARTING_PROPERTIES,
  type Asset,
  type Character,
  type Corp,
  type DeckProperty,
  type Opportunity,
  type Property,
  type RandomValue,
  type Tables,
} from '../content/tables.ts';
import { freeSlot, isPlaying, playerOf } from './counts.ts';
import { CORPORATION, DROP } from './offers.ts';
import {
  type Contest,
  type Context,
  type Holding,
  HOME,
  type Mecanisburgo,
  type Member,
  type Options,
  type Place,
  type Player,
  type SectorState,
  type State,
  type Step,
} from './state.ts';
import { checkSpecialVictories } from './victories.ts';

const MOST_SECTORS = 12;
/** What is copied for every corporation: nobody, nothing on the board, everybody at home. */
const NO_SECTORS: readonly number[] = Array.from({ length: MOST_SECTORS }, () => 0);
const EMPTY_SLOTS: readonly null[] = Array.from({ length: SLOTS }, () => null);
const ALL_AT_HOME: readonly Place[] = Array.from({ length: DECOY + 1 }, () => HOME);

export function start({ setup, seats, content, random, base }: Deal<Mecanisburgo>): State {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  const players = order.map(() => newPlayer(content));
  // MEC-Q5: who takes corporations does not know the turn order yet.
  const isDrawnLater = setup.corporations === 'chosen' && content.edition !== 1;
  if (!isDrawnLater) drawOrder({ order, players }, random, content);
  const corps = random.shuffle([...CORPS]);
  const stack: Step[] = [{ kind: 'beginRound' }, { kind: 'deal' }];
  if (isDrawnLater) stack.push({ kind: 'turnOrder' });
  if (setup.corporations === 'dealt') {
    for (const [seat, player] of players.entries()) foundCorporation(player, corps[seat] as Corp, content);
  } else {
    for (let seat = seats - 1; seat >= 0; seat--) stack.push({ kind: 'corporation', seat });
  }
  return {
    // Fields are listed one by one: V8 is slow with fields after a spread.
    seats: base.seats,
    stack,
    random: base.random,
    sealed: base.sealed,
    round: 0,
    phase: 'setup',
    finalStep: 0,
    order,
    orderZone: [],
    players,
    sectors: NO_SECTORS.map(newSector),
    // MEC-1.13: shuffled when it is dealt from.
    deck: [...OPPORTUNITIES],
    discard: [],
    darkDiscard: [],
    randomDeck: random.shuffle(randomCards(content)),
    randomDiscard: [],
    victoryDeck: [...content.sizes[seats as keyof Tables['sizes']].victoryEvents],
    victories: [],
    box: [],
    blackMarket: [...BLACK_MARKET],
    projects: [...PROJECTS],
    shuttle: null,
    minisub: null,
    dealt: players.map(() => []),
    aside: [],
    contest: null,
    duel: null,
    turn: 0,
    result: null,
  };
}

/** MEC-1.10, 1.11: the turn order, and money for the last in it. */
function drawOrder({ order, players }: Pick<State, 'order' | 'players'>, random: Random, { sizes }: Tables): void {
  random.shuffle(order);
  const { bonus } = sizes[players.length as keyof Tables['sizes']];
  for (const [position, seat] of order.entries()) (players[seat] as Player).cash += bonus[position] ?? 0;
}

export const turnOrderStep: StepRules<Mecanisburgo, 'turnOrder'> = {
  run: (state, _step, { random, content }) => drawOrder(state, random, content),
};

export function newPlayer({ numbers, actionCards }: Tables): Player {
  return {
    corp: null,
    cash: numbers.cash,
    slots: EMPTY_SLOTS.slice(),
    holdings: [],
    works: [],
    threats: [],
    corporate: 0,
    ais: numbers.ais,
    aisAt: NO_SECTORS.slice(),
    aisDisabledUntil: 0,
    actionCards: ACTION_VALUES.map((value) => actionCards[value].copies),
    hand: [],
    pawns: ALL_AT_HOME.slice(),
    available: 0,
    revealed: 0,
    hasPassed: false,
    research: 0,
    target: null,
    committed: [],
    committedAis: 0,
    mayThreaten: false,
    eliminated: false,
    resigned: false,
  };
}

export function newSector(): SectorState {
  return { card: null, dark: [], forbidden: false, pawns: [], controller: null, threatener: null };
}

export function newMember(character: Character): Member {
  return { character, paid: false, acted: false, engaged: false, copies: null };
}

export function newHolding(property: Property): Holding {
  return { property, engaged: false, at: null, cancelled: false, markers: 0 };
}

export function randomCards({ randomCards: copies }: Tables): RandomValue[] {
  const cards: RandomValue[] = [];
  for (const value of RANDOM_VALUES) for (let copy = copies[value]; copy > 0; copy--) cards.push(value);
  return cards;
}

/** For as many seats as there can be. */
const NOTHING: readonly null[] = [null, null, null, null, null, null];

/** A contest that has not begun. */
export function newContest(
  { sector, kind, event, order }: Pick<Contest, 'sector' | 'kind' | 'event' | 'order'>,
  seats: number,
): Contest {
  return {
    sector,
    kind,
    event,
    stage: 'targets',
    order,
    type: null,
    isPeaceful: false,
    isRevealed: false,
    leaders: NOTHING.slice(0, seats),
    converted: null,
    attempts: [],
    doomed: [],
    doses: [],
    cards: NOTHING.slice(0, seats),
    totals: NOTHING.slice(0, seats),
    strengths: NOTHING.slice(0, seats),
    winner: 'undecided',
  };
}

/** MEC-1.2, 1.3, 1.5: the Board, and the Properties it begins with. */
export function foundCorporation(player: Player, corp: Corp, content: Tables): void {
  player.corp = corp;
  let chair = 0;
  for (const character of STARTING_CHARACTERS) {
    if (content.characters[character].corp === corp && chair < BOARD) player.slots[chair++] = newMember(character);
  }
  for (const property of STARTING_PROPERTIES) {
    if (content.properties[property].corp === corp) player.holdings.push(newHolding(property));
  }
}

/** MEC-1.1, Q5: one after the other, if the table option says so. */
export const corporationStep: StepRules<Mecanisburgo, 'corporation'> = {
  options({ players }) {
    return CORPS.filter((corp) => !players.some((player) => player.corp === corp)).map((corp) => CORPORATION[corp]);
  },
  take(state, _step, seat, { corp }, context) {
    foundCorporation(playerOf(state, seat), corp, context.content);
    context.emit({ kind: 'corporationTaken', seat, corp });
  },
};

/** MEC-1.13 to 1.16. */
export const dealStep: StepRules<Mecanisburgo, 'deal'> = {
  run(state, _step, context) {
    context.emit({ kind: 'turnOrder', order: [...state.order] });
    context.random.shuffle(state.deck);
    const seats: Seat[] = [];
    for (const [seat, dealt] of state.dealt.entries()) {
      if (!isPlaying(state, seat)) continue;
      seats.push(seat);
      dealTo(dealt, state.deck, state.aside, context.content);
      context.emitTo(seat, { kind: 'cardsDealt', seat, cards: [...dealt] }, { kind: 'cardsDealt', seat, cards: null });
    }
    context.next({ kind: 'keep', seats });
  },
};

/** Four cards of which three may be kept; what cannot be among them is set aside (MEC-1.14, 1.16). */
export function dealTo(dealt: Opportunity[], deck: Opportunity[], aside: Opportunity[], content: Tables): void {
  for (;;) {
    while (dealt.length < content.numbers.dealt) {
      const card = deck.pop();
      if (card === undefined) return;
      (isEvent(card) || isThreat(card) ? aside : dealt).push(card);
    }
    if (droppable(dealt, content).length > 0) return;
    aside.push(...dealt.splice(dearest(dealt, content), 1));
  }
}

/** What a card that is dealt is worth. */
export function vpOf(card: Opportunity, { characters, properties }: Tables): number {
  return isCharacter(card) ? characters[card].vp : properties[card as DeckProperty].vp;
}

/** MEC-1.16: the card with the most VP, the oldest on a tie. */
function dearest(dealt: readonly Opportunity[], content: Tables): number {
  let found = 0;
  for (const [index, card] of dealt.entries()) {
    if (vpOf(card, content) > vpOf(dealt[found] as Opportunity, content)) found = index;
  }
  return found;
}

/** MEC-1.15: those whose absence leaves the others within the limit. */
export function droppable(dealt: readonly Opportunity[], content: Tables): readonly Opportunity[] {
  let all = 0;
  for (const card of dealt) all += vpOf(card, content);
  return dealt.filter((card) => all - vpOf(card, content) <= content.numbers.keptVp);
}

/** MEC-1.15, 1.17 to 1.19. */
export const keepStep: StepRules<Mecanisburgo, 'keep'> = {
  options({ dealt }, _step, seat, content): Options['keep'][] {
    return droppable(dealt[seat] ?? [], content).map((card) => DROP[card as Asset]);
  },
  reveal(state, _step, answers, context) {
    for (const { seat, option } of answers) keep(state, seat, option.card, context);
    state.deck.push(...state.aside.splice(0));
    context.random.shuffle(state.deck);
    // Only a content pack can make three kept cards win.
    checkSpecialVictories(state, state.order[0] ?? 0, context);
  },
  blocked({ dealt }, _step, seat, content) {
    const all = dealt[seat] ?? [];
    const allowed = droppable(all, content);
    return all
      .filter((card) => !allowed.includes(card))
      .map((card) => ({ option: DROP[card as Asset], rule: 'MEC-1.15' }));
  },
};

function keep(state: State, seat: Seat, drop: Asset, context: Context): void {
  const player = playerOf(state, seat);
  const dealt = (state.dealt[seat] ?? []).splice(0) as Asset[];
  state.aside.push(drop);
  const kept = dealt.filter((card) => card !== drop);
  for (const card of kept) {
    if (isCharacter(card)) player.slots[freeSlot(player)] = newMember(card);
    else player.holdings.push(newHolding(card));
  }
  context.emit({ kind: 'kept', seat, cards: kept });
}

/** MEC-6, 9.10, 10: what the winner of a sector gets and does. */
import type { Asks, Seat, StepOf, Table } from '@cabale/engine';
import {
  DECK_CHARACTERS,
  type Asset,
  type Character,
  type Property,
  type Reward,
  type Tables,
} from '../content/tables.ts';
import {
  contestOf,
  freeSlot,
  holdingOf,
  isPlaying,
  isReady,
  playerOf,
  propertyCard,
  sectorCard,
  sectorOf,
} from './counts.ts';
import { DONE, DRAW_BY, DRAW_BY_PROJECT, NONE, PLAY, ROBOT } from './offers.ts';
import { changeCash, drawToHand } from './piles.ts';
import { newHolding, newMember } from './setup.ts';
import type { Mecanisburgo, MecanisburgoOptions, MecanisburgoState, MecanisburgoStep, Player } from './state.ts';
import { checkSpecialVictories } from './victories.ts';

/** MEC-6: collect, act, play. */
export function runControl(state: MecanisburgoState, table: Table<Mecanisburgo>): void {
  const { winner: seat, sector } = contestOf(state);
  if (seat === null || seat === 'undecided' || !isPlaying(state, seat)) return;
  const here = sectorOf(state, sector);
  here.controller = seat;
  table.tell({ kind: 'controlled', seat, sector });
  const rewards = collectEvent(state, seat, table);
  collectCards(state, seat, table);
  const card = sectorCard(table.content, sector);
  for (let extra = 0; extra < card.extraCards; extra++) drawToHand(state, seat, 'sector', table);
  if (card.token !== null) {
    state[card.token] = seat;
    table.tell({ kind: 'tokenTaken', seat, token: card.token });
  }
  const steps: MecanisburgoStep[] = [...rewards, { kind: 'draw', seat }];
  if (card.hasBlackMarket) steps.push({ kind: 'buyRobot', seat, isFree: false });
  if (card.actions.length > 0) steps.push({ kind: 'act', seat, done: [] });
  steps.push({ kind: 'gained', seat });
  table.next(...steps);
}

/** MEC-6.1, 8.6. */
function collectCards(state: MecanisburgoState, seat: Seat, table: Table<Mecanisburgo>): void {
  const here = sectorOf(state, contestOf(state).sector);
  const { hand } = playerOf(state, seat);
  if (here.card !== null) {
    hand.push({ card: here.card, isKnown: true, isFresh: true });
    table.tell({ kind: 'cardTaken', seat, card: here.card, cause: 'sector' });
    here.card = null;
  }
  if (here.dark.length === 0) return;
  for (const card of here.dark.splice(0)) {
    hand.push({ card, isKnown: false, isFresh: true });
    table.tellSecretly(
      seat,
      { kind: 'cardTaken', seat, card, cause: 'sector' },
      { kind: 'cardTaken', seat, card: null, cause: 'sector' },
    );
  }
}

/** MEC-9.7, 9.10: rewards at once, what must be chosen afterwards. */
function collectEvent(state: MecanisburgoState, seat: Seat, table: Table<Mecanisburgo>): MecanisburgoStep[] {
  const { sector, event } = contestOf(state);
  if (event === null) return [];
  sectorOf(state, sector).card = null;
  state.discard.push(event);
  return table.content.events[event].rewards.flatMap((reward) => grant(state, seat, reward, table));
}

function grant(
  state: MecanisburgoState,
  seat: Seat,
  reward: Reward,
  table: Table<Mecanisburgo>,
): readonly MecanisburgoStep[] {
  switch (reward.kind) {
    case 'cash':
      changeCash(state, seat, reward.amount, 'event', table);
      return [];
    case 'draw':
      for (let card = 0; card < reward.cards; card++) drawToHand(state, seat, 'event', table);
      return [];
    case 'research':
      playerOf(state, seat).research += reward.amount;
      table.tell({ kind: 'research', seat, by: reward.amount });
      return [];
    case 'robot':
      if (state.blackMarket.length > 0) return [{ kind: 'buyRobot', seat, isFree: true }];
      changeCash(state, seat, reward.orCash, 'event', table);
      return [];
    case 'action':
      return [{ kind: 'freeAct', seat, action: reward.action }];
  }
}

type DrawOption = Extract<MecanisburgoOptions['draw'], { kind: 'drawBy' | 'drawByProject' }>;

/** Cards that can be engaged to draw one: anywhere, or for the sector they name (MEC-13.8, 13.9). */
export function addDraws(
  options: Pick<DrawOption[], 'push'>,
  { holdings, works }: Player,
  isControlled: (sector: number) => boolean,
  content: Tables,
): void {
  for (const holding of holdings) {
    const { drawAt } = propertyCard(content, holding);
    if (drawAt === null || !isReady(holding)) continue;
    if (drawAt === 'anywhere' || isControlled(drawAt)) options.push(DRAW_BY[holding.property]);
  }
  for (const { project, engaged } of works) {
    if (!engaged && content.projects[project].benefit.kind === 'draw') options.push(DRAW_BY_PROJECT[project]);
  }
}

/** MEC-13.11: engaged for the card, not for a contest. */
export function drawByCard(state: MecanisburgoState, seat: Seat, option: DrawOption, table: Table<Mecanisburgo>): void {
  const player = playerOf(state, seat);
  const card = option.kind === 'drawBy' ? option.property : option.project;
  const engaged =
    option.kind === 'drawBy'
      ? holdingOf(player, option.property)
      : player.works.find(({ project }) => project === option.project);
  if (engaged === undefined) throw new Error(`${card} is not in play there`);
  engaged.engaged = true;
  table.tell({ kind: 'engaged', seat, card, sector: null });
  drawToHand(state, seat, 'card', table);
}

/** MEC-6.3. */
export const drawStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'draw'>> = {
  options(state, _step, seat, content) {
    const { sector } = contestOf(state);
    const options: MecanisburgoOptions['draw'][] = [];
    addDraws(options, playerOf(state, seat), (at) => at === sector, content);
    if (options.length > 0) options.push(DONE);
    return options;
  },
  take(state, step, seat, option, table) {
    if (option.kind === 'done') return;
    table.next(step);
    drawByCard(state, seat, option, table);
  },
};

/** MEC-10.14, 9.10. */
export const buyRobotStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'buyRobot'>> = {
  options(state, { isFree }, seat, content) {
    const { cash } = playerOf(state, seat);
    const options: MecanisburgoOptions['buyRobot'][] = [];
    for (const robot of state.blackMarket) {
      if (isFree || content.properties[robot].cost <= cash) options.push(ROBOT[robot]);
    }
    if (options.length > 0) options.push(NONE);
    return options;
  },
  take(state, { isFree }, seat, option, table) {
    if (option.kind === 'none') return;
    const { property } = option;
    const cost = isFree ? 0 : table.content.properties[property].cost;
    state.blackMarket.splice(state.blackMarket.indexOf(property), 1);
    table.tell({ kind: 'robotBought', seat, property, cost });
    changeCash(state, seat, -cost, 'sector', table);
    playerOf(state, seat).holdings.push(newHolding(property));
    checkSpecialVictories(state, seat, table);
  },
  blocked: (state, { isFree }, seat, content) =>
    state.blackMarket
      .filter((robot) => !isFree && content.properties[robot].cost > playerOf(state, seat).cash)
      .map((robot) => ({ option: ROBOT[robot], rule: 'MEC-19.3' })),
};

const CHARACTERS_OF_DECK: ReadonlySet<string> = new Set(DECK_CHARACTERS);

/** MEC-6.7, 6.8: whether a card in hand may be put into play now. */
export function isPlayable(player: Player, card: string, content: Tables): card is Asset {
  if (CHARACTERS_OF_DECK.has(card)) return freeSlot(player) >= 0;
  return card in content.properties && content.properties[card as Property].cost <= player.cash;
}

/** From the hand into play. */
export function playAsset(state: MecanisburgoState, seat: Seat, card: Asset, table: Table<Mecanisburgo>): void {
  const player = playerOf(state, seat);
  player.hand.splice(
    player.hand.findIndex((each) => each.card === card),
    1,
  );
  const isCharacter = CHARACTERS_OF_DECK.has(card);
  const cost = isCharacter ? 0 : table.content.properties[card as Property].cost;
  table.tell({ kind: 'cardPlayed', seat, card, cost });
  if (isCharacter) player.slots[freeSlot(player)] = newMember(card as Character);
  else {
    changeCash(state, seat, -cost, 'hire', table);
    player.holdings.push(newHolding(card as Property));
  }
  checkSpecialVictories(state, seat, table);
}

/** MEC-6.6 to 6.9. */
export const gainedStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'gained'>> = {
  // Asked even where nothing can be played, so that nothing is told about cards drawn unseen.
  askAlways: true,
  options(state, _step, seat, content) {
    const player = playerOf(state, seat);
    const options: MecanisburgoOptions['gained'][] = [];
    let hasFresh = false;
    for (const { card, isFresh } of player.hand) {
      if (!isFresh) continue;
      hasFresh = true;
      if (isPlayable(player, card, content)) options.push(PLAY[card]);
    }
    if (hasFresh) options.push(DONE);
    return options;
  },
  take(state, step, seat, option, table) {
    if (option.kind === 'done') return;
    table.next(step);
    playAsset(state, seat, option.card, table);
  },
  blocked(state, _step, seat, content) {
    const player = playerOf(state, seat);
    return player.hand
      .filter(({ card, isFresh }) => isFresh && (card in content.characters || card in content.properties))
      .filter(({ card }) => !isPlayable(player, card, content))
      .map(({ card }) => ({
        option: PLAY[card as Asset],
        rule: CHARACTERS_OF_DECK.has(card) ? 'MEC-6.7' : 'MEC-6.8',
      }));
  },
};

/** The sector is done; the winner's pawns stay (MEC-4.9). */
export function runLeave(state: MecanisburgoState): void {
  for (const player of state.players) {
    player.target = null;
    for (const card of player.hand) card.isFresh = false;
  }
  state.contest = null;
  state.duel = null;
}

/** MEC-6, 9.10, 10: what the winner of a sector gets and does. */
import type { Seat, StepRules } from '@cabale/engine';
import { isCharacter, isProperty, type Asset, type Reward, type Sector, type Tables } from '../content/tables.ts';
import {
  contestOf,
  freeSlot,
  inPlay,
  isPlaying,
  playerOf,
  readyOf,
  readyProjects,
  sectorCard,
  sectorOf,
} from './counts.ts';
import { DONE, DRAW_BY, DRAW_BY_PROJECT, orDone, orNone, PLAY, ROBOT } from './offers.ts';
import { changeCash, drawToHand, takeFromHand } from './piles.ts';
import { newHolding, newMember } from './setup.ts';
import type { Context, Mecanisburgo, Options, Player, State, Step } from './state.ts';
import { checkSpecialVictories } from './victories.ts';

/** MEC-6: collect, act, play. */
export function runControl(state: State, context: Context): void {
  const { winner: seat, sector } = contestOf(state);
  if (seat === null || seat === 'undecided' || !isPlaying(state, seat)) return;
  const here = sectorOf(state, sector);
  here.controller = seat;
  context.emit({ kind: 'controlled', seat, sector });
  const rewards = collectEvent(state, seat, context);
  collectCards(state, seat, context);
  const card = sectorCard(context.content, sector);
  for (let extra = 0; extra < card.extraCards; extra++) drawToHand(state, seat, 'sector', context);
  if (card.token !== null) {
    state[card.token] = seat;
    context.emit({ kind: 'tokenTaken', seat, token: card.token });
  }
  const steps: Step[] = [...rewards, { kind: 'draw', seat }];
  const robot: Step[] = card.hasBlackMarket ? [{ kind: 'buyRobot', seat, isFree: false }] : [];
  const action: Step[] = card.actions.length > 0 ? [{ kind: 'act', seat, done: [] }] : [];
  // MEC-10.14, Q36: with the money of the Action.
  steps.push(...(context.content.edition === 1 ? [...robot, ...action] : [...action, ...robot]));
  steps.push({ kind: 'gained', seat });
  context.next(...steps);
}

/** MEC-6.1, 8.6. */
function collectCards(state: State, seat: Seat, context: Context): void {
  const here = sectorOf(state, contestOf(state).sector);
  const { hand } = playerOf(state, seat);
  if (here.card !== null) {
    hand.push({ card: here.card, isKnown: true, isFresh: true });
    context.emit({ kind: 'cardTaken', seat, card: here.card, cause: 'sector' });
    here.card = null;
  }
  if (here.dark.length === 0) return;
  for (const card of here.dark.splice(0)) {
    hand.push({ card, isKnown: false, isFresh: true });
    context.emitTo(
      seat,
      { kind: 'cardTaken', seat, card, cause: 'sector' },
      { kind: 'cardTaken', seat, card: null, cause: 'sector' },
    );
  }
}

/** MEC-9.7, 9.10: rewards without a choice first, then those that need one. */
function collectEvent(state: State, seat: Seat, context: Context): Step[] {
  const { sector, event } = contestOf(state);
  if (event === null) return [];
  sectorOf(state, sector).card = null;
  state.discard.push(event);
  return context.content.events[event].rewards.flatMap((reward) => grant(state, seat, reward, context));
}

function grant(state: State, seat: Seat, reward: Reward, context: Context): readonly Step[] {
  switch (reward.kind) {
    case 'cash':
      changeCash(state, seat, reward.amount, 'event', context);
      return [];
    case 'draw':
      for (let card = 0; card < reward.cards; card++) drawToHand(state, seat, 'event', context);
      return [];
    case 'research':
      playerOf(state, seat).research += reward.amount;
      context.emit({ kind: 'research', seat, by: reward.amount });
      return [];
    case 'robot':
      if (state.blackMarket.length > 0) return [{ kind: 'buyRobot', seat, isFree: true }];
      changeCash(state, seat, reward.orCash, 'event', context);
      return [];
    case 'action':
      return [{ kind: 'freeAct', seat, action: reward.action }];
  }
}

type DrawOption = Extract<Options['draw'], { kind: 'drawBy' | 'drawByProject' }>;

/** Cards that can be engaged to draw one: anywhere, or for the sector they name (MEC-13.8, 13.9). */
export function drawsOf(
  player: Player,
  isControlled: (sector: Sector) => boolean,
  content: Tables,
): readonly DrawOption[] {
  const drawing = readyOf(
    player,
    content,
    ({ drawAt }) => drawAt !== null && (drawAt === 'anywhere' || isControlled(drawAt)),
  );
  const projects = readyProjects(player, 'draw', content);
  return [...drawing.map((property) => DRAW_BY[property]), ...projects.map((project) => DRAW_BY_PROJECT[project])];
}

/** MEC-13.11: engaged for the card, not for a contest. */
export function drawByCard(state: State, seat: Seat, option: DrawOption, context: Context): void {
  const card = option.kind === 'drawBy' ? option.property : option.project;
  inPlay(playerOf(state, seat), card).engaged = true;
  context.emit({ kind: 'engaged', seat, card, sector: null });
  drawToHand(state, seat, 'card', context);
}

/** MEC-6.3. */
export const drawStep: StepRules<Mecanisburgo, 'draw'> = {
  options(state, _step, seat, content) {
    const { sector } = contestOf(state);
    return orDone(drawsOf(playerOf(state, seat), (at) => at === sector, content));
  },
  take(state, step, seat, option, context) {
    if (option.kind === 'done') return;
    context.next(step);
    drawByCard(state, seat, option, context);
  },
};

/** MEC-10.14, 9.10. */
export const buyRobotStep: StepRules<Mecanisburgo, 'buyRobot'> = {
  options(state, { isFree }, seat, content) {
    const { cash } = playerOf(state, seat);
    const robots = state.blackMarket.filter((robot) => isFree || content.properties[robot].cost <= cash);
    return orNone(robots.map((robot) => ROBOT[robot]));
  },
  take(state, { isFree }, seat, option, context) {
    if (option.kind === 'none') return;
    const { property } = option;
    const cost = isFree ? 0 : context.content.properties[property].cost;
    state.blackMarket.splice(state.blackMarket.indexOf(property), 1);
    context.emit({ kind: 'robotBought', seat, property, cost });
    changeCash(state, seat, -cost, 'sector', context);
    playerOf(state, seat).holdings.push(newHolding(property));
    checkSpecialVictories(state, seat, context);
  },
  blocked: (state, { isFree }, seat, content) =>
    state.blackMarket
      .filter((robot) => !isFree && content.properties[robot].cost > playerOf(state, seat).cash)
      .map((robot) => ({ option: ROBOT[robot], rule: 'MEC-19.3' })),
};

/** MEC-6.7, 6.8: whether a card in hand may be put into play now. */
export function isPlayable(player: Player, card: string, content: Tables): card is Asset {
  if (isCharacter(card)) return freeSlot(player) >= 0;
  return isProperty(card) && content.properties[card].cost <= player.cash;
}

/** From the hand into play. */
export function playAsset(state: State, seat: Seat, card: Asset, context: Context): void {
  const player = playerOf(state, seat);
  takeFromHand(player, card);
  const cost = isCharacter(card) ? 0 : context.content.properties[card].cost;
  context.emit({ kind: 'cardPlayed', seat, card, cost });
  if (isCharacter(card)) player.slots[freeSlot(player)] = newMember(card);
  else {
    changeCash(state, seat, -cost, 'hire', context);
    player.holdings.push(newHolding(card));
  }
  checkSpecialVictories(state, seat, context);
}

/** MEC-6.6 to 6.9. */
export const gainedStep: StepRules<Mecanisburgo, 'gained'> = {
  // Asked even if nothing can be played: skipping it would reveal what was drawn.
  askLone: true,
  options(state, _step, seat, content) {
    const player = playerOf(state, seat);
    const options: Options['gained'][] = [];
    let hasFresh = false;
    for (const { card, isFresh } of player.hand) {
      if (!isFresh) continue;
      hasFresh = true;
      if (isPlayable(player, card, content)) options.push(PLAY[card]);
    }
    if (hasFresh) options.push(DONE);
    return options;
  },
  take(state, step, seat, option, context) {
    if (option.kind === 'done') return;
    context.next(step);
    playAsset(state, seat, option.card, context);
  },
  blocked(state, _step, seat, content) {
    const player = playerOf(state, seat);
    return player.hand
      .filter(({ card, isFresh }) => isFresh && (isCharacter(card) || isProperty(card)))
      .filter(({ card }) => !isPlayable(player, card, content))
      .map(({ card }) => ({
        option: PLAY[card as Asset],
        rule: isCharacter(card) ? 'MEC-6.7' : 'MEC-6.8',
      }));
  },
};

/** The sector is done; the winner's pawns stay (MEC-4.9). */
export function runLeave(state: State): void {
  for (const player of state.players) {
    player.target = null;
    for (const card of player.hand) card.isFresh = false;
  }
  state.contest = null;
  state.duel = null;
}

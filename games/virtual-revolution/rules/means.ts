/** VR-8.2, 8.9 to 8.12, Q20, Q25: whether an Action can be paid and carried out, and which bonuses may be applied to it. */
import type { Seat, StepOf } from '@cabale/engine';
import type { Action, Agent, Boost, District, Promotion, Tables } from '../content/tables.ts';
import { boostEffect, directorOf, figureOf, needsWaiver, playerOf, serverObstacle, usableTitle } from './counts.ts';
import { distance } from './map.ts';
import { isRowEmpty } from './row.ts';
import { BONUS_AGENT, NOTHING } from './offers.ts';
import type { Open, OpenPlayer, VirtualRevolution } from './state.ts';

/** Actions with a price and conditions of their own. */
export type PaidAction = 'recruit' | 'build' | 'create';

/** What a player has for an Action. */
export interface Means {
  readonly euros: number;
  readonly reach: number;
  readonly noToken: boolean;
  /** Recruit of an Agent from the discard, for which distance does not matter (VR-Q30). */
  readonly fromDiscard: boolean;
}

/** A step at which bonuses may be applied to a declared Action. */
export type BonusWindow = StepOf<VirtualRevolution, 'bonus'> | StepOf<VirtualRevolution, 'create'>;

/** VR-8.3: what the Boosts of an Action bring together. */
export function boostSum(
  { boosts }: OpenPlayer,
  action: Action,
  what: 'euros' | 'revenue' | 'reach',
  content: Tables,
): number {
  let sum = 0;
  for (let index = 0; index < boosts.length; index++) {
    const effect = boostEffect(boosts[index] as Boost, content);
    if (effect.action === action) sum += effect[what] ?? 0;
  }
  return sum;
}

/** What an Action brings a player in all, or costs if negative: the figure of this round and the Boosts (VR-8.3). */
export function balanceOf(player: OpenPlayer, action: Action, content: Tables): number {
  const figure = figureOf(player, action, content);
  return (action === 'work' ? figure : -figure) + boostSum(player, action, 'euros', content);
}

/** Before the declaration: Boosts are credited before the Action is paid (VR-8.5). */
export function meansBefore(
  player: OpenPlayer,
  action: PaidAction,
  { fromDiscard }: { readonly fromDiscard: boolean },
  content: Tables,
): Means {
  return {
    euros: player.euros + boostSum(player, action, 'euros', content),
    reach: content.numbers.reach + boostSum(player, action, 'reach', content),
    noToken: false,
    fromDiscard,
  };
}

/** In the window, where Boosts have been credited. */
export function meansIn(player: OpenPlayer, window: BonusWindow): Means {
  const { euros } = player;
  if (window.kind === 'create') return { euros, reach: 0, noToken: false, fromDiscard: false };
  return { euros, reach: window.reach, noToken: window.noToken, fromDiscard: window.fromDiscard };
}

export function actionOf(window: BonusWindow): PaidAction {
  return window.kind === 'create' ? 'create' : window.action;
}

/** Whether these means are enough. */
export function isEnough(state: Open, seat: Seat, action: PaidAction, means: Means, content: Tables): boolean {
  if (means.euros < figureOf(playerOf(state, seat), action, content)) return false;
  switch (action) {
    case 'recruit':
      return means.fromDiscard ? state.agentDiscard.length > 0 : hasAgentWithin(state, means.reach, content);
    case 'build':
      return serverObstacle(state, seat, directorOf(state), means.noToken, content) === null;
    case 'create':
      return !isRowEmpty(state);
  }
}

/** VR-10.1, 10.2. */
export function hasAgentWithin(state: Open, reach: number, content: Tables): boolean {
  const from = directorOf(state);
  for (let slot = 0; slot < state.places.length; slot++) {
    const arr = state.places[slot] ?? null;
    if (arr !== null && distance(from, arr, content) <= reach) return true;
  }
  return false;
}

/** Whether a promotion effect worded "if you perform the Action" does anything for it now (VR-8.9, Q20, Q103). */
export function helps(state: Open, seat: Seat, promotion: Promotion, action: PaidAction, means: Means): boolean {
  switch (promotion.kind) {
    case 'money':
      return promotion.action === action;
    case 'reach':
      return action === 'recruit' && !means.fromDiscard;
    case 'noToken':
      return action === 'build' && !means.noToken && needsWaiver(state, seat, directorOf(state));
    case 'renewRow':
      return action === 'create';
    default:
      return false;
  }
}

/** The means with such an effect. */
export function meansWith(means: Means, promotion: Promotion): Means {
  switch (promotion.kind) {
    case 'money':
      return { ...means, euros: means.euros + promotion.euros };
    case 'reach':
      return { ...means, reach: means.reach + promotion.reach };
    case 'noToken':
      return { ...means, noToken: true };
    default:
      return means;
  }
}

/**
 * Whether these means are enough together with the bonuses at hand; `without` is an Agent that is not at hand. Pixel may
 * copy one Agent, even one of its owner's that is promoted afterwards.
 */
export function isWithinMeans(
  state: Open,
  seat: Seat,
  action: PaidAction,
  means: Means,
  without: Agent | null,
  content: Tables,
): boolean {
  if (isEnough(state, seat, action, means, content)) return true;
  const { service } = playerOf(state, seat);
  const isTokenMissing = action === 'build' && !means.noToken && needsWaiver(state, seat, directorOf(state));
  if (service.length === 0 && !isTokenMissing) return false;
  const { agents } = content;
  let best = means;
  let canCopy = false;
  for (const { agent } of service) {
    if (agent === without) continue;
    const { promotion } = agents[agent];
    if (promotion.kind === 'copy') canCopy = true;
    else if (helps(state, seat, promotion, action, best)) best = meansWith(best, promotion);
  }
  if (isTokenMissing && usableTitle(state, seat, 'noToken', content) !== null) best = { ...best, noToken: true };
  if (isEnough(state, seat, action, best, content)) return true;
  if (!canCopy) return false;
  for (const player of state.players) {
    for (const { agent } of player.service) {
      const { promotion } = agents[agent];
      if (agent === without || !helps(state, seat, promotion, action, best)) continue;
      if (isEnough(state, seat, action, meansWith(best, promotion), content)) return true;
    }
  }
  return false;
}

/** Where on the stack bonuses are being applied to an Action, at most in one place; -1 if in none. */
export function windowIndex({ stack }: Open): number {
  for (let index = stack.length - 1; index >= 0; index--) {
    const step = stack[index];
    if (step?.kind === 'bonus' || (step?.kind === 'create' && !step.bought)) return index;
  }
  return -1;
}

export function windowIn(state: Open): BonusWindow | null {
  const step = state.stack[windowIndex(state)];
  return step?.kind === 'bonus' || step?.kind === 'create' ? step : null;
}

/** Whether the effect does something for the Action, which must remain possible; `by` is the Agent that is promoted. */
export function improves(
  state: Open,
  seat: Seat,
  window: BonusWindow,
  promotion: Promotion,
  by: Agent,
  content: Tables,
): boolean {
  return improvesWith(state, seat, actionOf(window), meansIn(playerOf(state, seat), window), promotion, by, content);
}

function improvesWith(
  state: Open,
  seat: Seat,
  action: PaidAction,
  means: Means,
  promotion: Promotion,
  by: Agent,
  content: Tables,
): boolean {
  if (!helps(state, seat, promotion, action, means)) return false;
  return isWithinMeans(state, seat, action, meansWith(means, promotion), by, content);
}

/** Whether promoting an own Agent improves the Action; Pixel by what it may copy. */
function canImprove(state: Open, seat: Seat, action: PaidAction, means: Means, agent: Agent, content: Tables): boolean {
  const { promotion } = content.agents[agent];
  if (promotion.kind !== 'copy') return improvesWith(state, seat, action, means, promotion, agent, content);
  return state.players.some(({ service }) =>
    service.some((other) =>
      improvesWith(state, seat, action, means, content.agents[other.agent].promotion, agent, content),
    ),
  );
}

type BonusAgent = (typeof BONUS_AGENT)[Agent];

/** Own Agents whose promotion improves the declared Action. */
export function bonusAgents(state: Open, seat: Seat, window: BonusWindow, content: Tables): readonly BonusAgent[] {
  return bonusAgentsFor(state, seat, actionOf(window), meansIn(playerOf(state, seat), window), content);
}

function bonusAgentsFor(
  state: Open,
  seat: Seat,
  action: PaidAction,
  means: Means,
  content: Tables,
): readonly BonusAgent[] {
  let options: BonusAgent[] | undefined;
  for (const { agent } of playerOf(state, seat).service) {
    if (canImprove(state, seat, action, means, agent, content)) (options ??= []).push(BONUS_AGENT[agent]);
  }
  return options ?? NOTHING;
}

/** VR-28.6, Q103: the Title that replaces an own token, offered only where one is missing. */
export function bonusTitle(
  state: Open,
  seat: Seat,
  action: PaidAction,
  { noToken }: Pick<Means, 'noToken'>,
  content: Tables,
): District | null {
  if (action !== 'build' || noToken || !needsWaiver(state, seat, directorOf(state))) return null;
  return usableTitle(state, seat, 'noToken', content);
}

/** Whether a declared Action goes on by itself: nothing can improve it, and it can be carried out. */
export function isPlain(state: Open, seat: Seat, action: PaidAction, means: Means, content: Tables): boolean {
  return (
    isEnough(state, seat, action, means, content) &&
    bonusAgentsFor(state, seat, action, means, content).length === 0 &&
    bonusTitle(state, seat, action, means, content) === null
  );
}

/** A card that may improve an Action, and the Corruption cards that costs. */
interface Helper {
  readonly card: Agent | District;
  readonly promotion: Promotion;
  readonly cost: number;
}

/** Cards without which an Action cannot be carried out, and the Corruption cards their effects cost. */
export interface Needed {
  readonly cards: readonly (Agent | District)[];
  readonly cost: number;
}

/** VR-17.4, 17.5: Corruption cards that applying the effect costs. */
export function costOf(agent: Agent, { agents }: Tables): number {
  return agents[agent].level === 1 ? 1 : 0;
}

/** The cheapest way to carry out an Action, told before it is declared; `null` if there is none. */
export function neededFor(state: Open, seat: Seat, action: PaidAction, means: Means, content: Tables): Needed | null {
  const helpers = helpersOf(state, seat, action, means, content);
  const cheapest = (at: number, chosen: readonly Helper[], reached: Means): Needed | null => {
    if (isEnough(state, seat, action, reached, content)) {
      return { cards: chosen.map(({ card }) => card), cost: chosen.reduce((sum, { cost }) => sum + cost, 0) };
    }
    let best: Needed | null = null;
    for (let index = at; index < helpers.length; index++) {
      const helper = helpers[index];
      if (helper === undefined || chosen.some(({ card }) => card === helper.card)) continue;
      const found = cheapest(index + 1, [...chosen, helper], meansWith(reached, helper.promotion));
      if (found !== null && (best === null || isCheaper(found, best))) best = found;
    }
    return best;
  };
  return cheapest(0, [], means);
}

function isCheaper(one: Needed, other: Needed): boolean {
  return one.cost < other.cost || (one.cost === other.cost && one.cards.length < other.cards.length);
}

function helpersOf(state: Open, seat: Seat, action: PaidAction, means: Means, content: Tables): readonly Helper[] {
  const helpers: Helper[] = [];
  const title = bonusTitle(state, seat, action, means, content);
  if (title !== null) helpers.push({ card: title, promotion: { kind: 'noToken' }, cost: 0 });
  const add = (card: Agent, promotion: Promotion, cost: number): void => {
    if (helps(state, seat, promotion, action, means)) helpers.push({ card, promotion, cost });
  };
  for (const { agent } of playerOf(state, seat).service) {
    const { promotion } = content.agents[agent];
    if (promotion.kind !== 'copy') add(agent, promotion, costOf(agent, content));
    else {
      for (const { service } of state.players) {
        for (const { agent: other } of service) {
          add(agent, content.agents[other].promotion, costOf(agent, content) + costOf(other, content));
        }
      }
    }
  }
  return helpers;
}

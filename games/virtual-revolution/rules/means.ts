/** VR-8.2: whether an Action can be paid and carried out, counting the bonuses its player may still apply to it. */
import type { Seat, StepOf } from '@cabale/engine';
import type { Action, Agent, Boost, Promotion, Tables } from '../content/tables.ts';
import { boostEffect, directorOf, figureOf, playerOf, serverObstacle, usableTitle } from './counts.ts';
import { distance } from './map.ts';
import { isRowEmpty } from './row.ts';
import type { OpenPlayer, Player, VirtualRevolution, State } from './state.ts';

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

/** Before the declaration: Boosts will have been credited when it comes to paying (VR-8.5). */
export function meansBefore(
  player: Player,
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
export function meansIn(player: Player, window: BonusWindow): Means {
  const { euros } = player;
  if (window.kind === 'create') return { euros, reach: 0, noToken: false, fromDiscard: false };
  return { euros, reach: window.reach, noToken: window.noToken, fromDiscard: window.fromDiscard };
}

export function actionOf(window: BonusWindow): PaidAction {
  return window.kind === 'create' ? 'create' : window.action;
}

/** Whether these means alone will do. */
export function isEnough(state: State, seat: Seat, action: PaidAction, means: Means, content: Tables): boolean {
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
export function hasAgentWithin(state: State, reach: number, content: Tables): boolean {
  const from = directorOf(state);
  for (let slot = 0; slot < state.places.length; slot++) {
    const arr = state.places[slot] ?? null;
    if (arr !== null && distance(from, arr, content) <= reach) return true;
  }
  return false;
}

/** Whether a promotion effect worded "if you perform the Action" does anything for it now (VR-8.9, Q20, Q103). */
export function helps(state: State, seat: Seat, promotion: Promotion, action: PaidAction, means: Means): boolean {
  switch (promotion.kind) {
    case 'money':
      return promotion.action === action;
    case 'reach':
      return action === 'recruit' && !means.fromDiscard;
    case 'noToken':
      return action === 'build' && !means.noToken && state.owners[directorOf(state)] !== seat;
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
 * Whether these means will do together with bonuses at hand; `without` is an Agent that is no longer at hand. Pixel may
 * copy one Agent, also one of its owner's that is promoted afterwards.
 */
export function isWithinMeans(
  state: State,
  seat: Seat,
  action: PaidAction,
  means: Means,
  without: Agent | null,
  content: Tables,
): boolean {
  if (isEnough(state, seat, action, means, content)) return true;
  const { service } = playerOf(state, seat);
  const isTokenMissing = action === 'build' && !means.noToken && state.owners[directorOf(state)] !== seat;
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

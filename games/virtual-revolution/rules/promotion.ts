/** VR-17: promoting Agents. */
import type { Anytime, Seat, StepOf, StepRules } from '@cabale/engine';
import type { Agent, Promotion, Tables } from '../content/tables.ts';
import { leaveService } from './belongings.ts';
import { bonusAgents, costOf, improves, windowIn } from './means.ts';
import { drawCorruption, removeFrom } from './corruption.ts';
import { playerOf } from './counts.ts';
import { AGENT, APPLY, BECOME_BOOST, NONE, NOTHING, PROMOTE, RETIRE, WITHOUT } from './offers.ts';
import { applyPromotion, canApply, canCopy, payCost } from './promotion-effects.ts';
import type { Context, FreeAction, Options, Service, State, VirtualRevolution } from './state.ts';

type PromoteAction = Extract<FreeAction, { kind: 'promote' }>;

/** VR-17.1, 3.6. */
export const promote: Anytime<VirtualRevolution, PromoteAction> = {
  options(state, step, seat, content) {
    const { service } = playerOf(state, seat);
    if (state.director === null || service.length === 0) return NOTHING;
    const options: PromoteAction[] = [];
    for (let index = 0; index < service.length; index++) options.push(PROMOTE[(service[index] as Service).agent]);
    return step.kind === 'create' ? options.filter(({ agent }) => !isOfferedFor(state, step, agent, content)) : options;
  },
  blocked(state, _step, seat) {
    if (state.director !== null) return [];
    return playerOf(state, seat).service.map(({ agent }) => ({ option: PROMOTE[agent], rule: 'VR-3.6' }));
  },
  take(state, seat, { agent }, context) {
    setAside(state, seat, agent);
    context.next({ kind: 'promotion', seat, agent });
  },
};

/** Whether the step itself offers the promotion, for the Action. */
function isOfferedFor(state: State, step: StepOf<VirtualRevolution, 'create'>, agent: Agent, content: Tables): boolean {
  return bonusAgents(state, step.seat, step, content).some((option) => option.agent === agent);
}

/** VR-17.2. */
function setAside(state: State, seat: Seat, agent: Agent): void {
  leaveService(playerOf(state, seat), agent);
  state.promoted.push(agent);
}

/** VR-17.3 to 17.6. */
export const promotionStep: StepRules<VirtualRevolution, 'promotion'> = {
  options(state, { agent }, seat, content) {
    const { promotion } = content.agents[agent];
    return canApply(state, seat, promotion, agent, costOf(agent, content), content) ? [APPLY, WITHOUT] : [WITHOUT];
  },
  // The Agent leaves service for good, perhaps for nothing.
  askLone: true,
  take(state, { agent }, seat, option, context) {
    if (option.kind === 'apply') {
      applyWithCost(state, seat, agent, context);
    } else {
      context.emit({ kind: 'agentPromoted', seat, agent, applied: false });
      context.next({ kind: 'afterwards', seat, agent });
    }
  },
};

/** Promotes an Agent with its effect while bonuses are applied to an Action. */
export function promoteForAction(state: State, seat: Seat, agent: Agent, context: Context): void {
  setAside(state, seat, agent);
  applyWithCost(state, seat, agent, context);
}

function applyWithCost(state: State, seat: Seat, agent: Agent, context: Context): void {
  const { promotion } = context.content.agents[agent];
  if (!isPaidOnceChosen(promotion, context.content)) {
    context.emit({ kind: 'agentPromoted', seat, agent, applied: true });
    payCost(state, seat, agent, context);
  }
  context.next({ kind: 'afterwards', seat, agent });
  applyPromotion(state, seat, promotion, agent, context);
}

/** Q25: whose effect is copied is chosen before anything is drawn; not under the rules 1.0.0. */
export function isPaidOnceChosen({ kind }: Promotion, { edition }: Tables): boolean {
  return kind === 'copy' && edition > 1;
}

/** Q25: Pixel. Before Recruit or Build is paid for, only what improves it; otherwise anything, or nothing. */
export const copyStep: StepRules<VirtualRevolution, 'copy'> = {
  options(state, _step, seat, content) {
    const window = windowIn(state);
    const isBound = window !== null && (window.kind === 'bonus' || content.edition === 1);
    const by = state.promoted[state.promoted.length - 1] as Agent;
    const agents = state.players.flatMap(({ service }) => service.map(({ agent }) => agent));
    const isPossible = (agent: Agent): boolean =>
      isBound
        ? improves(state, seat, window, content.agents[agent].promotion, by, content)
        : canCopy(state, seat, agent, by, content.edition > 1 ? costOf(by, content) : 0, content);
    const options: Options['copy'][] = agents.filter(isPossible).map((agent) => AGENT[agent]);
    if (!isBound && content.edition > 1 && options.length > 0) options.push(NONE);
    return options;
  },
  askLone: true,
  take(state, _step, seat, option, context) {
    const { content } = context;
    const by = state.promoted[state.promoted.length - 1] as Agent;
    const isPaidNow = isPaidOnceChosen(content.agents[by].promotion, content);
    if (isPaidNow) context.emit({ kind: 'agentPromoted', seat, agent: by, applied: option.kind === 'agent' });
    if (option.kind === 'none') return;
    const { agent } = option;
    // Under the rules 1.0.0 people see the cost of the promotion before that of the copied one.
    if (!isPaidNow) context.pause();
    context.emit({ kind: 'agentCopied', seat, agent });
    drawCorruption(state, seat, context, costOf(agent, content) + (isPaidNow ? costOf(by, content) : 0));
    applyPromotion(state, seat, content.agents[agent].promotion, by, context);
  },
};

/** VR-17.7 to 17.9, Q100. */
export const afterwardsStep: StepRules<VirtualRevolution, 'afterwards'> = {
  options: (_state, { agent }, _seat, { agents }) => (agents[agent].boost === null ? [RETIRE] : [RETIRE, BECOME_BOOST]),
  take(state, { agent }, seat, option, context) {
    const { retired, boosts } = playerOf(state, seat);
    removeFrom(state.promoted, agent);
    if (option.kind === 'retire') {
      retired.push(agent);
      context.emit({ kind: 'agentRetired', seat, agent });
    } else {
      boosts.push(agent);
      context.emit({ kind: 'boostGained', seat, boost: agent });
    }
  },
};

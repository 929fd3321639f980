/** VR-17: promoting Agents. */
import type { Anytime, Seat, StepRules } from '@cabale/engine';
import type { Agent } from '../content/tables.ts';
import { leaveService } from './belongings.ts';
import { improves, windowIn } from './means.ts';
import { removeFrom } from './corruption.ts';
import { playerOf } from './counts.ts';
import { AGENT, APPLY, BECOME_BOOST, NOTHING, PROMOTE, RETIRE, WITHOUT } from './offers.ts';
import { applyPromotion, canApply, canCopy, costOf, payCost } from './promotion-effects.ts';
import type { Context, FreeAction, Service, State, VirtualRevolution } from './state.ts';

type PromoteAction = Extract<FreeAction, { kind: 'promote' }>;

/** VR-17.1, 3.6. */
export const promote: Anytime<VirtualRevolution, PromoteAction> = {
  options(state, _step, seat) {
    const { service } = playerOf(state, seat);
    if (state.director === null || service.length === 0) return NOTHING;
    const options: PromoteAction[] = [];
    for (let index = 0; index < service.length; index++) options.push(PROMOTE[(service[index] as Service).agent]);
    return options;
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
  take(state, { agent }, seat, option, context) {
    const applied = option.kind === 'apply';
    context.emit({ kind: 'agentPromoted', seat, agent, applied });
    if (applied) applyWithCost(state, seat, agent, context);
    else context.next({ kind: 'afterwards', seat, agent });
  },
};

/** Promotes an Agent with its effect while bonuses are applied to an Action. */
export function promoteForAction(state: State, seat: Seat, agent: Agent, context: Context): void {
  setAside(state, seat, agent);
  context.emit({ kind: 'agentPromoted', seat, agent, applied: true });
  applyWithCost(state, seat, agent, context);
}

function applyWithCost(state: State, seat: Seat, agent: Agent, context: Context): void {
  payCost(state, seat, agent, context);
  context.next({ kind: 'afterwards', seat, agent });
  applyPromotion(state, seat, context.content.agents[agent].promotion, agent, context);
}

/** Q25: Pixel. While bonuses are applied to an Action, only what improves it. */
export const copyStep: StepRules<VirtualRevolution, 'copy'> = {
  options(state, _step, seat, content) {
    const window = windowIn(state);
    const by = state.promoted[state.promoted.length - 1] as Agent;
    const agents = state.players.flatMap(({ service }) => service.map(({ agent }) => agent));
    const isPossible = (agent: Agent): boolean =>
      window === null
        ? canCopy(state, seat, agent, by, 0, content)
        : improves(state, seat, window, content.agents[agent].promotion, by, content);
    return agents.filter(isPossible).map((agent) => AGENT[agent]);
  },
  take(state, _step, seat, { agent }, context) {
    // People see the cost of the promotion before that of the copied one.
    context.pause();
    context.emit({ kind: 'agentCopied', seat, agent });
    payCost(state, seat, agent, context);
    const by = state.promoted[state.promoted.length - 1] as Agent;
    applyPromotion(state, seat, context.content.agents[agent].promotion, by, context);
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

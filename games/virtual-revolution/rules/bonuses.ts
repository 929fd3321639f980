/** VR-8.9 to 8.12, Q20, Q25: which one-shot bonuses may be applied to the Action that is declared. */
import type { Seat } from '@cabale/engine';
import type { Agent, Promotion, Tables } from '../content/tables.ts';
import { playerOf } from './counts.ts';
import { actionOf, helps, isWithinMeans, meansIn, meansWith, type BonusWindow } from './means.ts';
import { BONUS_AGENT, NOTHING } from './offers.ts';
import type { State } from './state.ts';

/** Where on the stack bonuses are being applied to an Action; -1 where none is. There is never more than one place. */
export function windowIndex({ stack }: State): number {
  for (let index = stack.length - 1; index >= 0; index--) {
    const step = stack[index];
    if (step?.kind === 'bonus' || (step?.kind === 'create' && !step.bought)) return index;
  }
  return -1;
}

export function windowIn(state: State): BonusWindow | null {
  const step = state.stack[windowIndex(state)];
  return step?.kind === 'bonus' || step?.kind === 'create' ? step : null;
}

/** Whether the effect does something for the Action, which must remain possible; `by` is the Agent that is promoted. */
export function improves(
  state: State,
  seat: Seat,
  window: BonusWindow,
  promotion: Promotion,
  by: Agent,
  content: Tables,
): boolean {
  const action = actionOf(window);
  const means = meansIn(playerOf(state, seat), window);
  if (!helps(state, seat, promotion, action, means)) return false;
  return isWithinMeans(state, seat, action, meansWith(means, promotion), by, content);
}

/** Whether promoting an own Agent improves the Action; Pixel by what it may copy. */
function canImprove(state: State, seat: Seat, window: BonusWindow, agent: Agent, content: Tables): boolean {
  const { promotion } = content.agents[agent];
  if (promotion.kind !== 'copy') return improves(state, seat, window, promotion, agent, content);
  return state.players.some(({ service }) =>
    service.some((other) => improves(state, seat, window, content.agents[other.agent].promotion, agent, content)),
  );
}

/** Own Agents whose promotion improves the Action that waits. */
export function bonusAgents(
  state: State,
  seat: Seat,
  window: BonusWindow,
  content: Tables,
): readonly { readonly kind: 'bonusAgent'; readonly agent: Agent }[] {
  let options: { readonly kind: 'bonusAgent'; readonly agent: Agent }[] | undefined;
  for (const { agent } of playerOf(state, seat).service) {
    if (canImprove(state, seat, window, agent, content)) (options ??= []).push(BONUS_AGENT[agent]);
  }
  return options ?? NOTHING;
}

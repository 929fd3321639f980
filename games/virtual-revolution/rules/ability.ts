/** VR-16: using the ability of an Agent in service (VR-25, column A). */
import type { Anytime, Seat } from '@cabale/engine';
import type { Agent, Arr, Extra, Tables } from '../content/tables.ts';
import { canDeclare } from './actions.ts';
import { directorOf, hasAddTarget, hasTarget, isTarget, playerOf, serviceOf } from './counts.ts';
import { allArrs, districtOf, neighboursOf } from './map.ts';
import { NOTHING, USE } from './offers.ts';
import { eliminateTokens } from './pieces.ts';
import { gain } from './quantities.ts';
import type { Context, FreeAction, Service, State, Step, VirtualRevolution } from './state.ts';

type UseAction = Extract<FreeAction, { kind: 'use' }>;

const FROM_OFFER = { fromDiscard: false } as const;

/** VR-3.6, 16.2. */
export const use: Anytime<VirtualRevolution, UseAction> = {
  options(state, _step, seat, content) {
    const { director } = state;
    if (director === null) return NOTHING;
    const { service } = playerOf(state, seat);
    let options: UseAction[] | undefined;
    for (let index = 0; index < service.length; index++) {
      const { agent, ready } = service[index] as Service;
      if (ready && canUse(state, seat, director, agent, content)) (options ??= []).push(USE[agent]);
    }
    return options ?? NOTHING;
  },
  blocked(state, _step, seat) {
    const { service } = playerOf(state, seat);
    if (state.director === null) return service.map(({ agent }) => ({ option: USE[agent], rule: 'VR-3.6' }));
    return service.flatMap(({ agent, ready }) => (ready ? [] : [{ option: USE[agent], rule: 'VR-16.2' }]));
  },
  take(state, seat, { agent }, context) {
    const own = serviceOf(playerOf(state, seat), agent);
    if (own !== undefined) own.ready = false;
    context.emit({ kind: 'agentUsed', seat, agent });
    const { extra } = context.content.agents[agent];
    if (extra === null) applyBase(state, seat, agent, context);
    else applyBoth(state, seat, agent, extra, context);
  },
};

/** Q92, Q103: some part can do something. Gains always can. */
function canUse(state: State, seat: Seat, arr: Arr, agent: Agent, content: Tables): boolean {
  const { type, extra } = content.agents[agent];
  if (type !== 'C' || isTarget(state, seat, arr, 'anyone')) return true;
  return extra !== null && canUseExtra(state, seat, arr, extra, content);
}

/** Extra parts of Combatants need a target; all others are used together with a gain. */
function canUseExtra(state: State, seat: Seat, arr: Arr, extra: Extra, content: Tables): boolean {
  switch (extra.kind) {
    case 'extraIn':
      return (
        extra.districts.includes(districtOf(arr, content)) && canDeclare(state, seat, extra.action, FROM_OFFER, content)
      );
    case 'eliminateAdjacent':
      return hasTarget(state, seat, neighboursOf(arr, content), 'anyone');
    case 'addAnywhere':
      return hasAddTarget(state, seat, allArrs(content));
    case 'addAdjacent':
      return hasAddTarget(state, seat, neighboursOf(arr, content));
    default:
      return true;
  }
}

/** VR-16.4 to 16.6. A Combatant with only one possible effect uses it without asking. */
function applyBase(state: State, seat: Seat, agent: Agent, context: Context): void {
  const { content } = context;
  switch (content.agents[agent].type) {
    case 'C':
      eliminateTokens(state, seat, directorOf(state), 1, context);
      return;
    case 'T':
      gain(state, seat, 'euros', content.numbers.technician, 'agent', context);
      return;
    case 'D':
      gain(state, seat, 'immunity', content.numbers.diplomat, 'agent', context);
  }
}

/** VR-16.7: in printed order. What needs a target is asked, and may be declined (Q81). */
function applyBoth(state: State, seat: Seat, agent: Agent, extra: Extra, context: Context): void {
  if (context.content.agents[agent].type !== 'C') applyBase(state, seat, agent, context);
  const step = extraStepFor(state, seat, extra, context);
  if (step !== null) context.next(step);
  if (context.content.agents[agent].type === 'C') context.next(eliminateHere(state, seat));
}

function eliminateHere(state: State, seat: Seat): Step {
  return { kind: 'eliminate', seat, arrs: [directorOf(state)], whose: 'anyone' };
}

/** The step of an extra part; gains are applied immediately. */
function extraStepFor(state: State, seat: Seat, extra: Extra, context: Context): Step | null {
  const { content } = context;
  const director = directorOf(state);
  switch (extra.kind) {
    case 'extraIn':
      if (!extra.districts.includes(districtOf(director, content))) return null;
      return { kind: 'extra', seat, action: extra.action, fromDiscard: false };
    case 'eliminateAdjacent':
      return { kind: 'eliminate', seat, arrs: neighboursOf(director, content), whose: 'anyone' };
    case 'addAnywhere':
      return { kind: 'add', seat, arrs: allArrs(content), left: 1 };
    case 'addAdjacent':
      return { kind: 'add', seat, arrs: neighboursOf(director, content), left: 1 };
    case 'bonusAgain':
      return { kind: 'bonusAgain', seat };
    case 'trade':
      return { kind: 'trade', seat };
    case 'revenue':
      gain(state, seat, 'revenue', extra.by, 'agent', context);
      return null;
    case 'renewRow':
      return { kind: 'renew', seat };
    case 'moveServer':
      return { kind: 'moveServer', seat };
    case 'stealImmunity':
      return { kind: 'steal', seat };
    case 'giveCorruption':
      return { kind: 'give', seat, to: null };
    case 'swapAgent':
      return { kind: 'swapAgent', seat, own: null };
    case 'moneyAndEliminate':
      gain(state, seat, 'euros', extra.euros, 'agent', context);
      return eliminateHere(state, seat);
  }
}

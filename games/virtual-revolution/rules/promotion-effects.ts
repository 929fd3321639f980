/** VR-25, column P: what promotions do, and whether they can do anything (VR-17.6). */
import type { Seat } from '@cabale/engine';
import type { Agent, Promotion, Tables } from '../content/tables.ts';
import { canDeclare, declare } from './actions.ts';
import { costOf, windowIndex } from './means.ts';
import { drawable, drawCorruption } from './corruption.ts';
import { directorOf, handSize, hasAddTarget, hasTarget, isRival, playerOf } from './counts.ts';
import { arrsIn, neighboursOf } from './map.ts';
import { gain } from './quantities.ts';
import { renewRow } from './row.ts';
import type { Context, Open, OpenPlayer, Player, PlayerView, State, View } from './state.ts';

const EXTRA = { extra: true, fromDiscard: false } as const;
const EXTRA_FROM_DISCARD = { extra: true, fromDiscard: true } as const;

export function payCost(state: State, seat: Seat, agent: Agent, context: Context): void {
  drawCorruption(state, seat, context, costOf(agent, context.content));
}

/** VR-17.6, Q24: whether an effect applied by Agent `by` can do anything, after this many cards are drawn for it. */
export function canApply(
  state: State | View,
  seat: Seat,
  promotion: Promotion,
  by: Agent,
  cost: number,
  content: Tables,
): boolean {
  const cards = handOf(state, seat) + Math.min(cost, drawable(state));
  switch (promotion.kind) {
    case 'eliminate':
      return hasTarget(state, seat, arrsIn(promotion.districts, content), promotion.whose);
    case 'eliminateOrAdd': {
      const arrs = arrsIn(promotion.districts, content);
      return hasTarget(state, seat, arrs, 'anyone') || hasAddTarget(state, seat, arrs);
    }
    case 'copy':
      return state.players.some(({ service }) =>
        service.some(({ agent }) => canCopy(state, seat, agent, by, cost, content)),
      );
    case 'money':
      return hasPerformed(state, promotion.action, by);
    case 'renewRow':
      return hasPerformed(state, 'create', by);
    // Only while the Action is being declared.
    case 'reach':
    case 'noToken':
      return false;
    case 'swapCorruption':
      return state.players.some((_, other) => isRival(state, seat, other) && handOf(state, other) > 0);
    case 'addAdjacent':
      return hasAddTarget(state, seat, neighboursOf(directorOf(state), content));
    case 'discardCorruption':
    case 'giveCorruption':
      return cards > 0;
    case 'extra':
      return canDeclare(state, seat, promotion.action, EXTRA, content);
    case 'extraFromDiscard':
      return canDeclare(state, seat, 'recruit', EXTRA_FROM_DISCARD, content);
    case 'putOnline':
      return playerOf<OpenPlayer>(state, seat).verses.some(({ online }) => !online);
    case 'readyAll':
      return playerOf<OpenPlayer>(state, seat).service.some(({ ready }) => !ready);
    case 'revenue':
    case 'immunity':
    case 'freeType':
      return true;
  }
}

function handOf(state: State | View, seat: Seat): number {
  return handSize(playerOf<Player | PlayerView>(state, seat));
}

/** Q25: the cost of the copied effect is added to that of the copying Agent. */
export function canCopy(
  state: State | View,
  seat: Seat,
  agent: Agent,
  by: Agent,
  cost: number,
  content: Tables,
): boolean {
  const { promotion } = content.agents[agent];
  if (promotion.kind === 'copy') return false;
  return canApply(state, seat, promotion, by, cost + costOf(agent, content), content);
}

/** VR-8.9, 8.10: by a card that was in play at the declaration. */
function hasPerformed({ performed }: Open, wanted: string, by: Agent): boolean {
  return performed.some(({ action, agents }) => action === wanted && agents.includes(by));
}

/** The effect itself; `by` is the Agent that is promoted. */
export function applyPromotion(state: State, seat: Seat, promotion: Promotion, by: Agent, context: Context): void {
  const { content } = context;
  switch (promotion.kind) {
    case 'eliminate': {
      const { districts, whose } = promotion;
      context.next({ kind: 'eliminate', seat, arrs: arrsIn(districts, content), whose });
      return;
    }
    case 'eliminateOrAdd':
      context.next({ kind: 'eliminateOrAdd', seat, arrs: arrsIn(promotion.districts, content) });
      return;
    case 'copy':
      context.next({ kind: 'copy', seat });
      return;
    case 'money':
      gain(state, seat, 'euros', promotion.euros, 'promotion', context);
      return;
    case 'reach':
    case 'noToken':
      widen(state, promotion);
      return;
    case 'renewRow':
      renewRow(state, context);
      return;
    case 'revenue':
    case 'immunity':
      gain(state, seat, promotion.kind, promotion.by, 'promotion', context);
      return;
    case 'swapCorruption':
      context.next({ kind: 'look', seat });
      return;
    case 'addAdjacent':
      context.next({ kind: 'add', seat, arrs: neighboursOf(directorOf(state), content), left: 1 });
      return;
    case 'discardCorruption':
      context.next({ kind: 'discard', seat, left: promotion.cards });
      return;
    case 'giveCorruption':
      context.next({ kind: 'give', seat, to: null });
      return;
    case 'extra':
      declare(state, seat, promotion.action, EXTRA, context);
      return;
    case 'extraFromDiscard':
      declare(state, seat, 'recruit', EXTRA_FROM_DISCARD, context);
      return;
    case 'putOnline':
      context.next({ kind: 'putOnline', seat });
      return;
    case 'readyAll':
      readyAll(state, seat, context);
      return;
    case 'freeType':
      playerOf(state, seat).freeTypes.push(by);
  }
}

/** VR-8.11: adds the bonus to the step of the declared Action. Steps are replaced, never changed. */
function widen(state: State, promotion: Promotion): void {
  const index = windowIndex(state);
  const step = state.stack[index];
  if (step?.kind !== 'bonus') throw new Error('no declared Action can use this bonus');
  const reach = step.reach + (promotion.kind === 'reach' ? promotion.reach : 0);
  state.stack[index] = { ...step, reach, noToken: step.noToken || promotion.kind === 'noToken' };
}

/** VR-16.3. */
function readyAll(state: State, seat: Seat, context: Context): void {
  for (const each of playerOf(state, seat).service) {
    if (each.ready) continue;
    each.ready = true;
    context.emit({ kind: 'agentReadied', seat, agent: each.agent });
  }
}

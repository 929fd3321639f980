/** VR-8 and VR-9: which Actions may be declared, and what declaring them does. */
import type { Blocked, Seat, StepRules } from '@cabale/engine';
import { ACTIONS, DISTRICTS, type Action, type Boost, type BoostEffect, type Tables } from '../content/tables.ts';
import { build } from './building.ts';
import {
  boostEffect,
  directorOf,
  donationForImmunity,
  figureOf,
  handSize,
  playerOf,
  serverObstacle,
} from './counts.ts';
import { boostSum, hasAgentWithin, isPlain, isWithinMeans, meansBefore, type Means } from './means.ts';
import { NONE, PERFORM } from './offers.ts';
import { gain } from './quantities.ts';
import { isRowEmpty } from './row.ts';
import type { Context, Options, Player, PlayerView, State, View, VirtualRevolution } from './state.ts';

type ActionOption = Options['action'];

/** How an Action is performed: as that of the turn or as an extra one, and where an Agent is recruited from. */
export interface Way {
  readonly extra: boolean;
  readonly fromDiscard: boolean;
}

const OF_THE_TURN: Way = { extra: false, fromDiscard: false };

/** VR-8.2. */
export function canDeclare(
  state: State | View,
  seat: Seat,
  action: Action,
  from: { readonly fromDiscard: boolean },
  content: Tables,
): boolean {
  const player = playerOf<Player | PlayerView>(state, seat);
  switch (action) {
    case 'work':
      return true;
    case 'donate':
      return canDonate(state, seat, content);
    case 'recruit':
      if (player.service.length >= content.numbers.service) return false;
      return isWithinMeans(state, seat, action, meansBefore(player, action, from, content), null, content);
    case 'build':
    case 'create':
      return isWithinMeans(state, seat, action, meansBefore(player, action, from, content), null, content);
  }
}

/** VR-15.5: at least one part is possible. */
function canDonate(state: State | View, seat: Seat, content: Tables): boolean {
  const player = playerOf<Player | PlayerView>(state, seat);
  if (player.euros >= donationForImmunity(state, player, content)) return true;
  if (handSize(player) === 0) return false;
  if (player.euros >= figureOf(player, 'donate', content)) return true;
  return player.boosts.some((boost) => {
    const { discardFor } = boostEffect(boost, content);
    return discardFor !== undefined && player.euros >= discardFor;
  });
}

export const actionStep: StepRules<VirtualRevolution, 'action'> = {
  options(state, _step, seat, content) {
    const options: ActionOption[] = [];
    for (const action of ACTIONS) {
      if (canDeclare(state, seat, action, OF_THE_TURN, content)) options.push(PERFORM[action]);
    }
    options.push(NONE);
    return options;
  },
  take(state, _step, seat, option, context) {
    if (option.kind === 'perform') declare(state, seat, option.action, OF_THE_TURN, context);
  },
  blocked(state, _step, seat, content) {
    const blocked: Blocked<ActionOption>[] = [];
    for (const action of ACTIONS) {
      if (canDeclare(state, seat, action, OF_THE_TURN, content)) continue;
      blocked.push({ option: PERFORM[action], rule: obstacle(state, seat, action, content) });
    }
    return blocked;
  },
};

/** The rule that forbids an Action. */
function obstacle(state: State, seat: Seat, action: Action, content: Tables): string {
  const player = playerOf(state, seat);
  switch (action) {
    case 'recruit': {
      if (player.service.length >= content.numbers.service) return 'VR-16.1';
      const { reach } = meansBefore(player, action, OF_THE_TURN, content);
      return hasAgentWithin(state, reach, content) ? 'VR-1.16' : 'VR-10.1';
    }
    case 'build':
      return serverObstacle(state, seat, directorOf(state), false, content) ?? 'VR-1.16';
    case 'create':
      return isRowEmpty(state) ? 'VR-12.8' : 'VR-1.16';
    case 'donate':
      return 'VR-15.5';
    case 'work':
      return 'VR-8.1';
  }
}

/** VR-8.13: immediately, or forgone. */
export const extraStep: StepRules<VirtualRevolution, 'extra'> = {
  options(state, { action, fromDiscard }, seat, content) {
    return canDeclare(state, seat, action, { fromDiscard }, content) ? [PERFORM[action], NONE] : [];
  },
  take(state, { fromDiscard }, seat, option, context) {
    if (option.kind === 'perform') declare(state, seat, option.action, { extra: true, fromDiscard }, context);
  },
};

/** The Action is declared: what is in play now may improve it (VR-8.6, 8.7), and its Boosts do (VR-8.5, 8.8). */
export function declare(state: State, seat: Seat, action: Action, { extra, fromDiscard }: Way, context: Context): void {
  const { content } = context;
  const player = playerOf(state, seat);
  context.emit({ kind: 'performed', seat, action, extra });
  state.performed.push({
    action,
    agents: player.service.map(({ agent }) => agent),
    titles: DISTRICTS.filter((district) => state.titles[district] === seat),
  });
  gain(state, seat, 'euros', boostSum(player, action, 'euros', content), 'boost', context);
  gain(state, seat, 'revenue', boostSum(player, action, 'revenue', content), 'boost', context);
  switch (action) {
    case 'work':
      gain(state, seat, 'euros', figureOf(player, 'work', content), 'work', context);
      return;
    case 'recruit':
    case 'build': {
      const means = { ...meansBefore(player, action, { fromDiscard }, content), euros: player.euros };
      carryOut(state, seat, action, means, extra, context);
      return;
    }
    case 'create':
      context.next({ kind: 'create', seat, left: boostsWith(player, action, 'replace', content), bought: false });
      return;
    case 'donate': {
      const left = boostsWith(player, action, 'discardFor', content);
      context.next({ kind: 'donate', seat, cards: true, immunity: true, begun: false, left });
    }
  }
}

/** What costs money is asked once more where a card may improve it, or where a promotion has declared it. */
function carryOut(
  state: State,
  seat: Seat,
  action: 'recruit' | 'build',
  means: Means,
  extra: boolean,
  context: Context,
): void {
  const { reach, noToken, fromDiscard } = means;
  const isAsked = !isPlain(state, seat, action, means, context.content) || (extra && action === 'build');
  if (isAsked) context.next({ kind: 'bonus', seat, action, reach, noToken, fromDiscard });
  else if (action === 'build') build(state, seat, context);
  else context.next({ kind: 'recruit', seat, reach, fromDiscard });
}

function boostsWith({ boosts }: Player, action: Action, what: keyof BoostEffect, content: Tables): readonly Boost[] {
  return boosts.filter((boost) => {
    const effect = boostEffect(boost, content);
    return effect.action === action && effect[what] !== undefined;
  });
}

/** VR-26, column b: the immediate bonuses of Verses. */
import type { Seat, StepRules } from '@cabale/engine';
import type { Bonus, Tables, Verse } from '../content/tables.ts';
import { discardAgent, discardBoost } from './belongings.ts';
import { removeFrom } from './corruption.ts';
import { controls, hasAddTarget, inOrder, isRival, ownVerse, playerOf } from './counts.ts';
import { allArrs, arrsIn } from './map.ts';
import { AGENT, BOOST, IMMUNITY, LOSE_BOOST } from './offers.ts';
import { gain, lose } from './quantities.ts';
import type { Context, Options, Player, State, Step, VirtualRevolution } from './state.ts';

/** VR-13.2: the bonus first, then the card is turned. */
export function flip(state: State, seat: Seat, verse: Verse, context: Context): void {
  context.next({ kind: 'turnOnline', owner: seat, verse });
  const { bonus } = context.content.verses[verse];
  if (bonus !== null) giveBonus(state, seat, bonus, context);
}

export const turnOnlineStep: StepRules<VirtualRevolution, 'turnOnline'> = {
  run(state, { owner, verse }, context) {
    ownVerse(playerOf(state, owner), verse).online = true;
    context.emit({ kind: 'verseOnline', seat: owner, verse });
  },
};

/** Q31: whether a bonus can do anything now. */
export function canBenefit(state: State, seat: Seat, bonus: Bonus, content: Tables): boolean {
  switch (bonus.kind) {
    case 'boost':
      return state.boostPool.length > 0;
    case 'add':
      return hasAddTarget(state, seat, arrsIn(bonus.districts, content));
    case 'addControlled':
      return hasAddTarget(
        state,
        seat,
        allArrs(content).filter((arr) => controls(state, seat, arr)),
      );
    case 'recycle':
      return playerOf(state, seat).reserve > 0;
    case 'darkKingdom':
      return state.players.some((player, other) => isRival(state, seat, other) && hasSomething(player));
    case 'vp2':
    case 'revenue':
    case 'euros':
    case 'immunity':
      return true;
  }
}

export function giveBonus(state: State, seat: Seat, bonus: Bonus, context: Context): void {
  switch (bonus.kind) {
    case 'boost':
      context.next({ kind: 'boost', seat });
      return;
    case 'vp2':
      gain(state, seat, 'vp2', 1, 'verse', context);
      return;
    case 'add':
      context.next({ kind: 'add', seat, arrs: arrsIn(bonus.districts, context.content), left: 1 });
      return;
    case 'addControlled':
      context.next({ kind: 'add', seat, arrs: 'controlled', left: bonus.tokens });
      return;
    case 'recycle': {
      const tokens = Math.min(bonus.tokens, playerOf(state, seat).reserve);
      gain(state, seat, 'reserve', -tokens, 'verse', context);
      gain(state, seat, 'recycling', tokens, 'verse', context);
      return;
    }
    case 'revenue':
    case 'euros':
    case 'immunity':
      gain(state, seat, bonus.kind, bonus.by, 'verse', context);
      return;
    case 'darkKingdom': {
      const rivals = inOrder(state, seat);
      context.next(...rivals.map((rival): Step => ({ kind: 'darkKingdom', seat: rival })));
    }
  }
}

/** VR-14.1, 14.2. */
export const boostStep: StepRules<VirtualRevolution, 'boost'> = {
  options: ({ boostPool }) => boostPool.map((boost) => BOOST[boost]),
  take(state, _step, seat, { boost }, context) {
    removeFrom(state.boostPool, boost);
    playerOf(state, seat).boosts.push(boost);
    context.emit({ kind: 'boostGained', seat, boost });
  },
};

function hasSomething({ service, boosts, immunity }: Player): boolean {
  return service.length + boosts.length + immunity > 0;
}

/** VR-26.10, Q42: one of the three, if there is any. */
export const darkKingdomStep: StepRules<VirtualRevolution, 'darkKingdom'> = {
  options(state, _step, seat) {
    const { service, boosts, immunity } = playerOf(state, seat);
    const options: Options['darkKingdom'][] = [];
    for (const { agent } of service) options.push(AGENT[agent]);
    for (const boost of boosts) options.push(LOSE_BOOST[boost]);
    if (immunity > 0) options.push(IMMUNITY);
    return options;
  },
  take(state, _step, seat, option, context) {
    switch (option.kind) {
      case 'agent':
        discardAgent(state, seat, option.agent, context);
        return;
      case 'loseBoost':
        discardBoost(state, seat, option.boost, context);
        return;
      case 'immunity':
        lose(state, seat, 'immunity', 1, 'verse', context);
    }
  },
};

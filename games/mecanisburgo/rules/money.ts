/** MEC-14.8 to 14.15: income and payments. */
import type { StepRules } from '@cabale/engine';
import { ACTION_VALUES, type ActionValue, type Tables } from '../content/tables.ts';
import { cardOf, hiredOf, holdingOf, isReady, playerOf, propertyCard, readyOf, slotOf } from './counts.ts';
import { leaveCorporation, loseProperty } from './leaving.ts';
import { CASH_IN, GIVE_UP, GIVE_UP_PROPERTY, orDone, PAY_ALL } from './offers.ts';
import { changeCash } from './piles.ts';
import type { Context, Mecanisburgo, OpenPlayer, Options, Player, State } from './state.ts';
import { checkSpecialVictories } from './victories.ts';

/** MEC-14.8 to 14.10. */
export const incomeStep: StepRules<Mecanisburgo, 'income'> = {
  run(state, { of }, context) {
    const player = playerOf(state, of);
    const cards = cardIncome(player, context.content);
    const characters = characterIncome(player, context.content);
    const properties = propertyIncome(player, context.content);
    player.cash += cards + characters + properties;
    context.emit({ kind: 'income', seat: of, cards, characters, properties });
  },
};

function cardIncome({ actionCards }: Player, content: Tables): number {
  let sum = 0;
  for (let index = 0; index < ACTION_VALUES.length; index++) {
    sum += (actionCards[index] ?? 0) * content.actionCards[ACTION_VALUES[index] as ActionValue].income;
  }
  return sum;
}

/** MEC-14.14: the Board yields nothing. */
export function characterIncome(player: Player, content: Tables): number {
  let sum = 0;
  for (const member of hiredOf(player)) sum += Math.max(0, cardOf(content, member).pay);
  return sum;
}

/** MEC-13.12. */
export function propertyIncome({ holdings }: Player, content: Tables): number {
  let sum = 0;
  for (const holding of holdings) if (isReady(holding)) sum += Math.max(0, propertyCard(content, holding).pay);
  return sum;
}

/** MEC-14.11, 13.10. */
export const cashInStep: StepRules<Mecanisburgo, 'cashIn'> = {
  options(state, _step, seat, content) {
    const paying = readyOf(playerOf(state, seat), content, ({ cash }) => cash > 0);
    return orDone(paying.map((property) => CASH_IN[property]));
  },
  take(state, step, seat, option, context) {
    if (option.kind === 'done') return;
    context.next(step);
    const holding = holdingOf(playerOf(state, seat), option.property);
    holding.engaged = true;
    context.emit({ kind: 'engaged', seat, card: option.property, sector: null });
    changeCash(state, seat, propertyCard(context.content, holding).cash, 'income', context);
  },
};

/** What salaries and upkeep come to. */
export function dueOf(player: OpenPlayer, content: Tables): number {
  let due = 0;
  for (const member of hiredOf(player)) due += Math.max(0, -cardOf(content, member).pay);
  for (const holding of player.holdings) due += Math.max(0, -propertyCard(content, holding).pay);
  return due;
}

/** MEC-14.12, 14.13: give up what is not to be paid, then pay the rest. */
export const paymentsStep: StepRules<Mecanisburgo, 'payments'> = {
  options(state, _step, seat, content) {
    const player = playerOf(state, seat);
    const options: Options['payments'][] = [];
    if (dueOf(player, content) <= player.cash) options.push(PAY_ALL);
    for (const member of hiredOf(player)) {
      if (cardOf(content, member).pay < 0) options.push(GIVE_UP[member.character]);
    }
    for (const holding of player.holdings) {
      if (propertyCard(content, holding).pay < 0) options.push(GIVE_UP_PROPERTY[holding.property]);
    }
    return options;
  },
  take(state, step, seat, option, context) {
    const player = playerOf(state, seat);
    switch (option.kind) {
      case 'payAll':
        payAll(state, player, seat, context);
        break;
      case 'giveUp':
        context.next(step);
        leaveCorporation(state, seat, slotOf(player, option.character), 'unpaid', context);
        break;
      case 'giveUpProperty':
        context.next(step);
        loseProperty(state, seat, holdingOf(player, option.property), 'unpaid', context);
        break;
    }
  },
  blocked(state, _step, seat, content) {
    const player = playerOf(state, seat);
    return dueOf(player, content) > player.cash ? [{ option: PAY_ALL, rule: 'MEC-14.13' }] : [];
  },
};

/** MEC-14.15: Characters still there have been paid. */
function payAll(state: State, player: Player, seat: number, context: Context): void {
  const amount = dueOf(player, context.content);
  changeCash(state, seat, -amount, 'payment', context);
  context.emit({ kind: 'paid', seat, amount });
  for (const member of hiredOf(player)) member.paid = true;
  checkSpecialVictories(state, seat, context);
}

/** MEC-14.8 to 14.15: income and payments. */
import type { Asks, Runs, StepOf, Table } from '@cabale/engine';
import { ACTION_VALUES, BOARD, SLOTS, type ActionValue, type Tables } from '../content/tables.ts';
import { cardOf, holdingOf, isReady, playerOf, propertyCard, slotOf } from './counts.ts';
import { leaveCorporation, loseProperty } from './leaving.ts';
import { CASH_IN, DONE, GIVE_UP, GIVE_UP_PROPERTY, PAY_ALL } from './offers.ts';
import { changeCash } from './piles.ts';
import type { Mecanisburgo, MecanisburgoOptions, MecanisburgoState, OpenPlayer, Player } from './state.ts';
import { checkSpecialVictories } from './victories.ts';

/** MEC-14.8 to 14.10. */
export const incomeStep: Runs<Mecanisburgo, StepOf<Mecanisburgo, 'income'>> = {
  run(state, { of }, table) {
    const player = playerOf(state, of);
    const cards = cardIncome(player, table.content);
    const characters = characterIncome(player, table.content);
    const properties = propertyIncome(player, table.content);
    player.cash += cards + characters + properties;
    table.tell({ kind: 'income', seat: of, cards, characters, properties });
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
function characterIncome({ slots }: Player, content: Tables): number {
  let sum = 0;
  for (let slot = BOARD; slot < SLOTS; slot++) {
    const member = slots[slot] ?? null;
    if (member !== null) sum += Math.max(0, cardOf(content, member).pay);
  }
  return sum;
}

/** MEC-13.12. */
function propertyIncome({ holdings }: Player, content: Tables): number {
  let sum = 0;
  for (const holding of holdings) if (isReady(holding)) sum += Math.max(0, propertyCard(content, holding).pay);
  return sum;
}

/** MEC-14.11, 13.10. */
export const cashInStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'cashIn'>> = {
  options(state, _step, seat, content) {
    const options: MecanisburgoOptions['cashIn'][] = [];
    for (const holding of playerOf(state, seat).holdings) {
      if (isReady(holding) && propertyCard(content, holding).cash > 0) options.push(CASH_IN[holding.property]);
    }
    if (options.length > 0) options.push(DONE);
    return options;
  },
  take(state, step, seat, option, table) {
    if (option.kind === 'done') return;
    table.next(step);
    const holding = holdingOf(playerOf(state, seat), option.property);
    holding.engaged = true;
    table.tell({ kind: 'engaged', seat, card: option.property, sector: null });
    changeCash(state, seat, propertyCard(table.content, holding).cash, 'income', table);
  },
};

/** What salaries and upkeep come to. */
export function dueOf({ slots, holdings }: OpenPlayer, content: Tables): number {
  let due = 0;
  for (let slot = BOARD; slot < SLOTS; slot++) {
    const member = slots[slot] ?? null;
    if (member !== null) due += Math.max(0, -cardOf(content, member).pay);
  }
  for (const holding of holdings) due += Math.max(0, -propertyCard(content, holding).pay);
  return due;
}

/** MEC-14.12, 14.13: give up what is not to be paid, then pay the rest. */
export const paymentsStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'payments'>> = {
  options(state, _step, seat, content) {
    const player = playerOf(state, seat);
    const options: MecanisburgoOptions['payments'][] = [];
    if (dueOf(player, content) <= player.cash) options.push(PAY_ALL);
    for (let slot = BOARD; slot < SLOTS; slot++) {
      const member = player.slots[slot] ?? null;
      if (member !== null && cardOf(content, member).pay < 0) options.push(GIVE_UP[member.character]);
    }
    for (const holding of player.holdings) {
      if (propertyCard(content, holding).pay < 0) options.push(GIVE_UP_PROPERTY[holding.property]);
    }
    return options;
  },
  take(state, step, seat, option, table) {
    const player = playerOf(state, seat);
    switch (option.kind) {
      case 'payAll':
        payAll(state, player, seat, table);
        break;
      case 'giveUp':
        table.next(step);
        leaveCorporation(state, seat, slotOf(player, option.character), 'unpaid', table);
        break;
      case 'giveUpProperty':
        table.next(step);
        loseProperty(state, seat, holdingOf(player, option.property), 'unpaid', table);
        break;
    }
  },
  blocked(state, _step, seat, content) {
    const player = playerOf(state, seat);
    return dueOf(player, content) > player.cash ? [{ option: PAY_ALL, rule: 'MEC-14.13' }] : [];
  },
};

/** MEC-14.15: whoever is still there has been paid. */
function payAll(state: MecanisburgoState, player: Player, seat: number, table: Table<Mecanisburgo>): void {
  const amount = dueOf(player, table.content);
  changeCash(state, seat, -amount, 'payment', table);
  table.tell({ kind: 'paid', seat, amount });
  for (let slot = BOARD; slot < SLOTS; slot++) {
    const member = player.slots[slot] ?? null;
    if (member !== null) member.paid = true;
  }
  checkSpecialVictories(state, seat, table);
}

/** VR-15: Donate, and discarding Corruption cards of one's choice. */
import type { Blocked, Seat, StepRules } from '@cabale/engine';
import type { Corruption } from '../content/tables.ts';
import { discardCorruption } from './corruption.ts';
import { boostEffect, donationPrice, playerOf } from './counts.ts';
import { BUY_IMMUNITY, DISCARD, DONATE_BY, DONATE_ONE, DONATE_TWO, optionAt, STOP } from './offers.ts';
import { gain } from './quantities.ts';
import type { VirtualRevolution, Options, State } from './state.ts';

type DonateOption = Options['donate'];

export const donateStep: StepRules<VirtualRevolution, 'donate'> = {
  anytime: false,
  options(state, step, seat, content) {
    const player = playerOf(state, seat);
    const { numbers } = content;
    const held = player.corruption.length;
    const options: DonateOption[] = [];
    if (step.cards && held >= 1 && player.euros >= donationPrice(player, 1, content)) {
      options.push(DONATE_ONE);
    }
    if (step.cards && held >= 2 && player.euros >= donationPrice(player, 2, content)) {
      options.push(DONATE_TWO);
    }
    if (step.immunity && player.euros >= numbers.donateImmunity) options.push(BUY_IMMUNITY);
    for (const boost of step.left) {
      if (held >= 1 && player.euros >= (boostEffect(boost, content).discardFor ?? 0)) options.push(DONATE_BY[boost]);
    }
    // Q77: nothing paid is no Donate.
    if (step.begun) options.push(STOP);
    return options;
  },
  take(state, step, seat, option, context) {
    const { numbers } = context.content;
    const player = playerOf(state, seat);
    const pay = (price: number): void => gain(state, seat, 'euros', -price, 'donate', context);
    switch (option.kind) {
      case 'donate':
        pay(donationPrice(player, option.cards, context.content));
        context.next({ kind: 'discard', seat, left: option.cards }, { ...step, cards: false, begun: true });
        return;
      case 'buyImmunity':
        pay(numbers.donateImmunity);
        gain(state, seat, 'immunity', 1, 'donate', context);
        context.next({ ...step, immunity: false, begun: true });
        return;
      case 'donateBy': {
        pay(boostEffect(option.boost, context.content).discardFor ?? 0);
        const left = step.left.filter((boost) => boost !== option.boost);
        context.next({ kind: 'discard', seat, left: 1 }, { ...step, left, begun: true });
        return;
      }
      case 'stop':
    }
  },
  blocked(state, step, seat, content) {
    const player = playerOf(state, seat);
    const { numbers } = content;
    const blocked: Blocked<DonateOption>[] = [];
    const held = player.corruption.length;
    for (const option of [DONATE_ONE, DONATE_TWO]) {
      if (!step.cards || held < option.cards) blocked.push({ option, rule: 'VR-15.1' });
      else if (player.euros < donationPrice(player, option.cards, content)) blocked.push({ option, rule: 'VR-1.16' });
    }
    if (!step.immunity) blocked.push({ option: BUY_IMMUNITY, rule: 'VR-15.2' });
    else if (player.euros < numbers.donateImmunity) blocked.push({ option: BUY_IMMUNITY, rule: 'VR-1.16' });
    return blocked;
  },
};

/** As many as are asked for, or all there are. */
export const discardStep: StepRules<VirtualRevolution, 'discard'> = {
  anytime: false,
  options: (state, _step, seat) => cardsToDiscard(state, seat),
  take(state, { left }, seat, { card }, context) {
    discardCorruption(state, seat, card, context);
    if (left > 1) context.next({ kind: 'discard', seat, left: left - 1 });
  },
};

/** MIN of two Necro cards. */
export const necroDiscardStep: StepRules<VirtualRevolution, 'necroDiscard'> = {
  anytime: false,
  options: (state, _step, seat) => cardsToDiscard(state, seat),
  take(state, _step, seat, { card }, context) {
    discardCorruption(state, seat, card, context);
  },
};

function cardsToDiscard(state: State, seat: Seat): readonly { kind: 'discard'; card: Corruption }[] {
  return playerOf(state, seat).corruption.map((card) => optionAt(DISCARD, card));
}

/** VR-15: Donate, and discarding Corruption cards of one's choice. */
import type { Asks, Seat, StepOf, StepRules } from '@cabale/engine';
import type { Corruption, Tables } from '../content/tables.ts';
import { discardCorruption } from './corruption.ts';
import { boostEffect, donationForImmunity, donationPrice, playerOf } from './counts.ts';
import { BUY_IMMUNITY, DISCARD, DONATE_BY, DONATE_ONE, DONATE_TWO, optionAt, STOP } from './offers.ts';
import { gain } from './quantities.ts';
import type { Options, State, VirtualRevolution } from './state.ts';

type DonateStep = StepOf<VirtualRevolution, 'donate'>;
type DonateOption = Options['donate'];

/** VR-15.1, 15.2: the parts of a donation, each possible once. */
const PARTS = [DONATE_ONE, DONATE_TWO, BUY_IMMUNITY] as const;

/** The rule that forbids a part of the donation. */
function obstacle(state: State, step: DonateStep, part: (typeof PARTS)[number], content: Tables): string | null {
  const player = playerOf(state, step.seat);
  if (part.kind === 'buyImmunity') {
    if (!step.immunity) return 'VR-15.2';
    return player.euros < donationForImmunity(state, player, content) ? 'VR-1.16' : null;
  }
  if (!step.cards || player.corruption.length < part.cards) return 'VR-15.1';
  return player.euros < donationPrice(player, part.cards, content) ? 'VR-1.16' : null;
}

export const donateStep: Asks<VirtualRevolution, DonateStep> = {
  options(state, step, seat, content) {
    const player = playerOf(state, seat);
    const options: DonateOption[] = [];
    for (const part of PARTS) if (obstacle(state, step, part, content) === null) options.push(part);
    for (const boost of step.left) {
      const price = boostEffect(boost, content).discardFor ?? 0;
      if (player.corruption.length > 0 && player.euros >= price) options.push(DONATE_BY[boost]);
    }
    // Q77: nothing paid is no Donate.
    if (step.begun) options.push(STOP);
    return options;
  },
  askLone: ({ kind }) => kind !== 'stop',
  take(state, step, seat, option, context) {
    const { content } = context;
    const pay = (price: number): void => gain(state, seat, 'euros', -price, 'donate', context);
    switch (option.kind) {
      case 'donate':
        pay(donationPrice(playerOf(state, seat), option.cards, content));
        context.next({ kind: 'discard', seat, left: option.cards }, { ...step, cards: false, begun: true });
        return;
      case 'buyImmunity':
        pay(donationForImmunity(state, playerOf(state, seat), content));
        gain(state, seat, 'immunity', 1, 'donate', context);
        context.next({ ...step, immunity: false, begun: true });
        return;
      case 'donateBy': {
        pay(boostEffect(option.boost, content).discardFor ?? 0);
        const left = step.left.filter((boost) => boost !== option.boost);
        context.next({ kind: 'discard', seat, left: 1 }, { ...step, left, begun: true });
        return;
      }
      case 'stop':
    }
  },
  blocked(state, step, _seat, content) {
    return PARTS.flatMap((option) => {
      const rule = obstacle(state, step, option, content);
      return rule === null ? [] : [{ option, rule }];
    });
  },
};

/** A number of cards, or all where there are fewer. */
export const discardStep: StepRules<VirtualRevolution, 'discard'> = {
  options: (state, _step, seat) => cardsToDiscard(state, seat),
  askLone: true,
  take(state, { left }, seat, { card }, context) {
    discardCorruption(state, seat, card, context);
    if (left > 1) context.next({ kind: 'discard', seat, left: left - 1 });
  },
};

/** MIN of two Necro cards. */
export const necroDiscardStep: StepRules<VirtualRevolution, 'necroDiscard'> = {
  options: (state, _step, seat) => cardsToDiscard(state, seat),
  take(state, _step, seat, { card }, context) {
    discardCorruption(state, seat, card, context);
  },
};

function cardsToDiscard(state: State, seat: Seat): readonly { kind: 'discard'; card: Corruption }[] {
  return playerOf(state, seat).corruption.map((card) => optionAt(DISCARD, card));
}

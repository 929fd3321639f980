/** VEN-16: the favour card, flipped at any decision of its owner's. */
import type { Anytime } from '@cabale/engine';
import { playerOf } from './counts.ts';
import { FAVOUR } from './offers.ts';
import { gainCoins, gainParchments } from './quantities.ts';
import type { Venice } from './state.ts';

const NO_FAVOUR: readonly Venice['anytime'][] = [];

export const favour: Anytime<Venice, Venice['anytime']> = {
  options: (state, _step, seat) => (playerOf(state, seat).favour === 'unused' ? FAVOUR : NO_FAVOUR),
  take(state, seat, { take }, context) {
    const { favourCoins, favourParchments } = context.content.numbers;
    playerOf(state, seat).favour = 'used';
    context.emit({ kind: 'favourFlipped', seat, take });
    if (take === 'coins') gainCoins(state, seat, favourCoins, 'favour', context);
    else gainParchments(state, seat, favourParchments, 'favour', context);
  },
};

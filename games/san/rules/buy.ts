/** Block 9: phase 2, Buy. */
import type { StepRules } from '@cabale/engine';
import type { Cards } from '../content/card.ts';
import { buyingPower, cardOf, playerOf, riverCard } from './counts.ts';
import { refillRiver, renewEmptyPile } from './piles.ts';
import { POSITIONS, type San, type Options, type State } from './state.ts';

const BUY = POSITIONS.map((position) => ({ kind: 'buy', position }) as const);
const END_BUY = { kind: 'endBuy' } as const;

/** SAN-9.2, 9.5: one River card at a time, any number of them. */
export const buyStep: StepRules<San, 'buy'> = {
  options(state, _step, _seat, content) {
    const options: Options['buy'][] = affordable(state, content);
    options.push(END_BUY);
    return options;
  },
  take(state, step, seat, option, context) {
    if (option.kind === 'endBuy') return;
    const { position } = option;
    const card = riverCard(state, position);
    if (card === null) throw new Error(`the River has no card at position ${position}`);
    state.turn.paid += cardOf(context.content, card).cost;
    state.turn.moved = true;
    playerOf(state, seat).discard.push(card);
    state.river[position - 1] = null;
    context.emit({ kind: 'bought', seat, card, position });
    renewEmptyPile(state, seat, context);
    context.next(step);
    refillRiver(state, position, context);
  },
  blocked(state, _step, _seat, content) {
    const open = affordable(state, content);
    return BUY.filter((option) => !open.includes(option)).map((option) => ({ option, rule: 'SAN-9.2' }));
  },
};

function affordable(state: State, cards: Cards): (typeof BUY)[number][] {
  const power = buyingPower(state, cards);
  const options: (typeof BUY)[number][] = [];
  for (const option of BUY) {
    const id = riverCard(state, option.position);
    if (id !== null && cardOf(cards, id).cost <= power) options.push(option);
  }
  return options;
}

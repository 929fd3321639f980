/** VR-18: the Recycling zone, a group of tokens at a time. */
import type { Anytime, Seat } from '@cabale/engine';
import type { Corruption, Numbers } from '../content/tables.ts';
import { discardCorruption } from './corruption.ts';
import { playerOf } from './counts.ts';
import { lookAtNecro } from './necro.ts';
import { NOTHING, RECYCLE } from './offers.ts';
import { gain } from './quantities.ts';
import type { Context, FreeAction, State, VirtualRevolution } from './state.ts';

type RecycleAction = Extract<FreeAction, { kind: 'recycle' }>;

/** VR-18.2, 18.6, Q72. */
export const recycle: Anytime<VirtualRevolution, RecycleAction> = {
  options(state, _step, seat, { numbers }) {
    const { recycling, corruption } = playerOf(state, seat);
    if (recycling === 0) return NOTHING;
    const options: RecycleAction[] = [RECYCLE.euro];
    if (recycling >= numbers.recycleLook) {
      if (corruption.length > 0) options.push(RECYCLE.discard);
      if (state.necroPile.length > 0) options.push(RECYCLE.look);
    }
    if (recycling >= numbers.recycleImmunity) options.push(RECYCLE.immunity);
    return options;
  },
  take(state, seat, { into }, context) {
    const tokens = tokensFor(into, context.content.numbers);
    gain(state, seat, 'recycling', -tokens, 'recycling', context);
    gain(state, seat, 'reserve', tokens, 'recycling', context);
    switch (into) {
      case 'euro':
        gain(state, seat, 'euros', 1, 'recycling', context);
        return;
      case 'discard':
        discardAtRandom(state, seat, context);
        return;
      case 'look':
        lookAtNecro(state, seat, context);
        return;
      case 'immunity':
        gain(state, seat, 'immunity', 1, 'recycling', context);
    }
  },
};

function tokensFor(into: RecycleAction['into'], { recycleLook, recycleImmunity }: Numbers): number {
  if (into === 'euro') return 1;
  return into === 'immunity' ? recycleImmunity : recycleLook;
}

/** VR-18.4. */
function discardAtRandom(state: State, seat: Seat, context: Context): void {
  const { corruption } = playerOf(state, seat);
  const card = corruption[context.random.below(corruption.length)] as Corruption;
  discardCorruption(state, seat, card, context);
}

/** Everything San says, as keys and parameters; the texts are in `fr.ts` and `en.ts`. */
import { defineWords } from '@cabale/engine';
import type { San } from '../rules/state.ts';
import { events } from './events.ts';
import { names } from './names.ts';
import { cardRef, seatRef } from './refs.ts';
import { steps } from './steps.ts';

export const words = defineWords<San>({
  refs: { seat: seatRef, card: cardRef, target: cardRef },
  steps,
  events,
  names,
  meanwhile: ({ result, turn }) =>
    result === null ? { key: 'prompt.wait.main', refs: { seat: seatRef(turn.active) } } : { key: 'prompt.over' },
  reasons: {
    'SAN-3.3': 'blocked.mustPlay',
    'SAN-4.4': 'blocked.typeLocked',
    'SAN-5.2': 'blocked.corruption',
    'SAN-5.5': 'blocked.slotFull',
    'SAN-6.3': 'blocked.crossing',
    'SAN-7.1': 'blocked.hacking',
    'SAN-8.18': 'blocked.copyType',
    'SAN-8.22': 'blocked.copyNothing',
    'SAN-8.31': 'blocked.discardType',
    'SAN-8.33': 'blocked.discardVirus',
    'SAN-9.2': 'blocked.tooDear',
  },
  outcome: ({ ranks, reason }) =>
    ranks.every((rank) => rank === 1) ? { key: `outcome.draw.${reason === 'stall' ? 'stall' : 'river'}` } : undefined,
});

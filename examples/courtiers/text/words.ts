import { defineWords } from '@cabale/engine';
import type { Courtiers } from '../rules/state.ts';

/** What the game says, as keys and parameters; the texts are in `fr.ts` and `en.ts`. */
export const words = defineWords<Courtiers>({
  // Fields with these names refer to things on the table, in whichever step, option or event they occur.
  refs: {
    seat: (seat) => `seat:${seat}`,
    card: (card) => `card:${card}`,
  },
  steps: {
    bid: { options: { bid: {} } },
    choose: {
      options: {
        take: {
          // The kit takes the option and compares. `{{worth}}` is the size of the promised change.
          sentence: ({ worth }, { step }) => ({
            promises: { worth: { what: 'points', side: step.seat, by: worth } },
          }),
          things: ({ worth }) => [`favour:${worth}`],
        },
      },
    },
  },
  events: {
    offered: 'default',
    bid: 'default',
    took: ({ worth }) => ({ refs: { favour: `favour:${worth}` } }),
    resigned: 'default',
  },
  names: {
    seat: ([seat]) => ({ key: 'thing.seat', values: { number: Number(seat) + 1 } }),
    card: ([card]) => ({ key: 'thing.card', values: { number: Number(card) } }),
    favour: ([worth]) => ({ key: 'thing.favour', values: { worth: Number(worth) } }),
    pile: ([pile]) => ({ key: pile === 'favours' ? 'thing.pile.favours' : 'thing.pile.discard' }),
  },
  meanwhile: () => ({ key: 'prompt.over' }),
  reasons: {},
});

import { defineFeatures, optionKey, type GameBot } from '@cabale/engine';
import { pointsOf } from './rules/counts.ts';
import type { Courtiers } from './rules/state.ts';

const WEIGHTS = { points: [1], cards: [0.5], lead: [3] } as const;

export const bot: GameBot<Courtiers> = {
  /** What a position is worth to a seat, each about -1 to 1. `npm run learn` finds better weights than these. */
  features: defineFeatures<Courtiers, { readonly points: number; readonly best: number; readonly cards: number }>({
    prepare: (state, seat) => ({
      points: pointsOf(state, seat) / 20,
      best: Math.max(...state.taken.map((_, other) => (other === seat ? 0 : pointsOf(state, other)))) / 20,
      cards: (state.hands[seat] ?? []).reduce((sum, card) => sum + card, 0) / 100,
    }),
    features: {
      points: ({ points }) => points,
      cards: ({ cards }) => cards,
      lead: ({ points, best }) => points - best,
    },
  }),
  phase: () => 0,
  weights: { 2: WEIGHTS, 3: WEIGHTS, 4: WEIGHTS },
  /** A high card for high Favours, a low one for low ones; the better Favour. */
  prior({ offered }, _step, _seat, option) {
    const stakes = offered.reduce((sum, worth) => sum + worth, 0) / 12;
    if (option.kind === 'take') return option.worth ** 2;
    return 1 / (0.2 + Math.abs(option.card / 24 - stakes));
  },
  key: (_state, _step, option) => optionKey(option),
  turn: ({ round }) => round,
};

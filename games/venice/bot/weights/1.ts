import type { Weights } from '../features.ts';
import { HAND_MADE } from './hand-made.ts';

/** Weights for 1 seat, hand-made: against the Doge, council rank and the arrest count for less. */
export const WEIGHTS: Weights = {
  ...HAND_MADE,
  councilRank: [0.3, 0.6, 1.2],
  councilLevel: [0.2, 0.2, 0.2],
  safety: [0.5, 0.7, 0.9],
  danger: [-0.3, -0.9, -2],
};

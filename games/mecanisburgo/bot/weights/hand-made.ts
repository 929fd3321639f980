import type { Weights } from '../features.ts';

/** Hand-made weights, one number for each phase of the game, for every seat count without learned ones. */
export const HAND_MADE: Weights = {
  points: [3, 4, 6],
  cash: [1, 1, 0.7],
  research: [1.2, 1.2, 0.8],
  materials: [1.6, 1.6, 1],
  project: [1, 1.6, 2],
  combat: [1, 0.8, 0.4],
  negotiation: [1, 0.8, 0.4],
  support: [0.6, 0.5, 0.3],
  payroll: [0.8, 0.6, 0.3],
  board: [1.2, 1.2, 1],
  staff: [0.8, 0.6, 0.3],
  properties: [0.4, 0.3, 0.2],
  hand: [0.6, 0.5, 0.3],
  cards: [0.3, 0.3, 0.2],
  ais: [0.2, 0.2, 0.2],
  special: [1.5, 2, 2.5],
  politics: [0.3, 0.5, 0.8],
  sectors: [0.4, 0.4, 0.3],
  order: [0.1, 0.1, 0.1],
  prospects: [1.4, 1.4, 1.4],
};

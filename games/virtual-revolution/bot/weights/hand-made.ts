import type { Weights } from '../features.ts';

/** Hand-made weights, one number for each phase of the game, for every seat count without learned ones. */
export const HAND_MADE: Weights = {
  map: [2.2, 2.6, 3],
  titles: [1.8, 2, 2.2],
  servers: [1.6, 1.9, 2.2],
  agents: [1.6, 1.8, 2.2],
  verses: [2.2, 2.8, 3.2],
  objective: [1.4, 2.2, 3],
  revenue: [1.6, 1.8, 2.2],
  income: [3.6, 3.2, 2],
  euros: [1.2, 1.1, 0.9],
  loading: [1.2, 0.9, 0.3],
  districts: [1.2, 0.9, 0.4],
  corruption: [-0.5, -0.5, -0.7],
  exposure: [-1.2, -1.4, -1.8],
  immunity: [0.5, 0.5, 0.6],
  boosts: [1.6, 1, 0.3],
  service: [0.5, 0.4, 0.3],
  reserve: [0.2, 0.2, 0.1],
  recycling: [0.1, 0.1, 0.1],
  highest: [-0.1, -0.2, -0.2],
  lowest: [0, 0.1, 0.1],
  toMove: [0, 0, 0],
};

import type { Weights } from '../features.ts';

/** Weights for 2 seats: one number for each phase of the game. Hand-made. */
export const WEIGHTS: Weights = {
  points: [1.5, 1.5, 4],
  majorities: [4, 4, 4],
  objectives: [3, 3, 3],
  consultantPoints: [1, 1, 2],
  captured: [0.3, 0.3, 0.3],
  upright: [0.4, 0.4, 0.2],
  strike: [0.6, 0.6, 0.8],
  strikes: [0.2, 0.2, 0.1],
  held: [0.5, 0.5, 0.3],
  exposed: [-0.5, -0.5, -0.5],
  hand: [0.3, 0.3, 0.2],
  handStack: [0.3, 0.3, 0.2],
  handSwing: [1.2, 1.2, 2],
  handRest: [0.5, 0.5, 0.4],
  lateHand: [-0.8, -0.8, -1.5],
  consultants: [0.3, 0.3, 0],
  contractor: [0.2, 0.2, 0.1],
  toMove: [0.1, 0.1, 0.1],
};

import type { Weights } from '../features.ts';

/** Weights for 1 seat: one number for each phase of the game. Hand-made. */
export const WEIGHTS: Weights = {
  points: [4, 4, 4],
  majorities: [1, 1, 1],
  objectives: [0, 0, 0],
  consultantPoints: [0, 0, 0],
  captured: [0.3, 0.3, 0.3],
  upright: [0.8, 0.8, 0.8],
  strike: [0.6, 0.6, 0.6],
  strikes: [0.3, 0.3, 0.3],
  held: [1.5, 1.5, 1.5],
  exposed: [-1, -1, -1],
  hand: [0, 0, 0],
  handStack: [0, 0, 0],
  handSwing: [0, 0, 0],
  handRest: [0, 0, 0],
  lateHand: [0, 0, 0],
  consultants: [0, 0, 0],
  contractor: [0, 0, 0],
  toMove: [0.1, 0.1, 0.1],
};

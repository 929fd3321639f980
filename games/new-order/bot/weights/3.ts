import type { Weights } from '../features.ts';

/**
 * Weights for 3 seats: one number for each phase of the game.
 *
 * Learned from 38358 rows of 500 games of self-play with 200 iterations a turn; loss 1.0774.
 * Hash d8e80b993125; against a5d5ea6895d8: 38.3 % (95 % CI 28.9-47.8) of 120 games, perhaps better.
 */
export const WEIGHTS: Weights = {
  points: [-0.0804, 0.0453, 0.4969],
  majorities: [-0.009, -0.0347, 1.719],
  objectives: [0.8063, 0.9831, 0.923],
  consultantPoints: [0.484, 0.1491, -0.4804],
  captured: [1.872, 1.6174, 0.3179],
  upright: [0.4323, 0.5068, 0.2848],
  strike: [0.4589, 0.2624, 0.8403],
  strikes: [-0.1674, -0.1096, 0.1132],
  held: [0.109, 0.285, 2.2584],
  exposed: [0.0734, 0.0019, 0.2959],
  hand: [0.266, 0.2945, 0.8389],
  handStack: [0.2077, 0.0741, 0.4274],
  handSwing: [0.2207, 0.5678, 1.7953],
  handRest: [0.1108, 0.1686, 1.0686],
  lateHand: [0, 0.3067, -0.6402],
  consultants: [0.1203, 0.3125, 0.7686],
  contractor: [0.0239, 0.0514, 0.0514],
  toMove: [0.1155, 0.106, 0.2919],
};

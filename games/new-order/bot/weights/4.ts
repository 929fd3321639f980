import type { Weights } from '../features.ts';

/**
 * Weights for 4 seats: one number for each phase of the game.
 *
 * Learned from 38432 rows of 500 games of self-play with 200 iterations a turn; loss 1.3102.
 * Hash 797f4606747e; against a5d5ea6895d8: 43.3 % (95 % CI 34.6-52.3) of 120 games, better.
 */
export const WEIGHTS: Weights = {
  points: [-0.2804, -0.4384, 0.4802],
  majorities: [0.1201, 0.2124, 1.5132],
  objectives: [1.2386, 1.2755, 1.2928],
  consultantPoints: [-0.2178, 0.0155, -0.3106],
  captured: [1.9449, 1.7533, 0.7855],
  upright: [0.6024, 0.6203, 0.1592],
  strike: [0.2659, 0.5664, 0.8492],
  strikes: [-0.1519, -0.5021, -0.0032],
  held: [0.316, 2.153, 2.9702],
  exposed: [-0.433, -0.7647, -0.5626],
  hand: [0.0645, 0.4484, 0.7927],
  handStack: [0.6338, 0.3022, 0.595],
  handSwing: [0.0537, 0.5576, 1.811],
  handRest: [0.2307, -0.5025, 0.7184],
  lateHand: [0, -0.0004, -0.8437],
  consultants: [0.6744, 0.6322, 0.8434],
  contractor: [-0.0483, 0.0524, 0.0486],
  toMove: [0.1234, 0.1717, 0.3168],
};

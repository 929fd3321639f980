import type { Weights } from '../features.ts';

/** Weights for 1 seat: one number for each phase of the game. Hand-made. */
export const WEIGHTS: Weights = {
  points: [4, 5, 7],
  councilRank: [0.3, 0.6, 1.2],
  councilLevel: [0.2, 0.2, 0.2],
  councilShare: [0.5, 1, 2.2],
  assistants: [1.2, 1, 0.6],
  network: [2.2, 1.6, 0.5],
  missionsDone: [0.8, 0.6, 0.3],
  missionsReady: [1.2, 1.2, 1],
  missionsHeld: [0.3, 0.2, 0],
  effects: [0.5, 0.3, 0.1],
  cargo: [0.5, 0.4, 0.2],
  coins: [1, 0.8, 0.6],
  parchments: [0.7, 0.6, 0.4],
  intrigue: [-0.2, -0.2, -0.2],
  safety: [0.5, 0.7, 0.9],
  danger: [-0.3, -0.9, -2],
  influence: [0.6, 0.4, 0.2],
  bridges: [0.4, 0.3, 0.1],
  favour: [0.3, 0.4, 0.6],
  toMove: [0.1, 0.1, 0.1],
};

import type { Weights } from '../features.ts';

/**
 * Weights for 2 seats: one number for each phase of the game.
 *
 * Learned from 31377 rows of 1500 games of self-play with 300 iterations a turn; loss 0.4895.
 * Hash 5ee4c7a7f139; against c43c18425495: 53.3 % (95 % CI 46.3-60.0) of 200 games, perhaps better.
 */
export const WEIGHTS: Weights = {
  corruption: [0.2019, 0.5824, 0.5958],
  corruptionSquared: [0.0639, 0.0019, 0.0763],
  propaganda: [3.7929, 3.3401, 1.9469],
  propagandaSquared: [0.5633, 1.0922, 0.7994],
  hacking: [1.3759, 1.7547, 1.1398],
  hackingSquared: [0.1441, -0.509, 0.1617],
  bestRoad: [0.7352, 0.7202, 1.1473],
  secondRoad: [1.3357, 0.213, -0.2781],
  income: [-0.0872, -0.0954, 0.1155],
  draw: [0.2943, 0.4612, 0.4794],
  corruptionRate: [1.3864, 1.2956, 0.2962],
  propagandaRate: [2.2657, 1.5888, 0.3659],
  hackingRate: [0.5188, 0.3625, -0.167],
  viruses: [-0.0864, -0.1576, -0.4304],
  deckSize: [-1.4852, -2.3153, -0.8492],
  tokens: [-0.6472, -0.2503, 0.3025],
  handSymbols: [1.0481, 0.8856, 0.7452],
  handSecond: [0.0524, 0.2945, -0.2242],
  handIncome: [0.6933, 0.2379, 0.2482],
  toMove: [0.3566, 0.4513, 0.5547],
  canWinNext: [0, 0.2507, 1.0907],
  zoneSupport: [1.047, 1.2239, 0.9661],
  scarcityLead: [0.1557, 0.3373, 0.4699],
  deckCost: [2.5482, 1.9953, 1.003],
  singles: [-0.3234, 0.1937, 0.855],
  nearWin: [0.0397, 0.3479, -0.0062],
  riverWin: [0.0372, 0.4966, 0.481],
  riverCorruption: [0.0035, -0.0197, 0.247],
  riverPropaganda: [0.0163, -0.9207, -1.0538],
  riverHacking: [0.0135, 0.4819, -0.2843],
};

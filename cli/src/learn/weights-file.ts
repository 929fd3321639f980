import type { Weights } from '@cabale/bots';
import type { GameId } from '@cabale/games';
import { percent } from '../output.ts';

/** The result of one generation of learning, stored as one file. */
export interface Learned {
  readonly game: GameId;
  readonly rules: string;
  readonly seats: number;
  readonly iterations: number;
  /** Of the weights that played the games and the trial. */
  readonly oldHash: string;
  readonly hash: string;
  readonly verdict: 'better' | 'perhaps better' | 'not better';
  /** The new weights' share of wins against the old, with its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly trialGames: number;
  /** The expected share of equally good weights: with one seat, the old weights' share on the same deals. */
  readonly fair: number;
  /** Fitted games and rows, those of earlier generations included. */
  readonly games: number;
  readonly rows: number;
  readonly loss: number;
  readonly seeds: { readonly games: string; readonly trial: string };
  readonly weights: Weights;
}

/** "62.5 % (95 % CI 55.6-68.9) of 200 games" */
export function trialFigures({ share, low, high, trialGames }: Learned): string {
  return `${percent(share)} % (95 % CI ${percent(low)}-${percent(high)}) of ${trialGames} games`;
}

/** The TypeScript of a game's `bot/weights/<seats>.ts`. */
export function weightsFile(learned: Learned): string {
  const { seats, hash, oldHash, rows, games, iterations, loss } = learned;
  return [
    "import type { Weights } from '../features.ts';",
    '',
    '/**',
    ` * Weights for ${seats} ${seats === 1 ? 'seat' : 'seats'}: one number for each phase of the game.`,
    ' *',
    ` * Learned from ${rows} rows of ${games} games of self-play with ${iterations} iterations a turn; loss ${loss.toFixed(4)}.`,
    ` * Hash ${hash}; against ${oldHash}: ${trialFigures(learned)}, ${learned.verdict}.`,
    ' */',
    'export const WEIGHTS: Weights = {',
    ...Object.entries(learned.weights).map(([feature, phases]) => `  ${feature}: [${phases.join(', ')}],`),
    '};',
    '',
  ].join('\n');
}

import type { Weights } from '@cabale/bots';
import type { GameId } from '@cabale/games';
import { percent } from '../output.ts';

/** What one generation of learning found: all of it is kept in one file. */
export interface Learned {
  readonly game: GameId;
  readonly rules: string;
  readonly seats: number;
  readonly iterations: number;
  /** Of the weights that played the games and met the new ones. */
  readonly oldHash: string;
  readonly hash: string;
  readonly verdict: 'better' | 'perhaps better' | 'not better';
  /** The new weights' share of wins against the old, with its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly trialGames: number;
  /** The share that weights no better than the old would have: alone, what the old ones had on the same deals. */
  readonly fair: number;
  /** What was fitted, the games of earlier generations included. */
  readonly games: number;
  readonly rows: number;
  readonly loss: number;
  readonly seeds: { readonly games: string; readonly trial: string };
  readonly features: readonly string[];
  readonly weights: Weights;
}

/** "62.5 % (95 % CI 55.6-68.9) of 200 games" */
export function trialFigures({ share, low, high, trialGames }: Learned): string {
  return `${percent(share)} % (95 % CI ${percent(low)}-${percent(high)}) of ${trialGames} games`;
}

const WIDTH = 120;

/** The TypeScript of a game's `bot/weights/<seats>.ts`. */
export function weightsFile(learned: Learned): string {
  const { seats, hash, oldHash, rows, games, iterations, loss } = learned;
  return [
    '/**',
    ` * The judge's weights for ${seats} seats: by phase, then in the order of the features.`,
    ' *',
    ` * Learned from ${rows} rows of ${games} games of the search with ${iterations} iterations a turn; loss ${loss.toFixed(4)}.`,
    ` * Hash ${hash}; against ${oldHash}: ${trialFigures(learned)}, ${learned.verdict}.`,
    ' */',
    'export const WEIGHTS: readonly (readonly number[])[] = [',
    ...learned.weights.flatMap((phase) => ['  [', ...filled(phase, '    '), '  ],']),
    '];',
    '',
  ].join('\n');
}

/** Numbers in lines as full as they go, the way the formatter leaves them. */
function filled(numbers: readonly number[], indent: string): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const number of numbers) {
    const next = `${line === indent ? '' : ' '}${number},`;
    if (line !== indent && line.length + next.length > WIDTH) {
      lines.push(line);
      line = `${indent}${number},`;
    } else line += next;
  }
  return [...lines, line];
}

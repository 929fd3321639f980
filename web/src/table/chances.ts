import { decisionAt, type GameTypes, type Match, type Outcome, type Seat } from '@cabale/engine';
import type { Thinker } from './thinker.ts';

/** Everybody's chances at one moment, as a bot in the place of whoever decided saw them. */
export interface ChancePoint {
  readonly number: number;
  /** Indexed by seat; they add up to 1. */
  readonly chances: readonly number[];
}

export interface ChanceRequest {
  readonly match: Match<GameTypes>;
  readonly pack?: unknown;
  readonly thinker: Thinker;
  readonly signal: AbortSignal;
  onProgress(part: number): void;
}

/** Enough for a curve, few enough to be worked out while the winner is being congratulated. */
const MOST_POINTS = 40;
const LEVEL = 2;

/** Walks through a finished match and asks a bot at every decision, or at regular ones where there are many. */
export async function chancesOver({ match, pack, thinker, signal, onProgress }: ChanceRequest): Promise<ChancePoint[]> {
  const moments = sampled(decisionMoments(match));
  const points: ChancePoint[] = [];
  for (const [index, { number, seat }] of moments.entries()) {
    if (signal.aborted) break;
    const view = match.rules.view(match.stateAt(number), seat);
    const request = { gameId: match.rules.game.id, view, seat, level: LEVEL, seed: `chances ${number}` } as const;
    const { candidates } = await thinker.think(pack === undefined ? request : { ...request, pack });
    const chance = Math.min(1, Math.max(0, candidates[0]?.chance ?? 0.5));
    points.push({ number, chances: spread(match.origin.seats, seat, chance) });
    onProgress((index + 1) / moments.length);
  }
  const { outcome } = match;
  return outcome === undefined ? points : [...points, { number: match.length, chances: finalChances(outcome) }];
}

interface Moment {
  readonly number: number;
  readonly seat: Seat;
}

function decisionMoments(match: Match<GameTypes>): Moment[] {
  return match.choices.flatMap(({ seat }, number) => {
    const decision = decisionAt(match.rules, match.stateAt(number), seat);
    return decision !== undefined && decision.options.length > 1 ? [{ number, seat }] : [];
  });
}

function sampled(moments: readonly Moment[]): Moment[] {
  if (moments.length <= MOST_POINTS) return [...moments];
  const step = moments.length / MOST_POINTS;
  return Array.from({ length: MOST_POINTS }, (_, index) => moments[Math.floor(index * step)]).filter((moment) => moment !== undefined);
}

function spread(seats: number, seat: Seat, chance: number): number[] {
  return Array.from({ length: seats }, (_, each) => (each === seat ? chance : (1 - chance) / Math.max(1, seats - 1)));
}

function finalChances({ ranks }: Outcome): number[] {
  const winners = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}

/** The moment after which the chances of a seat changed most: where the game turned. */
export function turningPoint(points: readonly ChancePoint[], seat: Seat): number | undefined {
  let best: { readonly number: number; readonly change: number } | undefined;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    if (before === undefined) continue;
    const change = Math.abs((point.chances[seat] ?? 0) - (before.chances[seat] ?? 0));
    if (best === undefined || change > best.change) best = { number: point.number, change };
  }
  return best?.number;
}

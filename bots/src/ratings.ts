import { Random } from '@cabale/engine';

/** A match between two players of a table: A alone among Bs. */
export interface RatedMatch {
  readonly a: string;
  readonly b: string;
  readonly seats: number;
  /** A's mean share of wins in each block. */
  readonly blocks: readonly number[];
}

/** A player's strength in Elo points, with its 95 % interval; the anchor has 0. */
export interface Rating {
  readonly name: string;
  readonly elo: number;
  readonly low: number;
  readonly high: number;
}

/** Elo points of one unit of log odds. */
export const ELO = 400 / Math.LN10;
/** Resamples of the blocks for the intervals. */
const RESAMPLES = 200;
const PASSES = 400;
/** One game more than was played, shared as by equals, so that a clean sweep has a finite rating. */
const DOUBT = 1;

/**
 * Rates all players from all their matches together, so that the order of matches makes no difference (Bradley-Terry). A
 * player alone among equals wins 1 of n games; one who is stronger by d wins e^d / (e^d + n - 1) of them.
 */
export function ratingsOf(matches: readonly RatedMatch[], anchor: string, seed: string): readonly Rating[] {
  const names = [...new Set(matches.flatMap(({ a, b }) => [a, b]))];
  const found = strengths(matches, names, anchor);
  const random = Random.from(`ratings ${seed}`);
  const samples = Array.from({ length: RESAMPLES }, () =>
    strengths(
      matches.map((match) => ({ ...match, blocks: match.blocks.map(() => random.pick(match.blocks)) })),
      names,
      anchor,
      () => 0.02 + 0.96 * random.fraction(),
    ),
  );
  return names
    .map((name, index) => {
      const all = samples.map((sample) => sample[index] ?? 0).toSorted((x, y) => x - y);
      const at = (share: number) => (all[Math.floor(share * (all.length - 1))] ?? 0) * ELO;
      return { name, elo: (found[index] ?? 0) * ELO, low: at(0.025), high: at(0.975) };
    })
    .toSorted((x, y) => y.elo - x.elo);
}

/** The difference in Elo points that a share of wins alone among n - 1 others shows. */
export function eloOf(share: number, seats: number): number {
  return Math.log((share * (seats - 1)) / (1 - share)) * ELO;
}

/** Log odds by name; the anchor has 0. */
function strengths(
  matches: readonly RatedMatch[],
  names: readonly string[],
  anchor: string,
  doubtful: (seats: number) => number = (seats) => 1 / seats,
): readonly number[] {
  const values = names.map(() => 0);
  const pairs = matches.map(({ a, b, seats, blocks }) => {
    const games = blocks.length * seats;
    const wins = blocks.reduce((sum, share) => sum + share, 0) * seats;
    return {
      a: names.indexOf(a),
      b: names.indexOf(b),
      seats,
      games: games + DOUBT,
      wins: wins + DOUBT * doubtful(seats),
    };
  });
  for (let pass = 0; pass < PASSES; pass++) {
    const slopes = names.map(() => 0);
    const curves = names.map(() => 1e-9);
    for (const { a, b, seats, games, wins } of pairs) {
      const odds = Math.exp((values[a] ?? 0) - (values[b] ?? 0)) / (seats - 1);
      const chance = odds / (1 + odds);
      const slope = wins - games * chance;
      const curve = games * chance * (1 - chance);
      slopes[a] = (slopes[a] ?? 0) + slope;
      slopes[b] = (slopes[b] ?? 0) - slope;
      curves[a] = (curves[a] ?? 0) + curve;
      curves[b] = (curves[b] ?? 0) + curve;
    }
    // Half steps: neighbours move at the same time.
    for (let at = 0; at < values.length; at++) {
      values[at] = (values[at] ?? 0) + Math.max(-1, Math.min(1, (slopes[at] ?? 0) / (2 * (curves[at] ?? 1))));
    }
  }
  const zero = values[names.indexOf(anchor)] ?? 0;
  return values.map((value) => value - zero);
}

import type { Row } from './samples.ts';

export interface Fit {
  /** By phase, then in the order of the rows' features. */
  readonly weights: readonly (readonly number[])[];
  /** Mean cross-entropy on held-out rows, in nats. A sanity check; the arena decides. */
  readonly loss: number;
  readonly rows: number;
}

const EPOCHS = 60;
/** Few rows get more epochs: one step moves a weight only so far. */
const LEAST_STEPS = 4000;
const RATE = 0.02;
/** Weight decay: keeps weights of rare features small. */
const DECAY = 3e-4;
const BATCH = 256;
/** One game in this many is held out. */
const HELD_OUT = 10;

/**
 * Conditional logit by Adam, one set of weights per phase, pulled towards `prior` where rows are few. Games are held out
 * whole, because their rows are alike. Games that nobody won say nothing about who is ahead: their rows are left out.
 */
export function fit(
  games: readonly (readonly Row[])[],
  phases: number,
  features: number,
  prior: readonly (readonly number[])[] = [],
): Fit {
  const won = games.map((rows) => rows.filter(({ shares }) => shares.some((share) => share > 0)));
  const train = won.filter((_, index) => index % HELD_OUT !== 0).flat();
  const test = won.filter((_, index) => index % HELD_OUT === 0).flat();
  const weights = Array.from({ length: phases }, (_, phase) =>
    fitPhase(
      train.filter((row) => row.phase === phase),
      features,
      prior[phase] ?? [],
    ),
  );
  const loss =
    test.reduce((sum, row) => sum + crossEntropy(row, weights[row.phase] ?? []), 0) / Math.max(1, test.length);
  return { weights, loss, rows: train.length + test.length };
}

function fitPhase(rows: readonly Row[], features: number, prior: readonly number[]): number[] {
  const weights = Array.from({ length: features }, (_, index) => prior[index] ?? 0);
  if (rows.length === 0) return weights;
  const first = Array.from({ length: features }, () => 0);
  const second = Array.from({ length: features }, () => 0);
  const gradient = Array.from({ length: features }, () => 0);
  const epochs = Math.max(EPOCHS, Math.ceil((LEAST_STEPS * BATCH) / Math.max(BATCH, rows.length)));
  const chances: number[] = [];
  let time = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = RATE * (1 - epoch / epochs);
    for (let from = 0; from < rows.length; from += BATCH) {
      // Rows of one game follow each other: a stride spreads every batch over many games.
      const stride = Math.max(1, Math.floor(rows.length / BATCH));
      gradient.fill(0);
      const offset = Math.floor(from / BATCH) + epoch;
      for (let index = 0; index < BATCH; index++) {
        const row = rows[(offset + index * stride) % rows.length];
        if (row !== undefined) addGradient(row, weights, gradient, chances);
      }
      time++;
      step(weights, prior, gradient, first, second, rate, time);
    }
  }
  return weights.map((weight) => Math.round(weight * 1e4) / 1e4);
}

function step(
  weights: number[],
  prior: readonly number[],
  gradient: readonly number[],
  first: number[],
  second: number[],
  rate: number,
  time: number,
): void {
  for (let index = 0; index < weights.length; index++) {
    const weight = weights[index] ?? 0;
    const slope = (gradient[index] ?? 0) / BATCH + DECAY * (weight - (prior[index] ?? 0));
    const mean = (first[index] = 0.9 * (first[index] ?? 0) + 0.1 * slope);
    const square = (second[index] = 0.999 * (second[index] ?? 0) + 0.001 * slope * slope);
    weights[index] = weight - (rate * (mean / (1 - 0.9 ** time))) / (Math.sqrt(square / (1 - 0.999 ** time)) + 1e-8);
  }
}

function chancesOf({ features: sides }: Row, weights: readonly number[], chances: number[] = []): number[] {
  let sum = 0;
  chances.length = sides.length;
  for (let side = 0; side < sides.length; side++) {
    const features = sides[side] ?? NONE;
    let value = 0;
    for (let index = 0; index < features.length; index++) value += (features[index] ?? 0) * (weights[index] ?? 0);
    sum += chances[side] = Math.exp(value);
  }
  for (let side = 0; side < sides.length; side++) chances[side] = (chances[side] ?? 0) / sum;
  return chances;
}

const NONE: readonly number[] = [];

/** Runs a million times in a fit: `chances` is scratch space, so that nothing is allocated. */
function addGradient(row: Row, weights: readonly number[], gradient: number[], chances: number[]): void {
  chancesOf(row, weights, chances);
  for (let side = 0; side < row.features.length; side++) {
    const features = row.features[side] ?? NONE;
    const error = (chances[side] ?? 0) - (row.shares[side] ?? 0);
    for (let index = 0; index < features.length; index++) {
      gradient[index] = (gradient[index] ?? 0) + error * (features[index] ?? 0);
    }
  }
}

function crossEntropy(row: Row, weights: readonly number[]): number {
  const chances = chancesOf(row, weights);
  return -row.shares.reduce((sum, share, seat) => sum + share * Math.log(Math.max(1e-9, chances[seat] ?? 0)), 0);
}

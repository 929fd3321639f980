import type { Row } from './lesson.ts';
import type { Weights } from './judge.ts';

/** What a fit found. */
export interface Fit {
  readonly weights: Weights;
  /** Mean surprise on rows that were not learned from, in nats; a smoke test, the arena decides. */
  readonly loss: number;
  readonly rows: number;
}

const EPOCHS = 60;
/** Few rows are gone through more often: a weight can only travel so far a step. */
const LEAST_STEPS = 4000;
const RATE = 0.02;
/** Pulls weights towards nothing, so that what is seldom seen stays small. */
const DECAY = 3e-4;
const BATCH = 256;
/** Every so many games one is kept aside to test on. */
const HELD_OUT = 10;

/** Conditional logit by Adam, one set of weights a phase; `games` are lists of rows, kept whole for the test set. */
export function fit(games: readonly (readonly Row[])[], phases: number, features: number): Fit {
  const train = games.filter((_, index) => index % HELD_OUT !== 0).flat();
  const test = games.filter((_, index) => index % HELD_OUT === 0).flat();
  const weights = Array.from({ length: phases }, (_, phase) =>
    fitPhase(
      train.filter((row) => row.phase === phase),
      features,
    ),
  );
  const loss = test.reduce((sum, row) => sum + surprise(row, weights[row.phase] ?? []), 0) / Math.max(1, test.length);
  return { weights, loss, rows: train.length + test.length };
}

function fitPhase(rows: readonly Row[], features: number): number[] {
  const weights = Array.from({ length: features }, () => 0);
  const first = Array.from({ length: features }, () => 0);
  const second = Array.from({ length: features }, () => 0);
  const gradient = Array.from({ length: features }, () => 0);
  const epochs = Math.max(EPOCHS, Math.ceil((LEAST_STEPS * BATCH) / Math.max(BATCH, rows.length)));
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
        if (row !== undefined) addGradient(row, weights, gradient);
      }
      time++;
      step(weights, gradient, first, second, rate, time);
    }
  }
  return weights.map((weight) => Math.round(weight * 1e4) / 1e4);
}

function step(
  weights: number[],
  gradient: readonly number[],
  first: number[],
  second: number[],
  rate: number,
  time: number,
): void {
  for (let index = 0; index < weights.length; index++) {
    const weight = weights[index] ?? 0;
    const slope = (gradient[index] ?? 0) / BATCH + DECAY * weight;
    const mean = (first[index] = 0.9 * (first[index] ?? 0) + 0.1 * slope);
    const square = (second[index] = 0.999 * (second[index] ?? 0) + 0.001 * slope * slope);
    weights[index] = weight - (rate * (mean / (1 - 0.9 ** time))) / (Math.sqrt(square / (1 - 0.999 ** time)) + 1e-8);
  }
}

function chancesOf(row: Row, weights: readonly number[]): number[] {
  const values = row.features.map((features) =>
    Math.exp(features.reduce((sum, feature, index) => sum + feature * (weights[index] ?? 0), 0)),
  );
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value / sum);
}

function addGradient(row: Row, weights: readonly number[], gradient: number[]): void {
  const chances = chancesOf(row, weights);
  for (const [seat, features] of row.features.entries()) {
    const error = (chances[seat] ?? 0) - (row.shares[seat] ?? 0);
    for (let index = 0; index < features.length; index++) {
      gradient[index] = (gradient[index] ?? 0) + error * (features[index] ?? 0);
    }
  }
}

function surprise(row: Row, weights: readonly number[]): number {
  const chances = chancesOf(row, weights);
  return -row.shares.reduce((sum, share, seat) => sum + share * Math.log(Math.max(1e-9, chances[seat] ?? 0)), 0);
}

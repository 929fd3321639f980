import type { Block, Row } from '@cabale/bots';
import { z } from 'zod';

/** The rows of one game of self-play, with the features whose values they hold. */
export interface GameRows {
  readonly features: readonly string[];
  readonly rows: readonly Row[];
}

/** Accepts only rows of exactly these features in this order: values of other features would train wrong weights. */
export function rowsSchema(sides: number, phases: number, features: readonly string[]): z.ZodType<GameRows> {
  const row = z.object({
    phase: z
      .int()
      .min(0)
      .max(phases - 1),
    features: z.array(z.array(z.number()).length(features.length)).length(sides),
    shares: z.array(z.number().min(0).max(1)).length(sides),
  });
  const names = z.array(z.string()).check((context) => {
    const problem = featuresProblem(context.value, features);
    if (problem !== undefined) context.issues.push({ code: 'custom', message: problem, input: context.value });
  });
  return z.object({ features: names, rows: z.array(row).min(1) });
}

/** Why a list of features is not the expected one; `undefined` where it is. */
export function featuresProblem(found: readonly string[], expected: readonly string[]): string | undefined {
  const missing = expected.find((name) => !found.includes(name));
  if (missing !== undefined) return `feature "${missing}" is missing`;
  const unknown = found.find((name) => !expected.includes(name));
  if (unknown !== undefined) return `there is no feature "${unknown}"`;
  const index = found.findIndex((name, at) => name !== expected[at]);
  return index === -1
    ? undefined
    : `feature ${index + 1} is "${found[index]}" instead of "${expected[index] ?? 'none'}"`;
}

export function blockSchema(seats: number): z.ZodType<Block> {
  return z.object({
    shares: z.array(z.number().min(0).max(1)).length(seats),
    decisions: z.number(),
    turns: z.number(),
    iterationsA: z.number(),
    reasons: z.array(z.string()),
    milliseconds: z.number(),
  });
}

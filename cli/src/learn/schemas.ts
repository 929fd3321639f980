import { namesProblem, type Block, type Sample } from '@cabale/bots';
import { z } from 'zod';

/** A game of self-play, with the names of the values it holds. */
export interface StoredSample extends Sample {
  readonly features: readonly string[];
  readonly counts: readonly string[];
}

const share = z.number().min(0).max(1);

/** Accepts only samples of exactly these names in this order: values of others would train wrong weights. */
export function sampleSchema(
  phases: number,
  features: readonly string[],
  counts: readonly string[],
): z.ZodType<StoredSample> {
  const phase = z
    .int()
    .min(0)
    .max(phases - 1);
  const side = z.array(z.number()).length(features.length);
  const row = z.object({
    phase,
    features: z.array(side).min(2),
    counts: z.array(z.array(z.number())),
    shares: z.array(share).min(2),
    chances: z.array(share),
  });
  const option = z.object({ kind: z.string(), key: z.string(), prior: z.number().positive(), visits: z.int().min(0) });
  const decision = z.object({ phase, features: side, options: z.array(option).min(2) });
  return z.object({
    features: namesSchema(features),
    counts: namesSchema(counts),
    seats: z.int().min(1),
    rows: z.array(row).min(1),
    decisions: z.array(decision),
  });
}

function namesSchema(expected: readonly string[]): z.ZodType<readonly string[]> {
  return z.array(z.string()).check((context) => {
    const problem = namesProblem(context.value, expected);
    if (problem !== undefined) context.issues.push({ code: 'custom', message: problem, input: context.value });
  });
}

export function blockSchema(seats: number): z.ZodType<Block> {
  return z.object({
    shares: z.array(share).length(seats),
    decisions: z.number(),
    turns: z.number(),
    iterationsA: z.number(),
    iterationsB: z.number(),
    reasons: z.array(z.string()),
    millisecondsA: z.number(),
    millisecondsB: z.number(),
  });
}

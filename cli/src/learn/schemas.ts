import type { Block, Row } from '@cabale/bots';
import { z } from 'zod';

/** The rows of one game: those measured by another list of features, of an older judge, do not fit and are refused. */
export function rowsSchema(sides: number, phases: number, features: number): z.ZodType<readonly Row[]> {
  const row = z.object({
    phase: z
      .int()
      .min(0)
      .max(phases - 1),
    features: z.array(z.array(z.number()).length(features)).length(sides),
    shares: z.array(z.number().min(0).max(1)).length(sides),
  });
  return z.array(row).min(1);
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

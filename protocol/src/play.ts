import type { Decision, GameTypes, Observer, Outcome } from '@cabale/engine';
import * as z from 'zod/mini';
import { optionSchema, seatSchema } from './basics.ts';

export const observerSchema: z.ZodMiniType<Observer> = z.union([seatSchema, z.literal('audience')]);

/** Events and views are specific to a game: the protocol checks only what all games have in common. */
const eventSchema = z.looseObject({ kind: z.string() });
const viewSchema: z.ZodMiniType<GameTypes['view']> = z.looseObject({
  observer: observerSchema,
  stack: z.array(z.looseObject({ kind: z.string() })),
  result: z.unknown(),
});

/** One point of a game as one observer sees it, in the shape that boards use. */
export const frameSchema = z.object({
  /** Index in the list of frames; frame 0 is the deal. */
  number: z.int().check(z.nonnegative()),
  /**
   * Number of public choices so far: a choice of one seat, or the reveal of any number of sealed answers. A sealed
   * answer by itself makes no frame.
   */
  choices: z.int().check(z.nonnegative()),
  /** The seat whose choice led here; `null` for the deal, for a reveal and for automatic steps. */
  seat: z.nullable(seatSchema),
  events: z.array(eventSchema),
  view: viewSchema,
});
export type WireFrame = z.infer<typeof frameSchema>;

export const decisionSchema = z.object({
  seat: seatSchema,
  kind: z.string(),
  options: z.array(optionSchema),
  blocked: z.array(z.object({ option: optionSchema, rule: z.string() })),
  /** The seat's own sealed answer, which it may still replace or take back. Sent to no other observer. */
  sealed: z.optional(optionSchema),
});
export type WireDecision = Decision<GameTypes>;

export const outcomeSchema: z.ZodMiniType<Outcome> = z.object({
  ranks: z.array(z.int()),
  reason: z.string(),
  score: z.array(z.object({ part: z.string(), values: z.array(z.number()) })),
});

export const playStatusSchema = z.object({
  /** Number of the last frame. */
  length: z.int().check(z.nonnegative()),
  /** The first frame the server can still show; 0 unless the rules have changed during the game. */
  first: z.int().check(z.nonnegative()),
  /** How often the list of frames has become shorter. */
  cuts: z.int().check(z.nonnegative()),
  observer: observerSchema,
  /** The observer's decision at the last frame. */
  decision: z.nullable(decisionSchema),
  /** Every seat the current step asks, whether or not it has answered, as far as this is public. */
  asked: z.array(seatSchema),
  outcome: z.nullable(outcomeSchema),
});
export type PlayStatus = z.infer<typeof playStatusSchema>;

/**
 * Frames for one observer. The first `keep` frames of a client (numbers 0 to `keep` − 1) are still valid; any beyond
 * them were undone and must be dropped; then `frames` follow, in order and without gaps among themselves. They begin at
 * `keep`, or later if the client did not request all of them.
 */
export const playSchema = z.object({
  keep: z.int().check(z.nonnegative()),
  frames: z.array(frameSchema),
  status: playStatusSchema,
});
export type WirePlay = z.infer<typeof playSchema>;

/** What a client already has: the number of frames, and of the cuts it has applied. */
export const resumePointSchema = z.object({
  frames: z.int().check(z.nonnegative()),
  cuts: z.int().check(z.nonnegative()),
});
export type ResumePoint = z.infer<typeof resumePointSchema>;

import type { Decision, GameTypes, Observer, Outcome } from '@cabale/engine';
import * as z from 'zod/mini';
import { optionSchema, seatSchema } from './basics.ts';

export const observerSchema: z.ZodMiniType<Observer> = z.union([seatSchema, z.literal('audience')]);

/** Events and views belong to the game: the protocol checks only what every game has. */
const eventSchema = z.looseObject({ kind: z.string() });
const viewSchema: z.ZodMiniType<GameTypes['view']> = z.looseObject({
  observer: observerSchema,
  stack: z.array(z.looseObject({ kind: z.string() })),
  result: z.unknown(),
});

/** One moment as one observer lives it: the same shape a board is given. */
export const frameSchema = z.object({
  /** Its place in the list of frames; frame 0 is the deal. */
  number: z.int().check(z.nonnegative()),
  /**
   * Moments so far that everybody saw pass: a choice of one seat, or the opening of sealed answers, however many they
   * were. Sealed answers themselves make no frame.
   */
  choices: z.int().check(z.nonnegative()),
  /** Whose choice led here; `null` for the deal, for opened answers and for what went on by itself. */
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
  /** The seat's own sealed answer, which it may still replace or take back. Nobody else hears of it. */
  sealed: z.optional(optionSchema),
});
export type WireDecision = Decision<GameTypes>;

export const outcomeSchema: z.ZodMiniType<Outcome> = z.object({
  ranks: z.array(z.int()),
  reason: z.string(),
  score: z.array(z.object({ part: z.string(), values: z.array(z.number()) })),
});

export const playStatusSchema = z.object({
  /** The number of the last frame. */
  length: z.int().check(z.nonnegative()),
  /** The first frame the server can still show; 0 unless the rules have changed under way. */
  first: z.int().check(z.nonnegative()),
  /** How often the list of frames has become shorter. */
  cuts: z.int().check(z.nonnegative()),
  observer: observerSchema,
  /** What the observer is asked at the last frame. */
  decision: z.nullable(decisionSchema),
  /** Every seat the rules ask now, whether or not it has answered: what anybody may know. */
  asked: z.array(seatSchema),
  outcome: z.nullable(outcomeSchema),
});
export type PlayStatus = z.infer<typeof playStatusSchema>;

/**
 * Frames for one observer. The first `keep` frames a client has (numbers 0 to `keep` − 1) still stand; whatever it has
 * beyond them was undone and is thrown away; then `frames` follow, in order and without gaps among themselves. They
 * begin at `keep`, or later where the client did not ask for all of them.
 */
export const playSchema = z.object({
  keep: z.int().check(z.nonnegative()),
  frames: z.array(frameSchema),
  status: playStatusSchema,
});
export type WirePlay = z.infer<typeof playSchema>;

/** What a client has already: how many frames, and how many cuts it knows of. */
export const haveSchema = z.object({
  frames: z.int().check(z.nonnegative()),
  cuts: z.int().check(z.nonnegative()),
});
export type Have = z.infer<typeof haveSchema>;

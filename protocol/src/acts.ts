import { hex32Schema } from '@cabale/engine';
import * as z from 'zod/mini';
import { idSchema, levelSchema, optionSchema, seatSchema } from './basics.ts';
import { LIMITS } from './limits.ts';

/** The last frame the player saw when deciding: acts on another position are refused as `behind`. */
const at = z.int().check(z.nonnegative());

/** The replacement in a seat whose player is late or gone. */
export const successorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bot'), level: levelSchema }),
  z.object({ kind: z.literal('person') }),
]);
export type Successor = z.infer<typeof successorSchema>;

/** Actions that need the other players' consent. */
export const motionSchema = z.discriminatedUnion('kind', [
  /** Back to before the proposer's last choice, even if something has been revealed since. */
  z.object({ kind: z.literal('undo') }),
  /** Ends the game without winners. */
  z.object({ kind: z.literal('concede') }),
  /** Ends a pause, or the vacation of a deciding player; possible from the table's `resumableFrom` on. */
  z.object({ kind: z.literal('resume') }),
  /** Replaces a player who is late or has left. */
  z.object({ kind: z.literal('replace'), seat: seatSchema, by: successorSchema }),
]);
export type Motion = z.infer<typeof motionSchema>;

/** All acts at a table, over HTTP or over the socket. */
export const actSchema = z.discriminatedUnion('kind', [
  // Before the start, and for a seat that has become free.
  /** `commitment`: to the client's nonce, see docs/fairness.md. */
  z.object({ kind: z.literal('sit'), seat: seatSchema, commitment: z.optional(hex32Schema) }),
  /** The host's commitment, or a new one from another device; until the table is starting. */
  z.object({ kind: z.literal('commit'), commitment: hex32Schema }),
  /** The nonce that was committed to, once the table is starting. */
  z.object({ kind: z.literal('reveal'), nonce: hex32Schema }),
  z.object({ kind: z.literal('leave') }),
  /** Takes one's own seat again after leaving, unless another player has taken it. */
  z.object({ kind: z.literal('return') }),
  // Of the host.
  z.object({ kind: z.literal('start') }),
  z.object({ kind: z.literal('kick'), seat: seatSchema }),
  /** Removes a person without a seat: they may no longer follow the table or chat at it. */
  z.object({ kind: z.literal('remove'), person: idSchema }),
  z.object({
    kind: z.literal('set-seat'),
    seat: seatSchema,
    to: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('open') }),
      z.object({ kind: z.literal('invited') }),
      z.object({ kind: z.literal('bot'), level: levelSchema }),
    ]),
  }),
  z.object({ kind: z.literal('bot-level'), seat: seatSchema, level: levelSchema }),
  z.object({ kind: z.literal('pause') }),
  z.object({ kind: z.literal('resume') }),
  // In play.
  z.object({ kind: z.literal('choose'), at, option: optionSchema }),
  z.object({ kind: z.literal('undo'), at }),
  z.object({ kind: z.literal('propose'), at, motion: motionSchema }),
  z.object({ kind: z.literal('vote'), proposal: idSchema, agree: z.boolean() }),
  z.object({ kind: z.literal('vacation'), days: z.int().check(z.nonnegative(), z.maximum(LIMITS.vacationDays)) }),
]);
export type Act = z.infer<typeof actSchema>;
export type ActKind = Act['kind'];

import { hex32Schema } from '@cabale/engine';
import * as z from 'zod/mini';
import { idSchema, levelSchema, optionSchema, seatSchema } from './basics.ts';
import { LIMITS } from './limits.ts';

/** The number of the last frame the person saw when deciding: acts on another position are refused as `behind`. */
const at = z.int().check(z.nonnegative());

/** Who takes a seat whose owner is late or gone. */
export const successorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bot'), level: levelSchema }),
  z.object({ kind: z.literal('person') }),
]);
export type Successor = z.infer<typeof successorSchema>;

/** What needs the others' consent. */
export const motionSchema = z.discriminatedUnion('kind', [
  /** Back to the table as it was before the proposer's last choice, whatever has come to light since. */
  z.object({ kind: z.literal('undo') }),
  /** The game ends here, without winners. */
  z.object({ kind: z.literal('concede') }),
  /** A pause, or a vacation of whoever is asked, ends: possible once the table's `resumableFrom` has come. */
  z.object({ kind: z.literal('resume') }),
  /** Somebody else takes a seat that is late or left. */
  z.object({ kind: z.literal('replace'), seat: seatSchema, by: successorSchema }),
]);
export type Motion = z.infer<typeof motionSchema>;

/** Everything a person can do at a table, over HTTP or over the socket. */
export const actSchema = z.discriminatedUnion('kind', [
  // Before the start, and in a seat that has come free.
  /** `commitment`: to the client's nonce, see docs/fairness.md. */
  z.object({ kind: z.literal('sit'), seat: seatSchema, commitment: z.optional(hex32Schema) }),
  /** The host's commitment, or a new one from another device; until the table is starting. */
  z.object({ kind: z.literal('commit'), commitment: hex32Schema }),
  /** The nonce that was committed to, once the table is starting. */
  z.object({ kind: z.literal('reveal'), nonce: hex32Schema }),
  z.object({ kind: z.literal('leave') }),
  /** Back into one's own seat after leaving, as long as nobody has taken it. */
  z.object({ kind: z.literal('return') }),
  // The host.
  z.object({ kind: z.literal('start') }),
  z.object({ kind: z.literal('kick'), seat: seatSchema }),
  /** Somebody without a seat may no longer follow the table or talk at it, at any time of the game. */
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
  // Play.
  z.object({ kind: z.literal('choose'), at, option: optionSchema }),
  z.object({ kind: z.literal('undo'), at }),
  z.object({ kind: z.literal('propose'), at, motion: motionSchema }),
  z.object({ kind: z.literal('vote'), proposal: idSchema, agree: z.boolean() }),
  z.object({ kind: z.literal('vacation'), days: z.int().check(z.nonnegative(), z.maximum(LIMITS.vacationDays)) }),
]);
export type Act = z.infer<typeof actSchema>;
export type ActKind = Act['kind'];

import { contributionsSchema, hex32Schema } from '@cabale/engine';
import * as z from 'zod/mini';
import { motionSchema } from './acts.ts';
import { idSchema, levelSchema, seatSchema, storedNameSchema, timeSchema } from './basics.ts';
import { LIMITS } from './limits.ts';
import { outcomeSchema } from './play.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const seconds = z.int().check(z.minimum(5 * MINUTE), z.maximum(7 * DAY));

/** How long a seat may take: for each of its turns, or for all of them together. */
export const deadlineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('turn'), seconds }),
  z.object({ kind: z.literal('game'), seconds: z.int().check(z.minimum(5 * MINUTE), z.maximum(90 * DAY)) }),
]);
export type Deadline = z.infer<typeof deadlineSchema>;

const seatWishSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me') }),
  z.object({ kind: z.literal('invited') }),
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('bot'), level: levelSchema }),
]);
export type SeatWish = z.infer<typeof seatWishSchema>;

/** Printed values of the game somebody owns, as the game's own reader takes them. */
export const packSchema = z.record(z.string(), z.unknown()).check(z.refine(isSmall, 'the pack is too large'));

/** What is nested too deeply to be written is too large, too. */
function isSmall(pack: Readonly<Record<string, unknown>>): boolean {
  try {
    return JSON.stringify(pack).length <= LIMITS.pack;
  } catch {
    return false;
  }
}

/** What everybody at the table is told of its content pack. */
export const packNameSchema = z.object({ name: z.string(), hash: z.string() });
export type PackName = z.infer<typeof packNameSchema>;

export const newTableSchema = z.object({
  game: z.string().check(z.maxLength(40)),
  /** Checked by the game: unknown settings and values are refused by name. */
  setup: z.record(
    z.string().check(z.maxLength(40)),
    z.union([z.string().check(z.maxLength(100)), z.number(), z.boolean()]),
  ),
  /** Checked by the game: every mistake is named. Printed values where nothing is said. */
  pack: z.optional(packSchema),
  seats: z.array(seatWishSchema).check(z.minLength(1), z.maxLength(16)),
  /** Private where nothing is said. */
  visibility: z.optional(z.enum(['private', 'public'])),
  /** None where nothing is said. */
  deadline: z.optional(deadlineSchema),
});
export type NewTable = z.infer<typeof newTableSchema>;

export const seatInfoSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('invited'), person: z.nullable(idSchema) }),
  z.object({ kind: z.literal('bot'), level: levelSchema }),
  z.object({
    kind: z.literal('person'),
    person: idSchema,
    name: storedNameSchema,
    left: z.boolean(),
    /** Its time is over: the others may give the seat to somebody else. */
    late: z.boolean(),
    vacationUntil: z.nullable(timeSchema),
    vacationFrom: z.optional(z.nullable(timeSchema)),
    /** Milliseconds of vacation at this table. */
    vacationUsed: z.optional(z.number()),
  }),
]);
export type WireSeat = z.infer<typeof seatInfoSchema>;

export const proposalSchema = z.object({
  id: idSchema,
  by: seatSchema,
  motion: motionSchema,
  /** Seats whose consent is still missing. */
  waitsFor: z.array(seatSchema),
  /** When silence is taken for an answer: consent for `replace` and `resume`, refusal for the others. */
  expires: timeSchema,
});
export type WireProposal = z.infer<typeof proposalSchema>;

/** `starting`: the seats are final, and the game begins once the nonces are revealed or the time for it is over. */
export const PHASES = ['gathering', 'starting', 'playing', 'over'] as const;

/** What can be known of a deal at this point of the table: docs/fairness.md. */
export const dealSchema = z.object({
  /** To the server's seed, from the table's first moment on. */
  commitment: hex32Schema,
  /** By seat; nonces are shown once the game has begun. */
  contributions: contributionsSchema,
  /** While the table is starting: when it stops waiting for nonces. */
  revealBy: z.nullable(timeSchema),
  /** Once the game is over. */
  serverSeed: z.nullable(hex32Schema),
});
export type WireDeal = z.infer<typeof dealSchema>;

/** A table as everybody who may see it sees it. */
export const tableSchema = z.object({
  id: idSchema,
  game: z.string(),
  /** The version of the rules it is played by. */
  rules: z.string(),
  setup: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** The content pack it is played with, if it is. */
  pack: z.optional(packNameSchema),
  visibility: z.enum(['private', 'public']),
  deadline: deadlineSchema,
  phase: z.enum(PHASES),
  paused: z.boolean(),
  host: idSchema,
  seats: z.array(seatInfoSchema),
  proposals: z.array(proposalSchema),
  created: timeSchema,
  /** When the seats that are asked now run out of time, by seat; `null` where no time runs. */
  due: z.array(z.nullable(timeSchema)),
  /** When the others may propose to end the pause or vacation that holds the game up; `null` where none does. */
  resumableFrom: z.optional(z.nullable(timeSchema)),
  /** `null` at tables that were opened before deals could be verified. */
  deal: z.nullable(dealSchema),
  /** The seed of all shuffles, once the game is over. */
  seed: z.nullable(z.string()),
  /** How it ended: by the rules, by consent, or before it began. */
  ending: z.nullable(z.enum(['played', 'conceded', 'cancelled'])),
  outcome: z.nullable(outcomeSchema),
  /** The table where the same people play again. */
  rematch: z.nullable(idSchema),
});
export type WireTable = z.infer<typeof tableSchema>;

/** A line of a list of tables. */
export const tableLineSchema = z.object({
  id: idSchema,
  game: z.string(),
  phase: z.enum(PHASES),
  seats: z.array(seatInfoSchema),
  deadline: deadlineSchema,
  created: timeSchema,
  /** Where the person sits who asks. */
  seat: z.nullable(seatSchema),
  /** The table waits for the person who asks. */
  yourTurn: z.boolean(),
  due: z.nullable(timeSchema),
  ending: z.nullable(z.enum(['played', 'conceded', 'cancelled'])),
  outcome: z.nullable(outcomeSchema),
});
export type TableLine = z.infer<typeof tableLineSchema>;

export const chatLineSchema = z.object({
  number: z.int(),
  at: timeSchema,
  person: idSchema,
  name: storedNameSchema,
  text: z.string(),
});
export type ChatLine = z.infer<typeof chatLineSchema>;

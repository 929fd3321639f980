import { contributionsSchema, hex32Schema } from '@cabale/engine';
import * as z from 'zod/mini';
import { motionSchema } from './acts.ts';
import { idSchema, levelSchema, seatSchema, storedNameSchema, timeSchema } from './basics.ts';
import { LIMITS } from './limits.ts';
import { outcomeSchema } from './play.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const seconds = z.int().check(z.minimum(5 * MINUTE), z.maximum(7 * DAY));

/** Time limit of a seat: per turn, or for all of its turns together. */
export const deadlineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('turn'), seconds }),
  z.object({ kind: z.literal('game'), seconds: z.int().check(z.minimum(5 * MINUTE), z.maximum(90 * DAY)) }),
]);
export type Deadline = z.infer<typeof deadlineSchema>;

const seatRequestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me') }),
  z.object({ kind: z.literal('invited') }),
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('bot'), level: levelSchema }),
]);
export type SeatRequest = z.infer<typeof seatRequestSchema>;

/** Printed values of a game, in the format of the game's content parser. */
export const packSchema = z.record(z.string(), z.unknown()).check(z.refine(isSmall, 'the pack is too large'));

/** Data nested too deeply to be serialized counts as too large. */
function isSmall(pack: Readonly<Record<string, unknown>>): boolean {
  try {
    return JSON.stringify(pack).length <= LIMITS.pack;
  } catch {
    return false;
  }
}

/** The public part of a content pack. */
export const packNameSchema = z.object({ name: z.string(), hash: z.string() });
export type PackName = z.infer<typeof packNameSchema>;

export const newTableSchema = z.object({
  game: z.string().check(z.maxLength(40)),
  /** Checked by the game, which names unknown settings and values. */
  setup: z.record(
    z.string().check(z.maxLength(40)),
    z.union([z.string().check(z.maxLength(100)), z.number(), z.boolean()]),
  ),
  /** Checked by the game, which lists every mistake. Defaults to the printed values. */
  pack: z.optional(packSchema),
  seats: z.array(seatRequestSchema).check(z.minLength(1), z.maxLength(16)),
  /** Defaults to private. */
  visibility: z.optional(z.enum(['private', 'public'])),
  /** Defaults to none. */
  deadline: z.optional(deadlineSchema),
});
export type NewTable = z.infer<typeof newTableSchema>;

export const seatInfoSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  /** For one person, or for anybody with the invitation. */
  z.object({ kind: z.literal('invited'), person: z.nullable(idSchema) }),
  z.object({
    kind: z.literal('bot'),
    level: levelSchema,
    /** The player it replaces, who may return at any time. */
    instead: z.optional(z.object({ person: idSchema, name: storedNameSchema })),
  }),
  z.object({
    kind: z.literal('person'),
    person: idSchema,
    name: storedNameSchema,
    left: z.boolean(),
    /** Out of time: the others may give the seat to another player. */
    late: z.boolean(),
    vacationUntil: z.nullable(timeSchema),
    /** Start of the current vacation. */
    vacationFrom: z.optional(z.nullable(timeSchema)),
    /** Milliseconds of vacation at this table, including the rest of the current one. */
    vacationUsed: z.optional(z.number()),
  }),
]);
export type WireSeat = z.infer<typeof seatInfoSchema>;

export const proposalSchema = z.object({
  id: idSchema,
  by: seatSchema,
  motion: motionSchema,
  /** Seats that have not consented yet. */
  waitsFor: z.array(seatSchema),
  /** When missing answers are decided: as consent for `replace` and `resume`, as refusal for the others. */
  expires: timeSchema,
});
export type WireProposal = z.infer<typeof proposalSchema>;

/** The latest thing that the others must be told; until the next move. */
export const noticeSchema = z.discriminatedUnion('kind', [
  /** A choice was taken back. */
  z.object({ kind: z.literal('undone'), by: seatSchema, at: timeSchema }),
  /** A proposal of `by` was refused by `seat`; `null`: not everybody has answered in time. */
  z.object({
    kind: z.literal('refused'),
    by: seatSchema,
    motion: motionSchema,
    seat: z.nullable(seatSchema),
    at: timeSchema,
  }),
]);
export type TableNotice = z.infer<typeof noticeSchema>;

/** `starting`: the seats are final, and the game begins once all nonces are revealed or the time for it is over. */
export const PHASES = ['gathering', 'starting', 'playing', 'over'] as const;

/** The public part of the deal so far: see docs/fairness.md. */
export const dealSchema = z.object({
  /** To the server's seed, from the creation of the table on. */
  commitment: hex32Schema,
  /** By seat; nonces are included once the game has begun. */
  contributions: contributionsSchema,
  /** While the table is starting: when it stops waiting for nonces. */
  revealBy: z.nullable(timeSchema),
  /** Included once the game is over. */
  serverSeed: z.nullable(hex32Schema),
});
export type WireDeal = z.infer<typeof dealSchema>;

/** A table as everybody with access sees it. */
export const tableSchema = z.object({
  id: idSchema,
  game: z.string(),
  /** Version of the rules it is played by. */
  rules: z.string(),
  setup: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** The content pack it is played with, if any. */
  pack: z.optional(packNameSchema),
  visibility: z.enum(['private', 'public']),
  deadline: deadlineSchema,
  phase: z.enum(PHASES),
  paused: z.boolean(),
  host: idSchema,
  seats: z.array(seatInfoSchema),
  proposals: z.array(proposalSchema),
  notice: z.optional(noticeSchema),
  created: timeSchema,
  /** When the deciding seats run out of time, by seat; `null` where no clock runs. */
  due: z.array(z.nullable(timeSchema)),
  /** When the others may propose to end the pause or vacation that delays the game; `null` if there is none. */
  resumableFrom: z.optional(z.nullable(timeSchema)),
  /** `null` at tables that were opened before deals could be verified. */
  deal: z.nullable(dealSchema),
  /** The seed of all shuffles, once the game is over. */
  seed: z.nullable(z.string()),
  /** How it ended: by the rules, by consent, or before it began. */
  ending: z.nullable(z.enum(['played', 'conceded', 'cancelled'])),
  outcome: z.nullable(outcomeSchema),
  rematch: z.nullable(idSchema),
});
export type WireTable = z.infer<typeof tableSchema>;

export const tableLineSchema = z.object({
  id: idSchema,
  game: z.string(),
  phase: z.enum(PHASES),
  seats: z.array(seatInfoSchema),
  deadline: deadlineSchema,
  created: timeSchema,
  /** Seat of the requesting user. */
  seat: z.nullable(seatSchema),
  /** The table waits for the requesting user. */
  yourTurn: z.boolean(),
  due: z.nullable(timeSchema),
  ending: z.nullable(z.enum(['played', 'conceded', 'cancelled'])),
  outcome: z.nullable(outcomeSchema),
  /** When the game ended; missing at tables that ended before this was stored. */
  ended: z.optional(timeSchema),
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

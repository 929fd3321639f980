import * as z from 'zod/mini';
import { codeSchema, idSchema, nameSchema, seatSchema, storedNameSchema, timeSchema } from './basics.ts';
import { LIMITS } from './limits.ts';
import { frameSchema, playStatusSchema } from './play.ts';
import { chatLineSchema, packSchema, tableLineSchema, tableSchema } from './table.ts';
import { readableSchema } from './text.ts';

/** Where the interface stands; another version would stand beside it. */
export const API = '/api/v1';
/** Sent with every request that changes something and is authorised by the cookie: no other site can send it. */
export const CSRF_HEADER = 'x-cabale';

const loginSchema = z.string().check(z.regex(/^[\w.-]{3,30}$/));
const passwordSchema = z.string().check(z.minLength(LIMITS.password.min), z.maxLength(LIMITS.password.max));

export const guestBodySchema = z.object({ name: nameSchema });
export const credentialsSchema = z.object({ login: loginSchema, password: passwordSchema });
/** A new password, and the one so far. */
export const passwordChangeSchema = z.object({ current: passwordSchema, next: passwordSchema });
export const codeBodySchema = z.object({ code: codeSchema });
export const codeAnswerSchema = z.object({ code: codeSchema });

export const meSchema = z.object({
  id: idSchema,
  name: storedNameSchema,
  /** `null` for a guest. */
  login: z.nullable(z.string()),
});
export type Me = z.infer<typeof meSchema>;

export const sessionSchema = z.object({
  id: idSchema,
  created: timeSchema,
  used: timeSchema,
  /** What the browser called itself. */
  device: z.string(),
  current: z.boolean(),
});
export const sessionsSchema = z.object({ sessions: z.array(sessionSchema) });

/** What a token may do: look, act and open tables, talk. Everything about the account needs a session. */
export const TOKEN_SCOPES = ['read', 'play', 'chat'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
const scopesSchema = z.array(z.enum(TOKEN_SCOPES));

export const newTokenSchema = z.object({
  name: readableSchema(LIMITS.tokenName),
  scopes: scopesSchema.check(z.minLength(1), z.maxLength(TOKEN_SCOPES.length)),
});
const tokenSchema = z.object({
  id: idSchema,
  name: z.string(),
  scopes: scopesSchema,
  created: timeSchema,
  used: z.nullable(timeSchema),
});
export const tokensSchema = z.object({ tokens: z.array(tokenSchema) });
/** The token itself is told once. */
export const tokenAnswerSchema = z.object({ id: idSchema, token: z.string() });

export const tableAnswerSchema = z.object({ table: tableSchema });
/** The content pack of a table, as it was given. */
export const packAnswerSchema = z.object({ pack: packSchema });
export const newTableAnswerSchema = z.object({ table: tableSchema, code: codeSchema });
export const tablesSchema = z.object({ tables: z.array(tableLineSchema) });
export const framesQuerySchema = z.object({
  from: z.coerce.number().check(z.int(), z.nonnegative()),
  to: z.coerce.number().check(z.int(), z.nonnegative()),
});
/** The frames `from` to `to`, at most a page of them. */
export const framesSchema = z.object({ frames: z.array(frameSchema), status: playStatusSchema });
export const pageQuerySchema = z.object({ before: z.optional(z.coerce.number().check(z.int(), z.nonnegative())) });
export const chatSchema = z.object({ lines: z.array(chatLineSchema) });
export const muteSchema = z.object({ person: idSchema });
export const mutesSchema = z.object({ people: z.array(idSchema) });

export const recordAnswerSchema = z.object({
  /** The record as a file: `readRecord` reads it. */
  record: z.string(),
  /** By seat: a name, or `null` for a bot. */
  names: z.array(z.nullable(z.string())),
});

/** The name counts as written: deleting cannot be undone. An account also proves itself by its password. */
export const deletionSchema = z.object({ name: z.string(), password: z.optional(passwordSchema) });

const audienceMemberSchema = z.object({
  person: idSchema,
  name: storedNameSchema,
  /** Connected now; the others came in with the invitation and may be back. */
  isWatching: z.boolean(),
});
/** Everybody without a seat who follows the table or may come back to it with the invitation. */
export const audienceSchema = z.object({ people: z.array(audienceMemberSchema) });

/** Everything the server keeps about a person. */
export const exportSchema = z.object({
  person: z.object({ id: idSchema, name: z.string(), login: z.nullable(z.string()), created: timeSchema }),
  sessions: z.array(z.object({ id: idSchema, created: timeSchema, used: timeSchema, device: z.string() })),
  tokens: z.array(tokenSchema),
  /** Until when the code for another device can be used; `null` where there is none. */
  returnCodeExpires: z.nullable(timeSchema),
  mutes: z.array(idSchema),
  pushes: z.array(z.object({ endpoint: z.string() })),
  /** Tables whose stored course names the person. */
  tables: z.array(
    z.object({
      id: idSchema,
      game: z.string(),
      phase: z.string(),
      created: timeSchema,
      isHost: z.boolean(),
      seat: z.nullable(seatSchema),
      name: z.nullable(z.string()),
    }),
  ),
  /** Tables the person came to with an invitation. */
  admissions: z.array(idSchema),
  chat: z.array(z.object({ table: idSchema, number: z.int(), at: timeSchema, name: z.string(), text: z.string() })),
  results: z.array(z.object({ table: idSchema, game: z.string(), seats: z.int(), rank: z.int(), at: timeSchema })),
  ratings: z.array(z.object({ game: z.string(), rated: z.int(), mu: z.number(), sigma: z.number() })),
});
export type PersonExport = z.infer<typeof exportSchema>;

export const statisticsSchema = z.object({
  games: z.array(
    z.object({
      game: z.string(),
      seats: z.int(),
      played: z.int(),
      /** How often at each place, the first first. */
      places: z.array(z.int()),
    }),
  ),
  ratings: z.array(
    z.object({ game: z.string(), rated: z.int(), mu: z.number(), sigma: z.number(), ordinal: z.number() }),
  ),
});

export const gamesSchema = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      rules: z.string(),
      seats: z.object({ min: z.int(), max: z.int() }),
      setup: z.record(z.string(), z.array(z.union([z.string(), z.number(), z.boolean()]))),
    }),
  ),
});

/** A push service has a name on the public internet: the house posts to no address inside its own network. */
const PUSH_SERVICE =
  /^https:\/\/(?![^/]*\.(?:local|localhost|internal)(?:\/|$))(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+(?:\/|$)/;

/** An address as it travels: the database could not store all that a schema for addresses accepts. */
const VISIBLE_ASCII = /^[\u0021-\u007E]*$/;

export const pushSubscriptionSchema = z.object({
  endpoint: z.url().check(z.maxLength(1000), z.regex(PUSH_SERVICE), z.regex(VISIBLE_ASCII)),
  keys: z.object({ p256dh: z.string().check(z.maxLength(200)), auth: z.string().check(z.maxLength(100)) }),
});
export const pushEndpointSchema = z.object({ endpoint: z.string().check(z.maxLength(1000), z.regex(VISIBLE_ASCII)) });
export const pushKeySchema = z.object({ key: z.nullable(z.string()) });
export const doneSchema = z.object({ done: z.literal(true) });

import * as z from 'zod/mini';
import { codeSchema, idSchema, nameSchema, seatSchema, storedNameSchema, timeSchema } from './basics.ts';
import { LIMITS } from './limits.ts';
import { frameSchema, playStatusSchema } from './play.ts';
import { chatLineSchema, packSchema, tableLineSchema, tableSchema } from './table.ts';
import { readableSchema } from './text.ts';

/** Base path of the API; another version would get another path. */
export const API = '/api/v1';
/** Required on every request that changes something and is authorised by the cookie: other sites cannot send it. */
export const CSRF_HEADER = 'x-cabale';

const loginSchema = z.string().check(z.regex(/^[\w.-]{3,30}$/));
const passwordSchema = z.string().check(z.minLength(LIMITS.password.min), z.maxLength(LIMITS.password.max));

export const guestBodySchema = z.object({ name: nameSchema });
export const credentialsSchema = z.object({ login: loginSchema, password: passwordSchema });
/** A new password, with the current one. */
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
  /** Name of the browser, from its user agent. */
  device: z.string(),
  current: z.boolean(),
});
export const sessionsSchema = z.object({ sessions: z.array(sessionSchema) });

/** Permissions of a token: read, act and open tables, chat. Everything about the account needs a session. */
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
/** The token itself is shown only once. */
export const tokenAnswerSchema = z.object({ id: idSchema, token: z.string() });

export const tableAnswerSchema = z.object({ table: tableSchema });
/** The content pack of a table, as it was uploaded. */
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
export type FinishedRecord = z.infer<typeof recordAnswerSchema>;

/** The name must match exactly, because deletion cannot be undone. An account also needs its password. */
export const deletionSchema = z.object({ name: z.string(), password: z.optional(passwordSchema) });

const audienceMemberSchema = z.object({
  person: idSchema,
  name: storedNameSchema,
  /** Connected now; the others were admitted by the invitation and may come back. */
  isWatching: z.boolean(),
});
/** Everybody without a seat who follows the table or may come back to it with the invitation. */
export const audienceSchema = z.object({ people: z.array(audienceMemberSchema) });
export type Audience = z.infer<typeof audienceSchema>;

/** Everything the server stores about a person. */
export const exportSchema = z.object({
  person: z.object({ id: idSchema, name: z.string(), login: z.nullable(z.string()), created: timeSchema }),
  sessions: z.array(z.object({ id: idSchema, created: timeSchema, used: timeSchema, device: z.string() })),
  tokens: z.array(tokenSchema),
  /** Expiry of the code for another device; `null` if there is none. */
  returnCodeExpires: z.nullable(timeSchema),
  mutes: z.array(idSchema),
  pushes: z.array(z.object({ endpoint: z.string() })),
  /** Tables whose stored history names the person. */
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
  /** Tables the person was admitted to by an invitation. */
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
      /** Number of finishes at each place, first place first. */
      places: z.array(z.int()),
    }),
  ),
  ratings: z.array(
    z.object({ game: z.string(), rated: z.int(), mu: z.number(), sigma: z.number(), ordinal: z.number() }),
  ),
});
export type Statistics = z.infer<typeof statisticsSchema>;

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

/** A push service has a public host name: the server must not be made to post into its own network. */
const PUSH_SERVICE =
  /^https:\/\/(?![^/]*\.(?:local|localhost|internal)(?:\/|$))(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+(?:\/|$)/;

/** The database cannot store everything that a URL schema accepts. */
const VISIBLE_ASCII = /^[\u0021-\u007E]*$/;

export const pushSubscriptionSchema = z.object({
  endpoint: z.url().check(z.maxLength(1000), z.regex(PUSH_SERVICE), z.regex(VISIBLE_ASCII)),
  keys: z.object({ p256dh: z.string().check(z.maxLength(200)), auth: z.string().check(z.maxLength(100)) }),
});
export const pushEndpointSchema = z.object({ endpoint: z.string().check(z.maxLength(1000), z.regex(VISIBLE_ASCII)) });
export const pushKeySchema = z.object({ key: z.nullable(z.string()) });
export const doneSchema = z.object({ done: z.literal(true) });

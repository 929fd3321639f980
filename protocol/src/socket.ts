import * as z from 'zod/mini';
import { actSchema } from './acts.ts';
import { idSchema, seatSchema } from './basics.ts';
import { errorSchema } from './errors.ts';
import { LIMITS } from './limits.ts';
import { resumePointSchema, playSchema } from './play.ts';
import { chatLineSchema, tableSchema } from './table.ts';
import { readableSchema } from './text.ts';

/** The client's own number of a request; its reply repeats it. */
const id = z.int().check(z.nonnegative());
const table = idSchema;

export const chatTextSchema = readableSchema(LIMITS.chatText);

/** Messages of a client. Every request is answered by exactly one `reply`. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  /** Subscribes to a table. Without `have`, only the last frame is sent; with it, all that are missing. */
  z.object({ type: z.literal('watch'), id, table, have: z.optional(resumePointSchema) }),
  z.object({ type: z.literal('unwatch'), id, table }),
  z.object({ type: z.literal('act'), id, table, act: actSchema }),
  /** Whether the user's last choice could be undone now; if not, the reply is a refusal with the reason. */
  z.object({ type: z.literal('can-undo'), id, table }),
  z.object({ type: z.literal('chat'), id, table, text: chatTextSchema }),
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;

/** Messages of the server. */
export const serverMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('reply'), id, refusal: z.nullable(errorSchema) }),
  /** From now on every `turn` is sent. Repeated where one may have been missed. */
  z.object({ type: z.literal('welcome') }),
  /** People, proposals and clocks of the table; sent as a whole on every change. */
  z.object({ type: z.literal('table'), table: tableSchema }),
  /** `more`: further frames of this catch-up follow. */
  z.object({ type: z.literal('play'), table, play: playSchema, more: z.boolean() }),
  /** Connected seats, and the number of other watchers. */
  z.object({ type: z.literal('presence'), table, seats: z.array(seatSchema), watchers: z.int() }),
  z.object({ type: z.literal('chat'), table, line: chatLineSchema }),
  /** A table, watched or not, waits for the user or no longer does; the source of badges and notifications. */
  z.object({ type: z.literal('turn'), table, yours: z.boolean() }),
  /** The user may no longer follow the table: nothing more of it is sent, and `watch` would be refused. */
  z.object({ type: z.literal('access-lost'), table }),
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;

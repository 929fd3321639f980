import * as z from 'zod/mini';
import { actSchema } from './acts.ts';
import { idSchema, seatSchema } from './basics.ts';
import { errorSchema } from './errors.ts';
import { LIMITS } from './limits.ts';
import { haveSchema, playSchema } from './play.ts';
import { chatLineSchema, tableSchema } from './table.ts';
import { readableSchema } from './text.ts';

/** The client's own number of a request; its reply carries it. */
const id = z.int().check(z.nonnegative());
const table = idSchema;

export const chatTextSchema = readableSchema(LIMITS.chatText);

/** What a client may send. Every request is answered by exactly one `reply`. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  /** Follow a table. Without `have`, only the last frame is sent; with it, all that is missing. */
  z.object({ type: z.literal('watch'), id, table, have: z.optional(haveSchema) }),
  z.object({ type: z.literal('unwatch'), id, table }),
  z.object({ type: z.literal('act'), id, table, act: actSchema }),
  /** Whether one's own last choice could be undone now; the reply is refused with the reason where not. */
  z.object({ type: z.literal('can-undo'), id, table }),
  z.object({ type: z.literal('chat'), id, table, text: chatTextSchema }),
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;

/** What the server sends. */
export const serverMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('reply'), id, refusal: z.nullable(errorSchema) }),
  /** From now on every `turn` is told. Said again where one may have been missed. */
  z.object({ type: z.literal('welcome') }),
  /** The table's people, proposals and clocks; whole, whenever anything of it changed. */
  z.object({ type: z.literal('table'), table: tableSchema }),
  /** `more`: further frames of this catching up follow. */
  z.object({ type: z.literal('play'), table, play: playSchema, more: z.boolean() }),
  /** Who is connected now, by seat, and how many others watch. */
  z.object({ type: z.literal('presence'), table, seats: z.array(seatSchema), watchers: z.int() }),
  z.object({ type: z.literal('chat'), table, line: chatLineSchema }),
  /** A table, watched or not, waits for the person, or no longer does: what badges and notifications are made of. */
  z.object({ type: z.literal('turn'), table, yours: z.boolean() }),
  /** The person may no longer follow the table: nothing more of it is sent, and `watch` would be refused. */
  z.object({ type: z.literal('access-lost'), table }),
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;

import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';

export const SEED = /^[\w-]{1,64}$/;

/** The query parameters of an address. Invalid values are ignored. */
const parametersSchema = z.object({
  seed: orElse(z.optional(z.string().check(z.regex(SEED))), undefined),
  level: orElse(z.optional(z.pipe(z.string().check(z.regex(/^[1-5]$/)), z.transform(Number))), undefined),
  seats: orElse(z.optional(z.pipe(z.string().check(z.regex(/^[1-9]$/)), z.transform(Number))), undefined),
  /** People on this screen instead of bots. */
  shared: orElse(z.optional(z.literal('1')), undefined),
  seat: orElse(z.optional(z.pipe(z.string().check(z.regex(/^\d$/)), z.transform(Number))), undefined),
  move: orElse(z.optional(z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number))), undefined),
});

export type Parameters = z.infer<typeof parametersSchema>;

export function parseParameters(search: string): Parameters {
  return z.parse(parametersSchema, Object.fromEntries(new URLSearchParams(search)));
}

import type { OptionBase } from '@cabale/engine';
import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { readableSchema } from './text.ts';

/** Identifiers the server has drawn: people, tables, sessions. */
export const idSchema = z.string().check(z.regex(/^[\w-]{8,40}$/));
export type Id = z.infer<typeof idSchema>;

/** An unguessable code in a link: an invitation, a way back, a shared replay. */
export const codeSchema = z.string().check(z.regex(/^[\w-]{20,64}$/));

/** What somebody wishes to be called. */
export const nameSchema = readableSchema(LIMITS.name);
/** A name the server has stored, perhaps under an older rule than that of `nameSchema`. */
export const storedNameSchema = z.string();

export const seatSchema = z.int().check(z.nonnegative(), z.maximum(15));
export const levelSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
export type BotLevel = z.infer<typeof levelSchema>;

const parameterSchema = z.union([z.string().check(z.maxLength(100)), z.number(), z.boolean()]);
const MOST_PARAMETERS = 16;

/** An option of a decision, as the game's rules listed it. */
export const optionSchema = z.record(z.string().check(z.maxLength(40)), parameterSchema).check(
  z.refine((option) => typeof option['kind'] === 'string', 'an option has a kind'),
  z.refine((option) => Object.keys(option).length <= MOST_PARAMETERS, 'an option has few parameters'),
) as unknown as z.ZodMiniType<OptionBase, OptionBase>;

/** A moment in milliseconds since 1970, by the server's clock. */
export const timeSchema = z.int();

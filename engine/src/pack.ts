/** What every content pack has in common: its head, and messages that name the entry and the reason. */
import * as z from 'zod/mini';

const FORMAT = 'cabale-content';
const FORMAT_VERSION = 1;
const LONGEST_NAME = 80;
/** How much of a wrong value a message repeats. */
const SHOWN = 40;

export interface PackPart {
  readonly schema: z.ZodMiniType;
  /** What the part must be, for the message. */
  readonly must: string;
}

/** An object by field, as far as a pack is known to be one. */
export type PackObject = Readonly<Record<string, unknown>>;

/**
 * Checks a pack's head and which parts it has. `needed` parts must be there and fit; `possible` ones the game reads
 * itself.
 */
export function packMistakes(
  pack: PackObject,
  game: string,
  needed: Readonly<Record<string, PackPart>>,
  possible: readonly string[] = [],
): string[] {
  const parts: Readonly<Record<string, PackPart>> = { ...headOf(game), ...needed };
  const known = [...Object.keys(parts), ...possible];
  const mistakes: string[] = [];
  for (const [field, { schema, must }] of Object.entries(parts)) {
    const value = pack[field];
    if (z.safeParse(schema, value).success) continue;
    if (!Object.hasOwn(pack, field)) mistakes.push(`${field}: is missing; it must be ${must}`);
    else if (field === 'formatVersion' && typeof value === 'number' && value > FORMAT_VERSION) {
      mistakes.push(`formatVersion: ${value} is newer than ${FORMAT_VERSION}, which this version reads: update Cabale`);
    } else mistakes.push(`${field}: must be ${must}, not ${shownInMessage(value)}`);
  }
  for (const field of Object.keys(pack)) {
    if (known.includes(field)) continue;
    mistakes.push(`${shortened(field)}: there is no such field; known: ${known.join(', ')}`);
  }
  return mistakes;
}

function headOf(game: string): Readonly<Record<string, PackPart>> {
  return {
    format: { schema: z.literal(FORMAT), must: `"${FORMAT}"` },
    formatVersion: { schema: z.literal(FORMAT_VERSION), must: `${FORMAT_VERSION}` },
    game: { schema: z.literal(game), must: `"${game}"` },
    name: {
      schema: z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME)),
      must: `a text of 1 to ${LONGEST_NAME} characters`,
    },
  };
}

/** Whether a value from outside is an object with fields, not a list. */
export function isPackObject(value: unknown): value is PackObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as a message repeats it. */
export function shownInMessage(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return JSON.stringify(shortened(value));
  return isPackObject(value) ? 'an object' : String(value);
}

/** A text cut to the length that a message repeats. */
export function shortened(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

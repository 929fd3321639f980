import * as z from 'zod/mini';
import type { SetupFields, SetupOf, SetupValue } from './game.ts';

/** Every field at its default. */
export function defaultSetup<Fields extends SetupFields>(fields: Fields): SetupOf<Fields> {
  const entries = Object.entries(fields).map(([field, values]) => [field, values[0]]);
  return Object.fromEntries(entries) as SetupOf<Fields>;
}

/**
 * Reads a setup from outside. Unknown fields and values are refused; missing fields take the values of `earlier` rules,
 * else their defaults.
 */
export function parseSetup<Fields extends SetupFields>(
  fields: Fields,
  value: unknown,
  earlier: Partial<SetupOf<Fields>> = {},
): { readonly setup: SetupOf<Fields> } | { readonly mistakes: readonly string[] } {
  const given = z.safeParse(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])), value);
  if (!given.success) return { mistakes: ['the setup is not a list of named values'] };
  const mistakes: string[] = [];
  const setup: Record<string, SetupValue> = { ...defaultSetup(fields), ...earlier };
  for (const [field, wanted] of Object.entries(given.data)) {
    const values = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (values === undefined) {
      mistakes.push(`there is no setting "${field}"; known: ${Object.keys(fields).join(', ')}`);
    } else if (!values.includes(wanted)) {
      mistakes.push(`setting "${field}" cannot be ${JSON.stringify(wanted)}; possible: ${values.join(', ')}`);
    } else {
      setup[field] = wanted;
    }
  }
  return mistakes.length > 0 ? { mistakes } : { setup: setup as SetupOf<Fields> };
}

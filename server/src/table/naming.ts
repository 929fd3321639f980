import type { Id } from '@cabale/protocol';
import type { TableDocument } from './document.ts';
import type { Fact } from './facts.ts';

/** What a person is called whom the server has forgotten. */
export const FORGOTTEN_NAME = '—';

/** Everybody whom a table, or an entry of its log, names by id. */
export function peopleIn(value: TableDocument | Fact): Id[] {
  if ('seats' in value && 'host' in value) {
    const sitters = value.seats.flatMap((seat) => ('person' in seat && seat.person !== null ? [seat.person] : []));
    return [value.host, ...sitters, ...value.kicked];
  }
  return 'person' in value ? [value.person] : [];
}

/**
 * The same table or entry with another id in the place of a person's, and without the name. It goes through all there is,
 * so that whatever comes to name people later is covered.
 */
export function withoutPerson<Value extends TableDocument | Fact>(value: Value, person: Id, alias: Id): Value {
  return renamed(value, person, alias) as Value;
}

function renamed(value: unknown, person: Id, alias: Id): unknown {
  if (value === person) return alias;
  if (Array.isArray(value)) return value.map((each: unknown) => renamed(each, person, alias));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]: [string, unknown]) => [
    key === person ? alias : key,
    renamed(each, person, alias),
  ]);
  const copy = Object.fromEntries(entries) as Record<string, unknown>;
  const isTheirs = 'person' in value && value.person === person && 'name' in value;
  return isTheirs ? { ...copy, name: FORGOTTEN_NAME } : copy;
}

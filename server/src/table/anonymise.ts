import type { Id } from '@cabale/protocol';
import type { TableDocument } from './document.ts';
import type { Fact } from './facts.ts';

/** The name of deleted people. */
export const DELETED_NAME = '—';

/** The ids of all people in a table or log entry. */
export function peopleIn(value: TableDocument | Fact): Id[] {
  if ('seats' in value && 'host' in value) {
    const sitters = value.seats.flatMap((seat) => ('person' in seat && seat.person !== null ? [seat.person] : []));
    const replaced = value.seats.flatMap((seat) => (seat.kind === 'bot' && seat.instead ? [seat.instead.person] : []));
    return [value.host, ...sitters, ...replaced, ...value.kicked];
  }
  return 'person' in value ? [value.person] : [];
}

/**
 * The same table or entry with an alias instead of a person's id and name. It visits all fields, so that fields added
 * later are covered.
 */
export function anonymised<Value extends TableDocument | Fact>(value: Value, person: Id, alias: Id): Value {
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
  return isTheirs ? { ...copy, name: DELETED_NAME } : copy;
}

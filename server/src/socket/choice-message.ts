import type { ClientMessage } from '@cabale/protocol';

type Known = Readonly<Record<string, unknown>>;

const ID = /^[\w-]{8,40}$/;
const MAX_PARAMETERS = 16;
const MAX_NAME_LENGTH = 40;
const MAX_TEXT_LENGTH = 100;

/**
 * Validates the most frequent message, a choice, without the slower schema. It accepts nothing that
 * `clientMessageSchema` would refuse or change; `undefined` leaves the decision to the schema. A test compares both on
 * random input.
 */
export function parseChoice(value: unknown): ClientMessage | undefined {
  if (!isKnown(value, 4) || value['type'] !== 'act' || !isCount(value['id'])) return undefined;
  const { table, act } = value;
  if (typeof table !== 'string' || !ID.test(table) || !isKnown(act, 3)) return undefined;
  if (act['kind'] !== 'choose' || !isCount(act['at']) || !isOption(act['option'])) return undefined;
  return value as unknown as ClientMessage;
}

/** An object with that many fields: if all required ones exist, there are no others. */
function isKnown(value: unknown, fields: number): value is Known {
  return typeof value === 'object' && value !== null && Object.keys(value).length === fields;
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isOption(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const names = Object.keys(value);
  if (names.length > MAX_PARAMETERS || typeof (value as Known)['kind'] !== 'string') return false;
  return names.every(
    (name) => name.length <= MAX_NAME_LENGTH && name !== '__proto__' && isParameter((value as Known)[name]),
  );
}

function isParameter(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
      return value.length <= MAX_TEXT_LENGTH;
    case 'number':
      return Number.isFinite(value);
    default:
      return typeof value === 'boolean';
  }
}

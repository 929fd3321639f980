import type { ClientMessage } from '@cabale/protocol';

type Known = Readonly<Record<string, unknown>>;

const ID = /^[\w-]{8,40}$/;
const MOST_PARAMETERS = 16;
const LONGEST_NAME = 40;
const LONGEST_TEXT = 100;

/**
 * The one message that comes all the time, a choice, told from all others without asking the schema. It never takes what
 * `clientMessageSchema` would refuse or change; whatever it does not know (`undefined`) is for the schema to judge.
 */
export function asChoice(value: unknown): ClientMessage | undefined {
  if (!isKnown(value, 4) || value['type'] !== 'act' || !isCount(value['id'])) return undefined;
  const { table, act } = value;
  if (typeof table !== 'string' || !ID.test(table) || !isKnown(act, 3)) return undefined;
  if (act['kind'] !== 'choose' || !isCount(act['at']) || !isOption(act['option'])) return undefined;
  return value as unknown as ClientMessage;
}

/** An object with so many fields: where all that are asked for are there, no others are. */
function isKnown(value: unknown, fields: number): value is Known {
  return typeof value === 'object' && value !== null && Object.keys(value).length === fields;
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isOption(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const names = Object.keys(value);
  if (names.length > MOST_PARAMETERS || typeof (value as Known)['kind'] !== 'string') return false;
  return names.every(
    (name) => name.length <= LONGEST_NAME && name !== '__proto__' && isParameter((value as Known)[name]),
  );
}

function isParameter(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
      return value.length <= LONGEST_TEXT;
    case 'number':
      return Number.isFinite(value);
    default:
      return typeof value === 'boolean';
  }
}

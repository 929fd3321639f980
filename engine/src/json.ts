/** What a state, a view, an option or an event may be made of: plain JSON, so that it can be stored, sent and compared. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * Copies plain data deeply. Several times faster than `structuredClone`, which search cannot afford.
 * A game with a hot state may write its own `clone`; the kit proves that both give the same.
 */
export function clone<V>(value: V): V {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return cloneArray(value) as V;
  const source = value as Record<string, unknown>;
  const copy: Record<string, unknown> = {};
  for (const key in source) copy[key] = clone(source[key]);
  return copy as V;
}

function cloneArray(source: readonly unknown[]): unknown[] {
  const copy = source.slice();
  for (let index = 0; index < copy.length; index++) {
    const item = copy[index];
    if (typeof item === 'object') copy[index] = clone(item);
  }
  return copy;
}

let lent: ((value: unknown) => string) | undefined;

/** Where somebody has a faster way to write plain data as JSON it may be lent: it must give the very same text. */
export function lendJson(own: (value: unknown) => string): void {
  lent = own;
}

/** The bytes two machines must agree on. Key order is part of it: a state is always built in the same order. */
export function bytes(value: unknown): string {
  return lent === undefined ? JSON.stringify(value) : lent(value);
}

/** Finds the first thing in a value that JSON would lose or change, as a path such as `$.players[0].hand`. */
export function findNotJson(value: unknown): string | undefined {
  const found = notJson(value);
  return found === undefined ? undefined : `$${found}`;
}

/** The path is put together on the way back, because on nearly every way there is nothing to tell. */
function notJson(value: unknown): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? undefined : ` (${value})`;
  if (typeof value !== 'object') return ` (${typeof value})`;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const found = notJson(value[index]);
      if (found !== undefined) return `[${index}]${found}`;
    }
    return undefined;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return ` (${value.constructor.name})`;
  for (const key in value) {
    const found = notJson((value as Record<string, unknown>)[key]);
    if (found !== undefined) return `.${key}${found}`;
  }
  return undefined;
}

/** Whether two plain values are equal, whatever the order of their keys; much cheaper than comparing bytes. */
export function isEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left)) {
    if (!Array.isArray(right) || left.length !== right.length) return false;
    for (let index = 0; index < left.length; index++) {
      const item: unknown = left[index];
      const other: unknown = right[index];
      if (item !== other && (typeof item !== 'object' || !isEqual(item, other))) return false;
    }
    return true;
  }
  const a = left as Record<string, unknown>;
  const b = right as Record<string, unknown>;
  let keys = 0;
  for (const key in a) {
    const item = a[key];
    const other = b[key];
    if (item !== other) {
      if (typeof item !== 'object' || !isEqual(item, other)) return false;
    } else if (item === undefined && !Object.hasOwn(b, key)) return false;
    keys++;
  }
  for (const _ in b) keys--;
  return keys === 0;
}

/** Where two plain values first differ, as a path with both values; `undefined` where they are equal. */
export function findDifference(left: unknown, right: unknown, path = '$'): string | undefined {
  if (left === right) return undefined;
  const bothObjects = typeof left === 'object' && typeof right === 'object' && left !== null && right !== null;
  if (!bothObjects || Array.isArray(left) !== Array.isArray(right)) {
    return `${path}: ${JSON.stringify(left)} against ${JSON.stringify(right)}`;
  }
  const a = left as Record<string, unknown>;
  const b = right as Record<string, unknown>;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = findDifference(a[key], b[key], Array.isArray(left) ? `${path}[${key}]` : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

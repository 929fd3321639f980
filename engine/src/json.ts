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
  const length = source.length;
  const copy = Array.from<unknown>({ length });
  for (let index = 0; index < length; index++) {
    const item = source[index];
    copy[index] = typeof item === 'object' ? clone(item) : item;
  }
  return copy;
}

/** The bytes two machines must agree on. Key order is part of it: a state is always built in the same order. */
export function bytes(value: unknown): string {
  return JSON.stringify(value);
}

/** Finds the first thing in a value that JSON would lose or change, as a path such as `players[0].hand`. */
export function findNotJson(value: unknown, path = '$'): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${path} (${value})`;
  if (typeof value !== 'object') return `${path} (${typeof value})`;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const found = findNotJson(value[index], `${path}[${index}]`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return `${path} (${value.constructor.name})`;
  for (const [key, item] of Object.entries(value)) {
    const found = findNotJson(item, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether two plain values are equal, whatever the order of their keys; much cheaper than comparing bytes. */
export function isEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left)) {
    if (!Array.isArray(right) || left.length !== right.length) return false;
    for (let index = 0; index < left.length; index++) if (!isEqual(left[index], right[index])) return false;
    return true;
  }
  const a = left as Record<string, unknown>;
  const b = right as Record<string, unknown>;
  let keys = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key) || !isEqual(a[key], b[key])) return false;
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

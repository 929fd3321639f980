/** States, views, options and events are plain JSON, so that they can be stored, sent and compared. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * A deep copy of plain data, several times faster than `structuredClone`. A game may provide a faster `clone` of its state;
 * the kit checks that both give the same result.
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

/** A list with a copy of every item. */
export function copyList<From, To>(items: readonly From[], copy: (item: From) => To): To[] {
  const list: To[] = [];
  for (let index = 0; index < items.length; index++) list.push(copy(items[index] as From));
  return list;
}

let faster: ((value: unknown) => string) | undefined;

/** Installs a faster writer of plain data; it must write exactly what `JSON.stringify` does. */
export function setJson(write: (value: unknown) => string): void {
  faster = write;
}

/** The JSON text of a value, the same on every machine. Key order counts: states are always built in the same order. */
export function bytes(value: unknown): string {
  return faster === undefined ? JSON.stringify(value) : faster(value);
}

/** Finds the first value that JSON would lose or change, as a path such as `$.players[0].hand`. */
export function findNotJson(value: unknown): string | undefined {
  const found = notJson(value);
  return found === undefined ? undefined : `$${found}`;
}

/** Builds the path while returning, because nearly always there is nothing to report. */
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

/** Whether two plain values are equal, regardless of key order; much cheaper than comparing texts. */
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

/**
 * Whether two values surely have the same `bytes`: equal, with their keys in the same order. Much cheaper than writing both;
 * `false` where that is not sure, because JSON leaves out what is `undefined`.
 */
export function isIdentical(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left)) {
    if (!Array.isArray(right) || left.length !== right.length) return false;
    for (let index = 0; index < left.length; index++) if (!isIdentical(left[index], right[index])) return false;
    return true;
  }
  if (Array.isArray(right)) return false;
  const [keys, others] = [Object.keys(left), Object.keys(right)];
  if (keys.length !== others.length) return false;
  // Dates, maps and the like have no keys either.
  if (keys.length === 0) return isPlain(left) && isPlain(right);
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index] ?? '';
    if (key !== others[index]) return false;
    if (!isIdentical((left as Record<string, unknown>)[key], (right as Record<string, unknown>)[key])) return false;
  }
  return true;
}

function isPlain(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype;
}

/** The first difference between two plain values, as a path with both values. */
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

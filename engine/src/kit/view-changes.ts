const LINE = 120;
/** Values up to this length are written whole; of longer ones only the changed parts. */
const WHOLE = 100;

/** A value without quotes, with spaces where lines may be broken. */
export function plain(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plain).join(', ')}]`;
  if (!isObject(value)) return String(value);
  const fields = Object.entries(value).map(([key, field]) => `${key}: ${plain(field)}`);
  return `{${fields.join(', ')}}`;
}

/** What changed between two views, as `path value`. What equals `known`, which the reader has seen, is left out. */
export function changesOf(before: unknown, after: unknown, known?: unknown, path = ''): string[] {
  if (isEqual(before, after) || (known !== undefined && isEqual(known, after))) return [];
  if (path !== '' && (!isObject(after) || isList(after) || path.length + plain(after).length < WHOLE)) {
    return [`${path} ${plain(after)}`];
  }
  const lines = Object.entries(after ?? {}).flatMap(([key, value]) =>
    changesOf(fieldOf(before, key), value, fieldOf(known, key), path === '' ? key : `${path}.${key}`),
  );
  return [...lines, ...removed(before, after, known, path)];
}

function removed(before: unknown, after: unknown, known: unknown, path: string): string[] {
  if (!isObject(before) || known !== undefined) return [];
  return Object.keys(before)
    .filter((key) => fieldOf(after, key) === undefined)
    .map((key) => `${path === '' ? key : `${path}.${key}`} is gone`);
}

/** Changes after a title, as many per line as fit. */
export function filled(title: string, changes: readonly string[]): string[] {
  const lines: string[] = [];
  for (const change of changes) {
    const joined = lines.length === 0 ? '' : `${lines.at(-1)}; ${change}`;
    if (joined !== '' && joined.length <= LINE) lines[lines.length - 1] = joined;
    else lines.push(`${title} ${change}`);
  }
  return lines;
}

/** Breaks a long line at spaces. */
export function wrapped(line: string): string[] {
  if (line.length <= LINE) return [line];
  const at = line.lastIndexOf(' ', LINE);
  const indent = '      ';
  return at <= indent.length ? [line] : [line.slice(0, at), ...wrapped(`${indent}${line.slice(at + 1)}`)];
}

/** A list of plain values, which is clearer whole. */
function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => !isObject(item));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function fieldOf(value: unknown, key: string): unknown {
  return isObject(value) ? value[key] : undefined;
}

function isEqual(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

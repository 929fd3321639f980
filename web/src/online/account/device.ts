const BROWSERS = [
  ['Firefox', /Firefox\//],
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Chrome', /Chrom(?:e|ium)\//],
  ['Safari', /Safari\//],
] as const;
const SYSTEMS = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

/** Browser and system of a user agent string; `undefined` if neither is recognized. */
export function deviceName(agent: string): string | undefined {
  const found = [BROWSERS, SYSTEMS].flatMap((list) => list.find(([, pattern]) => pattern.test(agent))?.[0] ?? []);
  return found.length === 0 ? undefined : found.join(' · ');
}

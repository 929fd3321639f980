/** Results go to standard output, everything else to standard error. */
export function say(...lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}

/** Prints a result as one line of JSON. */
export function sayJson(result: object): void {
  say(JSON.stringify(result));
}

/** "3 river, 1 corruption": counts, highest first. */
export function tally(counts: Readonly<Record<string, number>>): string {
  const sorted = Object.entries(counts).toSorted(([, a], [, b]) => b - a);
  return sorted.length === 0 ? 'none' : sorted.map(([name, count]) => `${count} ${name}`).join(', ');
}

export function percent(share: number): string {
  return (share * 100).toFixed(1);
}

import type { Learned } from '@cabale/bots';

/** The TypeScript of a game's `bot/learned.ts`: one string, which is read in a tenth of the time of an object. */
export function learnedFile(learned: Learned): string {
  const text = JSON.stringify(learned).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return [
    '/** What `cabale learn` has found for this game, as JSON; docs/opponents.md tells how strong it is. */',
    `export const LEARNED =\n  '${text}';`,
    '',
  ].join('\n');
}

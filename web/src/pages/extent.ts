import type { Range } from '@cabale/games';

/** Which text says how far a range extends. */
export function extentOf({ min, max }: Range): 'exact' | 'range' {
  return min === max ? 'exact' : 'range';
}

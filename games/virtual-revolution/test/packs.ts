/** The printed values with some changed, the way a content pack changes them. */
import { contentOf, packFor } from '../../test/packs.ts';
import type { Tables } from '../content/tables.ts';
import { virtualRevolution } from '../index.ts';

export function packOf(parts: object): Readonly<Record<string, unknown>> {
  return packFor(virtualRevolution, parts);
}

export function changed(parts: object): Tables {
  return contentOf(virtualRevolution, packOf(parts));
}

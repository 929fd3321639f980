/** The printed numbers with some changed, the way a content pack changes them. */
import { contentOf, packFor } from '../../test/packs.ts';
import type { Tables } from '../content/tables.ts';
import { venice } from '../index.ts';

export function packOf(parts: object): Readonly<Record<string, unknown>> {
  return packFor(venice, parts);
}

export function changed(parts: object): Tables {
  return contentOf(venice, packOf(parts));
}

/** The printed numbers with some changed, the way a content pack changes them. */
import { contentOf, packFor } from '../../test/packs.ts';
import type { Tables } from '../content/tables.ts';
import { newOrder } from '../index.ts';

export function packOf(parts: object): Readonly<Record<string, unknown>> {
  return packFor(newOrder, parts);
}

export function changed(parts: object): Tables {
  return contentOf(newOrder, packOf(parts));
}

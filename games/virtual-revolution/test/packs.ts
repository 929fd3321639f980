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

/** A 24th beside the 13th and the 14th, named by the First player card. */
export const LARGER = {
  arrs: {
    13: { adjacent: [5, 12, 14, 24] },
    14: { adjacent: [5, 6, 13, 15, 24] },
    24: { district: 'DR', adjacent: [13, 14] },
  },
  numbers: { firstPlayerArr: 24 },
};

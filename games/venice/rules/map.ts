/** The map's geometry (RULES.md, section 6.1): which canals leave a quay, and where they lead. */
import { PRINTED } from '../content/printed.ts';
import { QUAYS, SLOTS, type Canal, type Quay } from '../content/tables.ts';

export interface Exit {
  readonly canal: Canal;
  readonly to: Quay;
}

/** Indexed by the quay. A content pack may change prices, never where canals run. */
const EXITS: readonly (readonly Exit[])[] = Array.from({ length: QUAYS }, (_, quay) =>
  PRINTED.canals.flatMap(({ ends: [first, second] }, canal): readonly Exit[] => {
    if (first === quay) return [{ canal, to: second }];
    return second === quay ? [{ canal, to: first }] : [];
  }),
);

export function exitsOf(quay: Quay): readonly Exit[] {
  return EXITS[quay] as readonly Exit[];
}

/** The quay at the other end of a canal. */
export function otherEnd(canal: Canal, quay: Quay): Quay {
  const ends = PRINTED.canals[canal]?.ends ?? [quay, quay];
  return ends[0] === quay ? ends[1] : ends[0];
}

/** Tiles hold assistants, communal buildings do not (VEN-1.19). */
export function isTile(quay: Quay): boolean {
  return quay < SLOTS;
}

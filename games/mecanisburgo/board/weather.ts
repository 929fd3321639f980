/** MEC-14.37 to 14.41: where each Threat will be after this round if nobody stops it. */
import { isThreat, type Sector, type Tables, type Threat } from '../content/tables.ts';
import { nextSector } from '../rules/recovery.ts';
import type { View } from '../rules/state.ts';

export interface Front {
  readonly threat: Threat;
  readonly from: Sector;
  /** The same sector where it stays. */
  readonly to: Sector;
  readonly destroys: boolean;
}

export function forecast(view: View, content: Tables): readonly Front[] {
  const closed = view.sectors.map(({ forbidden, card }) => forbidden || isThreat(card));
  const fronts: Front[] = [];
  for (const [from, { card }] of view.sectors.entries()) {
    if (!isThreat(card)) continue;
    const { movement } = content.threats[card];
    const next = nextSector(view, from, content, (sector) => closed[sector] !== true);
    const to = movement === 'stay' ? from : (next ?? from);
    const destroys = movement === 'destroy' && to !== from;
    fronts.push({ threat: card, from, to, destroys });
    if (to === from) continue;
    closed[to] = true;
    closed[from] = destroys;
  }
  return fronts;
}

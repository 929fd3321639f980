/** MEC-14.37 to 14.41: where each Threat will be after this round if nobody stops it. */
import { MOORS, THREATS, type Sector, type Tables, type Threat } from '@cabale/mecanisburgo/content/tables.ts';
import type { MecanisburgoView } from '@cabale/mecanisburgo/rules/state.ts';

export interface Front {
  readonly threat: Threat;
  readonly from: Sector;
  /** The same sector where it stays. */
  readonly to: Sector;
  readonly destroys: boolean;
}

const THREAT_IDS: ReadonlySet<string> = new Set(THREATS);

export function isThreatCard(card: string | null): card is Threat {
  return card !== null && THREAT_IDS.has(card);
}

/** Sectors that Threats can come to. */
function reach({ players }: MecanisburgoView, { sizes }: Tables): number {
  return Math.min(MOORS, sizes[players.length as keyof Tables['sizes']].sectors);
}

export function forecast(view: MecanisburgoView, content: Tables): readonly Front[] {
  const last = reach(view, content);
  const closed = view.sectors.map(({ forbidden, card }) => forbidden || isThreatCard(card));
  const fronts: Front[] = [];
  for (const [from, { card }] of view.sectors.entries()) {
    if (!isThreatCard(card)) continue;
    const { movement } = content.threats[card];
    const to = movement === 'stay' ? from : nextOpen(from, last, closed);
    const destroys = movement === 'destroy' && to !== from;
    fronts.push({ threat: card, from, to, destroys });
    if (to === from) continue;
    closed[to] = true;
    closed[from] = destroys;
  }
  return fronts;
}

function nextOpen(from: Sector, last: number, closed: readonly boolean[]): Sector {
  for (let step = 1; step < last; step++) {
    const sector = (from + step) % last;
    if (closed[sector] !== true) return sector;
  }
  return from;
}

/** VEN-18 and VEN-22: what everything is worth in the end. */
import type { ScoreRow, Seat } from '@cabale/engine';
import type { Tables } from '../content/tables.ts';
import { assistantsPlaced, intrigueOf, isDoge, placeInOrder, playerOf, sidesOf, sizeOf } from './counts.ts';
import type { Side, Open } from './state.ts';

/** A marker on the council track; the Doge has two. */
interface Marker {
  readonly side: Side;
  readonly level: number;
}

function markersOf({ players, doge }: Open): readonly Marker[] {
  const markers: Marker[] = players.map(({ council }, side) => ({ side, level: council }));
  for (const level of doge?.council ?? []) markers.push({ side: players.length, level });
  return markers;
}

/** VEN-18.1 to 18.3, 22.3, Q104: tied markers share the rewards of the ranks they fill, rounded down. */
export function councilPoints(open: Open, side: Side, content: Tables): number {
  const markers = markersOf(open);
  const rewards = sizeOf(open, content).council;
  let points = 0;
  for (const { side: owner, level } of markers) {
    if (owner !== side || level === 0) continue;
    const above = markers.filter((other) => other.level > level).length;
    const tied = markers.filter((other) => other.level === level).length;
    const shared = rewards.slice(above, above + tied).reduce((sum, reward) => sum + reward, 0);
    points += Math.floor(shared / tied);
  }
  return points;
}

/** VEN-18.4 to 18.6, 22.4. */
export function assistantPoints(open: Open, side: Side, { numbers }: Tables): number {
  if (isDoge(open, side)) return 0;
  const placed = assistantsPlaced(open, side);
  const { council } = playerOf(open, side);
  if (placed >= numbers.fullCouncil) return council;
  return placed >= numbers.halfCouncil ? Math.ceil(council / 2) : 0;
}

/** VEN-18.9, 22.7. */
export function wealthPoints(open: Open, side: Side, { numbers }: Tables): number {
  return isDoge(open, side) ? 0 : Math.floor(playerOf(open, side).coins / numbers.coinsPerVp);
}

/** VEN-18.10, 16.3. */
export function favourPoints(open: Open, side: Side, { numbers }: Tables): number {
  return !isDoge(open, side) && playerOf(open, side).favour === 'unused' ? numbers.favourVp : 0;
}

export function playPoints(open: Open, side: Side): number {
  return isDoge(open, side) ? (open.doge?.vp ?? 0) : playerOf(open, side).vp;
}

/** What a side would have if the game ended now. */
export function pointsOf(open: Open, side: Side, content: Tables): number {
  return (
    playPoints(open, side) +
    councilPoints(open, side, content) +
    assistantPoints(open, side, content) +
    wealthPoints(open, side, content) +
    favourPoints(open, side, content)
  );
}

/** The scoring table, in the order of VEN-18. */
export function scoreOf(open: Open, content: Tables): readonly ScoreRow[] {
  const sides = Array.from({ length: sidesOf(open) }, (_, side) => side);
  const row = (part: string, points: (side: Side) => number): ScoreRow => ({ part, values: sides.map(points) });
  return [
    row('play', (side) => playPoints(open, side)),
    row('council', (side) => councilPoints(open, side, content)),
    row('assistants', (side) => assistantPoints(open, side, content)),
    row('wealth', (side) => wealthPoints(open, side, content)),
    row('favour', (side) => favourPoints(open, side, content)),
    row('total', (side) => pointsOf(open, side, content)),
    row('intrigue', (side) => intrigueOf(open, side)),
  ];
}

/** VEN-18.11 to 18.13; solo VEN-22.6. A player who has given up is never arrested (VEN-24.5). */
export function arrestedIn(open: Open): Side | null {
  if (open.doge !== null) {
    const own = intrigueOf(open, 0);
    return own > 0 && open.doge.intrigue <= own ? 0 : null;
  }
  let arrested: Seat | null = null;
  for (let place = 0; place < open.players.length; place++) {
    const seat = (open.first + place) % open.players.length;
    const { intrigue, resigned } = playerOf(open, seat);
    if (resigned || intrigue === 0) continue;
    if (arrested === null || intrigue >= intrigueOf(open, arrested)) arrested = seat;
  }
  return arrested;
}

/** VEN-18.14, 18.15, 22.8: by points, then by turn order; the arrested player after all others, then who gave up. */
export function ranksOf(open: Open, arrested: Side | null, content: Tables): readonly number[] {
  if (open.doge !== null) {
    const isWon = arrested === null && !playerOf(open, 0).resigned && leadsDoge(open, content);
    return isWon ? [1, 2] : [2, 1];
  }
  const standings = open.players.map(({ resigned }, seat) => ({
    group: resigned ? 2 : seat === arrested ? 1 : 0,
    points: pointsOf(open, seat, content),
    place: placeInOrder(open, seat),
  }));
  return standings.map((own) => 1 + standings.filter((other) => isBefore(other, own)).length);
}

function leadsDoge(open: Open, content: Tables): boolean {
  return pointsOf(open, 0, content) > pointsOf(open, open.players.length, content);
}

interface Standing {
  readonly group: number;
  readonly points: number;
  readonly place: number;
}

function isBefore(left: Standing, right: Standing): boolean {
  if (left.group !== right.group) return left.group < right.group;
  // Those who gave up share the last rank.
  if (left.group === 2) return false;
  return left.points > right.points || (left.points === right.points && left.place < right.place);
}

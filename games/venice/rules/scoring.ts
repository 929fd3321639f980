/** VEN-18 and VEN-22: what everything is worth in the end. */
import type { ScoreRow, Seat } from '@cabale/engine';
import type { Tables } from '../content/tables.ts';
import { assistantsPlaced, intrigueOf, isDoge, placeInOrder, playerOf, sidesOf, sizeOf } from './counts.ts';
import type { Side, VeniceState } from './state.ts';

/** A marker on the council track; the Doge has two. */
interface Marker {
  readonly side: Side;
  readonly level: number;
}

function markersOf({ players, doge, seats }: VeniceState): readonly Marker[] {
  const markers: Marker[] = players.map(({ council }, side) => ({ side, level: council }));
  for (const level of doge?.council ?? []) markers.push({ side: seats, level });
  return markers;
}

/** VEN-18.1 to 18.3, 22.3, Q104: tied markers share the rewards of the ranks they fill, rounded down. */
export function councilPoints(state: VeniceState, side: Side, content: Tables): number {
  const markers = markersOf(state);
  const rewards = sizeOf(state, content).council;
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
export function assistantPoints(state: VeniceState, side: Side, { numbers }: Tables): number {
  if (isDoge(state, side)) return 0;
  const placed = assistantsPlaced(state, side);
  const { council } = playerOf(state, side);
  if (placed >= numbers.fullCouncil) return council;
  return placed >= numbers.halfCouncil ? Math.ceil(council / 2) : 0;
}

/** VEN-18.9, 22.7. */
export function wealthPoints(state: VeniceState, side: Side, { numbers }: Tables): number {
  return isDoge(state, side) ? 0 : Math.floor(playerOf(state, side).coins / numbers.coinsPerVp);
}

/** VEN-18.10, 16.3. */
export function favourPoints(state: VeniceState, side: Side, { numbers }: Tables): number {
  return !isDoge(state, side) && playerOf(state, side).favour === 'unused' ? numbers.favourVp : 0;
}

export function playPoints(state: VeniceState, side: Side): number {
  return isDoge(state, side) ? (state.doge?.vp ?? 0) : playerOf(state, side).vp;
}

/** What a side would have if the game ended now. */
export function pointsOf(state: VeniceState, side: Side, content: Tables): number {
  return (
    playPoints(state, side) +
    councilPoints(state, side, content) +
    assistantPoints(state, side, content) +
    wealthPoints(state, side, content) +
    favourPoints(state, side, content)
  );
}

/** The scoring table, in the order of VEN-18. */
export function scoreOf(state: VeniceState, content: Tables): readonly ScoreRow[] {
  const sides = Array.from({ length: sidesOf(state) }, (_, side) => side);
  const row = (part: string, points: (side: Side) => number): ScoreRow => ({ part, values: sides.map(points) });
  return [
    row('play', (side) => playPoints(state, side)),
    row('council', (side) => councilPoints(state, side, content)),
    row('assistants', (side) => assistantPoints(state, side, content)),
    row('wealth', (side) => wealthPoints(state, side, content)),
    row('favour', (side) => favourPoints(state, side, content)),
    row('total', (side) => pointsOf(state, side, content)),
    row('intrigue', (side) => intrigueOf(state, side)),
  ];
}

/** VEN-18.11 to 18.13; solo VEN-22.6. Whoever has given up is not arrested in the place of others (VEN-24.5). */
export function arrestedIn(state: VeniceState): Side | null {
  if (state.doge !== null) {
    const own = intrigueOf(state, 0);
    return own > 0 && state.doge.intrigue <= own ? 0 : null;
  }
  let arrested: Seat | null = null;
  for (let place = 0; place < state.seats; place++) {
    const seat = (state.first + place) % state.seats;
    const { intrigue, resigned } = playerOf(state, seat);
    if (resigned || intrigue === 0) continue;
    if (arrested === null || intrigue >= intrigueOf(state, arrested)) arrested = seat;
  }
  return arrested;
}

/** VEN-18.14, 18.15, 22.8: by points, then by turn order; the arrested player after all others, then who gave up. */
export function ranksOf(state: VeniceState, arrested: Side | null, content: Tables): readonly number[] {
  if (state.doge !== null) {
    const isWon = arrested === null && !playerOf(state, 0).resigned && leadsDoge(state, content);
    return isWon ? [1, 2] : [2, 1];
  }
  const standings = state.players.map(({ resigned }, seat) => ({
    group: resigned ? 2 : seat === arrested ? 1 : 0,
    points: pointsOf(state, seat, content),
    place: placeInOrder(state, seat),
  }));
  return standings.map((own) => 1 + standings.filter((other) => isBefore(other, own)).length);
}

function leadsDoge(state: VeniceState, content: Tables): boolean {
  return pointsOf(state, 0, content) > pointsOf(state, state.seats, content);
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

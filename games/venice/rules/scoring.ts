/** VEN-18 and VEN-22: what everything is worth in the end. */
import type { ScoreRow, Seat } from '@cabale/engine';
import type { Tables } from '../content/tables.ts';
import { assistantsPlaced, dogeOf, holderOf, isDoge, placeInOrder, playerOf, sidesOf, sizeOf } from './counts.ts';
import type { Side, Open } from './state.ts';

/** VEN-18.1 to 18.3, 22.3: the reward of a council marker; tied markers share the rewards of the ranks they fill. */
export function markerReward(open: Open, level: number, content: Tables): number {
  if (level === 0) return 0;
  const { players, doge } = open;
  let above = 0;
  let tied = 0;
  for (let seat = 0; seat < players.length; seat++) {
    const { council } = playerOf(open, seat);
    if (council > level) above++;
    else if (council === level) tied++;
  }
  if (doge !== null) {
    for (const family of doge.council) {
      if (family > level) above++;
      else if (family === level) tied++;
    }
  }
  const rewards = sizeOf(open, content).council;
  let shared = 0;
  for (let rank = above; rank < above + tied; rank++) shared += rewards[rank] ?? 0;
  return shared / tied;
}

/** The levels of a side's council markers: the Doge has two. */
export function councilLevels(open: Open, side: Side): readonly number[] {
  return isDoge(open, side) ? dogeOf(open).council : [playerOf(open, side).council];
}

/** Q104: each share is rounded down. */
export function councilPoints(open: Open, side: Side, content: Tables): number {
  return councilLevels(open, side).reduce((sum, level) => sum + Math.floor(markerReward(open, level, content)), 0);
}

/** VEN-18.4 to 18.6: the fraction of the council level that a seat scores. */
export function assistantShare(open: Open, seat: Seat, { numbers }: Tables): number {
  const placed = assistantsPlaced(open, seat);
  if (placed >= numbers.fullCouncil) return 1;
  return placed >= numbers.halfCouncil ? 0.5 : 0;
}

/** VEN-22.4: the Doge's assistants score nothing. */
export function assistantPoints(open: Open, side: Side, content: Tables): number {
  return isDoge(open, side) ? 0 : Math.ceil(assistantShare(open, side, content) * playerOf(open, side).council);
}

/** VEN-18.9, 22.7. */
export function wealthPoints(open: Open, side: Side, { numbers }: Tables): number {
  return isDoge(open, side) ? 0 : Math.floor(playerOf(open, side).coins / numbers.coinsPerVp);
}

/** VEN-18.10, 16.3. */
export function favourPoints(open: Open, side: Side, { numbers }: Tables): number {
  return !isDoge(open, side) && playerOf(open, side).favour === 'unused' ? numbers.favourVp : 0;
}

/** What a side would have if the game ended now. */
export function pointsOf(open: Open, side: Side, content: Tables): number {
  return (
    holderOf(open, side).vp +
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
    row('play', (side) => holderOf(open, side).vp),
    row('council', (side) => councilPoints(open, side, content)),
    row('assistants', (side) => assistantPoints(open, side, content)),
    row('wealth', (side) => wealthPoints(open, side, content)),
    row('favour', (side) => favourPoints(open, side, content)),
    row('total', (side) => pointsOf(open, side, content)),
    row('intrigue', (side) => holderOf(open, side).intrigue),
  ];
}

/** VEN-18.11 to 18.13; solo VEN-22.6. A player who has resigned is never arrested (VEN-24.5). */
export function arrestedIn(open: Open): Side | null {
  if (open.doge !== null) {
    const { intrigue } = playerOf(open, 0);
    return intrigue > 0 && open.doge.intrigue <= intrigue ? 0 : null;
  }
  let arrested: Seat | null = null;
  for (let place = 0; place < open.players.length; place++) {
    const seat = (open.first + place) % open.players.length;
    const { intrigue, resigned } = playerOf(open, seat);
    if (resigned || intrigue === 0) continue;
    if (arrested === null || intrigue >= playerOf(open, arrested).intrigue) arrested = seat;
  }
  return arrested;
}

/** VEN-18.14, 18.15, 22.8: by points, then by turn order; then the arrested player, then those who resigned. */
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
  // Those who resigned share the last rank.
  if (left.group === 2) return false;
  return left.points > right.points || (left.points === right.points && left.place < right.place);
}

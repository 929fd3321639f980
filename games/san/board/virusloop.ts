/** The path of the virus track: from the Port around a Virus card's squares and back, in percent of the track's size. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const PORT: Point = { x: 50, y: 50 };
/** The pawn's place on the Port, beside its middle so that the Port stays clickable. */
export const ON_PORT: Point = { x: 70, y: 50 };

/** The loop of the far side on an upright track; the near one is the same, rotated by 180°. */
const LOOP: readonly Point[] = [PORT, { x: 20, y: 40 }, { x: 20, y: 5 }, { x: 80, y: 5 }, { x: 80, y: 40 }, PORT];

export function loopOf(side: 'near' | 'far'): readonly Point[] {
  return side === 'far' ? LOOP : LOOP.map(({ x, y }) => ({ x: 100 - x, y: 100 - y }));
}

/** The place of square `square` of `squares`, evenly spaced from Port to Port. */
export function squareAt(side: 'near' | 'far', square: number, squares: number): Point {
  const path = loopOf(side);
  const lengths = path.slice(1).map((to, index) => {
    const from = path[index] ?? to;
    return Math.hypot(to.x - from.x, to.y - from.y);
  });
  let left = (square / (squares + 1)) * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    const from = path[index];
    const to = path[index + 1];
    if (from === undefined || to === undefined) break;
    if (left <= length) {
      const part = length === 0 ? 0 : left / length;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    }
    left -= length;
  }
  return PORT;
}

/** The same point on a lying track, whose far side is on the right. */
export function lyingDown({ x, y }: Point): Point {
  return { x: 100 - y, y: x };
}

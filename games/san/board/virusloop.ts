/** The circuit trace: from the Port around a Virus card's squares and back to the Port, in percent of its field. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const PORT: Point = { x: 50, y: 50 };
/** Where the pawn stands on the Port, so that the Port can still be pointed at. */
export const ON_PORT: Point = { x: 70, y: 50 };

/** The loop on the far side, standing upright; the near one is the same, turned round. */
const LOOP: readonly Point[] = [PORT, { x: 20, y: 40 }, { x: 20, y: 5 }, { x: 80, y: 5 }, { x: 80, y: 40 }, PORT];

export function loopOf(side: 'near' | 'far'): readonly Point[] {
  return side === 'far' ? LOOP : LOOP.map(({ x, y }) => ({ x: 100 - x, y: 100 - y }));
}

/** Where square `square` of `squares` lies, evenly spaced from Port to Port. */
export function squareAt(side: 'near' | 'far', square: number, squares: number): Point {
  return along(loopOf(side), square / (squares + 1));
}

/** The same point where the track lies on its side: far to the right. */
export function lyingDown({ x, y }: Point): Point {
  return { x: 100 - y, y: x };
}

function along(path: readonly Point[], share: number): Point {
  const lengths = path.slice(1).map((to, index) => distance(path[index] ?? to, to));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
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

function distance(from: Point, to: Point): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}

/** Zoom of a map and the part at the frame's top left, as fractions of the whole map. */
export interface Look {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const HOME: Look = { zoom: 1, x: 0, y: 0 };
const CLOSEST = 4;

/** Limits the position so that the frame shows nothing but the map. */
function kept({ zoom, x, y }: Look): Look {
  const most = 1 - 1 / zoom;
  return { zoom, x: Math.min(most, Math.max(0, x)), y: Math.min(most, Math.max(0, y)) };
}

/** Zooms by a factor around a point of the frame. */
export function zoomAt({ zoom, x, y }: Look, factor: number, at: Point): Look {
  const closer = Math.min(CLOSEST, Math.max(1, zoom * factor));
  const shift = 1 / zoom - 1 / closer;
  return kept({ zoom: closer, x: x + at.x * shift, y: y + at.y * shift });
}

/** Moves the map by the distance between two points of the frame. */
export function drag({ zoom, x, y }: Look, from: Point, to: Point): Look {
  return kept({ zoom, x: x - (to.x - from.x) / zoom, y: y - (to.y - from.y) / zoom });
}

/** Pinch gesture: one finger is still, the other moves between two points of the frame. */
export function pinch(look: Look, still: Point, from: Point, to: Point): Look {
  const before = Math.hypot(from.x - still.x, from.y - still.y);
  const after = Math.hypot(to.x - still.x, to.y - still.y);
  return before === 0 ? look : zoomAt(look, after / before, still);
}

// Duration of the animation, by distance.
const SHORTEST_MS = 200;
const LONGEST_MS = 400;
const MS_PER_PIXEL = 0.45;
const EASING = 'cubic-bezier(0.22, 1.08, 0.36, 1)';
/** Smaller movements, in pixels, are not animated. */
const SMALLEST_STEP = 3;

interface Place {
  readonly onBoard: DOMRect;
  /** The parent element of the piece, and the position in it. */
  readonly parent: Element | null;
  readonly inParent: DOMRect;
}

/** The positions of the pieces just before the board changed. */
export type Places = ReadonlyMap<string, Place>;

/** The positions of all pieces by their id. */
export function placesOfPieces(): Places {
  const ground = groundOf();
  return new Map(pieces().map(([name, element]) => [name, placeOf(element, ground)]));
}

function placeOf(element: Element, ground: DOMRect | undefined): Place {
  const parent = element.parentElement;
  return {
    onBoard: placeOn(ground, element),
    parent,
    inParent: placeOn(parent?.getBoundingClientRect(), element),
  };
}

/** The area that positions are relative to: when a longer prompt pushes it down, nothing on it has moved. */
function groundOf(): DOMRect | undefined {
  return document.querySelector('[data-ground]')?.getBoundingClientRect();
}

function placeOn(ground: DOMRect | undefined, element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return new DOMRect(x - (ground?.x ?? 0), y - (ground?.y ?? 0), width, height);
}

/**
 * Animates every piece that has moved, even into another part of the board. With reduced motion it is highlighted
 * instead, unless it only moved together with its parent.
 */
export function travelFrom(before: Places): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const ground = groundOf();
  const moved = pieces().flatMap(([name, element]) => {
    const was = before.get(name);
    const is = placeOf(element, ground);
    return was !== undefined && hasMoved(was.onBoard, is.onBoard) ? [{ element, was, is }] : [];
  });
  if (calm) lightUp(moved.filter(({ was, is }) => hasLeft(was, is)).map(({ element }) => element));
  else for (const { element, was, is } of moved) move(element, was.onBoard, is.onBoard);
}

function hasLeft(was: Place, is: Place): boolean {
  return was.parent !== is.parent || hasMoved(was.inParent, is.inParent);
}

/** Switches the highlight on and off without a transition, because fading is motion too. */
function lightUp(elements: readonly Element[]): void {
  for (const element of elements) element.setAttribute('data-moved', '');
  setTimeout(() => {
    for (const element of elements) element.removeAttribute('data-moved');
  }, LONGEST_MS);
}

function pieces(): [string, Element][] {
  return [...document.querySelectorAll('[data-piece]')].map((element) => [
    element.getAttribute('data-piece') ?? '',
    element,
  ]);
}

function hasMoved(was: DOMRect, is: DOMRect): boolean {
  const isVisible = was.width > 0 && is.width > 0;
  return isVisible && (Math.abs(was.x - is.x) > SMALLEST_STEP || Math.abs(was.y - is.y) > SMALLEST_STEP);
}

function move(element: Element, was: DOMRect, is: DOMRect): void {
  const [x, y] = [was.x - is.x, was.y - is.y];
  const size = `scale(${was.width / is.width}, ${was.height / is.height})`;
  const start = { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) ${size}`, zIndex: 10 };
  const duration = Math.min(LONGEST_MS, SHORTEST_MS + Math.hypot(x, y) * MS_PER_PIXEL);
  element.animate([start, { transformOrigin: '0 0', transform: 'none', zIndex: 10 }], { duration, easing: EASING });
}

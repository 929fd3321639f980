import { createContext } from 'react';

/** How long things travel, by how far they go. */
const SHORTEST_MS = 200;
const LONGEST_MS = 400;
const MS_PER_PIXEL = 0.45;
const EASING = 'cubic-bezier(0.22, 1.08, 0.36, 1)';
/** Less than this nobody sees. */
const SMALLEST_STEP = 3;

/** Where the pieces were just before the table changed. */
export type Places = ReadonlyMap<string, DOMRect>;

/**
 * Lets pieces travel: it knows every piece by name, measures where they are before the table is drawn anew and, after,
 * moves each from there to its new place, even into another part of the board.
 */
export class Travel {
  private readonly pieces = new Map<string, Element>();

  /** A piece has come onto the table; returns how it leaves. */
  enter(name: string, element: Element): () => void {
    this.pieces.set(name, element);
    return () => {
      if (this.pieces.get(name) === element) this.pieces.delete(name);
    };
  }

  places(): Places {
    return new Map([...this.pieces].map(([name, element]) => [name, element.getBoundingClientRect()]));
  }

  /** Moves what has changed its place; whoever wants no motion sees it light up instead. */
  from(before: Places): void {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const moved = [...this.pieces].flatMap(([name, element]) => {
      const was = before.get(name);
      const is = element.getBoundingClientRect();
      return was !== undefined && hasMoved(was, is) ? [{ element, was, is }] : [];
    });
    for (const { element, was, is } of moved) {
      if (calm) element.animate([{ filter: 'brightness(1.7)' }, { filter: 'none' }], LONGEST_MS);
      else move(element, was, is);
    }
  }
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

export const TravelContext = createContext(new Travel());

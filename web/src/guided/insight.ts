import type { Ref } from '@cabale/engine';
import { useEffect } from 'react';

/** Scrolls the first of the things into the viewport, so that players need not search for what a lesson shows. */
export function useScrollIntoView(things: readonly Ref[]): void {
  useEffect(() => {
    const shown = things.flatMap(drawn)[0];
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: calm ? 'instant' : 'smooth' });
  }, [things]);
}

/** The visible elements of a thing. Some things are rendered twice, with one of the two hidden at this screen size. */
function drawn(thing: Ref): readonly Element[] {
  const places = document.querySelectorAll(`.table-board [data-thing="${CSS.escape(thing)}"]`);
  return [...places].filter((place) => place.getClientRects().length > 0);
}

import type { Ref } from '@cabale/engine';
import { useEffect } from 'react';

/** Brings the first of the things into sight, gently, where it is not: nobody should have to look for what a lesson shows. */
export function useInSight(things: readonly Ref[]): void {
  useEffect(() => {
    const shown = things.flatMap(drawn)[0];
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    shown?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: calm ? 'instant' : 'smooth' });
  }, [things]);
}

/** Where a thing stands on the table; some stand in several places, of which one has no room on this screen. */
function drawn(thing: Ref): readonly Element[] {
  const places = document.querySelectorAll(`.table-board [data-thing="${CSS.escape(thing)}"]`);
  return [...places].filter((place) => place.getClientRects().length > 0);
}

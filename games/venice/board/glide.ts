/** Boats follow the bend of the canal they have just been rowed along. */
import type { Gondola } from '../rules/state.ts';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { alongFrom, shiftTo } from './geography.ts';
import type { VeniceTable } from './table.ts';

const MS_PER_CANAL = 420;

/** For the element that carries the boat. */
export function useGlide({ events, content }: VeniceTable, gondola: Gondola): RefObject<HTMLDivElement | null> {
  const berth = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const rowed = events.filter((event) => event.kind === 'rowed' && event.gondola === gondola);
    const places = rowed.flatMap((event) =>
      event.kind === 'rowed' ? alongFrom(event.canal, event.from, content) : [],
    );
    const element = berth.current;
    if (element === null || places.length === 0 || !wantsMotion()) return;
    const frames = places.map((place): Keyframe => ({ transform: shiftTo(place) }));
    element.animate(frames, { duration: MS_PER_CANAL * rowed.length, easing: 'ease-in-out' });
  }, [events, content, gondola]);
  return berth;
}

/** No motion if the user prefers none, or the browser cannot animate. */
export function wantsMotion(): boolean {
  return 'animate' in Element.prototype && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

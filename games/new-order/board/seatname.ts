import { useSay } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import { isSodHq, seatRef, words } from '@cabale/new-order';
import { useCallback } from 'react';
import type { NewOrderTable } from './table.ts';

/** What whoever owns an HQ is called: by name, or SOD. */
export function useSeatName({ seats, view }: NewOrderTable): (seat: Seat) => string {
  const say = useSay();
  return useCallback(
    (seat: Seat) => {
      if (isSodHq(view, seat)) return say({ key: 'thing.sod' });
      return seats.find((info) => info.seat === seat)?.name ?? say(words.name(seatRef(seat)));
    },
    [seats, view, say],
  );
}

/** What every part of the board looks at, and from which seat. */
import { spokenOf, type BoardProps } from '@cabale/design';
import type { Ref, Seat } from '@cabale/engine';
import type { Venice, VeniceEvent, VeniceView } from '@cabale/venice/rules/state.ts';
import { dogeCardRef, quantityRef } from '@cabale/venice/text/refs.ts';
import { words } from '@cabale/venice/text/words.ts';

export interface VeniceTable extends Pick<BoardProps<Venice>, 'view' | 'content' | 'seats' | 'decision' | 'events'> {
  /** The seat at the bottom: the observer's own, the first for the audience. */
  readonly near: Seat;
  /** What has just been spoken of: it shows for a moment that it is new. */
  readonly fresh: ReadonlySet<Ref>;
}

export function tableOf({ view, content, seats, decision, observer, events }: BoardProps<Venice>): VeniceTable {
  const near = observer === 'audience' ? 0 : observer;
  const fresh = new Set([...spokenOf(words, events), ...events.flatMap(changedBy)]);
  return { view, content, seats, decision, events, near, fresh };
}

/** What changes without a line in the log. */
function changedBy(event: VeniceEvent): readonly Ref[] {
  switch (event.kind) {
    case 'changed':
      return [event.what === 'council' ? 'council:track' : quantityRef(event.what, event.side)];
    case 'cubes':
      return [event.from, event.to].flatMap((gondola): readonly Ref[] =>
        gondola === null ? [] : [`cargo:${gondola}`],
      );
    case 'dogeRefilled':
      return [dogeCardRef(event.card)];
    default:
      return [];
  }
}

/** Seats in the order they sit round the table, from the observer's left; the own one last. */
export function seatOrder({ players }: VeniceView, near: Seat): readonly Seat[] {
  return players.map((_, index) => (near + 1 + index) % players.length);
}

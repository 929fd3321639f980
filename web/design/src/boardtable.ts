import type { GameTypes, GameWords, Ref, Seat } from '@cabale/engine';
import type { BoardProps } from './board.ts';

/** Props of every part of a board: those of the board, with the seat at the bottom. */
export interface BoardTable<T extends GameTypes> extends Pick<
  BoardProps<T>,
  'view' | 'content' | 'seats' | 'decision' | 'events'
> {
  /** The seat at the bottom: the observer's own, the first for the audience. */
  readonly near: Seat;
  /** Things the latest events are about; they are highlighted for a moment. */
  readonly fresh: ReadonlySet<Ref>;
}

/** Props of a part of a board. */
export interface TableProps<T extends GameTypes> {
  readonly table: BoardTable<T>;
}

export function boardTable<T extends GameTypes>(props: BoardProps<T>, words: GameWords<T>): BoardTable<T> {
  const { view, content, seats, decision, events, observer } = props;
  const near = observer === 'audience' ? 0 : observer;
  const fresh = new Set(events.flatMap((event) => Object.values(words.event(event)?.refs ?? {})));
  return { view, content, seats, decision, events, near, fresh };
}

/** A table outside a game, for the pictures of a rules page. */
export function sampleTable<T extends GameTypes>(
  view: T['view'],
  content: T['content'],
  names: readonly string[] = [],
): BoardTable<T> {
  const seats = names.map((name, seat) => ({ seat, name, player: { kind: 'person' } as const }));
  return { view, content, seats, decision: undefined, events: [], near: 0, fresh: new Set() };
}

/** The other seats in seating order, from the left of `near`. */
export function otherSeats(near: Seat, count: number): readonly Seat[] {
  return Array.from({ length: count - 1 }, (_, index) => (near + 1 + index) % count);
}

/** The class of a thing that has just arrived or changed. */
export function freshness({ fresh }: { readonly fresh: ReadonlySet<Ref> }, thing: Ref): string {
  return fresh.has(thing) ? 'fresh' : '';
}

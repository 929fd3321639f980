/** What every part of the board looks at, and from which seat. */
import { spokenOf, type BoardProps } from '@cabale/design';
import type { Ref, Seat } from '@cabale/engine';
import type { Mecanisburgo, MecanisburgoView } from '@cabale/mecanisburgo/rules/state.ts';
import { words } from '@cabale/mecanisburgo/text/words.ts';

type Props = BoardProps<Mecanisburgo>;

export interface CityTable extends Pick<Props, 'view' | 'content' | 'seats' | 'decision' | 'events'> {
  /** The seat at the bottom: the observer's own, the first for the audience. */
  readonly near: Seat;
  /** What has just been spoken of: it shows for a moment that it is new. */
  readonly fresh: ReadonlySet<Ref>;
}

export interface TableProps {
  readonly table: CityTable;
}

export function tableOf({ view, content, seats, decision, observer, events }: Props): CityTable {
  const near = observer === 'audience' ? 0 : observer;
  return { view, content, seats, decision, events, near, fresh: spokenOf(words, events) };
}

/** Seats in the order they sit round the table, from the left of whoever looks; the own one last. */
export function seatOrder({ players }: MecanisburgoView, near: Seat): readonly Seat[] {
  return players.map((_, index) => (near + 1 + index) % players.length);
}

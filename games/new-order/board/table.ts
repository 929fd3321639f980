/** What every part of the board looks at, and from which seat. */
import { spokenOf, type BoardProps } from '@cabale/design';
import type { Ref, Seat } from '@cabale/engine';
import type { Company } from '@cabale/new-order/content/tables.ts';
import { playerOf } from '@cabale/new-order/rules/counts.ts';
import { pointsOf } from '@cabale/new-order/rules/scoring.ts';
import type { Hq, NewOrder, NewOrderView } from '@cabale/new-order/rules/state.ts';
import { words } from '@cabale/new-order/text/words.ts';
import type { Holdings } from './pieces.ts';

export interface NewOrderTable extends Pick<
  BoardProps<NewOrder>,
  'view' | 'content' | 'seats' | 'decision' | 'events'
> {
  /** The seat at the bottom: the observer's own, the first for the audience. */
  readonly near: Seat;
  /** What has just been spoken of: it shows for a moment that it is new. */
  readonly fresh: ReadonlySet<Ref>;
  readonly holdings: Holdings;
}

export function tableOf(props: BoardProps<NewOrder>, holdings: Holdings): NewOrderTable {
  const { view, content, seats, decision, observer, events } = props;
  const near = observer === 'audience' ? 0 : observer;
  return { view, content, seats, decision, events, near, fresh: spokenOf(words, events), holdings };
}

/** Types of companies that are worth more to whoever looks. */
export function wantedTypes({ view, near }: NewOrderTable): readonly Company[] {
  return view.solo?.objectives ?? playerOf(view, near).objectives ?? [];
}

/** HQs in the order they sit round the table, from the left of whoever looks; the own one last. */
export function hqOrder(view: NewOrderView, near: Seat): readonly number[] {
  const { length } = view.hqs;
  return view.hqs.map((_: Hq, index) => (near + 1 + index) % length);
}

/** NO-9: what a player would have if the game ended now, as far as whoever looks can know. */
export function pointsNow({ view, content }: NewOrderTable, seat: Seat): number {
  return pointsOf(view, seat, content);
}

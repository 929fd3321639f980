/** What options change, computed by the functions that the rules use: the words promise it. */
import type { Seat, Sentence } from '@cabale/engine';
import type { Agent, Boost, CorruptionCard, Tables } from '../content/tables.ts';
import { drawable } from '../rules/corruption.ts';
import { isBoostCard, playerOf, usableTitle } from '../rules/counts.ts';
import type { Counted, View, VirtualRevolution } from '../rules/state.ts';

type Promises = NonNullable<Sentence<VirtualRevolution>['promises']>;

/** Changes of a seat, each under the name of what changes. */
export function changes(side: Seat, by: Partial<Record<Counted, number>>): Promises {
  return Object.fromEntries(
    Object.entries(by).map(([what, change]) => [what, { what: what as Counted, side, by: change }]),
  );
}

/** With its sign, as texts show what an Action brings or costs. */
export function signed(euros: number): string {
  if (euros === 0) return '0';
  return euros > 0 ? `+${euros}` : `−${-euros}`;
}

/** VR-7.5: as many Corruption cards as there are. */
export function drawn(view: View, cards: number): number {
  return Math.min(cards, drawable(view));
}

/** VR-29: what is lost by suffering the card; of pieces, the victim chooses one afterwards. */
export function suffered(view: View, seat: Seat, card: CorruptionCard): Promises {
  const { euros, revenue } = playerOf(view, seat);
  if (card.kind === 'money') return changes(seat, { euros: -Math.min(card.euros, euros) });
  return card.kind === 'revenue' ? changes(seat, { revenue: -Math.min(card.by, revenue) }) : {};
}

/** An Agent in service is discarded, unless Quartier Latin may still keep it (VR-28.3). */
export function agentLost(view: View, seat: Seat, content: Tables): Promises {
  return isProtected(view, seat, content) ? {} : changes(seat, { agents: -1 });
}

/** A Boost is discarded, and with it the Agent that it is. */
export function boostLost(seat: Seat, boost: Boost): Promises {
  return changes(seat, { boosts: -1, ...(isBoostCard(boost) ? {} : { agents: -1 }) });
}

export function boostLostUnlessKept(view: View, seat: Seat, boost: Boost, content: Tables): Promises {
  return isProtected(view, seat, content) ? {} : boostLost(seat, boost);
}

function isProtected(view: View, seat: Seat, content: Tables): boolean {
  return usableTitle(view, seat, 'protect', content) !== null;
}

/** VR-17.2: the table once the Agent has left service, where its promotion is judged. */
export function withoutAgent(view: View, seat: Seat, agent: Agent): View {
  const players = view.players.map((player, other) =>
    other === seat ? { ...player, service: player.service.filter((each) => each.agent !== agent) } : player,
  );
  return { ...view, players };
}

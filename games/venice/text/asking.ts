/** Words that several steps share. */
import type { Asking, OptionWords, Promised, Seat } from '@cabale/engine';
import type { Resource, Tables } from '../content/tables.ts';
import { gondolaOf } from '../rules/counts.ts';
import { intrigueTaken } from '../rules/quantities.ts';
import type { Changes, Counted, Venice, Step, View } from '../rules/state.ts';
import { amountsRef, type VeniceRef } from './refs.ts';

type Words<Option = unknown> = OptionWords<Venice, Step, Option>;
type Promises = Readonly<Record<string, Promised<Venice>>>;

/** The seat that has to answer; the observer's own where a step asks several seats simultaneously. */
export function deciderOf({ view, step }: Asking<Venice>): Seat {
  if ('seat' in step) return step.seat;
  return view.observer === 'audience' ? view.active : view.observer;
}

/** Changes as promises, each under the name of what changes. */
export function promised(side: Seat, changes: Changes): Promises {
  const entries = Object.entries(changes) as [Counted, number][];
  return Object.fromEntries(entries.map(([what, by]) => [what, { what, side, by }]));
}

/** The change that the text counts, and others that come with it. */
export function counted(side: Seat, what: Counted, by: number, others: Changes = {}): Promises {
  return { ...promised(side, others), count: { what, side, by } };
}

/** VEN-1.3, 1.4: taking intrigue, or what it costs where there is no room for any. */
export function intrigueCost(view: View, side: Seat, by: number, content: Tables) {
  const { intrigue, vp } = intrigueTaken(view, side, by, content);
  const isCapped = intrigue < by;
  const promises = isCapped ? counted(side, 'vp', vp, { intrigue }) : counted(side, 'intrigue', intrigue);
  return { isCapped, promises, changes: { intrigue, vp }, cost: amountsRef({ intrigue, vp }) };
}

/** An answer that belongs to no piece. */
export const answerOnly = { things: (): readonly VeniceRef[] => ['answer:none'] };

export const none = (at: 'influence' | 'councillors' | 'complete' | 'indulgence') => ({
  ...answerOnly,
  sentence: () => ({ key: `option.none.${at}` }) as const,
});

export const fromSupply: Words<{ readonly resource: Resource }> = { things: ({ resource }) => [`supply:${resource}`] };

/** What a crossing costs: a parchment, an intrigue, or with mission 21 a cube. */
export const price = {
  parchment: {
    sentence: (_option, asking) => ({ promises: counted(deciderOf(asking), 'parchments', -1) }),
    things: (_option, asking) => [`parchments:${deciderOf(asking)}`],
  } satisfies Words,
  intrigue: {
    sentence(_option, asking) {
      const { isCapped, promises } = intrigueCost(asking.view, deciderOf(asking), 1, asking.content);
      return isCapped ? { key: 'option.intrigueCap', promises } : { promises };
    },
    things: (_option, asking) => [`intrigue:${deciderOf(asking)}`],
  } satisfies Words,
  cube: {
    sentence: ({ gondola }, asking) => ({
      refs: { gondola: `gondola:${gondolaOf(deciderOf(asking), gondola)}` },
      promises: promised(deciderOf(asking), { cubes: -1 }),
    }),
    things: ({ gondola, resource }, asking) => [`cargo:${gondolaOf(deciderOf(asking), gondola)}:${resource}`],
  } satisfies Words<{ readonly gondola: number; readonly resource: Resource }>,
};

/** VEN-21.21: a mission drawn costs a card of the Doge's pile, while there is one. */
export function isDogeCardLost({ doge }: View): boolean {
  return doge !== null && doge.pileCount > 0;
}

export function lostDogeCard(view: View): Promises {
  return isDogeCardLost(view) ? { dogeCard: { what: 'dogePile', side: view.players.length, by: -1 } } : {};
}

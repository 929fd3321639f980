/** Words that several steps share. */
import type { Asking, OptionWords, Seat } from '@cabale/engine';
import type { Resource } from '../content/tables.ts';
import { gondolaOf } from '../rules/counts.ts';
import type { Quantity, Venice, Step } from '../rules/state.ts';
import type { VeniceRef } from './refs.ts';

type Words<Option = unknown> = OptionWords<Venice, Step, Option>;

/** The seat that has to answer; the observer's own where a step asks several seats simultaneously. */
export function deciderOf({ view, step }: Asking<Venice>): Seat {
  if ('seat' in step) return step.seat;
  return view.observer === 'audience' ? view.active : view.observer;
}

/** An answer that belongs to no piece. */
export const answerOnly = { things: (): readonly VeniceRef[] => ['answer:none'] };

export const none = (at: 'influence' | 'councillors' | 'complete' | 'indulgence') => ({
  ...answerOnly,
  sentence: () => ({ key: `option.none.${at}` }) as const,
});

/** An answer shown at one of the own numbers. */
export const atOwn = (what: Quantity): Words => ({
  things: (_option, asking) => [`${what}:${deciderOf(asking)}`],
});

export const fromSupply: Words<{ readonly resource: Resource }> = { things: ({ resource }) => [`supply:${resource}`] };

/** What a crossing costs: a parchment, an intrigue, or with mission 21 a cube. */
export const price = {
  parchment: atOwn('parchments'),
  intrigue: atOwn('intrigue'),
  cube: {
    sentence: ({ gondola }, asking) => ({ refs: { gondola: `gondola:${gondolaOf(deciderOf(asking), gondola)}` } }),
    things: ({ gondola, resource }, asking) => [`cargo:${gondolaOf(deciderOf(asking), gondola)}:${resource}`],
  } satisfies Words<{ readonly gondola: number; readonly resource: Resource }>,
};

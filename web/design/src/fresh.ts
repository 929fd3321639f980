import type { GameTypes, GameWords, Ref } from '@cabale/engine';

/** What the events just told speak of: it shows for a moment that it is new. */
export function spokenOf<T extends GameTypes>(words: GameWords<T>, events: readonly T['event'][]): ReadonlySet<Ref> {
  return new Set(events.flatMap((event) => Object.values(words.event(event)?.refs ?? {})));
}

/** The class of something that has just come or changed. */
export function freshness({ fresh }: { readonly fresh: ReadonlySet<Ref> }, thing: Ref): string {
  return fresh.has(thing) ? 'fresh' : '';
}

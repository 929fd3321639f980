import type { EventBase, Observer, Seat, StateBase } from './game.ts';

/** An event with its audience: everybody, or one seat while the others hear `open` or nothing. */
export interface Told<Event extends EventBase = EventBase, State extends StateBase = StateBase> {
  readonly event: Event;
  readonly to?: Seat;
  readonly open?: Event;
  /** The table as it stood when the rules paused after this event. */
  readonly scene?: State;
}

/** What an observer hears of an event. */
export function heard<Event extends EventBase>(told: Told<Event>, observer: Observer): Event | undefined {
  if (told.to === undefined || told.to === observer) return told.event;
  return told.open;
}

/** What an observer hears of a list of events. */
export function heardBy<Event extends EventBase>(all: readonly Told<Event>[], observer: Observer): Event[] {
  const events: Event[] = [];
  for (const told of all) {
    const event = heard(told, observer);
    if (event !== undefined) events.push(event);
  }
  return events;
}

/** A list of events cut where the rules paused: each part with the state it led to, the last one with `end`. */
export function scenesOf<Event extends EventBase, State extends StateBase>(
  all: readonly Told<Event, State>[],
  end: State,
): readonly { readonly told: readonly Told<Event, State>[]; readonly state: State }[] {
  const scenes: { told: Told<Event, State>[]; state: State }[] = [];
  let told: Told<Event, State>[] = [];
  for (const each of all) {
    told.push(each);
    if (each.scene === undefined) continue;
    scenes.push({ told, state: each.scene });
    told = [];
  }
  // A pause right before the end would show the same table twice.
  const last = scenes.at(-1);
  if (told.length === 0 && last !== undefined) last.state = end;
  else scenes.push({ told, state: end });
  return scenes;
}

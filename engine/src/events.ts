import type { EventBase, Observer, Seat, StateBase } from './game.ts';

/** An event with its audience: everybody, or one seat while the others get `open` or nothing. */
export interface EmittedEvent<Event extends EventBase = EventBase, State extends StateBase = StateBase> {
  readonly event: Event;
  readonly to?: Seat;
  readonly open?: Event;
  /** A copy of the state, where the rules paused after this event. */
  readonly scene?: State;
}

/** The event as an observer may see it; `undefined` where it sees nothing. */
export function eventFor<Event extends EventBase>(emitted: EmittedEvent<Event>, observer: Observer): Event | undefined {
  if (emitted.to === undefined || emitted.to === observer) return emitted.event;
  return emitted.open;
}

/** All of the events that an observer may see, in their order. */
export function eventsFor<Event extends EventBase>(
  emitted: readonly EmittedEvent<Event>[],
  observer: Observer,
): Event[] {
  const events: Event[] = [];
  for (const each of emitted) {
    const event = eventFor(each, observer);
    if (event !== undefined) events.push(event);
  }
  return events;
}

/** Events cut where the rules paused: each part with the state it led to, the last one with `end`. */
export function scenesOf<Event extends EventBase, State extends StateBase>(
  emitted: readonly EmittedEvent<Event, State>[],
  end: State,
): readonly { readonly events: readonly EmittedEvent<Event, State>[]; readonly state: State }[] {
  const scenes: { events: EmittedEvent<Event, State>[]; state: State }[] = [];
  let events: EmittedEvent<Event, State>[] = [];
  for (const each of emitted) {
    events.push(each);
    if (each.scene === undefined) continue;
    scenes.push({ events, state: each.scene });
    events = [];
  }
  // A pause right before the end would show the same state twice.
  const last = scenes.at(-1);
  if (events.length === 0 && last !== undefined) last.state = end;
  else scenes.push({ events, state: end });
  return scenes;
}

import type { EventBase, Observer, Seat } from './game.ts';

/** An event with its audience: everybody, or one seat while the others hear `open` or nothing. */
export interface Told<Event extends EventBase = EventBase> {
  readonly event: Event;
  readonly to?: Seat;
  readonly open?: Event;
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

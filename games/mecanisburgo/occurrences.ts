/** What can occur in Mecanisburgo and what did: proof that no card, skill, Action, Event or victory is out of reach. */
import type { Occurrences } from '@cabale/engine/kit';
import { AIMS } from './occurrences-aims.ts';
import { thingsWith, type Count } from './occurrences-things.ts';
import { TELLERS, type Seen } from './occurrences-told.ts';
import type { EventOf, Mecanisburgo, MecanisburgoEvent } from './rules/state.ts';

export const occurrences: Occurrences<Mecanisburgo> = {
  things: ({ seats }, content) => thingsWith(seats, content),
  occurred({ before, events, after, content }, count) {
    const seen: Seen = { before, after, content, known: before, gamble: null };
    for (const { event, scene } of events) {
      tell(event, seen, count);
      if (scene !== undefined) seen.known = scene;
    }
  },
  aims: AIMS,
};

function tell<Kind extends MecanisburgoEvent['kind']>(event: EventOf<Kind>, seen: Seen, count: Count): void {
  const kind: Kind = event.kind;
  TELLERS[kind]?.(event, seen, count);
}

/** Ids for cards and agents: those of one colour are interchangeable, but their animation needs an id for each. */
import { COLOURS, type Colour } from '../content/tables.ts';
import { hqOf, playerOf } from '../rules/counts.ts';
import type { View } from '../rules/state.ts';
import { useState } from 'react';

/** The names of the pieces at each place, the newest last. */
export interface Holdings {
  readonly at: ReadonlyMap<string, readonly string[]>;
  /** Names given so far. */
  readonly named: number;
}

/** A number of equal pieces at a place. */
interface Wanted {
  readonly place: string;
  readonly kind: string;
  readonly count: number;
}

export const NO_HOLDINGS: Holdings = { at: new Map(), named: 0 };

/** Moves as few pieces as possible: surplus pieces of a place go to places that lack some of their kind. */
export function settle(before: Holdings, wanted: readonly Wanted[]): Holdings {
  const at = new Map<string, string[]>();
  const spare = new Map<string, string[]>();
  let { named } = before;
  for (const { place, kind, count } of wanted) {
    const held = (before.at.get(place) ?? []).filter((name) => name.startsWith(kind));
    at.set(place, held.slice(0, count));
    spare.set(kind, [...(spare.get(kind) ?? []), ...held.slice(count)]);
  }
  const kept = new Set([...at.values(), ...spare.values()].flat());
  for (const name of [...before.at.values()].flat().filter((each) => !kept.has(each))) {
    const kind = name.slice(0, name.indexOf('#') + 1);
    spare.set(kind, [...(spare.get(kind) ?? []), name]);
  }
  for (const { place, kind, count } of wanted) {
    const held = at.get(place) ?? [];
    while (held.length < count) held.push(spare.get(kind)?.pop() ?? `${kind}${named++}`);
  }
  return { at, named };
}

const agent = (colour: Colour): string => `agent-${colour}#`;
const card = (colour: Colour): string => `card-${colour}#`;

function wantedIn(view: View): readonly Wanted[] {
  const onTiles = view.types.map((_, tile) => ({
    place: `tile:${tile}`,
    kind: agent(view.colours[tile] ?? 'W'),
    count: view.agents[tile] ?? 0,
  }));
  const inDisplay = view.display.flatMap((colour, slot) =>
    colour === null ? [] : [{ place: `display:${slot}`, kind: card(colour), count: 1 }],
  );
  const ofColours = COLOURS.flatMap((colour) => [
    ...view.players.map((_, seat) => {
      const { hand, known } = playerOf(view, seat);
      return { place: `hand:${seat}:${colour}`, kind: card(colour), count: (hand ?? known)[colour] };
    }),
    ...view.hqs.flatMap((_, hq) => {
      const { up, tilted, captured } = hqOf(view, hq);
      return [
        { place: `hq:${hq}:${colour}:up`, kind: card(colour), count: up[colour] },
        { place: `hq:${hq}:${colour}:tilted`, kind: card(colour), count: tilted[colour] },
        { place: `captured:${hq}:${colour}`, kind: agent(colour), count: captured[colour] },
      ];
    }),
    { place: `supply:${colour}`, kind: agent(colour), count: view.supply[colour] },
  ]);
  return [...onTiles, ...inDisplay, ...ofColours];
}

/** The pieces of a view. */
export function settledIn(before: Holdings, view: View): Holdings {
  return settle(before, wantedIn(view));
}

/** The pieces of the current view; each keeps the name it had before. */
export function useHoldings(view: View): Holdings {
  const [settled, setSettled] = useState(() => ({ view, holdings: settledIn(NO_HOLDINGS, view) }));
  if (settled.view === view) return settled.holdings;
  const holdings = settledIn(settled.holdings, view);
  setSettled({ view, holdings });
  return holdings;
}

/** The names of the last pieces put at a place, up to a number. */
export function piecesAt({ at }: Holdings, place: string, most: number): readonly string[] {
  return (at.get(place) ?? []).slice(-most);
}

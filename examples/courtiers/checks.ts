import type { Observer } from '@cabale/engine';
import { GENERATOR, placesIn, pool, SEALED, type GameChecks, type Secrets, type Writable } from '@cabale/engine/kit';
import type { Courtiers, State } from './rules/state.ts';
import { words } from './text/words.ts';

const KINDS = ['hand', 'rest', 'pile', GENERATOR, SEALED] as const;
export type CourtiersSecret = (typeof KINDS)[number];

/** What the rules hide from whom, written without looking at `view`: the kit compares the two. */
function secretsOf({ hands, rest, pile }: Writable<State>, observer: Observer): Secrets {
  const others = hands.flatMap((hand, seat) => (seat === observer ? [] : placesIn('hand', hand, () => true)));
  return {
    pools: [pool([...others, ...placesIn('rest', rest, () => true)]), pool(placesIn('pile', pile, () => true))],
    restore() {
      for (const hand of hands) hand.sort((a, b) => a - b);
    },
  };
}

export const checks: GameChecks<Courtiers> = {
  modes: [2, 3, 4].map((seats) => ({ name: `${seats} players`, seats, setup: {} })),
  bound: 100,
  secrets: { kinds: KINDS, of: secretsOf },
  words,
  quantities: {
    points: { of: ({ taken }, seat) => (taken[seat] ?? []).reduce((sum, worth) => sum + worth, 0) },
    // Losing a card must be announced by the option that costs it.
    cards: { of: ({ hands }, seat) => hands[seat]?.length ?? 0, announced: 'fall' },
  },
  // What these steps change is no option's promise.
  aftermath: ['round'],
  // Two Favours of the same value, or the last card: there is nothing to decide.
  lone: ['choose', 'bid'],
  invariants: {
    'COU-1.2 cards': ({ hands, rest, discard, bids }, { cards }) => {
      const all = new Set([...hands.flat(), ...rest, ...discard, ...(bids ?? [])]);
      return all.size === cards.length ? undefined : `${all.size} different cards`;
    },
    'COU-1.3 favours': ({ pile, offered, taken }, { favours }) => {
      const all = [...pile, ...offered, ...taken.flat()];
      return all.length === favours.length ? undefined : `${all.length} Favours`;
    },
  },
};

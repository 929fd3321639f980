import type { Observer } from '@cabale/engine';
import { GENERATOR, placesIn, pool, SEALED, type GameChecks, type Secrets, type Writable } from '@cabale/engine/kit';
import type { Courtiers, State } from './rules/state.ts';

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

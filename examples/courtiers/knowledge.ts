import type { Observer, Random } from '@cabale/engine';
import type { Content } from './content/cards.ts';
import { handSize } from './rules/counts.ts';
import type { State, View } from './rules/state.ts';

/** All that the observer knows: the open table and their own hand. */
export function view(state: State, observer: Observer): View {
  const { stack, round, offered, bids, discard, taken, result, hands } = state;
  return {
    observer,
    stack: [...stack],
    round,
    offered: [...offered],
    bids: bids === null ? null : [...bids],
    discard: [...discard],
    taken: taken.map((each) => [...each]),
    result,
    hand: observer === 'audience' ? [] : [...(hands[observer] ?? [])],
  };
}

/** Deals what the observer cannot see anew. Bots search such states, so that they cannot know more than their seat. */
export function imagine(known: View, random: Random, content: Content): State {
  const { observer, stack, round, offered, bids, discard, taken, result, hand } = known;
  const seen = new Set([...hand, ...discard, ...(bids ?? [])]);
  const rest = random.shuffle(content.cards.filter((card) => !seen.has(card)));
  const size = handSize(known, content.hand);
  const hands = taken.map((_, seat) =>
    seat === observer ? [...hand] : rest.splice(-size, size).toSorted((a, b) => a - b),
  );
  const pile = [...content.favours];
  for (const worth of [...offered, ...taken.flat()]) pile.splice(pile.indexOf(worth), 1);
  return {
    seats: taken.length,
    stack: [...stack],
    random: random.fork(),
    sealed: null,
    round,
    offered: [...offered],
    bids: bids === null ? null : [...bids],
    discard: [...discard],
    taken: taken.map((each) => [...each]),
    result,
    hands,
    rest,
    pile: random.shuffle(pile),
  };
}

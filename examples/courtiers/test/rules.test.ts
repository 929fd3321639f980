import { Rules, type OptionOf, type Seat } from '@cabale/engine';
import { describe, expect, it } from 'vitest';
import { courtiers } from '../index.ts';
import { pointsOf } from '../rules/counts.ts';
import type { Courtiers, State } from '../rules/state.ts';

const rules = new Rules(courtiers);

function deal(seats: number): State {
  return rules.start({}, seats, 'rules');
}

/** Two cards each: a single one would be bid without asking. */
const HANDS = [
  [1, 17],
  [2, 9],
  [3, 21],
];

/** A game at its first round, in which everything that matters is fixed. */
function position({ offered = [5, 2], hands = HANDS }: Partial<State> = {}): State {
  return Object.assign(deal(hands.length), structuredClone({ offered, hands }));
}

function bid(state: State, ...cards: readonly number[]): State {
  for (const [seat, card] of cards.entries()) rules.take(state, seat, { kind: 'bid', card });
  return state;
}

function offeredTo(state: State, seat: Seat): readonly OptionOf<Courtiers>[] {
  return rules.options(state, seat);
}

function playOut(state: State): State {
  for (let [seat] = rules.deciders(state); seat !== undefined; [seat] = rules.deciders(state)) {
    const [option] = rules.options(state, seat);
    if (option !== undefined) rules.take(state, seat, option);
  }
  return state;
}

describe('preparation', () => {
  it('[COU-1.1] takes 2 to 4 players', () => {
    expect(courtiers.seats).toEqual({ min: 2, max: 4 });
  });

  it('[COU-1.2] deals six of 24 cards to each player', () => {
    const { hands, rest } = deal(3);
    expect(hands.map((hand) => hand.length)).toEqual([6, 6, 6]);
    expect([...hands.flat(), ...rest].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
  });

  it('[COU-1.3] shuffles two Favours of each value', () => {
    const { pile, offered } = deal(2);
    expect([...pile, ...offered].toSorted((a, b) => a - b)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
  });
});

describe('a round', () => {
  it('[COU-2.1] begins with two Favours face up', () => {
    expect(deal(2).offered).toHaveLength(2);
  });

  it('[COU-2.2] reveals all cards at the same time', () => {
    const state = position();
    rules.take(state, 0, { kind: 'bid', card: 17 });
    expect(rules.view(state, 1).bids).toBeNull();
    rules.take(state, 1, { kind: 'bid', card: 9 });
    rules.take(state, 2, { kind: 'bid', card: 21 });
    expect(state.bids).toEqual([17, 9, 21]);
  });

  it('[COU-2.3] lets the highest card choose', () => {
    const state = bid(position(), 17, 9, 21);
    expect(rules.deciders(state)).toEqual([2]);
    expect(offeredTo(state, 2)).toEqual([
      { kind: 'take', worth: 5 },
      { kind: 'take', worth: 2 },
    ]);
  });

  it('[COU-2.3] leaves nothing to choose between equal Favours', () => {
    const state = bid(position({ offered: [4, 4] }), 17, 9, 21);
    expect(state.taken).toEqual([[4], [], [4]]);
  });

  it('[COU-2.4] gives the other Favour to the second highest card', () => {
    const state = bid(position(), 17, 9, 21);
    rules.take(state, 2, { kind: 'take', worth: 2 });
    expect(state.taken).toEqual([[5], [], [2]]);
  });

  it('[COU-2.5] discards the cards face up', () => {
    const state = bid(position(), 17, 9, 21);
    rules.take(state, 2, { kind: 'take', worth: 2 });
    expect(rules.view(state, 'audience').discard).toEqual([17, 9, 21]);
  });

  it('[COU-X1] Chloé takes the 5, Ada gets the 2, Blaise nothing', () => {
    const state = bid(position(), 17, 9, 21);
    rules.take(state, 2, { kind: 'take', worth: 5 });
    expect([0, 1, 2].map((seat) => pointsOf(state, seat))).toEqual([2, 0, 5]);
  });
});

describe('the end', () => {
  it('[COU-3.1] comes after six rounds', () => {
    const state = playOut(deal(2));
    expect(state.round).toBe(6);
    expect(rules.outcome(state)?.reason).toBe('rounds');
  });

  it('[COU-3.2] ranks by total value, equal totals alike', () => {
    const last = Object.assign(position({ offered: [3, 3] }), { pile: [] });
    expect(rules.outcome(bid(last, 17, 9, 3))?.ranks).toEqual([1, 1, 3]);
  });

  it('[COU-3.3] comes at once when somebody resigns, who is last', () => {
    const state = position();
    state.taken = [[6], [], [1]];
    rules.resign(state, 0);
    expect(rules.outcome(state)).toMatchObject({ ranks: [3, 2, 1], reason: 'resign' });
  });
});

/** Block 2: setup. */
import type { Deal, Random, Seat } from '@cabale/engine';
import type { Card, CardId, Cards, RiverId } from '../content/card.ts';
import { cardOf } from './counts.ts';
import { POSITIONS, VIRUS_CARDS, type Player, type San, type State } from './state.ts';
import { newTurn } from './turn.ts';

const RIVER_SIZE = POSITIONS.length;

export function start({ setup, content, random, base }: Deal<San>): State {
  const handBase = [setup.sunHand, setup.starHand];
  const players = [
    dealPlayer('S', setup.sunHand, content, random),
    dealPlayer('T', setup.starHand, content, random),
  ] as const;
  const reserve = random.shuffle([...content.river]);
  const river = reserve.splice(-RIVER_SIZE);
  const first = firstPlayer(river, content, random);
  return {
    // No spread: it makes the fields after it slow to write.
    seats: base.seats,
    stack: [{ kind: 'beginTurn' }],
    random: base.random,
    sealed: base.sealed,
    turn: newTurn(1, first, 0),
    river,
    reserve,
    players,
    // SAN-2.16: on the first player's own Virus card, so the second player is one square ahead.
    pawn: { on: first, square: 1 },
    box: [],
    handBase,
    reshuffle: setup.reshuffle,
    result: null,
  };
}

/** SAN-2.2, 2.11: twelve starting cards, shuffled; the opening hand from the top. */
function dealPlayer(side: 'S' | 'T', handBase: number, cards: Cards, random: Random): Player {
  const starting = Object.values<Card>(cards.byId).filter(({ id, kind }) => kind === 'starting' && id.startsWith(side));
  const draw: CardId[] = random.shuffle(starting.map((card) => card.id));
  const shuffled = draw.toSorted();
  const hand = draw.splice(-handBase).sort();
  return {
    draw,
    hand,
    play: [],
    discard: [],
    virus: VIRUS_CARDS,
    slots: POSITIONS.map(() => []),
    secrets: [],
    step: 1,
    knownTop: 0,
    shuffled,
  };
}

/** SAN-2.13 to 2.15: the higher printed crossing cost, compared from the ends inwards; a triple tie is drawn by lot. */
function firstPlayer(river: readonly RiverId[], cards: Cards, random: Random): Seat {
  const costs = river.map((id) => cardOf(cards, id).crossing);
  for (let index = 0; index < RIVER_SIZE / 2; index++) {
    const sun = costs[index] ?? 0;
    const star = costs[RIVER_SIZE - 1 - index] ?? 0;
    if (sun !== star) return sun > star ? 0 : 1;
  }
  return random.below(2);
}

/** Blocks 3, 4 and 10: the turn from Play to Refill. */
import type { Seat, StepRules } from '@cabale/engine';
import type { CardId, Cards } from '../content/card.ts';
import { canBuy, cardOf, isSingleUse, isTypeOpen, opponent, playerOf, poolOf, refillSize } from './counts.ts';
import { playCard } from './effects.ts';
import { endOfRiver } from './end.ts';
import { hack } from './hacking.ts';
import { isFirstTwin, optionsByCard } from './merge.ts';
import { canDraw, drawCard, insert, remove, renewEmptyPile, show } from './piles.ts';
import { canCross, cross } from './propaganda.ts';
import {
  type Context,
  CORRUPTION_PRICE,
  IDLE_TURNS,
  LAST_TURN,
  type Options,
  POSITIONS,
  type San,
  type State,
  type Turn,
} from './state.ts';

const optionToPlay = optionsByCard('play');
const CORRUPT = POSITIONS.map((position) => ({ kind: 'corrupt', position }) as const);
const CROSS = { kind: 'cross' } as const;
const MOVE_PAWN = { kind: 'hack' } as const;
const END_PLAY = { kind: 'endPlay' } as const;

/** A turn in which nothing has happened yet. */
export function newTurn(number: number, active: Seat, idle: number): Turn {
  return {
    number,
    active,
    idle,
    moved: false,
    mayEnd: false,
    locked: null,
    allTypes: false,
    gained: { C: 0, P: 0, H: 0 },
    spent: { C: 0, P: 0, H: 0 },
    multipliers: { C: 0, P: 0, H: 0 },
    paid: 0,
  };
}

export const beginTurnStep: StepRules<San, 'beginTurn'> = {
  run(state, _step, context) {
    const { turn } = state;
    const seat = turn.active;
    // SAN-3.4: with an empty hand no card has to be played.
    turn.mayEnd = playerOf(state, seat).hand.length === 0;
    if (turn.number === 1) context.emit({ kind: 'dealt', first: seat });
    context.emit({ kind: 'turnBegan', seat, number: turn.number });
    context.next({ kind: 'main', seat });
  },
};

/** SAN-4.12: playing cards, corrupting, crossing and moving the pawn, in any order. */
export const mainStep: StepRules<San, 'main'> = {
  askLone: true,
  options(state, _step, seat, content) {
    const options: Options['main'][] = playOptions(state, seat, content);
    if (poolOf(state, 'C') >= CORRUPTION_PRICE) options.push(...CORRUPT);
    if (canCross(state, content, seat)) options.push(CROSS);
    if (poolOf(state, 'H') >= 1) options.push(MOVE_PAWN);
    if (state.turn.mayEnd) options.push(END_PLAY);
    return options;
  },
  take(state, step, seat, option, context) {
    if (option.kind !== 'endPlay') context.next(step);
    switch (option.kind) {
      case 'play':
        playFromHand(state, seat, option.card, context);
        break;
      case 'corrupt':
        context.next({ kind: 'slot', seat, from: option.position });
        break;
      case 'cross':
        cross(state, seat, context);
        break;
      case 'hack':
        hack(state, seat, context);
        break;
      case 'endPlay':
        context.emit({ kind: 'playEnded', seat, to: canBuy(state, context.content) ? 'buy' : 'end' });
        context.next({ kind: 'buy', seat }, { kind: 'endTurn' });
        break;
    }
  },
  blocked(state, _step, seat, content) {
    const locked = playerOf(state, seat)
      .hand.filter((card) => !isTypeOpen(state, cardOf(content, card)))
      .map((card) => ({ option: optionToPlay(card), rule: 'SAN-4.4' }));
    const poor = poolOf(state, 'C') < CORRUPTION_PRICE ? CORRUPT : [];
    return [
      ...locked,
      ...poor.map((option) => ({ option, rule: 'SAN-5.2' })),
      ...(canCross(state, content, seat) ? [] : [{ option: CROSS, rule: 'SAN-6.3' }]),
      ...(poolOf(state, 'H') >= 1 ? [] : [{ option: MOVE_PAWN, rule: 'SAN-7.1' }]),
      ...(state.turn.mayEnd ? [] : [{ option: END_PLAY, rule: 'SAN-3.3' }]),
    ];
  },
};

function playOptions(state: State, seat: Seat, cards: Cards): ReturnType<typeof optionToPlay>[] {
  const { hand } = playerOf(state, seat);
  const options = [];
  for (let index = 0; index < hand.length; index++) {
    const id = hand[index] as CardId;
    const card = cardOf(cards, id);
    if (!isTypeOpen(state, card)) continue;
    // Twins have the id of the first of them, which comes first in a sorted hand too.
    if (card.twin === id || isFirstTwin(hand, index, cards)) options.push(optionToPlay(id));
  }
  return options;
}

/** SAN-4.1, 4.6: a Virus card goes to the discard pile, any other card to the play area. */
function playFromHand(state: State, seat: Seat, id: CardId, context: Context): void {
  const player = playerOf(state, seat);
  remove(player.hand, id);
  show(player, id);
  state.turn.mayEnd = true;
  if (cardOf(context.content, id).type === 'V') {
    player.discard.push(id);
    context.emit({ kind: 'virusPlayed', seat, card: id });
    renewEmptyPile(state, seat, context);
    return;
  }
  playCard(state, seat, id, 'hand', context);
}

/** Phases 3 and 4, then the opponent's turn (SAN-3.8). */
export const endTurnStep: StepRules<San, 'endTurn'> = {
  run(state, _step, context) {
    discardPlayed(state, context);
    refillHand(state, context);
    const { number, active, idle, moved } = state.turn;
    const stillIdle = moved ? 0 : idle + 1;
    state.turn = newTurn(number + 1, opponent(active), stillIdle);
    if (number >= LAST_TURN || stillIdle >= IDLE_TURNS) endOfRiver(state, 'stall', context);
    else context.next({ kind: 'beginTurn' });
  },
};

/** SAN-10.1, 8.6: Single Use cards go to the box. */
function discardPlayed(state: State, context: Context): void {
  const seat = state.turn.active;
  const { play, discard } = playerOf(state, seat);
  const boxed: CardId[] = [];
  const discarded: CardId[] = [];
  for (const played of play) (isSingleUse(context.content, played) ? boxed : discarded).push(played.card);
  play.length = 0;
  discard.push(...discarded);
  state.box.push(...boxed);
  if (discarded.length > 0) context.emit({ kind: 'discarded', seat, cards: discarded });
  if (boxed.length > 0) context.emit({ kind: 'boxed', seat, cards: boxed });
  renewEmptyPile(state, seat, context);
}

/** SAN-10.3 to 10.7. */
function refillHand(state: State, context: Context): void {
  const seat = state.turn.active;
  const player = playerOf(state, seat);
  const size = refillSize(state, seat);
  const cards: CardId[] = [];
  // Sorted: the order in which the cards were drawn is not revealed, not even to their owner.
  while (player.hand.length < size && canDraw(player)) {
    insert(cards, drawCard(state, seat, context));
    renewEmptyPile(state, seat, context);
  }
  const count = cards.length;
  if (count === 0) return;
  context.emitTo(seat, { kind: 'refilled', seat, count, cards }, { kind: 'refilled', seat, count, cards: null });
}

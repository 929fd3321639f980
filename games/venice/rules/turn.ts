/** VEN-4: the turn from its beginning to maintenance; VEN-17.3 to 17.5: rounds. */
import type { Seat, StepRules } from '@cabale/engine';
import type { Tables } from '../content/tables.ts';
import { gondolaOf, placeInOrder, playerOf, playingAfter } from './counts.ts';
import { beginDogeTurn } from './doge.ts';
import { beginFinal } from './end.ts';
import { BOARD, optionAt } from './offers.ts';
import { STAY_WITH_TWO_CREWS, works } from './permanent.ts';
import { payCoins } from './quantities.ts';
import { beginSmuggling } from './smugglers.ts';
import type { Context, OpenPlayer, Options, Pawn, State, Venice } from './state.ts';

/** Where the end pawn goes when a round is over; `null`: the game is. */
const NEXT_ROUND: Readonly<Record<Pawn, Pawn | null>> = {
  track: 'track',
  triggered: 'lastButOne',
  lastButOne: 'last',
  last: null,
};

/** VEN-4.1. */
export const beginTurnStep: StepRules<Venice, 'beginTurn'> = {
  run(state, _step, context) {
    // After the preliminary round the first player begins, or the next who has not resigned.
    if (state.turn === 0)
      state.active = playerOf(state, state.first).resigned ? playingAfter(state, state.first) : state.first;
    const seat = state.active;
    state.turn++;
    state.fresh.length = 0;
    state.influencePlayed = 0;
    context.emit({ kind: 'turnBegan', seat, turn: state.turn });
    context.next({ kind: 'influence', seat }, { kind: 'gondolier', seat }, { kind: 'endTurn' });
  },
};

/** VEN-4.4, mission 1. */
export function stayPrice(player: OpenPlayer, content: Tables): number {
  const { numbers } = content;
  return works(player, 'twoCrews', content) ? Math.min(STAY_WITH_TWO_CREWS, numbers.stay) : numbers.stay;
}

/** VEN-4.4 to 4.6, 3.7. */
export const gondolierStep: StepRules<Venice, 'gondolier'> = {
  options(state, _step, seat, content) {
    const player = playerOf(state, seat);
    const { gondolier } = player;
    if (gondolier === null) return BOARD;
    const options: Options['gondolier'][] = [optionAt(BOARD, 1 - gondolier)];
    if (player.coins >= stayPrice(player, content)) options.push(optionAt(BOARD, gondolier));
    return options;
  },
  take(state, _step, seat, option, context) {
    const player = playerOf(state, seat);
    const which = option.gondola === 0 ? 0 : 1;
    const paid = player.gondolier === which ? stayPrice(player, context.content) : 0;
    const gondola = gondolaOf(seat, which);
    player.gondolier = which;
    context.emit({ kind: 'boarded', seat, gondola, paid });
    payCoins(state, seat, paid, 'stay', context);
    state.trip = { gondola: which, quays: [state.quays[gondola] ?? 0], canals: [], discounted: false };
    context.next({ kind: 'row', seat });
  },
  blocked(state, _step, seat, content) {
    const player = playerOf(state, seat);
    const { gondolier } = player;
    if (gondolier === null || player.coins >= stayPrice(player, content)) return [];
    return [{ option: optionAt(BOARD, gondolier), rule: 'VEN-4.5' }];
  },
};

/** VEN-4.7, 15.20; then smugglers or the Doge (VEN-19.4, 21.1, Q100). */
export const endTurnStep: StepRules<Venice, 'endTurn'> = {
  run(state, _step, context) {
    clearTurn(state, context);
    context.next({ kind: 'passOn' });
    if (state.doge !== null) beginDogeTurn(state, context);
    else if (state.decks !== null) beginSmuggling(state, context);
  },
};

export function clearTurn(state: State, context: Context): void {
  state.trip = null;
  if (state.spy === null) return;
  context.emit({ kind: 'spyLeft', quay: state.spy });
  state.spy = null;
}

/** The next player begins; after the last of a round the end pawn moves. */
export const passOnStep: StepRules<Venice, 'passOn'> = {
  run(state, _step, context) {
    if (state.doge === null) passOn(state, state.active, context);
    else if (state.doge.turnsLeft === 0) beginFinal(state, context);
    else {
      if (state.doge.turnsLeft !== null) state.doge.turnsLeft--;
      context.next({ kind: 'beginTurn' });
    }
  },
};

export function passOn(state: State, seat: Seat, context: Context): void {
  const next = playingAfter(state, seat);
  if (placeInOrder(state, next) <= placeInOrder(state, seat)) {
    const pawn = NEXT_ROUND[state.pawn];
    if (pawn === null) {
      beginFinal(state, context);
      return;
    }
    if (pawn !== state.pawn) {
      state.pawn = pawn;
      context.emit({ kind: 'roundEnded', pawn });
    }
  }
  state.active = next;
  context.next({ kind: 'beginTurn' });
}

/** VR-3 to VR-5: rounds, turns, the Director and the Influence phase. */
import type { Blocked, Seat, StepRules } from '@cabale/engine';
import type { Arr } from '../content/tables.ts';
import { drawCorruption } from './corruption.ts';
import { canAdd, directorOf, hasForeignTokens, playerOf } from './counts.ts';
import { ADD, DIRECTORS, ELIMINATE, END_TURN, MOVE, NONE, optionAt } from './offers.ts';
import { addToken, eliminateTokens, moveToken } from './pieces.ts';
import type { Context, Options, State, VirtualRevolution } from './state.ts';

type InfluenceOption = Options['influence'];

export const beginRoundStep: StepRules<VirtualRevolution, 'beginRound'> = {
  run(state, _step, context) {
    state.lap = 1;
    state.active = playingFrom(state, 0) ?? 0;
    context.emit({ kind: 'roundBegan', round: state.round, order: state.order.slice() });
    context.next({ kind: 'beginTurn' });
  },
};

/** VR-3.2: place a Director, Influence, Action; then the end, where free actions are still open (VR-3.7). */
export const beginTurnStep: StepRules<VirtualRevolution, 'beginTurn'> = {
  run(state, _step, context) {
    const seat = state.active;
    state.turn++;
    clearTurn(state);
    context.emit({ kind: 'turnBegan', seat, lap: state.lap });
    context.next(
      { kind: 'director', seat },
      { kind: 'influence', seat },
      { kind: 'action', seat },
      { kind: 'end', seat },
    );
  },
};

function clearTurn(state: State): void {
  state.director = null;
  if (state.performed.length > 0) state.performed.length = 0;
}

/** VR-4. */
export const directorStep: StepRules<VirtualRevolution, 'director'> = {
  options: ({ owners }) => optionAt(DIRECTORS, owners.length),
  take(state, _step, seat, { arr }, context) {
    state.director = arr;
    playerOf(state, seat).directors.push(arr);
    context.emit({ kind: 'directorPlaced', seat, arr });
  },
};

/** VR-5: none of three manoeuvres, or exactly one. */
export const influenceStep: StepRules<VirtualRevolution, 'influence'> = {
  options(state, _step, seat) {
    const arr = directorOf(state);
    const options: InfluenceOption[] = [];
    if (canAdd(state, seat, arr)) options.push(ADD);
    if (state.owners[arr] !== null) options.push(ELIMINATE);
    if (!hasForeignTokens(state, seat, arr)) {
      for (let from = 0; from < state.owners.length; from++) {
        if (state.owners[from] === seat && from !== arr) options.push(optionAt(MOVE, from));
      }
    }
    options.push(NONE);
    return options;
  },
  take(state, _step, seat, option, context) {
    const arr = directorOf(state);
    switch (option.kind) {
      case 'add':
        addToken(state, seat, arr, context);
        drawCorruption(state, seat, context);
        return;
      case 'eliminate':
        eliminateTokens(state, seat, arr, 1, context);
        drawCorruption(state, seat, context);
        return;
      case 'move':
        moveToken(state, seat, option.from, arr, context);
        return;
      case 'none':
    }
  },
  blocked(state, _step, seat) {
    const arr = directorOf(state);
    const blocked: Blocked<InfluenceOption>[] = [];
    const isForeign = hasForeignTokens(state, seat, arr);
    if (!canAdd(state, seat, arr)) blocked.push({ option: ADD, rule: isForeign ? 'VR-1.5' : 'VR-1.8' });
    if (state.owners[arr] === null) blocked.push({ option: ELIMINATE, rule: 'VR-5.3' });
    for (let from: Arr = 0; from < state.owners.length; from++) {
      if (state.owners[from] !== seat) continue;
      if (isForeign) blocked.push({ option: optionAt(MOVE, from), rule: 'VR-1.5' });
      else if (from === arr) blocked.push({ option: optionAt(MOVE, from), rule: 'VR-5.4' });
    }
    return blocked;
  },
};

/** VR-3.9: the player decides when, because free actions are still possible. */
export const endStep: StepRules<VirtualRevolution, 'end'> = {
  options: () => END_TURN,
  take(state, _step, _seat, _option, context) {
    nextTurn(state, context);
  },
};

/** VR-3.1, 3.4: three laps, then the end of the round. */
export function nextTurn(state: State, context: Context): void {
  clearTurn(state);
  const next = playingFrom(state, state.order.indexOf(state.active) + 1);
  if (next !== null) state.active = next;
  else if (state.lap < context.content.numbers.laps) {
    state.lap++;
    state.active = playingFrom(state, 0) ?? 0;
  } else {
    context.next({ kind: 'endRound' });
    return;
  }
  context.next({ kind: 'beginTurn' });
}

/** The first seat that still plays, from a place of the turn order on. */
function playingFrom(state: State, place: number): Seat | null {
  for (let index = place; index < state.order.length; index++) {
    const seat = state.order[index] as Seat;
    if (!playerOf(state, seat).resigned) return seat;
  }
  return null;
}

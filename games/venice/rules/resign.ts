/** VEN-24.5: resigning. */
import type { Seat } from '@cabale/engine';
import { RESOURCES } from '../content/tables.ts';
import { unload } from './cargo.ts';
import { cubesIn, gondolaOf, playerOf, playing, playingAfter } from './counts.ts';
import { askToLower, finish } from './end.ts';
import { isBeingDrawn, missionIndex, onlyKnows } from './hands.ts';
import { clearTurn, passOn } from './turn.ts';
import type { Context, State, Step } from './state.ts';

export function resign(state: State, seat: Seat, context: Context): void {
  playerOf(state, seat).resigned = true;
  context.emit({ kind: 'resigned', seat });
  if (playing(state) <= 1) {
    // It may be another player's turn: crossings ask others, too.
    clearUp(state, state.active, context);
    for (const step of state.stack) if (step.kind === 'sail') state.moored.push(step.gondola);
    clearTurn(state, context);
    state.stack.length = 0;
    state.sealed = null;
    finish(state, 'resign', context);
    return;
  }
  const top = state.stack.at(-1);
  if (top?.kind === 'lower') {
    state.stack.length = 0;
    askToLower(state, playingAfter(state, seat), top.content, context);
  } else if (seat === state.active && top?.kind !== 'keepMissions') dropTurn(state, seat, context);
  else removeFromStack(state, seat);
}

/** What is left of the turn is dropped; in the preliminary round what is left of the seat's placements. */
function dropTurn(state: State, seat: Seat, context: Context): void {
  clearUp(state, seat, context);
  state.sealed = null;
  if (state.turn === 0) {
    removeFromStack(state, seat);
    return;
  }
  state.stack.length = 0;
  clearTurn(state, context);
  passOn(state, seat, context);
}

/** VEN-Q116: undoes what a dropped turn leaves half done. */
function clearUp(state: State, seat: Seat, context: Context): void {
  returnDrawn(state, seat);
  turnBack(state, seat);
  trim(state, seat, context);
}

/** Cards being chosen from go to the bottom of their pile. */
function returnDrawn(state: State, seat: Seat): void {
  const { drawn } = state;
  const isMission = isBeingDrawn(state, 'Mission');
  for (const card of drawn) {
    if (isMission) onlyKnows(state.missionKnown, missionIndex(card), seat);
    else onlyKnows(state.influenceKnown, card, seat);
    (isMission ? state.missions : state.influence).unshift(card);
  }
  drawn.length = 0;
}

/** A gondola under way goes back to the quay it left, on top, for nothing. */
function turnBack(state: State, seat: Seat): void {
  const { trip, moored, quays } = state;
  if (trip === null) return;
  const gondola = gondolaOf(seat, trip.gondola);
  if (moored.includes(gondola)) return;
  quays[gondola] = trip.quays[0] ?? null;
  moored.push(gondola);
}

/** Cubes without room go back to the supply. */
function trim(state: State, seat: Seat, context: Context): void {
  for (const gondola of [0, 1] as const) {
    const cargo = playerOf(state, seat).cargo[gondola];
    while (cubesIn(cargo) > context.content.numbers.hold) {
      const resource = RESOURCES.find((each) => cargo[each] > 0);
      if (resource !== undefined) unload(state, { seat, gondola }, resource, 1, context);
    }
  }
}

/** Steps on the stack no longer ask the seat. */
function removeFromStack(state: State, seat: Seat): void {
  const rest = state.stack.filter((step) => !('seat' in step) || step.seat !== seat).map((step) => without(step, seat));
  state.stack.splice(0, state.stack.length, ...rest);
  // The list may be too short to have a place for the seat.
  if (state.sealed === null || (state.sealed[seat] ?? null) === null) return;
  state.sealed[seat] = null;
  if (state.sealed.every((option) => option === null)) state.sealed = null;
}

function without(step: Step, seat: Seat): Step {
  return 'seats' in step ? { ...step, seats: step.seats.filter((each) => each !== seat) } : step;
}

import { copyWords } from '@cabale/engine';
import type { Player, SanState } from './rules/state.ts';
import { copyTurn } from './view.ts';

/** Copies what the rules change in place; steps, played entries, slots and secrets are only ever replaced. */
export function clone(state: SanState): SanState {
  const { random, pawn } = state;
  return {
    seats: state.seats,
    stack: state.stack.slice(),
    random: copyWords(random),
    sealed: null,
    turn: copyTurn(state.turn),
    river: state.river.slice(),
    reserve: state.reserve.slice(),
    players: [clonePlayer(state.players[0]), clonePlayer(state.players[1])],
    pawn: { on: pawn.on, square: pawn.square },
    box: state.box.slice(),
    handBase: state.handBase,
    result: state.result,
  };
}

function clonePlayer(player: Player): Player {
  return {
    draw: player.draw.slice(),
    hand: player.hand.slice(),
    play: player.play.slice(),
    discard: player.discard.slice(),
    virus: player.virus,
    slots: player.slots.slice(),
    secrets: player.secrets.slice(),
    step: player.step,
    knownTop: player.knownTop,
    shuffled: player.shuffled,
  };
}

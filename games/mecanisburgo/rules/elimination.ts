/** MEC-18.5 to 18.8: a corporation without a Board is no more. */
import type { Seat, Table } from '@cabale/engine';
import { boardCount, isPlaying, playerOf } from './counts.ts';
import { finish } from './end.ts';
import { takeOff } from './pawns.ts';
import { HOME, type Mecanisburgo, type MecanisburgoState, type Player } from './state.ts';

export function eliminateIfHeadless(state: MecanisburgoState, seat: Seat, table: Table<Mecanisburgo>): void {
  if (isPlaying(state, seat) && boardCount(playerOf(state, seat)) === 0) eliminate(state, seat, table);
}

/** MEC-18.6, 18.7, Q56, Q98. */
export function eliminate(state: MecanisburgoState, seat: Seat, table: Table<Mecanisburgo>): void {
  const player = playerOf(state, seat);
  player.eliminated = true;
  table.tell({ kind: 'eliminated', seat });
  for (const pawn of player.pawns.keys()) takeOff(state, seat, pawn);
  const zone = state.orderZone.findIndex((standing) => standing.seat === seat);
  if (zone >= 0) state.orderZone.splice(zone, 1);
  player.pawns.fill(HOME);
  emptyHq(state, player);
  if (state.shuttle === seat) state.shuttle = null;
  if (state.minisub === seat) state.minisub = null;
  state.order.splice(state.order.indexOf(seat), 1);
  forgetSteps(state, seat);
  endIfAlone(state, table);
}

function emptyHq(state: MecanisburgoState, player: Player): void {
  for (const [slot, member] of player.slots.entries()) {
    if (member !== null) state.box.push(member.character);
    player.slots[slot] = null;
  }
  for (const { property } of player.holdings.splice(0)) state.box.push(property);
  for (const threat of player.threats.splice(0)) state.box.push(threat);
  for (const { card } of player.hand.splice(0)) state.box.push(card);
  player.works.length = 0;
  player.cash = 0;
  player.ais = 0;
  player.aisAt.fill(0);
  player.actionCards.fill(0);
  player.available = 0;
  player.target = null;
  player.mayThreaten = false;
  player.research = 0;
  player.corporate = 0;
}

/** MEC-18.8: nothing is asked of it any more, and a duel it had is dropped. */
function forgetSteps(state: MecanisburgoState, seat: Seat): void {
  const { stack, duel } = state;
  const isDuelOver = duel !== null && duel.action !== 'autocombat' && duel.sides.some((side) => side.seat === seat);
  for (let index = stack.length - 1; index >= 0; index--) {
    const step = stack[index];
    if (step === undefined) continue;
    if (('seat' in step && step.seat === seat) || ('of' in step && step.of === seat)) stack.splice(index, 1);
    else if (step.kind === 'duelCards') {
      if (isDuelOver) stack.splice(index, 1);
      else if (step.seats.includes(seat)) stack[index] = { ...step, seats: step.seats.filter((each) => each !== seat) };
    } else if ('seats' in step && step.seats.includes(seat)) {
      stack[index] = { ...step, seats: step.seats.filter((each) => each !== seat) };
    } else if (step.kind === 'attempt' && (step.attempt.seat === seat || step.attempt.victim === seat)) {
      stack.splice(index, 1);
    }
  }
  if (isDuelOver) state.duel = null;
  if (state.sealed !== null) state.sealed[seat] = null;
}

function endIfAlone(state: MecanisburgoState, table: Table<Mecanisburgo>): void {
  const [first, second] = state.order;
  if (first === undefined) finish(state, 'chaos', null, table);
  else if (second === undefined) finish(state, 'lastCorporation', first, table);
}

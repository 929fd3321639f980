/** MEC-18.5 to 18.8: a corporation without a Board is eliminated. */
import type { Seat } from '@cabale/engine';
import { boardCount, isPlaying, playerOf } from './counts.ts';
import { finish } from './end.ts';
import { announce } from './initiative.ts';
import { takeOff } from './pawns.ts';
import { type Context, HOME, type Player, type State, type Step } from './state.ts';

export function eliminateIfHeadless(state: State, seat: Seat, context: Context): void {
  if (isPlaying(state, seat) && boardCount(playerOf(state, seat)) === 0) eliminate(state, seat, context);
}

/** MEC-18.6: giving up is being eliminated. */
export function resign(state: State, seat: Seat, context: Context): void {
  playerOf(state, seat).resigned = true;
  context.emit({ kind: 'resigned', seat });
  eliminate(state, seat, context);
}

/** MEC-18.6, 18.7, Q56, Q98. */
export function eliminate(state: State, seat: Seat, context: Context): void {
  const player = playerOf(state, seat);
  if (player.eliminated) return;
  player.eliminated = true;
  context.emit({ kind: 'eliminated', seat });
  for (const pawn of player.pawns.keys()) takeOff(state, seat, pawn);
  const zone = state.orderZone.findIndex((standing) => standing.seat === seat);
  if (zone >= 0) state.orderZone.splice(zone, 1);
  player.pawns.fill(HOME);
  emptyHq(state, player);
  // Before the first round the dealt cards do not belong to it yet.
  state.aside.push(...(state.dealt[seat]?.splice(0) ?? []));
  if (state.shuttle === seat) state.shuttle = null;
  if (state.minisub === seat) state.minisub = null;
  closeUp(state, state.order.indexOf(seat));
  const wasAnnouncing = state.stack.some((step) => step.kind === 'announceType' && step.seat === seat);
  forgetSteps(state, seat);
  dropDuel(state, seat);
  unseal(state, seat);
  if (wasAnnouncing) announce(state, context);
  endIfAlone(state, context);
}

function emptyHq(state: State, player: Player): void {
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

/** MEC-Q98: the others close up; the next one to deploy stays the same. */
function closeUp({ order, stack }: State, position: number): void {
  order.splice(position, 1);
  for (const [index, step] of stack.entries()) {
    if (step.kind === 'deployment' && step.position > position) {
      stack[index] = { kind: 'deployment', position: step.position - 1 };
    }
  }
}

/** MEC-18.8: it is not asked any more. */
function forgetSteps({ stack }: State, seat: Seat): void {
  for (let index = stack.length - 1; index >= 0; index--) {
    const step = stack[index];
    if (step === undefined) continue;
    if (isItsOwn(step, seat)) stack.splice(index, 1);
    else if ('seats' in step && step.seats.includes(seat)) {
      stack[index] = { ...step, seats: step.seats.filter((each) => each !== seat) };
    }
  }
}

function isItsOwn(step: Step, seat: Seat): boolean {
  if (step.kind === 'attempt') return step.attempt.seat === seat || step.attempt.victim === seat;
  if ('organiser' in step && step.organiser === seat) return true;
  return ('seat' in step && step.seat === seat) || ('of' in step && step.of === seat);
}

/** MEC-18.8: its duel is dropped without reward; an Autocombat goes on among the others, unless it was its own. */
function dropDuel(state: State, seat: Seat): void {
  const { duel, contest, stack } = state;
  if (duel === null) return;
  const index = duel.sides.findIndex((side) => side.seat === seat);
  if (duel.action === 'autocombat' && contest?.winner !== seat) {
    if (index >= 0) for (const list of [duel.sides, duel.cards, duel.randoms, duel.totals]) list.splice(index, 1);
  } else if (index >= 0 || duel.action === 'autocombat') {
    state.duel = null;
    const cards = stack.findIndex(({ kind }) => kind === 'duelCards');
    // The other side's sealed card answers no later step.
    if (cards >= 0 && cards === stack.length - 1) state.sealed = null;
    if (cards >= 0) stack.splice(cards, 1);
  }
}

function unseal(state: State, seat: Seat): void {
  // The list may be too short to have a place for the seat.
  if (state.sealed === null || (state.sealed[seat] ?? null) === null) return;
  state.sealed[seat] = null;
  if (state.sealed.every((answer) => answer === null)) state.sealed = null;
}

function endIfAlone(state: State, context: Context): void {
  const [first, second] = state.order;
  if (first === undefined) finish(state, 'chaos', null, context);
  else if (second === undefined) finish(state, 'lastCorporation', first, context);
}

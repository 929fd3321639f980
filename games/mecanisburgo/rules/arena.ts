/** MEC-11.13 to 11.16: Autocombat. */
import type { Seat, StepRules } from '@cabale/engine';
import type { Slot, Tables } from '../content/tables.ts';
import { cardOf, contestOf, duelOf, has, memberOf, playerOf, slotOf } from './counts.ts';
import { replay } from './duels.ts';
import { ENTER, NONE } from './offers.ts';
import { changeCash, drawRandom } from './piles.ts';
import { type Context, type Duel, HOME, type Mecanisburgo, type Options, type Player, type State } from './state.ts';

export function beginArena(state: State, organiser: Seat, context: Context): void {
  const { sector } = contestOf(state);
  state.duel = { action: 'autocombat', sector, sides: [], target: null, cards: [], randoms: [], totals: [] };
  context.next(...state.order.map((seat) => ({ kind: 'enterArena', seat, organiser }) as const), {
    kind: 'arena',
    organiser,
  });
}

function isWarrior(player: Player, slot: Slot, content: Tables): boolean {
  const member = player.slots[slot] ?? null;
  return member !== null && !member.acted && has(cardOf(content, member), 'autowarrior');
}

/** MEC-11.13, Q34: who is at home, or of the organiser in the very sector. */
function mayEnter(state: State, seat: Seat, slot: Slot, organiser: Seat, content: Tables): boolean {
  const player = playerOf(state, seat);
  if (!isWarrior(player, slot, content)) return false;
  const place = player.pawns[slot];
  return place === HOME || (seat === organiser && place === contestOf(state).sector);
}

/** MEC-11.16: an Autocombat that nobody could enter is not opened, since nobody would be paid. */
export function mayOpenArena(state: State, organiser: Seat, content: Tables): boolean {
  return state.order.some((seat) =>
    playerOf(state, seat).slots.some((_, slot) => mightEnter(state, seat, slot, organiser, content)),
  );
}

/** As far as everybody knows. */
function mightEnter(state: State, seat: Seat, slot: Slot, organiser: Seat, content: Tables): boolean {
  const player = playerOf(state, seat);
  const isHidden = (player.available & ~player.revealed & (1 << slot)) !== 0;
  return (isHidden && isWarrior(player, slot, content)) || mayEnter(state, seat, slot, organiser, content);
}

export const enterArenaStep: StepRules<Mecanisburgo, 'enterArena'> = {
  // Every seat that might have an agent at home is asked: skipping one would reveal its hidden pawns.
  askLone: true,
  options(state, { organiser }, seat, content) {
    const options: Options['enterArena'][] = [];
    let isAsked = false;
    for (const [slot, member] of playerOf(state, seat).slots.entries()) {
      if (member === null || !mightEnter(state, seat, slot, organiser, content)) continue;
      isAsked = true;
      if (mayEnter(state, seat, slot, organiser, content)) options.push(ENTER[member.character]);
    }
    if (isAsked) options.push(NONE);
    return options;
  },
  take(state, _step, seat, option, context) {
    if (option.kind === 'none') return;
    const slot = slotOf(playerOf(state, seat), option.character);
    memberOf(state, seat, slot).acted = true;
    // Everybody now knows where its pawn is.
    playerOf(state, seat).revealed |= 1 << slot;
    const { sides, cards, randoms, totals } = duelOf(state);
    sides.push({ seat, slot });
    for (const list of [cards, randoms, totals]) list.push(null);
    context.emit({ kind: 'arenaEntered', seat, character: option.character });
  },
};

/** MEC-11.14, 11.16. */
export const arenaStep: StepRules<Mecanisburgo, 'arena'> = {
  run(state, { organiser }, context) {
    const { sides } = duelOf(state);
    const [first, second] = sides;
    if (first === undefined) state.duel = null;
    else if (second === undefined) award(state, first.seat, organiser, context);
    else context.next({ kind: 'duelCards', seats: sides.map(({ seat }) => seat) });
  },
};

/** MEC-11.14, Q19: ties for the first place are fought again by those alone. */
export function endAutocombat(state: State, duel: Duel, context: Context): void {
  const best = Math.max(...duel.totals.map((total) => total ?? Number.NEGATIVE_INFINITY));
  const tied = duel.sides.filter((_, index) => duel.totals[index] === best).map(({ seat }) => seat);
  const [winner] = tied;
  if (winner === undefined) {
    state.duel = null;
    return;
  }
  if (tied.length > 1) {
    for (const [index, { seat }] of duel.sides.entries()) if (!tied.includes(seat)) duel.totals[index] = null;
    replay(state, tied, context);
    return;
  }
  context.emit({ kind: 'duelDecided', action: 'autocombat', winner, isTie: false });
  const { winner: organiser } = contestOf(state);
  award(state, winner, typeof organiser === 'number' ? organiser : winner, context);
}

/** MEC-11.15. */
function award(state: State, winner: Seat, organiser: Seat, context: Context): void {
  const purse = drawRandom(state, context, winner) + 1;
  const share = drawRandom(state, context, organiser) + 1;
  context.emit({ kind: 'arenaWon', seat: winner, purse, organiser, share });
  changeCash(state, winner, purse, 'action', context);
  changeCash(state, organiser, share, 'action', context);
  state.duel = null;
}

/** What each Action does when its duel is decided (MEC-11). */
import type { Seat, StepRules } from '@cabale/engine';
import { BOARD, type Action, type Character, type Property } from '../content/tables.ts';
import { endAutocombat } from './arena.ts';
import { endAssassination } from './assassination.ts';
import { cardOf, freeSlot, holdingOf, isElite, memberOf, playerOf, slotOf } from './counts.ts';
import { die } from './deaths.ts';
import { actingSideWins } from './duels.ts';
import { eliminateIfHeadless } from './elimination.ts';
import { damage, vacate } from './leaving.ts';
import { DISABLE, KILL_BOARD, NONE, STEAL } from './offers.ts';
import { changeCash } from './piles.ts';
import { newMember } from './setup.ts';
import type { Context, Duel, DuelSide, Mecanisburgo, Options, State } from './state.ts';
import { checkSpecialVictories } from './victories.ts';

type DuelEnd = (state: State, duel: Duel, context: Context) => void;

/** Both sides of an Action that one corporation performs on another. */
function sidesOf({ sides }: Duel): readonly [DuelSide, DuelSide] {
  const [acting, answering] = sides;
  if (acting === undefined || answering === undefined) throw new Error('a duel has two sides');
  return [acting, answering];
}

/** MEC-11.18 to 11.20. */
function endHackerAttack(state: State, duel: Duel, context: Context): void {
  const wins = actingSideWins(state, duel, 0, context);
  if (wins !== true) return;
  const [{ seat, slot }, { seat: victim }] = sidesOf(duel);
  const amount = (duel.randoms[0] ?? 0) + (duel.randoms[1] ?? 0);
  const elite = slot !== null && isElite(cardOf(context.content, memberOf(state, seat, slot)), 'hacker');
  context.next({ kind: 'hackerEffect', seat, victim, amount, isElite: elite });
}

export const hackerEffectStep: StepRules<Mecanisburgo, 'hackerEffect'> = {
  options(state, { victim, amount, isElite: elite }) {
    const options: Options['hackerEffect'][] = [];
    if (amount > 0 && playerOf(state, victim).cash > 0) options.push(STEAL);
    if (elite) options.push(DISABLE);
    if (options.length > 0) options.push(NONE);
    return options;
  },
  take(state, { victim, amount }, seat, option, context) {
    switch (option.kind) {
      case 'steal': {
        const stolen = -changeCash(state, victim, -amount, 'action', context);
        changeCash(state, seat, stolen, 'action', context);
        break;
      }
      case 'disable': {
        const player = playerOf(state, victim);
        player.aisDisabledUntil = Math.max(player.aisDisabledUntil, state.round);
        context.emit({ kind: 'aisDisabled', seat: victim, until: player.aisDisabledUntil });
        break;
      }
      case 'none':
        break;
    }
  },
};

/** MEC-11.21 to 11.24. */
function endSabotage(state: State, duel: Duel, context: Context): void {
  const wins = actingSideWins(state, duel, 0, context);
  if (wins === 'tie') return;
  const [acting, { seat: victim }] = sidesOf(duel);
  const [random] = duel.randoms;
  if (wins || random === 8) damage(victim, holdingOf(playerOf(state, victim), duel.target as Property), context);
  if (random === 8) context.next({ kind: 'killBoard', seat: victim });
  if ((random === 0 || random === 1 || random === 8) && acting.slot !== null) {
    die(state, [{ seat: acting.seat, pawn: acting.slot }], 'action', context);
  }
}

/** MEC-11.24: one of the Board, of its corporation's choice. */
export const killBoardStep: StepRules<Mecanisburgo, 'killBoard'> = {
  options(state, _step, seat) {
    return playerOf(state, seat)
      .slots.slice(0, BOARD)
      .flatMap((member): Options['killBoard'][] => (member === null ? [] : [KILL_BOARD[member.character]]));
  },
  take(state, _step, seat, { character }, context) {
    die(state, [{ seat, pawn: slotOf(playerOf(state, seat), character) }], 'action', context);
  },
};

/** MEC-11.27. */
function endSeduction(state: State, duel: Duel, context: Context): void {
  const wins = actingSideWins(state, duel, 0, context);
  if (wins !== true) return;
  const [{ seat }, { seat: from }] = sidesOf(duel);
  const player = playerOf(state, seat);
  const { character } = vacate(state, from, slotOf(playerOf(state, from), duel.target as Character), context);
  const slot = freeSlot(player);
  // Unavailable this round: it neither stands anywhere nor acts.
  player.slots[slot] = { ...newMember(character), acted: true };
  context.emit({ kind: 'seduced', seat, from, character });
  checkSpecialVictories(state, seat, context);
}

/** MEC-11.30: removed from the game, which is no death. */
function endTrial(state: State, duel: Duel, context: Context): void {
  const wins = actingSideWins(state, duel, 0, context);
  if (wins !== true || duel.target === null) return;
  const [, { seat: victim }] = sidesOf(duel);
  convict(state, victim, duel.target, context);
}

function convict(state: State, seat: Seat, card: Character | Property, context: Context): void {
  const player = playerOf(state, seat);
  const slot = slotOf(player, card as Character);
  if (slot >= 0) vacate(state, seat, slot, context);
  else player.holdings.splice(player.holdings.indexOf(holdingOf(player, card as Property)), 1);
  state.box.push(card);
  context.emit({ kind: 'convicted', seat, card });
  eliminateIfHeadless(state, seat, context);
}

const nothing: DuelEnd = () => undefined;

export const DUEL_ENDS: Readonly<Record<Action, DuelEnd>> = {
  assassination: endAssassination,
  autocombat: endAutocombat,
  hackerAttack: endHackerAttack,
  sabotage: endSabotage,
  seduction: endSeduction,
  trial: endTrial,
  // They are decided by a Random card alone.
  business: nothing,
  socializing: nothing,
};

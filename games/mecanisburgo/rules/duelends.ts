/** What each Action does when its duel is decided (MEC-11). */
import type { Asks, Seat, StepOf, Table } from '@cabale/engine';
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
import type { Duel, DuelSide, Mecanisburgo, MecanisburgoOptions, MecanisburgoState } from './state.ts';
import { checkSpecialVictories } from './victories.ts';

type DuelEnd = (state: MecanisburgoState, duel: Duel, table: Table<Mecanisburgo>) => void;

/** Both sides of an Action that one corporation performs on another. */
function sidesOf({ sides }: Duel): readonly [DuelSide, DuelSide] {
  const [acting, answering] = sides;
  if (acting === undefined || answering === undefined) throw new Error('a duel has two sides');
  return [acting, answering];
}

/** MEC-11.18 to 11.20. */
function endHackerAttack(state: MecanisburgoState, duel: Duel, table: Table<Mecanisburgo>): void {
  const wins = actingSideWins(state, duel, 0, table);
  if (wins === 'tie') return;
  state.duel = null;
  if (!wins) return;
  const [{ seat, slot }, { seat: victim }] = sidesOf(duel);
  const amount = (duel.randoms[0] ?? 0) + (duel.randoms[1] ?? 0);
  const elite = slot !== null && isElite(cardOf(table.content, memberOf(state, seat, slot)), 'hacker');
  table.next({ kind: 'hackerEffect', seat, victim, amount, isElite: elite });
}

export const hackerEffectStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'hackerEffect'>> = {
  options(state, { victim, amount, isElite: elite }) {
    const options: MecanisburgoOptions['hackerEffect'][] = [];
    if (amount > 0 && playerOf(state, victim).cash > 0) options.push(STEAL);
    if (elite) options.push(DISABLE);
    if (options.length > 0) options.push(NONE);
    return options;
  },
  take(state, { victim, amount }, seat, option, table) {
    switch (option.kind) {
      case 'steal': {
        const stolen = -changeCash(state, victim, -amount, 'action', table);
        changeCash(state, seat, stolen, 'action', table);
        break;
      }
      case 'disable': {
        const player = playerOf(state, victim);
        player.aisDisabledUntil = Math.max(player.aisDisabledUntil, state.round);
        table.tell({ kind: 'aisDisabled', seat: victim, until: player.aisDisabledUntil });
        break;
      }
      case 'none':
        break;
    }
  },
};

/** MEC-11.21 to 11.24. */
function endSabotage(state: MecanisburgoState, duel: Duel, table: Table<Mecanisburgo>): void {
  const wins = actingSideWins(state, duel, 0, table);
  if (wins === 'tie') return;
  state.duel = null;
  const [acting, { seat: victim }] = sidesOf(duel);
  const [random] = duel.randoms;
  if (wins || random === 8) damage(victim, holdingOf(playerOf(state, victim), duel.target as Property), table);
  if (random === 8) table.next({ kind: 'killBoard', seat: victim });
  if ((random === 0 || random === 1 || random === 8) && acting.slot !== null) {
    die(state, [{ seat: acting.seat, pawn: acting.slot }], 'action', table);
  }
}

/** MEC-11.24: one of the Board, of its corporation's choice. */
export const killBoardStep: Asks<Mecanisburgo, StepOf<Mecanisburgo, 'killBoard'>> = {
  options(state, _step, seat) {
    return playerOf(state, seat)
      .slots.slice(0, BOARD)
      .flatMap((member): MecanisburgoOptions['killBoard'][] => (member === null ? [] : [KILL_BOARD[member.character]]));
  },
  take(state, _step, seat, { character }, table) {
    die(state, [{ seat, pawn: slotOf(playerOf(state, seat), character) }], 'action', table);
  },
};

/** MEC-11.27. */
function endSeduction(state: MecanisburgoState, duel: Duel, table: Table<Mecanisburgo>): void {
  const wins = actingSideWins(state, duel, 0, table);
  if (wins === 'tie') return;
  state.duel = null;
  if (!wins) return;
  const [{ seat }, { seat: from }] = sidesOf(duel);
  const player = playerOf(state, seat);
  const { character } = vacate(state, from, slotOf(playerOf(state, from), duel.target as Character), table);
  const slot = freeSlot(player);
  // Unavailable this round: it neither stands anywhere nor acts.
  player.slots[slot] = { ...newMember(character), acted: true };
  table.tell({ kind: 'seduced', seat, from, character });
  checkSpecialVictories(state, seat, table);
}

/** MEC-11.30: removed from the game, which is no death. */
function endTrial(state: MecanisburgoState, duel: Duel, table: Table<Mecanisburgo>): void {
  const wins = actingSideWins(state, duel, 0, table);
  if (wins === 'tie') return;
  state.duel = null;
  if (!wins || duel.target === null) return;
  const [, { seat: victim }] = sidesOf(duel);
  convict(state, victim, duel.target, table);
}

function convict(state: MecanisburgoState, seat: Seat, card: Character | Property, table: Table<Mecanisburgo>): void {
  const player = playerOf(state, seat);
  const slot = slotOf(player, card as Character);
  if (slot >= 0) vacate(state, seat, slot, table);
  else player.holdings.splice(player.holdings.indexOf(holdingOf(player, card as Property)), 1);
  state.box.push(card);
  table.tell({ kind: 'convicted', seat, card });
  eliminateIfHeadless(state, seat, table);
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

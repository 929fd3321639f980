/** MEC-11.1 to 11.3: contests by Action card and Random card. */
import type { AsksTogether, Seat, StepOf, Table } from '@cabale/engine';
import { ACTION_VALUES, type Action, type ActionValue, type Skill } from '../content/tables.ts';
import { cardOf, duelOf, isElite, memberAt, playerOf } from './counts.ts';
import { CARD, optionAt } from './offers.ts';
import { drawRandom } from './piles.ts';
import type { Duel, DuelSide, Mecanisburgo, MecanisburgoOptions, MecanisburgoState, Player } from './state.ts';
import { eventBonus } from './totals.ts';
import { DUEL_ENDS } from './duelends.ts';

/** Which skill each Action takes. */
export const SKILL_OF: Readonly<Record<Action, Skill>> = {
  assassination: 'assassin',
  autocombat: 'autowarrior',
  business: 'executive',
  hackerAttack: 'hacker',
  sabotage: 'sabotage',
  seduction: 'seduction',
  socializing: 'socializing',
  trial: 'lawyer',
};

/** Both sides choose their cards. */
export function beginDuel(
  state: MecanisburgoState,
  duel: Pick<Duel, 'action' | 'sector' | 'target'> & { readonly sides: readonly DuelSide[] },
  table: Table<Mecanisburgo>,
): void {
  const nothing = (): null[] => duel.sides.map(() => null);
  state.duel = { ...duel, sides: [...duel.sides], cards: nothing(), randoms: nothing(), totals: nothing() };
  table.next({ kind: 'duelCards', seats: duel.sides.map(({ seat }) => seat) });
}

/** MEC-5.28, 5.29: unplayed values; without any the card of value 1 is taken back. */
export function listCards({ actionCards }: Player): MecanisburgoOptions['duelCards'][] {
  const options: MecanisburgoOptions['duelCards'][] = [];
  for (let index = 0; index < actionCards.length; index++) {
    if ((actionCards[index] ?? 0) > 0) options.push(optionAt(CARD, index));
  }
  if (options.length === 0) options.push(optionAt(CARD, 0));
  return options;
}

export function playCard(state: MecanisburgoState, seat: Seat, value: ActionValue, table: Table<Mecanisburgo>): void {
  const { actionCards } = playerOf(state, seat);
  const index = ACTION_VALUES.indexOf(value);
  const left = actionCards[index] ?? 0;
  if (left > 0) actionCards[index] = left - 1;
  else table.tell({ kind: 'cardTakenBack', seat });
}

export const duelCardsStep: AsksTogether<Mecanisburgo, StepOf<Mecanisburgo, 'duelCards'>> = {
  options: (state, _step, seat) => listCards(playerOf(state, seat)),
  reveal(state, { seats }, answers, table) {
    const duel = duelOf(state);
    for (const { seat, option } of answers) {
      playCard(state, seat, option.value, table);
      duel.cards[duel.sides.findIndex((side) => side.seat === seat)] = option.value;
    }
    table.tell({ kind: 'cardsTurnedUp', cards: bySeat(state, duel) });
    for (const [index, { seat }] of duel.sides.entries()) {
      if (!seats.includes(seat)) continue;
      duel.randoms[index] = drawRandom(state, table, seat);
      duel.totals[index] = sideTotal(state, duel, index, table);
    }
    DUEL_ENDS[duel.action](state, duel, table);
  },
};

function bySeat({ players }: MecanisburgoState, { sides, cards }: Duel): (ActionValue | null)[] {
  return players.map((_, seat) => cards[sides.findIndex((side) => side.seat === seat)] ?? null);
}

/** MEC-11.2, 9.6, Q104: elite helps the acting side, and in an Autocombat every entrant. */
function sideTotal(state: MecanisburgoState, duel: Duel, index: number, { content }: Table<Mecanisburgo>): number {
  const { seat, slot } = duel.sides[index] as DuelSide;
  let total = (duel.cards[index] ?? 0) + (duel.randoms[index] ?? 0);
  const member = slot === null ? null : memberAt(state, seat, slot);
  if (slot === null || member === null) return total;
  const isActing = index === 0 || duel.action === 'autocombat';
  if (isActing && isElite(cardOf(content, member), SKILL_OF[duel.action])) total++;
  return total + eventBonus(state, slot, seat, content);
}

/** MEC-11.3: both choose and draw anew. */
export function replay(state: MecanisburgoState, seats: readonly Seat[], table: Table<Mecanisburgo>): void {
  const duel = duelOf(state);
  table.tell({ kind: 'duelDecided', action: duel.action, winner: null, isTie: true });
  duel.cards.fill(null);
  table.next({ kind: 'duelCards', seats });
}

/** Whether the acting side wins, loses, or both start again. */
export function actingSideWins(
  state: MecanisburgoState,
  duel: Duel,
  malus: number,
  table: Table<Mecanisburgo>,
): boolean | 'tie' {
  const [acting, answering] = duel.totals;
  const [first, second] = duel.sides;
  const difference = (acting ?? 0) - malus - (answering ?? 0);
  if (difference === 0) {
    replay(state, [first?.seat ?? 0, second?.seat ?? 0], table);
    return 'tie';
  }
  const winner = difference > 0 ? (first?.seat ?? null) : (second?.seat ?? null);
  table.tell({ kind: 'duelDecided', action: duel.action, winner, isTie: false });
  return difference > 0;
}

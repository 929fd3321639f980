/** MEC-11.1 to 11.3: contests by Action card and Random card. */
import type { Seat } from '@cabale/engine';
import { ACTION_VALUES, type Action, type ActionValue, type Skill } from '../content/tables.ts';
import { duelOf, playerOf } from './counts.ts';
import { CARD, optionAt } from './offers.ts';
import type { Context, Duel, Options, Player, State } from './state.ts';

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
  state: State,
  { action, sector, sides, target }: Pick<Duel, 'action' | 'sector' | 'target' | 'sides'>,
  context: Context,
): void {
  const nothing = (): null[] => sides.map(() => null);
  state.duel = { action, sector, sides, target, cards: nothing(), randoms: nothing(), totals: nothing() };
  context.next({ kind: 'duelCards', seats: sides.map(({ seat }) => seat) });
}

/** MEC-5.28, 5.29: unplayed values; without any the card of value 1 is taken back. */
export function listCards({ actionCards }: Player): Options['duelCards'][] {
  const options: Options['duelCards'][] = [];
  for (let index = 0; index < actionCards.length; index++) {
    if ((actionCards[index] ?? 0) > 0) options.push(optionAt(CARD, index));
  }
  if (options.length === 0) options.push(optionAt(CARD, 0));
  return options;
}

export function playCard(state: State, seat: Seat, value: ActionValue, context: Context): void {
  const { actionCards } = playerOf(state, seat);
  const index = ACTION_VALUES.indexOf(value);
  const left = actionCards[index] ?? 0;
  if (left > 0) actionCards[index] = left - 1;
  else context.emit({ kind: 'cardTakenBack', seat });
}

/** MEC-11.3: both choose and draw anew. */
export function replay(state: State, seats: readonly Seat[], context: Context): void {
  const duel = duelOf(state);
  context.emit({ kind: 'duelDecided', action: duel.action, winner: null, isTie: true });
  duel.cards.fill(null);
  context.next({ kind: 'duelCards', seats });
}

/** Whether the acting side wins or loses, which ends the duel, or both start again. */
export function actingSideWins(state: State, duel: Duel, malus: number, context: Context): boolean | 'tie' {
  const [acting, answering] = duel.totals;
  const [first, second] = duel.sides;
  const difference = (acting ?? 0) - malus - (answering ?? 0);
  if (difference === 0) {
    replay(state, [first?.seat ?? 0, second?.seat ?? 0], context);
    return 'tie';
  }
  const winner = difference > 0 ? (first?.seat ?? null) : (second?.seat ?? null);
  context.emit({ kind: 'duelDecided', action: duel.action, winner, isTie: false });
  state.duel = null;
  return difference > 0;
}

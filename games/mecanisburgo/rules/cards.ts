/** MEC-5.27 to 5.30: Action cards are chosen in secret; Psychics see the others' first. */
import type { Answer, Seat, StepRules } from '@cabale/engine';
import { agentsHere, cardOf, contenders, contestOf, has, playerOf } from './counts.ts';
import { listCards, playCard } from './duels.ts';
import type { Context, Mecanisburgo, Options, State } from './state.ts';

export function runCards(state: State, context: Context): void {
  const seats = contenders(state);
  if (contestOf(state).winner !== 'undecided' || seats.length === 0) return;
  const late: Seat[] = [];
  const early: Seat[] = [];
  for (const seat of seats) (choosesLate(state, seat, context) ? late : early).push(seat);
  if (early.length === 0 || late.length === 0) context.next({ kind: 'actionCards', seats });
  else context.next({ kind: 'actionCards', seats: early }, { kind: 'lateCards', seats: late });
}

/** MEC-5.30, 5.12, Q27: only where corporations fight each other, and not with the Psychic that changed the type. */
function choosesLate(state: State, seat: Seat, { content }: Context): boolean {
  const { kind, converted } = contestOf(state);
  if (kind !== 'confrontation' && kind !== 'event') return false;
  return agentsHere(state, seat).some(
    (member) => member.character !== converted && has(cardOf(content, member), 'psychic'),
  );
}

function turnUp(state: State, answers: readonly Answer<Options['actionCards']>[], context: Context): void {
  const { cards } = contestOf(state);
  for (const { seat, option } of answers) {
    playCard(state, seat, option.value, context);
    cards[seat] = option.value;
  }
  context.emit({ kind: 'cardsTurnedUp', cards: [...cards] });
}

export const actionCardsStep: StepRules<Mecanisburgo, 'actionCards'> = {
  options: (state, _step, seat) => listCards(playerOf(state, seat)),
  reveal: (state, _step, answers, context) => turnUp(state, answers, context),
};

export const lateCardsStep: StepRules<Mecanisburgo, 'lateCards'> = {
  options: (state, _step, seat) => listCards(playerOf(state, seat)),
  reveal: (state, _step, answers, context) => turnUp(state, answers, context),
};

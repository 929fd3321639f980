/** NO-7: using a consultant, and what follows a capture; sections 6.4 and 6.5: Crisis Manager and Accountant. */
import type { Blocked, Seat, StepRules } from '@cabale/engine';
import { COLOURS, type Consultant } from '../content/tables.ts';
import { turn } from './abilities-hq.ts';
import { askForAction } from './actions.ts';
import { hqOf, none, playerOf, total } from './counts.ts';
import { leaveHand } from './infiltrate.ts';
import { ACCOUNT, DECLINE, optionAt, RESTORE, USE } from './offers.ts';
import { drawn } from './plot.ts';
import type { Context, NewOrder, Options, State } from './state.ts';

/** NO-2.4, 7.1. */
export function listConsultants(state: State, seat: Seat, options: Options['main'][]): void {
  if (state.used !== null) return;
  const { consultants } = hqOf(state, seat);
  for (const type of state.consultantTypes) if (consultants[type] > 0) options.push(USE[type]);
}

export function blockedConsultants(state: State, seat: Seat): readonly Blocked<Options['main']>[] {
  if (state.used === null) return [];
  const { consultants } = hqOf(state, seat);
  return state.consultantTypes
    .filter((type) => consultants[type] > 0)
    .map((type) => ({ option: USE[type], rule: 'NO-2.4' }));
}

/** NO-7.2: the consultant goes to the supply immediately; the effect lasts for this turn. */
export function employ(state: State, seat: Seat, consultant: Consultant, context: Context): void {
  hqOf(state, seat).consultants[consultant]--;
  state.agency[consultant]++;
  state.used = consultant;
  context.emit({ kind: 'consultantUsed', seat, consultant });
  if (consultant === 'CA' && total(playerOf(state, seat).hand) > 0) context.next({ kind: 'accountant', seat });
  else askForAction(state, seat, context);
}

/** Section 6.5: a card without an agent, before the action. */
export const accountantStep: StepRules<NewOrder, 'accountant'> = {
  askLone: true,
  options(state, _step, seat) {
    const { hand } = playerOf(state, seat);
    const options: Options['accountant'][] = [];
    for (const colour of COLOURS) if (hand[colour] > 0) options.push(ACCOUNT[colour]);
    options.push(DECLINE);
    return options;
  },
  take(state, _step, seat, option, context) {
    if (option.kind === 'decline') context.emit({ kind: 'declined', seat, what: 'accountant' });
    else {
      // It is no Infiltration: no agent, no consultant.
      leaveHand(state, seat, option.colour, 1);
      hqOf(state, seat).up[option.colour]++;
      context.emit({ kind: 'accounted', hq: seat, colour: option.colour });
    }
    askForAction(state, seat, context);
  },
};

/** After a capture and its ability (NO-7.11 to 7.13). */
export const afterCaptureStep: StepRules<NewOrder, 'afterCapture'> = {
  run(state, { capture }, context) {
    const seat = state.active;
    if (state.used === 'NE') negotiate(state, seat, context);
    if (state.used !== 'CM') return;
    const { colour, paid } = capture;
    // Cards of a colour are interchangeable: those paid count as tilted as long as the HQ has tilted ones.
    const most = Math.min(context.content.crisis, paid, hqOf(state, seat).tilted[colour]);
    context.next({ kind: 'crisis', seat, colour, most });
  },
};

/** NO-7.11, 7.14. Events are sorted by colour: the order of the draw is not revealed, not even to the player. */
function negotiate(state: State, seat: Seat, context: Context): void {
  const cards = none();
  for (let left = context.content.negotiator; left > 0 && state.deck.length > 0; left--) cards[drawn(state)]++;
  const { hand } = playerOf(state, seat);
  for (const colour of COLOURS) {
    hand[colour] += cards[colour];
    for (let card = 0; card < cards[colour]; card++) {
      context.emitTo(seat, { kind: 'drew', seat, colour }, { kind: 'drew', seat, colour: null });
    }
  }
}

/** Section 6.4: the Crisis Manager sets cards upright that paid for the capture. */
export const crisisStep: StepRules<NewOrder, 'crisis'> = {
  options(_state, { most }) {
    const options: Options['crisis'][] = [];
    for (let count = 1; count <= most; count++) options.push(optionAt(RESTORE, count));
    if (most > 0) options.push(DECLINE);
    return options;
  },
  take(state, { colour }, seat, option, context) {
    if (option.kind === 'decline') context.emit({ kind: 'declined', seat, what: 'crisis' });
    else turn(state, seat, colour, 'straightened', option.count, context);
  },
};

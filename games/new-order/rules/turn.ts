/** NO-2: the turn from its beginning to the hand limit. */
import type { StepRules } from '@cabale/engine';
import { COLOURS } from '../content/tables.ts';
import { askForAction } from './actions.ts';
import { blockedConsultants, listConsultants, employ } from './consultants.ts';
import { playerOf, total } from './counts.ts';
import { passOn } from './end.ts';
import { beginInfiltration, blockedLays, leaveHand, listLays } from './infiltrate.ts';
import { DISCARD } from './offers.ts';
import { beginPlot, blockedPlots, listPlots } from './plot.ts';
import type { NewOrder, Options } from './state.ts';
import { blockedTakeovers, listTakeovers } from './takeover.ts';

export const beginTurnStep: StepRules<NewOrder, 'beginTurn'> = {
  run(state, _step, context) {
    const { turn, active } = state;
    if (turn === 1) {
      context.emit({ kind: 'dealt', first: active });
      for (const [seat, { doubles }] of state.players.entries()) {
        for (const _ of doubles) context.emit({ kind: 'doubleReplaced', seat });
      }
    }
    context.emit({ kind: 'turnBegan', seat: active, turn });
    context.next({ kind: 'endTurn' });
    askForAction(state, active, context);
  },
};

/** NO-2.1, 2.5: a consultant first, if any, then exactly one action. */
export const mainStep: StepRules<NewOrder, 'main'> = {
  askLone: true,
  options(state, _step, seat) {
    const options: Options['main'][] = [];
    listConsultants(state, seat, options);
    listPlots(state, options);
    listLays(state, seat, null, options);
    listTakeovers(state, seat, options);
    return options;
  },
  take(state, _step, seat, option, context) {
    switch (option.kind) {
      case 'use':
        employ(state, seat, option.consultant, context);
        break;
      case 'plot':
      case 'plotDeck':
        beginPlot(state, seat, option, context);
        break;
      case 'lay':
        beginInfiltration(state, seat, option, context);
        break;
      case 'takeover':
        context.next({ kind: 'target', seat, source: option.source });
        break;
    }
  },
  blocked: (state, _step, seat) => [
    ...blockedConsultants(state, seat),
    ...blockedPlots(state),
    ...blockedLays(state, seat, null),
    ...blockedTakeovers(state, seat),
  ],
};

/** NO-2.6 to 2.8: one card at a time. Always asked: skipping the step would reveal that all cards are of one colour. */
export const discardStep: StepRules<NewOrder, 'discard'> = {
  askLone: true,
  options(state, _step, seat) {
    const { hand } = playerOf(state, seat);
    const options: Options['discard'][] = [];
    for (const colour of COLOURS) if (hand[colour] > 0) options.push(DISCARD[colour]);
    return options;
  },
  take(state, _step, seat, { colour }, context) {
    leaveHand(state, seat, colour, 1);
    state.box[colour]++;
    context.emit({ kind: 'discarded', seat, colour });
  },
};

/** NO-2.6, then the next player; solo: SOD. */
export const endTurnStep: StepRules<NewOrder, 'endTurn'> = {
  run(state, step, context) {
    const seat = state.active;
    if (total(playerOf(state, seat).hand) > context.content.handLimit) context.next({ kind: 'discard', seat }, step);
    else if (state.solo === null) passOn(state, context);
    else context.next({ kind: 'sodTurn' });
  },
};

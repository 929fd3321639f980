/** MEC-14: the Final phase, step by step; each is completed by all before the next begins (MEC-2.5). */
import type { Seat, StepRules } from '@cabale/engine';
import { isDamaged, playerOf } from './counts.ts';
import { finish } from './end.ts';
import { recover, settleOrder, settleHands } from './recovery.ts';
import { technicians } from './repairs.ts';
import { standings } from './scoring.ts';
import type { Context, Mecanisburgo, State } from './state.ts';

const LAST = 9;

export const finalStepStep: StepRules<Mecanisburgo, 'finalStep'> = {
  run(state, { number }, context) {
    // MEC-2.6: the game ends after step 6 of the last round.
    if (state.round === context.content.numbers.rounds && number > 6) {
      const [winner] = standings(state, state.order, context.content);
      finish(state, 'standard', winner ?? null, context);
      return;
    }
    state.finalStep = number;
    state.turn++;
    context.emit({ kind: 'finalStepBegan', number });
    context.next(number === LAST ? { kind: 'beginRound' } : { kind: 'finalStep', number: number + 1 });
    FINAL_STEPS[number]?.(state, context);
  },
};

/** The same question to everybody, in turn order. */
function askAll({ order }: State, ask: (seat: Seat) => void): void {
  for (let place = order.length - 1; place >= 0; place--) ask(order[place] as Seat);
}

type FinalStep = (state: State, context: Context) => void;

const FINAL_STEPS: Readonly<Record<number, FinalStep>> = {
  1: (state, context) =>
    askAll(state, (seat) => context.next({ kind: 'staff', seat }, { kind: 'boardSeats', of: seat })),
  2: (state, context) => askAll(state, (seat) => context.next({ kind: 'income', of: seat }, { kind: 'cashIn', seat })),
  3: (state, context) => askAll(state, (seat) => context.next({ kind: 'payments', seat })),
  4: (state, context) =>
    askAll(state, (seat) => {
      if (!playerOf(state, seat).holdings.some(isDamaged)) return;
      const free = technicians(state, seat, context.content);
      context.next({ kind: 'repair', seat, technicians: free }, { kind: 'unrepaired', of: seat });
    }),
  5: refresh,
  6: (state, context) => askAll(state, (seat) => context.next({ kind: 'project', seat })),
  7: recover,
  8: settleOrder,
  9: settleHands,
};

/** MEC-14.20. */
function refresh(state: State): void {
  for (const seat of state.order) {
    const { holdings, works, slots } = playerOf(state, seat);
    for (const holding of holdings) {
      holding.engaged = false;
      holding.at = null;
      holding.cancelled = false;
    }
    for (const work of works) {
      work.engaged = false;
      work.at = null;
    }
    for (const member of slots) if (member !== null) member.engaged = false;
  }
}

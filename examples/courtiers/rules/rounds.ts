import type { StepRules } from '@cabale/engine';
import { seatsByBid } from './counts.ts';
import { finish } from './end.ts';
import type { Context, Courtiers, State } from './state.ts';

/** [COU-2.1] */
export const roundStep: StepRules<Courtiers, 'round'> = {
  run(state, _step, context) {
    const offered = [state.pile.pop(), state.pile.pop()].filter((worth) => worth !== undefined);
    const [first, second] = offered;
    if (first === undefined || second === undefined) return finish(state);
    state.round += 1;
    state.offered = offered;
    context.emit({ kind: 'offered', first, second });
    context.next({ kind: 'bid', seats: state.hands.map((_, seat) => seat) });
  },
};

/** [COU-2.2] Answers stay sealed until the last one is given. */
export const bidStep: StepRules<Courtiers, 'bid'> = {
  options: (state, _step, seat) => (state.hands[seat] ?? []).map((card) => ({ kind: 'bid', card })),
  reveal(state, _step, answers, context) {
    state.bids = answers.map(({ option }) => option.card);
    for (const { seat, option } of answers) {
      state.hands[seat] = (state.hands[seat] ?? []).filter((card) => card !== option.card);
      context.emit({ kind: 'bid', seat, card: option.card });
    }
    const [winner, second] = seatsByBid(state.bids);
    if (winner !== undefined && second !== undefined) context.next({ kind: 'choose', seat: winner, second });
  },
};

/** [COU-2.3] Favours of one value are one option, which is then taken without asking. */
export const chooseStep: StepRules<Courtiers, 'choose'> = {
  options: ({ offered }) => [...new Set(offered)].map((worth) => ({ kind: 'take', worth })),
  take(state, { second }, seat, { worth }, context) {
    const other = state.offered[state.offered[0] === worth ? 1 : 0] ?? 0;
    give(state, seat, worth, context);
    // [COU-2.4]
    give(state, second, other, context);
    state.offered = [];
    // The board shows who revealed what before the table is cleared.
    context.pause();
    clear(state);
    context.next({ kind: 'round' });
  },
};

function give(state: State, seat: number, worth: number, context: Context): void {
  state.taken[seat]?.push(worth);
  context.emit({ kind: 'took', seat, worth });
}

/** [COU-2.5] */
function clear(state: State): void {
  state.discard.push(...(state.bids ?? []));
  state.bids = null;
}

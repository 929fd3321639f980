/** Everything New Order says, as keys and parameters; the texts are in `fr.ts` and `en.ts`. */
import { askedStep, defineWords } from '@cabale/engine';
import type { NewOrder } from '../rules/state.ts';
import { events } from './events.ts';
import { names } from './names.ts';
import { colourRef, lineRef, seatRef, tileRef } from './refs.ts';
import { steps } from './steps.ts';

export const words = defineWords<NewOrder>({
  refs: {
    seat: seatRef,
    hq: seatRef,
    other: seatRef,
    colour: colourRef,
    odd: colourRef,
    gave: colourRef,
    took: colourRef,
    defeated: colourRef,
    tile: tileRef,
    source: tileRef,
    target: tileRef,
    line: lineRef,
  },
  steps,
  events,
  names,
  meanwhile(view) {
    if (view.result !== null) return { key: 'prompt.over' };
    // Between two scenes of a step without a decision the stack is empty: in solo that is SOD's turn.
    const step = askedStep(view);
    if (view.solo !== null && (step === undefined || step.kind === 'sodTurn')) return { key: 'prompt.wait.sod' };
    return { key: 'prompt.wait.main', refs: { seat: seatRef(view.active) } };
  },
  reasons: {
    'NO-2.4': 'blocked.oneConsultant',
    'NO-3.7': 'blocked.deckEmpty',
    'NO-4.4': 'blocked.ownColourTile',
    'NO-4.5': 'blocked.supplyEmpty',
    'NO-4.9': 'blocked.usedThisTurn',
    'NO-5.3': 'blocked.noUprightCard',
    'NO-5.4': 'blocked.notAdjacent',
    'NO-5.5': 'blocked.lastAgent',
    'NO-5.12': 'blocked.lastTile',
    'NO-6.3': 'blocked.sameColourTile',
    'NO-6.4': 'blocked.lastAgent',
    'NO-6.6': 'blocked.oneHqOneColour',
    'NO-6.10': 'blocked.oneHq',
    'NO-11.2': 'blocked.displayOnly',
    'NO-11.8': 'blocked.foreignColour',
  },
  outcome({ ranks }, seat) {
    const winners = ranks.flatMap((rank, each) => (rank === 1 ? [each] : []));
    if (winners.length === 0) return { key: 'outcome.over' };
    if (winners.length === 1) return undefined;
    return { key: seat !== undefined && winners.includes(seat) ? 'outcome.sharedWon' : 'outcome.shared' };
  },
});

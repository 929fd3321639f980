/** The words of Virtual Revolution, as keys and parameters; the texts are in `fr.ts` and `en.ts`. */
import { defineWords } from '@cabale/engine';
import type { Step, VirtualRevolution } from '../rules/state.ts';
import { events } from './events.ts';
import { names } from './names.ts';
import { actionRef, agentRef, arrRef, boostRef, objectiveRef, partRef, seatRef, seatsRef, verseRef } from './refs.ts';
import { effectSteps } from './steps-effects.ts';
import { anytime, turnSteps } from './steps-turn.ts';

/** What happens while one of these steps runs without a decision; all others are part of a turn. */
const MEANWHILE: Partial<Record<Step['kind'], 'search' | 'necro' | 'order'>> = {
  search: 'search',
  searchOn: 'search',
  necro: 'necro',
  necroHits: 'necro',
  necroHit: 'necro',
  turnOrder: 'order',
};

export const words = defineWords<VirtualRevolution>({
  refs: {
    seat: seatRef,
    arr: arrRef,
    agent: agentRef,
    given: agentRef,
    taken: agentRef,
    verse: verseRef,
    boost: boostRef,
    action: (action) => actionRef(action),
    objective: objectiveRef,
    part: partRef,
  },
  steps: { ...turnSteps, ...effectSteps },
  anytime,
  events,
  names,
  meanwhile({ result, stack, active }) {
    if (result !== null) return { key: 'prompt.over' };
    const step = stack.at(-1);
    if (step === undefined) return { key: 'prompt.wait.table' };
    return { key: `prompt.wait.${MEANWHILE[step.kind] ?? 'turn'}`, refs: { seat: seatRef(active) } };
  },
  outcome({ ranks, reason }, seat) {
    const winners = ranks.flatMap((rank, each) => (rank === 1 ? [each] : []));
    if (winners.length < 2 || reason !== 'rounds') return undefined;
    if (seat === undefined || !winners.includes(seat)) {
      return { key: 'outcome.tied.rounds', refs: { winners: seatsRef(winners) } };
    }
    return { key: 'outcome.shared.rounds', refs: { others: seatsRef(winners.filter((each) => each !== seat)) } };
  },
  reasons: {
    'VR-1.5': 'blocked.foreignTokens',
    'VR-1.8': 'blocked.emptyReserve',
    'VR-1.16': 'blocked.cannotPay',
    'VR-3.6': 'blocked.noDirector',
    'VR-5.3': 'blocked.noToken',
    'VR-5.4': 'blocked.sameArr',
    'VR-6.10': 'blocked.titleUsed',
    'VR-8.1': 'blocked.oneAction',
    'VR-10.1': 'blocked.outOfReach',
    'VR-11.2': 'blocked.foreignServer',
    'VR-11.3': 'blocked.noOwnToken',
    'VR-11.4': 'blocked.ownServer',
    'VR-12.2': 'blocked.renewalTooDear',
    'VR-12.8': 'blocked.emptyRow',
    'VR-13.8': 'blocked.missionUnmet',
    'VR-15.1': 'blocked.noCard',
    'VR-15.2': 'blocked.onlyOnce',
    'VR-15.5': 'blocked.cannotDonate',
    'VR-16.1': 'blocked.serviceFull',
    'VR-16.2': 'blocked.exhausted',
    'VR-20.6': 'blocked.tooLittleImmunity',
    'VR-21.2': 'blocked.taken',
  },
});

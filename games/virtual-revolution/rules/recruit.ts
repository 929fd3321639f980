/** VR-10: Recruit an Agent. */
import type { StepRules } from '@cabale/engine';
import type { Arr } from '../content/tables.ts';
import { removeFrom } from './corruption.ts';
import { directorOf, figureOf, playerOf } from './counts.ts';
import { distance } from './map.ts';
import { leaveSlot } from './market.ts';
import { HIRE } from './offers.ts';
import { gain } from './quantities.ts';
import type { VirtualRevolution, Options } from './state.ts';

export const recruitStep: StepRules<VirtualRevolution, 'recruit'> = {
  options(state, { reach, fromDiscard }, _seat, content) {
    if (fromDiscard) return state.agentDiscard.map((agent) => HIRE[agent]);
    const options: Options['recruit'][] = [];
    const from = directorOf(state);
    for (let slot = 0; slot < state.slots.length; slot++) {
      const agent = state.slots[slot] ?? null;
      if (agent !== null && distance(from, state.places[slot] as Arr, content) <= reach) options.push(HIRE[agent]);
    }
    return options;
  },
  askLone: true,
  take(state, { fromDiscard }, seat, { agent }, context) {
    const player = playerOf(state, seat);
    gain(state, seat, 'euros', -figureOf(player, 'recruit', context.content), 'recruit', context);
    if (fromDiscard) removeFrom(state.agentDiscard, agent);
    const slot = fromDiscard ? null : leaveSlot(state, agent);
    player.service.push({ agent, ready: true });
    context.emit({ kind: 'agentHired', seat, agent, slot });
  },
  blocked(state, step, seat, content) {
    if (step.fromDiscard) return [];
    const offered = recruitStep.options(state, step, seat, content);
    return state.slots.flatMap((agent) =>
      agent === null || offered.includes(HIRE[agent]) ? [] : [{ option: HIRE[agent], rule: 'VR-10.1' }],
    );
  },
};

/** Missions and influence cards. */
import type { WordTables } from '@cabale/engine';
import { LAST_SPACE } from '../rules/assistants.ts';
import { missionCard, playerOf, spaceOf, tripQuay } from '../rules/counts.ts';
import type { Venice } from '../rules/state.ts';
import { atOwn, fromSupply, none } from './asking.ts';
import { loadRef } from './refs.ts';

export const cardSteps = {
  keepMissions: { options: { return: {} } },
  influence: { options: { influence: {}, none: none('influence') } },
  foreman: {
    waiting: 'prompt.wait.influence',
    options: {
      assistant: {
        sentence: ({ quay }, { view, step }) => ({
          values: { from: spaceOf(view, step.seat, quay), to: LAST_SPACE },
        }),
      },
    },
  },
  promote: {
    waiting: 'prompt.wait.influence',
    options: {
      assistant: {
        sentence({ quay }, { view, step }) {
          const from = spaceOf(view, step.seat, quay);
          return { values: { from, to: from + 1 } };
        },
      },
    },
  },
  overtime: { waiting: 'prompt.wait.influence', options: { overtime: {} } },
  councillors: {
    waiting: 'prompt.wait.influence',
    options: { advance: { things: () => ['council:track'] }, none: none('councillors') },
  },
  offer: {
    waiting: 'prompt.wait.influence',
    options: {
      draw: { things: () => ['pile:missions'] },
      vp: { ...atOwn('vp'), sentence: (_option, { content }) => ({ values: { count: content.numbers.offerVp } }) },
    },
  },
  stock: { waiting: 'prompt.wait.influence', options: { gain: fromSupply } },
  spy: { waiting: 'prompt.wait.influence', options: { spy: {} } },
  keepInfluence: { waiting: 'prompt.wait.influence', options: { keepInfluence: {} } },
  bottomInfluence: { waiting: 'prompt.wait.influence', options: { bottomInfluence: {} } },
  keepMission: { waiting: 'prompt.wait.mission', options: { keepMission: {} } },
  bottomMission: { waiting: 'prompt.wait.mission', options: { bottomMission: {} } },
  complete: {
    prompt: ({ view }) => ({ refs: { quay: `quay:${tripQuay(view)}` } }),
    waiting: 'prompt.wait.mission',
    options: {
      complete: {
        sentence({ mission }, { content }) {
          const { vp, coins } = missionCard(content, mission);
          return { values: { vp, coins } };
        },
      },
      none: none('complete'),
    },
  },
  pay: {
    waiting: 'prompt.wait.mission',
    options: {
      pay: { sentence: (cubes) => ({ refs: { load: loadRef(cubes) } }), things: (cubes) => [loadRef(cubes)] },
    },
  },
  slot: {
    waiting: 'prompt.wait.mission',
    options: {
      slot: {
        sentence({ slot }, { view, step }) {
          const values = { number: slot + 1 };
          const former = playerOf(view, step.seat).slots[slot] ?? null;
          return former === null
            ? { values }
            : { key: 'option.slotOver', values, refs: { mission: `mission:${former}` } };
        },
        things: ({ slot }, { step }) => [`slot:${step.seat}:${slot}`],
      },
      archive: { things: (_option, { step }) => [`archive:${step.seat}`], needsConfirm: true },
    },
  },
} satisfies Partial<WordTables<Venice>['steps']>;

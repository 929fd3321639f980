/** Missions and influence cards. */
import type { WordTables } from '@cabale/engine';
import type { Venice } from '../rules/state.ts';
import { atOwn, fromSupply, none } from './asking.ts';
import { missionCard, playerIn, tripQuay } from './figures.ts';
import { archiveRef, loadRef, missionRef, pileRef, quayRef, slotRef } from './refs.ts';

export const cardSteps = {
  keepMissions: { options: { return: {} } },
  influence: { options: { influence: {}, none: none('influence') } },
  foreman: {
    waiting: 'prompt.wait.influence',
    options: {
      assistant: {
        sentence: ({ quay }, { view }) => ({ values: { from: view.assistants[view.active]?.[quay] ?? 0, to: 4 } }),
      },
    },
  },
  promote: {
    waiting: 'prompt.wait.influence',
    options: {
      assistant: {
        sentence({ quay }, { view }) {
          const space = view.assistants[view.active]?.[quay] ?? 0;
          return { values: { from: space, to: space + 1 } };
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
      draw: { things: () => [pileRef('missions')] },
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
    prompt: ({ view }) => ({ refs: { quay: quayRef(tripQuay(view) ?? 0) } }),
    waiting: 'prompt.wait.mission',
    options: {
      complete: {
        sentence({ mission }, { content }) {
          const card = missionCard(content, mission);
          return { values: { vp: card?.vp ?? 0, coins: card?.coins ?? 0 } };
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
          const former = playerIn(view, step.seat)?.slots[slot] ?? null;
          return former === null
            ? { values }
            : { key: 'option.slotOver', values, refs: { mission: missionRef(former) } };
        },
        things: ({ slot }, { step }) => [slotRef(step.seat, slot)],
      },
      archive: { things: (_option, { step }) => [archiveRef(step.seat)], needsConfirm: true },
    },
  },
} satisfies Partial<WordTables<Venice>['steps']>;

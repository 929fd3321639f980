/** Missions and influence cards. */
import type { WordTables } from '@cabale/engine';
import { LAST_SPACE } from '../rules/assistants.ts';
import { cubesIn, missionCard, playerOf, spaceOf, tripQuay } from '../rules/counts.ts';
import { playedChanges } from '../rules/influence.ts';
import { completionChanges } from '../rules/missions.ts';
import { works } from '../rules/permanent.ts';
import { councilGained } from '../rules/quantities.ts';
import type { Venice } from '../rules/state.ts';
import { counted, fromSupply, intrigueCost, isDogeCardLost, lostDogeCard, none, promised } from './asking.ts';
import { loadRef } from './refs.ts';

export const cardSteps = {
  keepMissions: { options: { return: {} } },
  influence: {
    options: {
      influence: {
        sentence: ({ card }, { view, step, content }) => ({
          promises: promised(step.seat, playedChanges(view, step.seat, card, content)),
        }),
      },
      none: none('influence'),
    },
  },
  foreman: {
    waiting: 'prompt.wait.influence',
    options: {
      assistant: {
        sentence({ quay }, { view, step: { seat }, content }) {
          const { changes, cost } = intrigueCost(view, seat, content.numbers.foremanIntrigue, content);
          return {
            key: 'option.foreman',
            values: { from: spaceOf(view, seat, quay), to: LAST_SPACE },
            refs: { cost },
            promises: promised(seat, changes),
          };
        },
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
    options: {
      advance: {
        sentence(_option, { view, step: { seat }, content }) {
          const { changes, cost } = intrigueCost(view, seat, 1, content);
          const steps = councilGained(playerOf(view, seat), 1, content);
          return { refs: { cost }, promises: counted(seat, 'council', steps, changes) };
        },
        things: () => ['council:track'],
      },
      none: none('councillors'),
    },
  },
  offer: {
    waiting: 'prompt.wait.influence',
    options: {
      draw: {
        sentence: (_option, { view, step }) => ({
          key: isDogeCardLost(view) ? 'option.drawSolo' : 'option.draw',
          promises: { ...promised(step.seat, { missions: 1 }), ...lostDogeCard(view) },
        }),
        things: () => ['pile:missions'],
      },
      vp: {
        sentence: (_option, { step, content }) => ({ promises: counted(step.seat, 'vp', content.numbers.offerVp) }),
        things: (_option, { step }) => [`vp:${step.seat}`],
      },
    },
  },
  stock: { waiting: 'prompt.wait.influence', options: { gain: fromSupply } },
  spy: { waiting: 'prompt.wait.influence', options: { spy: {} } },
  keepInfluence: {
    waiting: 'prompt.wait.influence',
    options: {
      keepInfluence: { sentence: (_option, { step }) => ({ promises: promised(step.seat, { influence: 1 }) }) },
    },
  },
  bottomInfluence: { waiting: 'prompt.wait.influence', options: { bottomInfluence: {} } },
  keepMission: {
    waiting: 'prompt.wait.mission',
    options: {
      keepMission: { sentence: (_option, { step }) => ({ promises: promised(step.seat, { missions: 1 }) }) },
    },
  },
  bottomMission: { waiting: 'prompt.wait.mission', options: { bottomMission: {} } },
  complete: {
    prompt: ({ view }) => ({ refs: { quay: `quay:${tripQuay(view)}` } }),
    waiting: 'prompt.wait.mission',
    options: {
      complete: {
        sentence({ mission }, { view, step: { seat }, content }) {
          const card = missionCard(content, mission);
          const player = playerOf(view, seat);
          // Mission 6: which cubes is asked next.
          if (works(player, 'mixedCargo', content)) return { key: 'option.completeMixed' };
          const { parchments, vp, coins } = completionChanges(player, card, content);
          return {
            refs: { load: loadRef(card.cubes) },
            promises: counted(seat, 'parchments', parchments, { vp, coins, cubes: -cubesIn(card.cubes) }),
          };
        },
      },
      none: none('complete'),
    },
  },
  pay: {
    waiting: 'prompt.wait.mission',
    options: {
      pay: {
        sentence: (cubes, { view, step: { seat, mission }, content }) => ({
          refs: { load: loadRef(cubes) },
          promises: promised(seat, {
            ...completionChanges(playerOf(view, seat), missionCard(content, mission), content),
            cubes: -cubesIn(cubes),
          }),
        }),
        things: (cubes) => [loadRef(cubes)],
      },
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

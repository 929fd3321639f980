/** What is asked and may be answered in Control and by Actions (MEC-6, 11), and in the Final phase (MEC-14). */
import type { Asking, StepOf } from '@cabale/engine';
import type { Action, Project } from '../content/tables.ts';
import { isElite, playerOf } from '../rules/counts.ts';
import { SKILL_OF } from '../rules/duels.ts';
import { dueOf } from '../rules/money.ts';
import { contributionsOf, missingFor } from '../rules/projects.ts';
import { repairPrice } from '../rules/repairs.ts';
import type { Contributor, Mecanisburgo } from '../rules/state.ts';
import { answer, done, draws, here, none, ownerOf, play, type Steps } from './answers.ts';
import { actionRef, belongingRef, cardRef, projectRef, seatRef, sectorRef } from './refs.ts';
import { actionCard } from './steps-fight.ts';

const act = {
  sentence: ({ action }: { readonly action: Action }) => {
    // Assassinations are attempted before the contest, never chosen in Control.
    if (action === 'assassination') throw new Error('an Assassination is not performed in Control');
    return { key: `option.act.${action}` } as const;
  },
};

/** A trial tries Characters and Properties alike. */
const target = (action: Action, usual: 'seduction' | 'sabotage') =>
  `option.target.${action === 'trial' ? action : usual}` as const;

const targetPrompt = (action: Action) => {
  switch (action) {
    case 'hackerAttack':
    case 'sabotage':
    case 'seduction':
    case 'trial':
      return `prompt.actionTarget.${action}` as const;
    default:
      throw new Error(`the Action "${action}" has no target`);
  }
};

const chairPrompt = (chair: number) => `prompt.promote.${chair === 0 ? 0 : chair === 1 ? 1 : 2}` as const;

/** The price of the Project that is being bought. */
const buying = (_option: unknown, { step, content }: Asking<Mecanisburgo, { readonly project: Project }>) => ({
  values: { cost: content.projects[step.project].cost },
  refs: { project: projectRef(step.project) },
});

/** MEC-14.22: what a card brings to the purchase. */
function commit(card: Contributor, { view, step, content }: Asking<Mecanisburgo, StepOf<Mecanisburgo, 'commit'>>) {
  const found = contributionsOf(playerOf(view, step.seat), content).find((each) => each.card === card);
  const { research = 0, materials = 0 } = found ?? {};
  const what = materials === 0 ? 'research' : research === 0 ? 'materials' : 'both';
  return { key: `option.commit.${what}`, values: { research, materials }, refs: { card: cardRef(card) } } as const;
}

/** Only what costs something is given up instead of being paid. */
const giveUp = (card: Contributor, { vp, pay }: { readonly vp: number; readonly pay: number }) =>
  ({ key: 'option.giveUp', values: { vp, salary: -pay }, refs: { card: cardRef(card) } }) as const;

const CONTROL = 'prompt.wait.control';
const ACTION = 'prompt.wait.action';
const FINAL = 'prompt.wait.final';

export const controlSteps = {
  draw: { prompt: here, waiting: CONTROL, options: { ...draws, done: done('draw') } },
  buyRobot: {
    prompt: ({ step }) => ({ key: step.isFree ? 'prompt.buyRobot.free' : 'prompt.buyRobot.bought' }),
    waiting: CONTROL,
    options: {
      robot: {
        sentence: ({ property }, { step, content }) =>
          step.isFree
            ? { key: 'option.robot.free' }
            : { key: 'option.robot.bought', values: { cost: content.properties[property].cost } },
      },
      none: none('buyRobot'),
    },
  },
  act: { prompt: here, waiting: ACTION, options: { act, done: done('act') } },
  freeAct: { waiting: ACTION, options: { act, none: none('freeAct') } },
  actor: {
    waiting: ACTION,
    options: {
      actor: {
        // The elite add 1 to their total (MEC-11.2).
        sentence: ({ character }, { step, content }) => ({
          key: isElite(content.characters[character], SKILL_OF[step.action])
            ? 'option.actor.elite'
            : 'option.actor.plain',
          refs: { action: actionRef(step.action) },
        }),
      },
    },
  },
  actionTarget: {
    prompt: ({ step }) => ({ key: targetPrompt(step.action) }),
    waiting: ACTION,
    options: {
      targetCharacter: {
        sentence: ({ character }, { view, step }) => ({
          key: target(step.action, 'seduction'),
          refs: { card: cardRef(character), seat: seatRef(ownerOf(view, character)) },
        }),
      },
      targetProperty: {
        sentence: ({ property }, { view, step }) => ({
          key: target(step.action, 'sabotage'),
          refs: { card: cardRef(property), seat: seatRef(ownerOf(view, property)) },
        }),
      },
      targetSeat: {
        sentence: ({ seat }, { view }) => ({
          key: 'option.target.hackerAttack',
          values: { cash: playerOf(view, seat).cash },
        }),
      },
    },
  },
  duelCards: {
    prompt: ({ view }) => ({ refs: { action: actionRef(view.duel?.action ?? 'trial') } }),
    waiting: 'prompt.wait.duel',
    options: { card: actionCard('duel') },
  },
  hackerEffect: {
    prompt: ({ step }) => ({ refs: { seat: seatRef(step.victim) } }),
    waiting: ACTION,
    options: {
      steal: {
        ...answer('steal'),
        sentence: (_option, { view, step }) => ({
          values: { amount: Math.min(step.amount, playerOf(view, step.victim).cash) },
          refs: { seat: seatRef(step.victim) },
        }),
      },
      disable: answer('disable'),
      none: none('hackerEffect'),
    },
  },
  killBoard: { waiting: 'prompt.wait.fight', options: { killBoard: {} } },
  enterArena: {
    waiting: ACTION,
    options: {
      enter: {
        sentence: ({ character }, { content }) => ({
          key: isElite(content.characters[character], 'autowarrior') ? 'option.enter.elite' : 'option.enter.plain',
        }),
      },
      none: none('enterArena'),
    },
  },
  gained: { prompt: here, waiting: CONTROL, options: { play, done: done('gained') } },
} satisfies Partial<Steps>;

export const finalSteps = {
  staff: {
    waiting: FINAL,
    options: {
      dismiss: {
        sentence({ character }, { content }) {
          const { vp, pay } = content.characters[character];
          const refs = { card: cardRef(character) };
          return pay < 0
            ? { key: 'option.dismiss.saves', values: { vp, salary: -pay }, refs }
            : { key: 'option.dismiss.plain', values: { vp }, refs };
        },
        needsConfirm: true,
      },
      play,
      ...draws,
      done: done('staff'),
    },
  },
  promote: {
    prompt: ({ step }) => ({ key: chairPrompt(step.chair) }),
    waiting: FINAL,
    options: {
      promote: {
        // On the Board nothing is paid and nothing earned (MEC-14.7).
        sentence: ({ character }, { content }) => promoteSentence(content.characters[character].pay),
      },
    },
  },
  cashIn: {
    waiting: FINAL,
    options: {
      cashIn: { sentence: ({ property }, { content }) => ({ values: { cash: content.properties[property].cash } }) },
      done: done('cashIn'),
    },
  },
  payments: {
    prompt({ view, step, content }) {
      const { cash } = playerOf(view, step.seat);
      const due = dueOf(playerOf(view, step.seat), content);
      return { key: due > cash ? 'prompt.payments.short' : 'prompt.payments.all', values: { due, cash } };
    },
    waiting: FINAL,
    options: {
      giveUp: {
        sentence: ({ character }, { content }) => giveUp(character, content.characters[character]),
        needsConfirm: true,
      },
      giveUpProperty: {
        sentence: ({ property }, { content }) => giveUp(property, content.properties[property]),
        needsConfirm: true,
      },
      payAll: {
        ...answer('payAll'),
        sentence(_option, { view, step, content }) {
          const due = dueOf(playerOf(view, step.seat), content);
          return { values: { due, left: playerOf(view, step.seat).cash - due } };
        },
      },
    },
  },
  repair: {
    waiting: FINAL,
    options: {
      repair: {
        sentence: ({ character }, { content }) => ({ values: { cost: repairPrice(character, content) } }),
      },
      done: done('repair'),
    },
  },
  project: {
    options: {
      project: {
        sentence({ project }, { content }) {
          const { research, materials, cost, vp } = content.projects[project];
          return { values: { research, materials, cost, vp } };
        },
      },
      done: done('project'),
    },
  },
  commit: {
    prompt: ({ view, step, content }) => ({ values: { ...missingFor(view, step, content) } }),
    waiting: 'prompt.wait.project',
    options: {
      leastWaste: { ...answer('leastWaste'), sentence: buying },
      commitCharacter: { sentence: ({ character }, asking) => commit(character, asking) },
      commitProperty: { sentence: ({ property }, asking) => commit(property, asking) },
      commitProject: { sentence: ({ project }, asking) => commit(project, asking) },
      commitAi: { things: (_option, { step }) => [belongingRef('ais', step.seat)] },
      commitResearch: {
        sentence: (_option, { view, step }) => ({ values: { research: playerOf(view, step.seat).research } }),
        things: (_option, { step }) => [belongingRef('research', step.seat)],
      },
      confirm: { ...answer('confirm'), sentence: buying },
    },
  },
  settle: {
    options: {
      settle: { things: ({ card, sector }) => [sectorRef(sector), cardRef(card)] },
      discard: {},
    },
  },
} satisfies Partial<Steps>;

function promoteSentence(pay: number) {
  if (pay === 0) return { key: 'option.promote.plain' } as const;
  return pay < 0
    ? ({ key: 'option.promote.salary', values: { salary: -pay } } as const)
    : ({ key: 'option.promote.income', values: { income: pay } } as const);
}

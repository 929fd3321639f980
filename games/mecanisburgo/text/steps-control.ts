/** What is asked and may be answered in Control and by Actions (MEC-6, 11), and in the Final phase (MEC-14). */
import type { Asking, Seat, Sentence, StepOf } from '@cabale/engine';
import type { Action } from '../content/tables.ts';
import { isElite, playerOf } from '../rules/counts.ts';
import { SKILL_OF } from '../rules/duels.ts';
import { dueOf } from '../rules/money.ts';
import { contributionsOf, missingFor } from '../rules/projects.ts';
import { repairPrice } from '../rules/repairs.ts';
import { vpOfCharacter, vpOfProperty } from '../rules/scoring.ts';
import type { Contributor, Mecanisburgo } from '../rules/state.ts';
import { answer, change, done, draws, here, none, ownerOf, play, type Steps } from './answers.ts';
import { actionRef, belongingRef, cardRef, projectRef, seatRef, sectorRef } from './refs.ts';
import { actionCard, mayLose } from './steps-fight.ts';

/** What an Action changes immediately; a duel decides the effect of the others. */
function promisesOf(action: Action, side: Seat): Sentence<Mecanisburgo>['promises'] {
  switch (action) {
    case 'autocombat':
      // Nobody is paid where nobody enters the arena.
      return { arena: change('arena', side, 1) };
    case 'business':
    case 'socializing':
      return { money: { what: 'cash', side, by: 'chance' } };
    default:
      return undefined;
  }
}

const act = {
  sentence: ({ action }: { readonly action: Action }, { step }: Asking<Mecanisburgo, { readonly seat: Seat }>) => {
    // Assassinations are attempted before the contest, never chosen in Control.
    if (action === 'assassination') throw new Error('an Assassination is not performed in Control');
    const sentence = { key: `option.act.${action}` } as const;
    const promises = promisesOf(action, step.seat);
    return promises === undefined ? sentence : { ...sentence, promises };
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
const buying = (_option: unknown, { step, content }: Asking<Mecanisburgo, StepOf<Mecanisburgo, 'commit'>>) => ({
  promises: { cost: change('cash', step.seat, -content.projects[step.project].cost) },
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
const giveUp = (card: Contributor, seat: Seat, { vp, pay }: { readonly vp: number; readonly pay: number }) =>
  ({
    key: 'option.giveUp',
    promises: { vp: change('vp', seat, -vp), salary: change('due', seat, pay), card: change('cards', seat, -1) },
    refs: { card: cardRef(card) },
  }) as const;

const lost = (seat: Seat) => change('cards', seat, -1);

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
        sentence({ property }, { step: { seat, isFree }, content }) {
          const robot = change('cards', seat, 1);
          if (isFree) return { key: 'option.robot.free', promises: { robot } };
          const cost = change('cash', seat, -content.properties[property].cost);
          return { key: 'option.robot.bought', promises: { robot, cost } };
        },
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
          // A Random card decides what Business and Socializing bring.
          promises: { money: { what: 'cash', side: step.seat, by: 'chance' } },
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
          ...(step.action === 'sabotage' ? { promises: mayLose(step.seat) } : {}),
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
        sentence(_option, { view, step }) {
          const amount = Math.min(step.amount, playerOf(view, step.victim).cash);
          return {
            promises: { amount: change('cash', step.seat, amount), loss: change('cash', step.victim, -amount) },
            refs: { seat: seatRef(step.victim) },
          };
        },
      },
      disable: answer('disable'),
      none: none('hackerEffect'),
    },
  },
  killBoard: {
    waiting: 'prompt.wait.fight',
    options: { killBoard: { sentence: (_option, { step }) => ({ promises: mayLose(step.seat) }) } },
  },
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
        sentence({ character }, { view, step: { seat }, content }) {
          const { pay } = content.characters[character];
          const refs = { card: cardRef(character) };
          const promises = { vp: change('vp', seat, -vpOfCharacter(view, seat, character, content)), card: lost(seat) };
          return pay < 0
            ? { key: 'option.dismiss.saves', promises: { ...promises, salary: change('due', seat, pay) }, refs }
            : { key: 'option.dismiss.plain', promises, refs };
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
        sentence: ({ character }, { step, content }) => promoteSentence(step.seat, content.characters[character].pay),
      },
    },
  },
  cashIn: {
    waiting: FINAL,
    options: {
      cashIn: {
        sentence: ({ property }, { step, content }) => ({
          promises: { cash: change('cash', step.seat, content.properties[property].cash) },
        }),
      },
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
        sentence({ character }, { view, step: { seat }, content }) {
          const vp = vpOfCharacter(view, seat, character, content);
          return giveUp(character, seat, { ...content.characters[character], vp });
        },
        needsConfirm: true,
      },
      giveUpProperty: {
        sentence({ property }, { view, step: { seat }, content }) {
          const vp = vpOfProperty(view, seat, property, content);
          return giveUp(property, seat, { ...content.properties[property], vp });
        },
        needsConfirm: true,
      },
      payAll: {
        ...answer('payAll'),
        sentence(_option, { view, step, content }) {
          const due = dueOf(playerOf(view, step.seat), content);
          const left = playerOf(view, step.seat).cash - due;
          return { values: { left }, promises: { due: change('cash', step.seat, -due) } };
        },
      },
    },
  },
  repair: {
    waiting: FINAL,
    options: {
      repair: {
        sentence: ({ character }, { step, content }) => ({
          promises: { cost: change('cash', step.seat, -repairPrice(character, content)) },
        }),
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

function promoteSentence(seat: Seat, pay: number) {
  if (pay === 0) return { key: 'option.promote.plain' } as const;
  return pay < 0
    ? ({ key: 'option.promote.salary', promises: { salary: change('due', seat, pay) } } as const)
    : ({ key: 'option.promote.income', promises: { income: change('income', seat, -pay) } } as const);
}

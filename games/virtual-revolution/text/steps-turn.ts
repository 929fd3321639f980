/** Prompts and options in the course of a turn: Directors, manoeuvres, Actions, free actions. */
import type { Asking, OptionWords, WordTables } from '@cabale/engine';
import type { Action, Agent, Corruption, District } from '../content/tables.ts';
import {
  boostEffect,
  corruptionCard,
  directorOf,
  donationPrice,
  figureOf,
  playerOf,
  searchAt,
} from '../rules/counts.ts';
import type { VirtualRevolution, Step } from '../rules/state.ts';
import { drawing, isExposed, promotionDrawing } from './drawing.ts';
import {
  actionRef,
  answerRef,
  arrRef,
  belongingRef,
  cardRef,
  lossRef,
  pileRef,
  quantityRef,
  titleRef,
  type Answer,
} from './refs.ts';

export type Steps = WordTables<VirtualRevolution>['steps'];
type AskingStep = Extract<Step, { readonly seat: number }>;
type Words<Option> = OptionWords<VirtualRevolution, AskingStep, Option>;
type FullWords<Option> = Words<Option> & Required<Pick<Words<Option>, 'sentence'>>;

/** Always the same sentence. */
export const says = <Key extends VirtualRevolution['text']>(key: Key) => ({ sentence: () => ({ key }) });

/** An answer that belongs to no piece. */
export const answer = (name: Answer): Words<unknown> => ({ things: () => [answerRef(name)] });

export const none = (what: 'influence' | 'action' | 'save' | 'other'): FullWords<unknown> => ({
  ...answer('none'),
  ...says(`option.none.${what}`),
});

/** An option about a Corruption card, which is named by its effect. */
export const corruption = (key: 'discard' | `card.${'give' | 'takeCorruption' | 'giveBack' | 'searchCard'}`) =>
  ({
    sentence: ({ card }, { content }) => ({
      key: `option.${key}`,
      refs: { card: lossRef(corruptionCard(card, content)) },
    }),
    things: ({ card }) => [cardRef(card)],
  }) satisfies FullWords<{ readonly card: Corruption }>;

const title = {
  sentence: ({ district }: { readonly district: District }) =>
    ({ key: 'option.title', refs: { title: titleRef(district) } }) as const,
  things: ({ district }: { readonly district: District }) => [titleRef(district)],
};

const bonusAgent: FullWords<{ readonly agent: Agent }> = {
  sentence: ({ agent }, { view, step, content }) => ({
    key: `option.bonusAgent.${promotionDrawing(agent, view, step.seat, content)}`,
  }),
};

const manoeuvre = (kind: 'add' | 'eliminate'): FullWords<unknown> => ({
  sentence: (_option, { view, step, content }) => ({
    key: `option.${kind}.${drawing(view, step.seat, content)}`,
    refs: { arr: arrRef(directorOf(view)) },
  }),
  things: (_option, { view, step }) => {
    const here = arrRef(directorOf(view));
    return kind === 'add' ? [here, quantityRef('reserve', step.seat)] : [here];
  },
});

const perform: FullWords<{ readonly action: Action }> = {
  sentence({ action }, { view, step, content }) {
    const values = { euros: figureOf(playerOf(view, step.seat), action, content) };
    switch (action) {
      case 'work':
      case 'recruit':
      case 'donate':
        return { key: `option.perform.${action}`, values };
      case 'build':
      case 'create':
        return { key: `option.perform.${action}.${drawing(view, step.seat, content)}`, values };
    }
  },
  things: ({ action }, { step }) => [actionRef(action, step.seat)],
};

/** Before the turn ends: whether the hand will cause a Search. */
function endPrompt({ view, step, content }: Asking<VirtualRevolution, AskingStep>) {
  const count = playerOf(view, step.seat).corruptionCount;
  if (count === 0 || !isExposed(view, step.seat, 0, content)) return { key: 'prompt.end' } as const;
  const key = searchAt(view, content) === 1 ? 'prompt.endFinal' : 'prompt.endExposed';
  return { key, values: { count } } as const;
}

export const TURN = 'prompt.wait.turn';

export const turnSteps = {
  director: { options: { director: {} } },
  influence: {
    prompt: ({ view }) => ({ refs: { arr: arrRef(directorOf(view)) } }),
    options: {
      add: manoeuvre('add'),
      eliminate: manoeuvre('eliminate'),
      move: {
        sentence: ({ from }, { view }) => ({ refs: { from: arrRef(from), arr: arrRef(directorOf(view)) } }),
        things: ({ from }) => [arrRef(from)],
      },
      none: none('influence'),
    },
  },
  action: { waiting: TURN, options: { perform, none: none('action') } },
  end: {
    prompt: endPrompt,
    waiting: TURN,
    options: { endTurn: { ...answer('endTurn'), needsConfirm: true } },
  },
  bonus: { waiting: TURN, options: { bonusAgent, bonusTitle: title, proceed: answer('proceed') } },
  recruit: {
    prompt: ({ step }) => (step.fromDiscard ? { key: 'prompt.recruitDiscard' } : {}),
    waiting: TURN,
    options: {
      hire: {
        sentence: (_option, { view, step, content }) => ({
          values: { euros: figureOf(playerOf(view, step.seat), 'recruit', content) },
        }),
      },
    },
  },
  create: {
    prompt: ({ step }) => (step.bought ? { key: 'prompt.createAfter' } : {}),
    waiting: TURN,
    options: {
      bonusAgent,
      renewPaid: {
        sentence: (_option, { content }) => ({ values: { euros: content.numbers.renewal } }),
        things: () => [pileRef('verses')],
      },
      replaceBy: {},
      pay: {
        sentence: (_option, { view, step, content }) => ({
          key: `option.pay.${drawing(view, step.seat, content)}`,
          values: { euros: figureOf(playerOf(view, step.seat), 'create', content) },
        }),
        things: (_option, { step }) => [actionRef('create', step.seat)],
      },
      stop: answer('stop'),
    },
  },
  replace: {
    prompt: ({ step }) => ({ values: { count: step.most - step.named.length } }),
    waiting: TURN,
    options: { under: {}, enough: answer('enough') },
  },
  donate: {
    prompt: ({ step }) => (step.begun ? { key: 'prompt.donateOn' } : {}),
    waiting: TURN,
    options: {
      donate: {
        sentence: ({ cards }, { view, step, content }) => ({
          values: { count: cards, euros: donationPrice(playerOf(view, step.seat), cards, content) },
        }),
        things: (_option, { step }) => [belongingRef('corruption', step.seat)],
      },
      buyImmunity: {
        sentence: (_option, { content }) => ({ values: { euros: content.numbers.donateImmunity } }),
        things: (_option, { step }) => [quantityRef('immunity', step.seat)],
      },
      donateBy: {
        sentence: ({ boost }, { content }) => ({ values: { euros: boostEffect(boost, content).discardFor ?? 0 } }),
      },
      stop: answer('stop'),
    },
  },
  discard: {
    prompt: ({ step }) => ({ values: { count: step.left } }),
    waiting: TURN,
    options: { discard: corruption('discard') },
  },
  extra: { waiting: TURN, options: { perform, none: none('other') } },
  takeVerse: {
    waiting: TURN,
    options: { verse: says('option.verse.takeVerse') },
  },
  renew: {
    waiting: TURN,
    options: { renew: { things: () => [pileRef('verses')] }, none: none('other') },
  },
} satisfies Partial<Steps>;

/** Free actions (VR-3.5). */
export const anytime: NonNullable<WordTables<VirtualRevolution>['anytime']> = {
  title,
  use: {},
  promote: {},
  recycle: {
    sentence({ into }, { content: { numbers } }) {
      const count = {
        euro: 1,
        discard: numbers.recycleLook,
        look: numbers.recycleLook,
        immunity: numbers.recycleImmunity,
      };
      return { key: `option.recycle.${into}`, values: { count: count[into] } };
    },
    things: (_option, { view, step }) => [quantityRef('recycling', 'seat' in step ? step.seat : view.active)],
  },
  online: {},
  exchange: { needsConfirm: true },
};

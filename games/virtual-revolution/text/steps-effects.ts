/** Prompts and options while cards take effect, in Searches and in Necro attacks. */
import type { Asking, Sentence, StepOf } from '@cabale/engine';
import type { Tables } from '../content/tables.ts';
import { corruptionCard } from '../rules/counts.ts';
import type { Loss, VirtualRevolution } from '../rules/state.ts';
import { promotionDrawing } from './drawing.ts';
import {
  actionRef,
  agentRef,
  answerRef,
  boostRef,
  genresRef,
  lossRef,
  necroRef,
  positionRef,
  quantityRef,
  seatRef,
  typeRef,
  whereRef,
} from './refs.ts';
import { answer, corruption, none, says, TURN, type Steps } from './steps-turn.ts';

type LoseStep = StepOf<VirtualRevolution, 'lose'>;
type SaveStep = StepOf<VirtualRevolution, 'save'>;

const SEARCH = 'prompt.wait.search';
const NECRO = 'prompt.wait.necro';

const immunity = (key: 'option.immunity.darkKingdom' | 'option.immunity.suffer') => ({
  ...says(key),
  things: (_option: unknown, { step }: { readonly step: { readonly seat: number } }) => [
    quantityRef('immunity', step.seat),
  ],
});

/** What must be given up, and of what kind. */
function losePrompt({ step: { what } }: Asking<VirtualRevolution, LoseStep>): Sentence<VirtualRevolution> {
  if (what.kind === 'arr') return { key: 'prompt.lose.arr' };
  const refs = lossRefs(what);
  if (refs === undefined) return { key: `prompt.lose.any.${what.kind}` };
  return { key: `prompt.lose.${what.kind}`, refs };
}

/** The references of what must be given up; `undefined` if any piece may be chosen. */
function lossRefs(loss: Exclude<Loss, { readonly kind: 'arr' }>): Sentence<VirtualRevolution>['refs'] {
  switch (loss.kind) {
    case 'token':
    case 'server':
      return loss.districts === 'any' ? undefined : { where: whereRef(loss.districts) };
    case 'verse':
      return loss.genres === 'any' ? undefined : { genres: genresRef(loss.genres) };
    case 'agent':
      return loss.type === 'any' ? undefined : { type: typeRef(loss.type) };
    case 'boost': {
      if (loss.actions === 'any') return undefined;
      const [first = 'work', second = 'work'] = loss.actions;
      return { first: actionRef(first), second: actionRef(second) };
    }
  }
}

/** What the others read while something is lost in a Search or in a Necro attack. */
function lossWaiting({ view }: Asking<VirtualRevolution, LoseStep | SaveStep>) {
  return { key: view.stack.some(({ kind }) => kind === 'searchOn') ? SEARCH : NECRO } as const;
}

function avoided(spent: number, { numbers }: Tables): 'avoid0' | 'avoidGlobal' | 'avoidBoth' {
  if (spent === 0) return 'avoid0';
  return spent === numbers.avoidBoth ? 'avoidBoth' : 'avoidGlobal';
}

export const effectSteps = {
  eliminate: { waiting: TURN, options: { eliminateAt: {}, none: none('other') } },
  add: {
    prompt: ({ step }) => ({ values: { count: step.left } }),
    waiting: TURN,
    options: { addAt: {}, none: none('other') },
  },
  eliminateOrAdd: { waiting: TURN, options: { eliminateAt: {}, addAt: {}, none: none('other') } },
  bonusAgain: { waiting: TURN, options: { verse: says('option.verse.bonusAgain'), none: none('other') } },
  putOnline: { waiting: TURN, options: { verse: says('option.verse.putOnline') } },
  trade: {
    waiting: TURN,
    options: { server: says('option.server.trade'), verse: says('option.verse.trade'), none: none('other') },
  },
  moveServer: { waiting: TURN, options: { serverTo: {}, none: none('other') } },
  steal: { waiting: TURN, options: { from: says('option.from.steal'), none: none('other') } },
  give: {
    prompt: ({ step }) =>
      step.to === null ? { key: 'prompt.giveTo' } : { key: 'prompt.giveCard', refs: { seat: seatRef(step.to) } },
    waiting: TURN,
    options: { card: corruption('card.give'), to: {}, none: none('other') },
  },
  swapAgent: {
    prompt: ({ step }) =>
      step.own === null ? { key: 'prompt.swapOwn' } : { key: 'prompt.swapFor', refs: { agent: agentRef(step.own) } },
    waiting: TURN,
    options: { agent: says('option.agent.swapAgent'), none: none('other') },
  },
  look: { waiting: TURN, options: { from: says('option.from.look') } },
  takeCorruption: {
    prompt: ({ step }) => ({ refs: { seat: seatRef(step.from) } }),
    waiting: TURN,
    options: { card: corruption('card.takeCorruption') },
  },
  giveBack: {
    prompt: ({ step }) => ({ refs: { seat: seatRef(step.to) } }),
    waiting: TURN,
    options: { card: corruption('card.giveBack') },
  },
  promotion: {
    waiting: TURN,
    options: {
      apply: {
        ...answer('apply'),
        sentence: (_option, { view, step, content }) => ({
          key: `option.apply.${promotionDrawing(step.agent, view, step.seat, content)}`,
        }),
      },
      without: answer('without'),
    },
  },
  copy: { waiting: TURN, options: { agent: says('option.agent.copy') } },
  afterwards: { waiting: TURN, options: { retire: answer('retire'), becomeBoost: answer('becomeBoost') } },
  boost: { waiting: TURN, options: { boost: {} } },
  darkKingdom: {
    waiting: TURN,
    options: {
      agent: says('option.agent.darkKingdom'),
      loseBoost: {},
      immunity: immunity('option.immunity.darkKingdom'),
    },
  },
  sell: { waiting: TURN, options: { server: says('option.server.sell'), verse: says('option.verse.sell') } },
  readyOne: { waiting: TURN, options: { agent: says('option.agent.readyOne') } },
  searchCard: {
    prompt: ({ step }) => ({ values: { count: step.left.length } }),
    waiting: SEARCH,
    options: { card: corruption('card.searchCard') },
  },
  suffer: {
    prompt: ({ step, content }) => ({ refs: { card: lossRef(corruptionCard(step.card, content)) } }),
    waiting: SEARCH,
    options: { suffer: answer('suffer'), immunity: immunity('option.immunity.suffer') },
  },
  lose: {
    prompt: losePrompt,
    waiting: lossWaiting,
    options: {
      token: {},
      arr: {},
      server: says('option.server.lose'),
      verse: says('option.verse.lose'),
      agent: says('option.agent.lose'),
      loseBoost: {},
    },
  },
  save: {
    prompt: ({ step }) => ({
      refs: { card: step.agent === null ? boostRef(step.boost ?? 'B1') : agentRef(step.agent) },
    }),
    waiting: lossWaiting,
    options: { save: answer('save'), none: none('save') },
  },
  necroDiscard: { waiting: NECRO, options: { discard: corruption('discard') } },
  avoid: {
    prompt: ({ step, view }) => ({
      key: step.isMax ? 'prompt.avoidMax' : 'prompt.avoid',
      refs: { card: necroRef(view.necroPlayed.at(-1) ?? 'revolt') },
    }),
    waiting: NECRO,
    options: {
      avoid: {
        sentence({ immunity: spent }, { content }) {
          if (spent === 0) return { key: 'option.avoid.nothing' };
          const key = avoided(spent, content) === 'avoidBoth' ? 'option.avoid.both' : 'option.avoid.global';
          return { key, values: { count: spent } };
        },
        things: ({ immunity: spent }, { content }) => [answerRef(avoided(spent, content))],
      },
    },
  },
  chooseOrder: {
    waiting: 'prompt.wait.order',
    options: {
      position: {
        sentence: ({ position }) => ({ values: { number: position + 1 } }),
        things: ({ position }) => [positionRef(position)],
      },
    },
  },
} satisfies Partial<Steps>;

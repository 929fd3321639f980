/** What is asked and may be answered when cards take effect, in Searches and Necro attacks. */
import type { Asking, WordTables } from '@cabale/engine';
import type { Tables } from '../content/tables.ts';
import { corruptionCard } from '../rules/counts.ts';
import type { Loss, VirtualRevolution, Step } from '../rules/state.ts';
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
import { answer, corruption, none } from './steps-turn.ts';

type Steps = WordTables<VirtualRevolution>['steps'];
type LoseStep = Extract<Step, { readonly kind: 'lose' }>;
type SaveStep = Extract<Step, { readonly kind: 'save' }>;

const agent = (what: 'swapAgent' | 'copy' | 'darkKingdom' | 'readyOne' | 'lose') => ({
  sentence: () => ({ key: `option.agent.${what}` }) as const,
});
const verse = (what: 'bonusAgain' | 'putOnline' | 'trade' | 'sell' | 'lose') => ({
  sentence: () => ({ key: `option.verse.${what}` }) as const,
});
const server = (what: 'trade' | 'sell' | 'lose') => ({ sentence: () => ({ key: `option.server.${what}` }) as const });
const from = (what: 'steal' | 'look') => ({ sentence: () => ({ key: `option.from.${what}` }) as const });
const immunity = (what: 'darkKingdom' | 'suffer') => ({
  sentence: () => ({ key: `option.immunity.${what}` }) as const,
  things: (_option: unknown, { step }: { readonly step: { readonly seat: number } }) => [
    quantityRef('immunity', step.seat),
  ],
});

/** What must be given up, and of what kind. */
function losePrompt({ step: { what } }: Asking<VirtualRevolution, LoseStep>) {
  switch (what.kind) {
    case 'arr':
      return { key: 'prompt.lose.arr' } as const;
    case 'token':
    case 'server':
      return what.districts === 'any'
        ? ({ key: `prompt.lose.any.${what.kind}` } as const)
        : ({ key: `prompt.lose.${what.kind}`, refs: { where: whereRef(what.districts) } } as const);
    case 'verse':
      return what.genres === 'any'
        ? ({ key: 'prompt.lose.any.verse' } as const)
        : ({ key: 'prompt.lose.verse', refs: { genres: genresRef(what.genres) } } as const);
    case 'agent':
      return what.type === 'any'
        ? ({ key: 'prompt.lose.any.agent' } as const)
        : ({ key: 'prompt.lose.agent', refs: { type: typeRef(what.type) } } as const);
    case 'boost':
      return loseBoostPrompt(what);
  }
}

function loseBoostPrompt({ actions }: Extract<Loss, { readonly kind: 'boost' }>) {
  if (actions === 'any') return { key: 'prompt.lose.any.boost' } as const;
  const [first = 'work', second = 'work'] = actions;
  return { key: 'prompt.lose.boost', refs: { first: actionRef(first), second: actionRef(second) } } as const;
}

/** Losses of a Search are waited for as a Search, others as a Necro attack. */
function lossWaiting({ view }: Asking<VirtualRevolution, LoseStep | SaveStep>) {
  const isSearch = view.stack.some(({ kind }) => kind === 'searchOn');
  return { key: isSearch ? 'prompt.wait.search' : 'prompt.wait.necro' } as const;
}

function avoided(spent: number, { numbers }: Tables): 'avoid0' | 'avoidGlobal' | 'avoidBoth' {
  if (spent === 0) return 'avoid0';
  return spent === numbers.avoidBoth ? 'avoidBoth' : 'avoidGlobal';
}

const TURN = 'prompt.wait.turn';
const SEARCH = 'prompt.wait.search';
const NECRO = 'prompt.wait.necro';

const cardSteps: Pick<
  Steps,
  | 'eliminate'
  | 'add'
  | 'eliminateOrAdd'
  | 'bonusAgain'
  | 'putOnline'
  | 'trade'
  | 'moveServer'
  | 'steal'
  | 'give'
  | 'swapAgent'
  | 'look'
  | 'takeCorruption'
  | 'giveBack'
  | 'promotion'
  | 'copy'
  | 'afterwards'
  | 'boost'
  | 'darkKingdom'
  | 'sell'
  | 'readyOne'
> = {
  eliminate: { waiting: TURN, options: { eliminateAt: {}, none: none('other') } },
  add: {
    prompt: ({ step }) => ({ values: { count: step.left } }),
    waiting: TURN,
    options: { addAt: {}, none: none('other') },
  },
  eliminateOrAdd: { waiting: TURN, options: { eliminateAt: {}, addAt: {}, none: none('other') } },
  bonusAgain: { waiting: TURN, options: { verse: verse('bonusAgain'), none: none('other') } },
  putOnline: { waiting: TURN, options: { verse: verse('putOnline') } },
  trade: { waiting: TURN, options: { server: server('trade'), verse: verse('trade'), none: none('other') } },
  moveServer: { waiting: TURN, options: { serverTo: {}, none: none('other') } },
  steal: { waiting: TURN, options: { from: from('steal'), none: none('other') } },
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
    options: { agent: agent('swapAgent'), none: none('other') },
  },
  look: { waiting: TURN, options: { from: from('look') } },
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
  copy: { waiting: TURN, options: { agent: agent('copy') } },
  afterwards: { waiting: TURN, options: { retire: answer('retire'), becomeBoost: answer('becomeBoost') } },
  boost: { waiting: TURN, options: { boost: {} } },
  darkKingdom: {
    waiting: TURN,
    options: { agent: agent('darkKingdom'), loseBoost: {}, immunity: immunity('darkKingdom') },
  },
  sell: { waiting: TURN, options: { server: server('sell'), verse: verse('sell') } },
  readyOne: { waiting: TURN, options: { agent: agent('readyOne') } },
};

const attackSteps: Pick<Steps, 'searchCard' | 'suffer' | 'lose' | 'save' | 'necroDiscard' | 'avoid' | 'chooseOrder'> = {
  searchCard: {
    prompt: ({ step }) => ({ values: { count: step.left.length } }),
    waiting: SEARCH,
    options: { card: corruption('card.searchCard') },
  },
  suffer: {
    prompt: ({ step, content }) => ({ refs: { card: lossRef(corruptionCard(step.card, content)) } }),
    waiting: SEARCH,
    options: { suffer: answer('suffer'), immunity: immunity('suffer') },
  },
  lose: {
    prompt: losePrompt,
    waiting: lossWaiting,
    options: {
      token: {},
      arr: {},
      server: server('lose'),
      verse: verse('lose'),
      agent: agent('lose'),
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
};

export const effectSteps = { ...cardSteps, ...attackSteps };

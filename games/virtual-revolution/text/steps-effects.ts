/** Prompts and options while cards take effect, in Searches and in Necro attacks. */
import type { Asking, Seat, Sentence, StepOf } from '@cabale/engine';
import type { Arr, Tables } from '../content/tables.ts';
import { corruptionCard, playerOf } from '../rules/counts.ts';
import { costOf } from '../rules/means.ts';
import { isPaidOnceChosen } from '../rules/promotion.ts';
import type { Counted, Loss, Step, View, VirtualRevolution } from '../rules/state.ts';
import { agentLost, boostLost, boostLostUnlessKept, changes, drawn, suffered } from './changes.ts';
import { drawing, promotionDrawing } from './drawing.ts';
import {
  actionRef,
  agentRef,
  answerRef,
  boostRef,
  cardRef,
  genresRef,
  lossRef,
  necroRef,
  positionRef,
  quantityRef,
  seatRef,
  typeRef,
  whereRef,
} from './refs.ts';
import { answer, cardWords, none, ownCard, says, TURN, type Steps } from './steps-turn.ts';

type LoseStep = StepOf<VirtualRevolution, 'lose'>;
type SaveStep = StepOf<VirtualRevolution, 'save'>;

const SEARCH = 'prompt.wait.search';
const NECRO = 'prompt.wait.necro';

const immunity = (key: 'option.immunity.darkKingdom' | 'option.immunity.suffer') => ({
  sentence: (_option: unknown, { step }: { readonly step: { readonly seat: number } }) => ({
    key,
    promises: changes(step.seat, { immunity: -1 }),
  }),
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

type SeatStep = { readonly step: { readonly seat: Seat } };

/** Always the same sentence, and the same changes of whoever chooses. */
const costs = <Key extends VirtualRevolution['text']>(key: Key, by: Partial<Record<Counted, number>>) => ({
  sentence: (_option: unknown, { step }: SeatStep) => ({ key, promises: changes(step.seat, by) }),
});

/** The receiver gains the card that the giver loses. */
function given(seat: Seat, step: Step): Sentence<VirtualRevolution>['promises'] {
  const to = 'to' in step ? step.to : null;
  const own = changes(seat, { corruption: -1 });
  return to === null ? own : { ...own, given: { what: 'corruption', side: to, by: 1 } };
}

interface Here {
  readonly arr: Arr;
}

const eliminateAt = {
  sentence: ({ arr }: Here, { view, step }: SeatStep & { readonly view: View }) => {
    const isOwn = view.owners[arr] === step.seat;
    const promises = changes(step.seat, { tokens: isOwn ? -1 : 0 });
    return { key: isOwn ? 'option.eliminateAt.own' : 'option.eliminateAt.other', promises } as const;
  },
};
const addAt = { sentence: (_option: unknown, { step }: SeatStep) => ({ promises: changes(step.seat, { tokens: 1 }) }) };

export const effectSteps = {
  eliminate: { waiting: TURN, options: { eliminateAt, none: none('other') } },
  add: {
    prompt: ({ step }) => ({ values: { count: step.left } }),
    waiting: TURN,
    options: {
      addAt,
      none: {
        ...none('other'),
        sentence: (_option, { step }) => ({ key: step.left > 1 ? 'option.none.more' : 'option.none.other' }),
      },
    },
  },
  eliminateOrAdd: { waiting: TURN, options: { eliminateAt, addAt, none: none('other') } },
  bonusAgain: { waiting: TURN, options: { verse: says('option.verse.bonusAgain'), none: none('other') } },
  putOnline: { waiting: TURN, options: { verse: says('option.verse.putOnline') } },
  trade: {
    waiting: TURN,
    options: {
      server: costs('option.server.trade', { servers: -1 }),
      verse: costs('option.verse.trade', { verses: -1, servers: 1 }),
      none: none('other'),
    },
  },
  moveServer: { waiting: TURN, options: { serverTo: {}, none: none('other') } },
  steal: {
    waiting: TURN,
    options: {
      from: {
        sentence: ({ seat: victim }, { step }) => ({
          key: 'option.from.steal',
          promises: { ...changes(step.seat, { immunity: 1 }), stolen: { what: 'immunity', side: victim, by: -1 } },
        }),
      },
      none: none('other'),
    },
  },
  give: {
    prompt: ({ step }) =>
      step.to === null ? { key: 'prompt.giveTo' } : { key: 'prompt.giveCard', refs: { seat: seatRef(step.to) } },
    waiting: TURN,
    options: { card: ownCard('card.give', given), to: {}, none: none('other') },
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
    options: {
      card: {
        sentence: ({ card }, { view, step, content }) => ({
          ...cardWords('card.takeCorruption', card, playerOf(view, step.from).corruption, content),
          promises: {
            ...changes(step.seat, { corruption: 1 }),
            taken: { what: 'corruption', side: step.from, by: -1 },
          },
        }),
        things: ({ card }) => [cardRef(card)],
      },
    },
  },
  giveBack: {
    prompt: ({ step }) => ({ refs: { seat: seatRef(step.to) } }),
    waiting: TURN,
    options: { card: ownCard('card.giveBack', given) },
  },
  promotion: {
    waiting: TURN,
    options: {
      apply: {
        ...answer('apply'),
        sentence(_option, { view, step, content }) {
          const { agent, seat } = step;
          const { promotion } = content.agents[agent];
          if (isPaidOnceChosen(promotion, content)) return { key: 'option.apply.copy.choose' };
          const promises = changes(seat, { corruption: drawn(view, costOf(agent, content)) });
          if (promotion.kind === 'copy') {
            return { key: `option.apply.copy.${drawing(view, seat, content)}`, promises };
          }
          return { key: `option.apply.${promotionDrawing(agent, view, seat, content)}`, promises };
        },
      },
      without: answer('without'),
    },
  },
  copy: {
    waiting: TURN,
    options: {
      agent: {
        sentence({ agent }, { view, step: { seat }, content }) {
          const by = view.promoted.at(-1);
          if (by !== undefined && isPaidOnceChosen(content.agents[by].promotion, content)) {
            const cards = costOf(by, content) + costOf(agent, content);
            const count = { what: 'corruption', side: seat, by: drawn(view, cards) } as const;
            return { key: `option.agent.copy.both.${drawing(view, seat, content, cards)}`, promises: { count } };
          }
          return {
            key: `option.agent.copy.${promotionDrawing(agent, view, seat, content)}`,
            promises: changes(seat, { corruption: drawn(view, costOf(agent, content)) }),
          };
        },
      },
      none: none('other'),
    },
  },
  afterwards: { waiting: TURN, options: { retire: answer('retire'), becomeBoost: answer('becomeBoost') } },
  boost: { waiting: TURN, options: { boost: {} } },
  darkKingdom: {
    waiting: TURN,
    options: {
      agent: costs('option.agent.darkKingdom', { agents: -1 }),
      loseBoost: { sentence: ({ boost }, { step }) => ({ promises: boostLost(step.seat, boost) }) },
      immunity: immunity('option.immunity.darkKingdom'),
    },
  },
  sell: {
    waiting: TURN,
    options: {
      server: {
        sentence: (_option, { step, content }) => ({
          key: 'option.server.sell',
          promises: changes(step.seat, { servers: -1, euros: content.numbers.titleEuros }),
        }),
      },
      verse: {
        sentence: (_option, { step, content }) => ({
          key: 'option.verse.sell',
          promises: changes(step.seat, { verses: -1, euros: content.numbers.titleEuros }),
        }),
      },
    },
  },
  readyOne: { waiting: TURN, options: { agent: says('option.agent.readyOne') } },
  searchCard: {
    prompt: ({ step }) => ({ values: { count: step.left.length } }),
    waiting: SEARCH,
    options: {
      card: {
        // With Immunity in hand the card may still be cancelled.
        sentence: ({ card }, { view, step, content }) => ({
          ...cardWords('card.searchCard', card, step.left, content),
          promises:
            playerOf(view, step.seat).immunity > 0 ? {} : suffered(view, step.seat, corruptionCard(card, content)),
        }),
        things: ({ card }) => [cardRef(card)],
      },
    },
  },
  suffer: {
    prompt: ({ step, content }) => ({ refs: { card: lossRef(corruptionCard(step.card, content)) } }),
    waiting: SEARCH,
    options: {
      suffer: {
        ...answer('suffer'),
        sentence: (_option, { view, step, content }) => ({
          promises: suffered(view, step.seat, corruptionCard(step.card, content)),
        }),
      },
      immunity: immunity('option.immunity.suffer'),
    },
  },
  lose: {
    prompt: losePrompt,
    waiting: lossWaiting,
    options: {
      token: { sentence: (_option, { step }) => ({ promises: changes(step.seat, { tokens: -1 }) }) },
      arr: {
        sentence: ({ arr }, { view, step }) => ({
          promises: { count: { what: 'tokens', side: step.seat, by: -(view.tokens[arr] ?? 0) } },
        }),
      },
      server: costs('option.server.lose', { servers: -1 }),
      verse: costs('option.verse.lose', { verses: -1 }),
      agent: {
        sentence: (_option, { view, step, content }) => ({
          key: 'option.agent.lose',
          promises: agentLost(view, step.seat, content),
        }),
      },
      loseBoost: {
        sentence: ({ boost }, { view, step, content }) => ({
          promises: boostLostUnlessKept(view, step.seat, boost, content),
        }),
      },
    },
  },
  save: {
    prompt: ({ step }) => ({
      refs: { card: step.agent === null ? boostRef(step.boost ?? 'B1') : agentRef(step.agent) },
    }),
    waiting: lossWaiting,
    options: {
      save: answer('save'),
      none: {
        ...none('save'),
        sentence: (_option, { step }) => ({
          key: 'option.none.save',
          promises: step.boost === null ? changes(step.seat, { agents: -1 }) : boostLost(step.seat, step.boost),
        }),
      },
    },
  },
  necroDiscard: { waiting: NECRO, options: { discard: ownCard('discard') } },
  avoid: {
    prompt: ({ step, view }) => ({
      key: step.isMax ? 'prompt.avoidMax' : 'prompt.avoid',
      refs: { card: necroRef(view.necroPlayed.at(-1) ?? 'revolt') },
    }),
    waiting: NECRO,
    options: {
      avoid: {
        sentence({ immunity: spent }, { step, content }) {
          if (spent === 0) return { key: 'option.avoid.nothing' };
          const key = avoided(spent, content) === 'avoidBoth' ? 'option.avoid.both' : 'option.avoid.global';
          return { key, promises: { count: { what: 'immunity', side: step.seat, by: -spent } } };
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

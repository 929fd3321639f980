/** Prompts and options in the course of a turn: Directors, manoeuvres, Actions, free actions. */
import type { Asking, OptionWords, Seat, Sentence, WordTables } from '@cabale/engine';
import type { Action, Agent, Corruption, District, Tables } from '../content/tables.ts';
import {
  boostEffect,
  corruptionCard,
  directorOf,
  donationForImmunity,
  donationPrice,
  figureOf,
  playerOf,
  searchAt,
} from '../rules/counts.ts';
import { balanceOf, boostSum, costOf, isPlain, meansBefore, neededFor, type PaidAction } from '../rules/means.ts';
import { canApply } from '../rules/promotion-effects.ts';
import { isPaidOnceChosen } from '../rules/promotion.ts';
import type { Step, View, VirtualRevolution } from '../rules/state.ts';
import { PI_CARDS } from '../rules/titles.ts';
import { changes, drawn, signed, withoutAgent } from './changes.ts';
import { drawing, isExposed } from './drawing.ts';
import {
  actionRef,
  answerRef,
  arrRef,
  belongingRef,
  cardRef,
  lossRef,
  neededRef,
  pileRef,
  quantityRef,
  titleRef,
  type Answer,
} from './refs.ts';

type Part = Partial<Sentence<VirtualRevolution>>;
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

/** A Corruption card among others of the same effect is counted, so that no two options read the same. */
function cardSentence(
  card: Corruption,
  among: readonly Corruption[],
  content: Tables,
): Pick<Sentence<VirtualRevolution>, 'refs'> & {
  readonly isOneOfSeveral: boolean;
  readonly values: { number: number };
} {
  const loss = lossRef(corruptionCard(card, content));
  const same = among.filter((other) => lossRef(corruptionCard(other, content)) === loss);
  return { refs: { card: loss }, isOneOfSeveral: same.length > 1, values: { number: same.indexOf(card) + 1 } };
}

type CardKey = 'discard' | `card.${'give' | 'takeCorruption' | 'giveBack' | 'searchCard'}`;

/** Words about one of these Corruption cards, which is named by its effect. */
export function cardWords(key: CardKey, card: Corruption, among: readonly Corruption[], content: Tables) {
  const { isOneOfSeveral, ...rest } = cardSentence(card, among, content);
  return { ...rest, key: isOneOfSeveral ? (`option.${key}.nth` as const) : (`option.${key}.only` as const) };
}

/** An own card leaves the hand. */
export const ownCard = (
  key: CardKey,
  promises: (seat: Seat, step: AskingStep) => Sentence<VirtualRevolution>['promises'] = (seat) =>
    changes(seat, { corruption: -1 }),
) =>
  ({
    sentence: ({ card }, { view, step, content }) => ({
      ...cardWords(key, card, playerOf(view, step.seat).corruption, content),
      promises: promises(step.seat, step) ?? {},
    }),
    things: ({ card }) => [cardRef(card)],
  }) satisfies FullWords<{ readonly card: Corruption }>;

const seatOf = ({ view, step }: Asking<VirtualRevolution>): Seat => ('seat' in step ? step.seat : view.active);

/** Both ways of using a Title: at any time, or for an Action. */
const title = {
  sentence({ district }: { readonly district: District }, asking: Asking<VirtualRevolution>): Part {
    const { view, content } = asking;
    const seat = seatOf(asking);
    const refs = { title: titleRef(district) };
    switch (content.titles[district].effect) {
      case 'swapCorruption': {
        const by = drawn(view, PI_CARDS);
        return { key: 'option.title.swap', refs, promises: { count: { what: 'corruption', side: seat, by } } };
      }
      case 'work':
        return { key: 'option.title.work', refs, promises: changes(seat, { euros: content.numbers.workTitle }) };
      default:
        return { key: 'option.title.other', refs };
    }
  },
  things: ({ district }: { readonly district: District }) => [titleRef(district)],
};

const bonusAgent: FullWords<{ readonly agent: Agent }> = {
  sentence({ agent }, { view, step, content }) {
    const { promotion } = content.agents[agent];
    if (isPaidOnceChosen(promotion, content)) return { key: 'option.bonusAgent.copy.choose' };
    const how = drawing(view, step.seat, content, promotion.kind === 'copy' ? 2 : 1);
    const corruption = drawn(view, costOf(agent, content));
    if (promotion.kind !== 'money') {
      const what = promotion.kind === 'copy' ? 'copy' : 'other';
      return { key: `option.bonusAgent.${what}.${how}`, promises: changes(step.seat, { corruption }) };
    }
    const promises = changes(step.seat, { corruption, euros: promotion.euros });
    return { key: `option.bonusAgent.money.${how}`, promises };
  },
};

const manoeuvre = (kind: 'add' | 'eliminate'): FullWords<unknown> => ({
  sentence(_option, { view, step, content }) {
    const here = directorOf(view);
    const isOwn = view.owners[here] === step.seat;
    const tokens = kind === 'add' ? 1 : isOwn ? -1 : 0;
    const what = kind === 'add' ? 'add' : isOwn ? 'eliminateOwn' : 'eliminate';
    return {
      key: `option.${what}.${drawing(view, step.seat, content)}`,
      refs: { arr: arrRef(here) },
      promises: changes(step.seat, { corruption: drawn(view, 1), tokens }),
    };
  },
  things: (_option, { view, step }) => {
    const here = arrRef(directorOf(view));
    return kind === 'add' ? [here, quantityRef('reserve', step.seat)] : [here];
  },
});

/** What a Server brings when it is built; `euros` includes Boosts where they have not been credited yet. */
function serverBuilt(view: View, seat: Seat, boosts: { euros: number; revenue: number }, content: Tables) {
  const { numbers } = content;
  const euros = boosts.euros - figureOf(playerOf(view, seat), 'build', content);
  const revenue = numbers.buildRevenue + boosts.revenue;
  return changes(seat, { euros, revenue, vp2: 1, corruption: drawn(view, 1), servers: 1 });
}

const perform: FullWords<{ readonly action: Action }> = {
  sentence({ action }, { view, step, content }) {
    const { seat } = step;
    const player = playerOf(view, seat);
    const boosts = {
      euros: boostSum(player, action, 'euros', content),
      revenue: boostSum(player, action, 'revenue', content),
    };
    const euros = balanceOf(player, action, content);
    const values = { euros: signed(euros) };
    switch (action) {
      case 'work':
        return { key: 'option.perform.work', values, promises: changes(seat, { euros }) };
      case 'donate':
        return { key: 'option.perform.donate' };
      case 'recruit':
      case 'create':
      case 'build':
        return performPaid(action, { view, step, content }, boosts, values);
    }
  },
  things: ({ action }, { step }) => [actionRef(action, step.seat)],
};

/** An Action with a price: which cards it needs, and what it brings at once or after the next question. */
function performPaid(
  action: PaidAction,
  { view, step, content }: Asking<VirtualRevolution, AskingStep>,
  boosts: { readonly euros: number; readonly revenue: number },
  values: { readonly euros: string },
): Part {
  const { seat } = step;
  const { numbers } = content;
  const fromDiscard = step.kind === 'extra' && step.fromDiscard;
  const means = meansBefore(playerOf(view, seat), action, { fromDiscard }, content);
  const needed = neededFor(view, seat, action, means, content);
  const own = action === 'recruit' ? 0 : 1;
  const credited = changes(seat, { euros: boosts.euros, revenue: boosts.revenue });
  const promises = Object.fromEntries(Object.entries(credited).map(([what, change]) => [`boosts.${what}`, change]));
  if (needed !== null && needed.cards.length > 0) {
    const count = needed.cost + own;
    return {
      key: `option.perform.needs.${drawing(view, seat, content, count)}`,
      values: { ...values, count },
      refs: { needed: neededRef(needed.cards) },
      promises,
    };
  }
  if (action === 'recruit') return { key: 'option.perform.recruit', values, promises };
  const how = drawing(view, seat, content);
  const revenue = (action === 'build' ? numbers.buildRevenue : numbers.createRevenue) + boosts.revenue;
  if (action === 'build' && step.kind === 'action' && isPlain(view, seat, action, means, content)) {
    return { key: `option.perform.build.${how}`, values, promises: serverBuilt(view, seat, boosts, content) };
  }
  return { key: `option.perform.${action}.${how}`, values: { ...values, revenue, corruption: 1 }, promises };
}

/** VR-8.9 to 8.11: the declared Action is carried out. */
const proceed: FullWords<unknown> = {
  ...answer('proceed'),
  sentence(_option, { view, step, content }) {
    if (step.kind !== 'bonus' || step.action === 'recruit') return { key: 'option.proceed.recruit' };
    const key = `option.proceed.build.${drawing(view, step.seat, content)}` as const;
    return { key, promises: serverBuilt(view, step.seat, { euros: 0, revenue: 0 }, content) };
  },
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
  bonus: { waiting: TURN, options: { bonusAgent, bonusTitle: title, proceed } },
  recruit: {
    prompt: ({ step }) => (step.fromDiscard ? { key: 'prompt.recruitDiscard' } : {}),
    waiting: TURN,
    options: {
      hire: {
        sentence: (_option, { view, step, content }) => ({
          promises: changes(step.seat, { euros: -figureOf(playerOf(view, step.seat), 'recruit', content), agents: 1 }),
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
        sentence: (_option, { step, content }) => ({
          promises: changes(step.seat, { euros: -content.numbers.renewal }),
        }),
        things: () => [pileRef('verses')],
      },
      replaceBy: {},
      pay: {
        sentence: (_option, { view, step, content }) => ({
          key: `option.pay.${drawing(view, step.seat, content)}`,
          promises: changes(step.seat, {
            euros: -figureOf(playerOf(view, step.seat), 'create', content),
            revenue: content.numbers.createRevenue,
            corruption: drawn(view, 1),
          }),
        }),
        things: (_option, { step }) => [actionRef('create', step.seat)],
      },
      stop: { ...answer('stop'), sentence: (_option, { step }) => (step.bought ? {} : { key: 'option.forgo' }) },
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
          values: { count: cards },
          promises: changes(step.seat, { euros: -donationPrice(playerOf(view, step.seat), cards, content) }),
        }),
        things: (_option, { step }) => [belongingRef('corruption', step.seat)],
      },
      buyImmunity: {
        sentence: (_option, { view, step, content }) => ({
          promises: changes(step.seat, {
            euros: -donationForImmunity(view, playerOf(view, step.seat), content),
            immunity: 1,
          }),
        }),
        things: (_option, { step }) => [quantityRef('immunity', step.seat)],
      },
      donateBy: {
        sentence: ({ boost }, { step, content }) => ({
          promises: changes(step.seat, { euros: -(boostEffect(boost, content).discardFor ?? 0) }),
        }),
      },
      stop: answer('stop'),
    },
  },
  discard: {
    prompt: ({ step }) => ({ values: { count: step.left } }),
    waiting: TURN,
    options: { discard: ownCard('discard') },
  },
  extra: { waiting: TURN, options: { perform, none: none('other') } },
  takeVerse: {
    waiting: TURN,
    options: {
      verse: {
        sentence: (_option, { step }) => ({
          key: 'option.verse.takeVerse',
          promises: changes(step.seat, { verses: 1 }),
        }),
      },
    },
  },
  renew: {
    waiting: TURN,
    options: { renew: { things: () => [pileRef('verses')] }, none: none('other') },
  },
} satisfies Partial<Steps>;

/** VR-16: what using an Agent brings immediately, and whether more follows. */
function useWords({ agent }: { readonly agent: Agent }, asking: Asking<VirtualRevolution>): Part {
  const { view, content } = asking;
  const seat = seatOf(asking);
  const { type, extra } = content.agents[agent];
  const { technician, diplomat } = content.numbers;
  switch (type) {
    case 'C': {
      if (extra !== null) return { key: 'option.use.C2' };
      const here = directorOf(view);
      const isOwn = view.owners[here] === seat;
      const key = isOwn ? 'option.use.own' : 'option.use.C';
      return { key, refs: { arr: arrRef(here) }, promises: changes(seat, { tokens: isOwn ? -1 : 0 }) };
    }
    case 'T': {
      const promises = changes(seat, { euros: technician });
      if (extra === null) return { key: 'option.use.T', promises };
      if (extra.kind !== 'revenue') return { key: 'option.use.T2', promises };
      return { key: 'option.use.revenue', promises: changes(seat, { euros: technician, revenue: extra.by }) };
    }
    case 'D': {
      const count = { what: 'immunity', side: seat, by: diplomat } as const;
      if (extra === null) return { key: 'option.use.D', promises: { count } };
      if (extra.kind !== 'moneyAndEliminate') return { key: 'option.use.D2', promises: { count } };
      return { key: 'option.use.three', promises: { count, ...changes(seat, { euros: extra.euros }) } };
    }
  }
}

/** F10: without a possible effect, the Agent only leaves service. */
function promoteWords({ agent }: { readonly agent: Agent }, asking: Asking<VirtualRevolution>): Part {
  const { view, content } = asking;
  const seat = seatOf(asking);
  const { promotion } = content.agents[agent];
  const after = withoutAgent(view, seat, agent);
  const can = canApply(after, seat, promotion, agent, costOf(agent, content), content);
  return { key: can ? 'option.promote.effect' : 'option.promote.without' };
}

/** Free actions (VR-3.5). */
export const anytime: NonNullable<WordTables<VirtualRevolution>['anytime']> = {
  title,
  use: { sentence: useWords },
  promote: { sentence: promoteWords },
  recycle: {
    sentence({ into }, asking) {
      const { numbers } = asking.content;
      const seat = seatOf(asking);
      switch (into) {
        case 'euro':
          return { key: 'option.recycle.euro', values: { count: 1 }, promises: changes(seat, { euros: 1 }) };
        case 'discard': {
          const promises = changes(seat, { corruption: -1 });
          return { key: 'option.recycle.discard', values: { count: numbers.recycleLook }, promises };
        }
        case 'look':
          return { key: 'option.recycle.look', values: { count: numbers.recycleLook } };
        case 'immunity': {
          const promises = changes(seat, { immunity: 1 });
          return { key: 'option.recycle.immunity', values: { count: numbers.recycleImmunity }, promises };
        }
      }
    },
    things: (_option, asking) => [quantityRef('recycling', seatOf(asking))],
  },
  online: {},
  exchange: {
    sentence: (_option, asking) => ({ promises: changes(seatOf(asking), { verses: -1, immunity: 1 }) }),
    needsConfirm: true,
  },
};

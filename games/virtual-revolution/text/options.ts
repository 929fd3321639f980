/** Options in words. Whatever draws Corruption says so, and whether a Search then follows. */
import type { OptionOf, Seat, Sentence } from '@cabale/engine';
import type { Action, Tables } from '../content/tables.ts';
import type { VirtualRevolution, VirtualRevolutionView } from '../rules/state.ts';
import {
  askedStep,
  boostOf,
  corruptionOf,
  deciderOf,
  directorArr,
  donationPrice,
  figureOf,
  isExposed,
  playerIn,
} from './figures.ts';
import {
  actionRef,
  agentRef,
  arrRef,
  boostRef,
  lossRef,
  seatRef,
  titleRef,
  verseRef,
  type VirtualRevolutionRef,
} from './refs.ts';

export type VirtualRevolutionOption = OptionOf<VirtualRevolution>;
type OptionOfKind<Kind extends VirtualRevolutionOption['kind']> = Extract<VirtualRevolutionOption, { kind: Kind }>;

export function optionSentence(
  option: VirtualRevolutionOption,
  view: VirtualRevolutionView,
  content: Tables,
): Sentence {
  const seat = deciderOf(view);
  switch (option.kind) {
    case 'director':
    case 'eliminateAt':
    case 'addAt':
    case 'serverTo':
    case 'token':
    case 'arr':
      return { key: `option.${option.kind}`, refs: { arr: arrRef(option.arr) } };
    case 'add':
    case 'eliminate':
      return drawing(`option.${option.kind}`, view, seat, content, { arr: arrRef(directorArr(view)) });
    case 'move':
      return { key: 'option.move', refs: { from: arrRef(option.from), arr: arrRef(directorArr(view)) } };
    case 'perform':
      return performSentence(option.action, view, seat, content);
    case 'bonusAgent':
      return promotionDrawing('option.bonusAgent', option.agent, view, seat, content);
    case 'hire':
      return {
        key: 'option.hire',
        values: { euros: price(view, seat, 'recruit', content) },
        refs: { agent: agentRef(option.agent) },
      };
    case 'use':
    case 'promote':
      return { key: `option.${option.kind}`, refs: { agent: agentRef(option.agent) } };
    case 'agent':
      return { key: `option.agent.${stepOr(view, AGENT_STEPS)}`, refs: { agent: agentRef(option.agent) } };
    case 'title':
    case 'bonusTitle':
      return { key: 'option.title', refs: { title: titleRef(option.district) } };
    case 'renewPaid':
      return { key: 'option.renewPaid', values: { euros: content.numbers.renewal } };
    case 'pay':
      return paySentence(view, seat, content);
    case 'replaceBy':
    case 'loseBoost':
    case 'boost':
      return { key: `option.${option.kind}`, refs: { boost: boostRef(option.boost) } };
    case 'donateBy':
      return {
        key: 'option.donateBy',
        values: { euros: boostOf(option.boost, content).discardFor ?? 0 },
        refs: { boost: boostRef(option.boost) },
      };
    case 'donate':
      return donateSentence(option, view, seat, content);
    case 'buyImmunity':
      return { key: 'option.buyImmunity', values: { euros: content.numbers.donateImmunity } };
    case 'under':
    case 'online':
    case 'exchange':
      return { key: `option.${option.kind}`, refs: { verse: verseRef(option.verse) } };
    case 'verse':
      return { key: `option.verse.${stepOr(view, VERSE_STEPS)}`, refs: { verse: verseRef(option.verse) } };
    case 'server':
      return { key: `option.server.${stepOr(view, SERVER_STEPS)}`, refs: { arr: arrRef(option.arr) } };
    case 'discard':
      return { key: 'option.discard', refs: { card: lossRef(corruptionOf(content, option.card)) } };
    case 'card':
      return {
        key: `option.card.${stepOr(view, CARD_STEPS)}`,
        refs: { card: lossRef(corruptionOf(content, option.card)) },
      };
    case 'from':
      return { key: `option.from.${stepOr(view, FROM_STEPS)}`, refs: { seat: seatRef(option.seat) } };
    case 'to':
      return { key: 'option.to', refs: { seat: seatRef(option.seat) } };
    case 'apply':
      return applySentence(view, seat, content);
    case 'immunity':
      return { key: `option.immunity.${stepOr(view, IMMUNITY_STEPS)}` };
    case 'avoid':
      return avoidSentence(option, content);
    case 'recycle':
      return recycleSentence(option, content);
    case 'position':
      return { key: 'option.position', values: { number: option.position + 1 } };
    case 'none':
      return { key: `option.none.${stepOr(view, NONE_STEPS)}` };
    case 'endTurn':
    case 'proceed':
    case 'stop':
    case 'enough':
    case 'renew':
    case 'without':
    case 'retire':
    case 'becomeBoost':
    case 'suffer':
    case 'save':
      return { key: `option.${option.kind}` };
  }
}

const AGENT_STEPS = ['swapAgent', 'copy', 'darkKingdom', 'readyOne', 'lose'] as const;
const VERSE_STEPS = ['bonusAgain', 'putOnline', 'trade', 'takeVerse', 'sell', 'lose'] as const;
const SERVER_STEPS = ['trade', 'sell', 'lose'] as const;
const CARD_STEPS = ['give', 'takeCorruption', 'giveBack', 'searchCard'] as const;
const FROM_STEPS = ['steal', 'look'] as const;
const IMMUNITY_STEPS = ['darkKingdom', 'suffer'] as const;
const NONE_STEPS = ['influence', 'action', 'save', 'other'] as const;

/** The step that is asked, of those that say an option in words of their own; else the last of them. */
function stepOr<Kind extends string>(view: VirtualRevolutionView, kinds: readonly Kind[]): Kind | undefined {
  const kind = askedStep(view)?.kind;
  return kinds.find((each) => each === kind) ?? kinds.at(-1);
}

/** A sentence that warns: one Corruption card, or the one that brings a Search. */
function drawing(
  key: string,
  view: VirtualRevolutionView,
  seat: Seat,
  content: Tables,
  refs: Readonly<Record<string, VirtualRevolutionRef>>,
  values: Readonly<Record<string, number>> = {},
): Sentence {
  return { key: `${key}.${isExposed(view, seat, 1, content) ? 'exposed' : 'draws'}`, values, refs };
}

function promotionDrawing(
  key: string,
  agent: OptionOfKind<'bonusAgent'>['agent'],
  view: VirtualRevolutionView,
  seat: Seat,
  content: Tables,
): Sentence {
  const refs = { agent: agentRef(agent) };
  return content.agents[agent].level === 2 ? { key: `${key}.free`, refs } : drawing(key, view, seat, content, refs);
}

function price(view: VirtualRevolutionView, seat: Seat, action: Action, content: Tables): number {
  return figureOf(playerIn(view, seat), action, content);
}

function performSentence(action: Action, view: VirtualRevolutionView, seat: Seat, content: Tables): Sentence {
  const refs = { action: actionRef(action) };
  const values = { euros: price(view, seat, action, content) };
  switch (action) {
    case 'work':
    case 'recruit':
      return { key: `option.perform.${action}`, values, refs };
    case 'donate':
      return { key: 'option.perform.donate', refs };
    case 'build':
    case 'create':
      return drawing(`option.perform.${action}`, view, seat, content, refs, values);
  }
}

function paySentence(view: VirtualRevolutionView, seat: Seat, content: Tables): Sentence {
  return drawing('option.pay', view, seat, content, {}, { euros: price(view, seat, 'create', content) });
}

function donateSentence(
  { cards }: OptionOfKind<'donate'>,
  view: VirtualRevolutionView,
  seat: Seat,
  content: Tables,
): Sentence {
  return { key: 'option.donate', values: { count: cards, euros: donationPrice(playerIn(view, seat), cards, content) } };
}

function applySentence(view: VirtualRevolutionView, seat: Seat, content: Tables): Sentence {
  const step = askedStep(view);
  if (step?.kind !== 'promotion') return { key: 'option.apply.free' };
  return content.agents[step.agent].level === 2
    ? { key: 'option.apply.free' }
    : drawing('option.apply', view, seat, content, {});
}

function avoidSentence({ immunity }: OptionOfKind<'avoid'>, { numbers }: Tables): Sentence {
  if (immunity === 0) return { key: 'option.avoid.nothing' };
  return { key: `option.avoid.${immunity === numbers.avoidBoth ? 'both' : 'global'}`, values: { count: immunity } };
}

function recycleSentence({ into }: OptionOfKind<'recycle'>, { numbers }: Tables): Sentence {
  switch (into) {
    case 'euro':
      return { key: 'option.recycle.euro', values: { count: 1 } };
    case 'discard':
    case 'look':
      return { key: `option.recycle.${into}`, values: { count: numbers.recycleLook } };
    case 'immunity':
      return { key: 'option.recycle.immunity', values: { count: numbers.recycleImmunity } };
  }
}

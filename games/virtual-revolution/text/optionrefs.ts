/** The things on the table that each option touches: where it glows. */
import type { Ref } from '@cabale/engine';
import type { Tables } from '../content/tables.ts';
import type { VirtualRevolutionView } from '../rules/state.ts';
import { deciderOf, directorArr } from './figures.ts';
import type { VirtualRevolutionOption } from './options.ts';
import {
  actionRef,
  agentRef,
  answerRef,
  arrRef,
  belongingRef,
  boostRef,
  cardRef,
  pileRef,
  positionRef,
  quantityRef,
  seatRef,
  titleRef,
  verseRef,
} from './refs.ts';

export function refsOf(option: VirtualRevolutionOption, view: VirtualRevolutionView, content: Tables): readonly Ref[] {
  const seat = deciderOf(view);
  switch (option.kind) {
    case 'director':
    case 'eliminateAt':
    case 'addAt':
    case 'serverTo':
    case 'token':
    case 'arr':
    case 'server':
      return [arrRef(option.arr)];
    case 'add':
      return [arrRef(directorArr(view)), quantityRef('reserve', seat)];
    case 'eliminate':
      return [arrRef(directorArr(view))];
    case 'move':
      return [arrRef(option.from)];
    case 'perform':
      return [actionRef(option.action, seat)];
    case 'pay':
      return [actionRef('create', seat)];
    case 'bonusAgent':
    case 'hire':
    case 'use':
    case 'promote':
    case 'agent':
      return [agentRef(option.agent)];
    case 'title':
    case 'bonusTitle':
      return [titleRef(option.district)];
    case 'renewPaid':
    case 'renew':
      return [pileRef('verses')];
    case 'replaceBy':
    case 'loseBoost':
    case 'donateBy':
    case 'boost':
      return [boostRef(option.boost)];
    case 'donate':
      return [belongingRef('corruption', seat)];
    case 'buyImmunity':
    case 'immunity':
      return [quantityRef('immunity', seat)];
    case 'under':
    case 'online':
    case 'exchange':
    case 'verse':
      return [verseRef(option.verse)];
    case 'discard':
    case 'card':
      return [cardRef(option.card)];
    case 'from':
    case 'to':
      return [seatRef(option.seat)];
    case 'recycle':
      return [quantityRef('recycling', seat)];
    case 'position':
      return [positionRef(option.position)];
    case 'avoid':
      return [answerRef(avoided(option.immunity, content))];
    case 'none':
    case 'endTurn':
    case 'proceed':
    case 'stop':
    case 'enough':
    case 'apply':
    case 'without':
    case 'retire':
    case 'becomeBoost':
    case 'suffer':
    case 'save':
      return [answerRef(option.kind)];
  }
}

function avoided(immunity: number, { numbers }: Tables): 'avoid0' | 'avoidGlobal' | 'avoidBoth' {
  if (immunity === 0) return 'avoid0';
  return immunity === numbers.avoidBoth ? 'avoidBoth' : 'avoidGlobal';
}

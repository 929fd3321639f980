/** What is expected now: of the one who decides, and in the words of the one who waits. */
import type { Decision, Seat, Sentence } from '@cabale/engine';
import type { Tables } from '../content/tables.ts';
import type { Loss, VirtualRevolution, VirtualRevolutionStep, VirtualRevolutionView } from '../rules/state.ts';
import { askedStep, corruptionOf, directorArr, isExposed, playerIn, searchAt } from './figures.ts';
import {
  actionRef,
  agentRef,
  arrRef,
  boostRef,
  genresRef,
  lossRef,
  necroRef,
  seatRef,
  typeRef,
  verseRef,
  whereRef,
} from './refs.ts';

export function promptSentence(
  view: VirtualRevolutionView,
  decision: Decision<VirtualRevolution> | undefined,
  content: Tables,
): Sentence {
  if (view.result !== null) return { key: 'prompt.over' };
  const step = askedStep(view);
  if (step === undefined || decision === undefined) return waitSentence(step, view);
  return askSentence(step, view, content);
}

function waitSentence(step: VirtualRevolutionStep | undefined, view: VirtualRevolutionView): Sentence {
  if (step === undefined) return { key: 'prompt.wait.table' };
  const seat: Seat = 'seat' in step ? step.seat : view.active;
  return { key: `prompt.wait.${waitingKind(step, view)}`, refs: { seat: seatRef(seat) } };
}

type Waiting = 'director' | 'influence' | 'turn' | 'search' | 'necro' | 'order';

/** What somebody does, in as many words as those who wait need. */
function waitingKind({ kind }: VirtualRevolutionStep, { stack }: VirtualRevolutionView): Waiting {
  switch (kind) {
    case 'director':
    case 'influence':
      return kind;
    case 'search':
    case 'searchOn':
    case 'searchCard':
    case 'suffer':
      return 'search';
    case 'lose':
    case 'save':
      return stack.some((step) => step.kind === 'searchOn') ? 'search' : 'necro';
    case 'necro':
    case 'necroDiscard':
    case 'avoid':
    case 'necroHits':
    case 'necroHit':
      return 'necro';
    case 'turnOrder':
    case 'chooseOrder':
      return 'order';
    default:
      return 'turn';
  }
}

function askSentence(step: VirtualRevolutionStep, view: VirtualRevolutionView, content: Tables): Sentence {
  switch (step.kind) {
    case 'influence':
      return { key: 'prompt.influence', refs: { arr: arrRef(directorArr(view)) } };
    case 'end':
      return endSentence(step.seat, view, content);
    case 'bonus':
    case 'extra':
      return { key: `prompt.${step.kind}`, refs: { action: actionRef(step.action) } };
    case 'recruit':
      return step.fromDiscard
        ? { key: 'prompt.recruitDiscard' }
        : { key: 'prompt.recruit', values: { reach: step.reach } };
    case 'create':
      return { key: step.bought ? 'prompt.createAfter' : 'prompt.create' };
    case 'replace':
      return { key: 'prompt.replace', values: { count: step.most - step.named.length } };
    case 'donate':
      return { key: step.begun ? 'prompt.donateOn' : 'prompt.donate' };
    case 'discard':
      return { key: 'prompt.discard', values: { count: step.left } };
    case 'add':
      return { key: 'prompt.add', values: { count: step.left } };
    case 'give':
      return step.to === null ? { key: 'prompt.giveTo' } : { key: 'prompt.giveCard', refs: { seat: seatRef(step.to) } };
    case 'swapAgent':
      return step.own === null
        ? { key: 'prompt.swapOwn' }
        : { key: 'prompt.swapFor', refs: { agent: agentRef(step.own) } };
    case 'takeCorruption':
      return { key: 'prompt.takeCorruption', refs: { seat: seatRef(step.from) } };
    case 'giveBack':
      return { key: 'prompt.giveBack', refs: { seat: seatRef(step.to) } };
    case 'promotion':
    case 'afterwards':
      return { key: `prompt.${step.kind}`, refs: { agent: agentRef(step.agent) } };
    case 'searchCard':
      return { key: 'prompt.searchCard', values: { count: step.left.length } };
    case 'suffer':
      return { key: 'prompt.suffer', refs: { card: lossRef(corruptionOf(content, step.card)) } };
    case 'lose':
      return loseSentence(step.what);
    case 'save':
      return {
        key: 'prompt.save',
        refs: { card: step.agent === null ? boostRef(step.boost ?? 'B1') : agentRef(step.agent) },
      };
    case 'avoid':
      return {
        key: step.isMax ? 'prompt.avoidMax' : 'prompt.avoid',
        refs: { card: necroRef(view.necroPlayed.at(-1) ?? 'revolt') },
      };
    case 'turnOnline':
      return { key: 'prompt.wait.turn', refs: { seat: seatRef(step.owner), verse: verseRef(step.verse) } };
    default:
      return { key: `prompt.${step.kind}` };
  }
}

/** Before the turn is given up: what the hand will bring. */
function endSentence(seat: Seat, view: VirtualRevolutionView, content: Tables): Sentence {
  const count = playerIn(view, seat)?.corruptionCount ?? 0;
  if (count === 0 || !isExposed(view, seat, 0, content)) return { key: 'prompt.end' };
  return searchAt(view, content) === 1
    ? { key: 'prompt.endFinal', values: { count } }
    : { key: 'prompt.endExposed', values: { count } };
}

/** What must be given up, and of what kind. */
function loseSentence(what: Loss): Sentence {
  switch (what.kind) {
    case 'arr':
      return { key: 'prompt.lose.arr' };
    case 'token':
    case 'server':
      return what.districts === 'any'
        ? { key: `prompt.lose.any.${what.kind}` }
        : { key: `prompt.lose.${what.kind}`, refs: { where: whereRef(what.districts) } };
    case 'verse':
      return what.genres === 'any'
        ? { key: 'prompt.lose.any.verse' }
        : { key: 'prompt.lose.verse', refs: { genres: genresRef(what.genres) } };
    case 'agent':
      return what.type === 'any'
        ? { key: 'prompt.lose.any.agent' }
        : { key: 'prompt.lose.agent', refs: { type: typeRef(what.type) } };
    case 'boost': {
      if (what.actions === 'any') return { key: 'prompt.lose.any.boost' };
      const [first = 'work', second = 'work'] = what.actions;
      return { key: 'prompt.lose.boost', refs: { first: actionRef(first), second: actionRef(second) } };
    }
  }
}

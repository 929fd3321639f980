/** What is expected now: of the one who decides, and in the words of the one who waits. */
import type { Decision, Sentence } from '@cabale/engine';
import type { San, SanStep, SanView } from '../rules/state.ts';
import { askedStep, incomeIn, resolvingCard } from './figures.ts';
import type { Cards } from '../content/card.ts';
import { cardRef, seatRef } from './refs.ts';

export function promptSentence(view: SanView, decision: Decision<San> | undefined, cards: Cards): Sentence {
  const step = askedStep(view);
  if (step === undefined) return { key: 'prompt.over' };
  const seat = seatRef(view.turn.active);
  if (decision === undefined) return { key: `prompt.wait.${waitingKind(step)}`, refs: { seat } };
  return askSentence(step, view, cards);
}

type WaitingKind = Exclude<SanStep['kind'], 'beginTurn' | 'effects' | 'endTurn'>;

function waitingKind({ kind }: SanStep): WaitingKind {
  return kind === 'beginTurn' || kind === 'effects' || kind === 'endTurn' ? 'main' : kind;
}

function askSentence(step: SanStep, view: SanView, cards: Cards): Sentence {
  const card = resolvingCard(view);
  const refs = card === undefined ? {} : { refs: { card: cardRef(card) } };
  switch (step.kind) {
    case 'main':
    case 'beginTurn':
    case 'effects':
    case 'endTurn':
      return { key: view.turn.mayEnd ? 'prompt.main' : 'prompt.mainFirst' };
    case 'slot':
      return slotSentence(step);
    case 'draw':
    case 'destroy':
    case 'corruptHand':
      return { key: `prompt.${step.kind}`, values: { count: step.left }, ...refs };
    case 'effectOrder':
    case 'choose':
    case 'copyPlayed':
    case 'copyRiver':
    case 'playDiscard':
      return { key: `prompt.${step.kind}`, ...refs };
    case 'buy':
      return { key: 'prompt.buy', values: { count: incomeIn(view, cards) } };
  }
}

function slotSentence({ from }: Extract<SanStep, { kind: 'slot' }>): Sentence {
  if (from === null) return { key: 'prompt.slot' };
  return typeof from === 'number'
    ? { key: 'prompt.slotRiver', values: { position: from } }
    : { key: 'prompt.slotHand', refs: { card: cardRef(from) } };
}

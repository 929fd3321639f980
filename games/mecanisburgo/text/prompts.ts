/** What is expected now: of the one who decides, and in the words of the one who waits. */
import type { Decision, Sentence } from '@cabale/engine';
import type { Tables } from '../content/tables.ts';
import type { Mecanisburgo, MecanisburgoStep, MecanisburgoView } from '../rules/state.ts';
import type { Counting } from './counting.ts';
import { askedStep, characterAt, playerIn } from './figures.ts';
import { actionRef, cardRef, causeRef, projectRef, seatRef, sectorRef, type MecanisburgoRef } from './refs.ts';

export function promptSentence(
  view: MecanisburgoView,
  decision: Decision<Mecanisburgo> | undefined,
  content: Tables,
  count: Counting,
): Sentence {
  if (view.result !== null) return { key: 'prompt.over' };
  const step = askedStep(view);
  if (step === undefined || decision === undefined) return waitSentence(step);
  return askSentence(step, view, content, count);
}

/** Where several choose in secret nobody is named: who has answered must not be told. */
function waitSentence(step: MecanisburgoStep | undefined): Sentence {
  if (step === undefined) return { key: 'prompt.wait.table' };
  const waiting = waitingKind(step);
  if (!('seat' in step)) return { key: `prompt.wait.${waiting}` };
  return { key: `prompt.wait.${waiting}`, refs: { seat: seatRef(step.seat) } };
}

type Waiting =
  | 'table'
  | 'corporation'
  | 'keep'
  | 'place'
  | 'target'
  | 'fight'
  | 'fists'
  | 'cards'
  | 'duel'
  | 'control'
  | 'action'
  | 'final'
  | 'project'
  | 'settle';

/** What somebody does, in as many words as those who wait need. */
function waitingKind({ kind }: MecanisburgoStep): Waiting {
  switch (kind) {
    case 'corporation':
    case 'keep':
    case 'fists':
    case 'settle':
      return kind;
    case 'place':
    case 'pawn':
      return 'place';
    case 'fixTarget':
      return 'target';
    case 'actionCards':
    case 'lateCards':
      return 'cards';
    case 'duelCards':
      return 'duel';
    case 'initiative':
    case 'announceType':
    case 'copy':
    case 'convert':
    case 'leader':
    case 'assassinate':
    case 'secure':
    case 'save':
    case 'engage':
    case 'dose':
    case 'cancel':
    case 'loseAgent':
    case 'revive':
    case 'killBoard':
      return 'fight';
    case 'draw':
    case 'buyRobot':
    case 'gained':
      return 'control';
    case 'act':
    case 'freeAct':
    case 'actor':
    case 'actionTarget':
    case 'hackerEffect':
    case 'enterArena':
      return 'action';
    case 'staff':
    case 'promote':
    case 'cashIn':
    case 'payments':
    case 'repair':
      return 'final';
    case 'project':
    case 'commit':
      return 'project';
    case 'deal':
    case 'beginRound':
    case 'deployment':
    case 'sector':
    case 'stage':
    case 'attempt':
    case 'deaths':
    case 'arena':
    case 'endResolution':
    case 'finalStep':
    case 'boardSeats':
    case 'income':
    case 'unrepaired':
      return 'table';
  }
}

function askSentence(step: MecanisburgoStep, view: MecanisburgoView, content: Tables, count: Counting): Sentence {
  switch (step.kind) {
    case 'keep':
      return { key: 'prompt.keep', values: { vp: content.numbers.keptVp } };
    case 'pawn':
      return step.place < 0
        ? { key: 'prompt.pawn.zone' }
        : { key: 'prompt.pawn.sector', refs: { sector: sectorRef(step.place) } };
    case 'fixTarget':
    case 'initiative':
    case 'announceType':
    case 'convert':
    case 'fists':
    case 'draw':
    case 'act':
    case 'gained':
      return { key: `prompt.${step.kind}`, refs: hereRefs(view) };
    case 'engage':
    case 'actionCards':
    case 'lateCards':
      return totalSentence(step, view, content, count);
    case 'leader':
      return { key: `prompt.leader.${view.contest?.type ?? 'C'}`, refs: hereRefs(view) };
    case 'loseAgent':
      return { key: view.contest?.kind === 'confrontation' ? 'prompt.loseAgent.rival' : 'prompt.loseAgent.other' };
    case 'copy':
      return { key: 'prompt.copy', refs: { character: cardRef(characterAt(view, step.seat, step.slot)) } };
    case 'assassinate':
      return { key: 'prompt.assassinate', refs: { character: cardRef(characterAt(view, step.seat, step.slot)) } };
    case 'secure':
      return { key: 'prompt.secure', refs: duelRefs(view) };
    case 'save':
      return { key: 'prompt.save', refs: { character: cardRef(characterAt(view, step.seat, step.slot)) } };
    case 'dose':
      return { key: 'prompt.dose', refs: { property: cardRef(step.property) } };
    case 'cancel':
      return { key: 'prompt.cancel', refs: { property: cardRef(step.property), seat: seatRef(step.owner) } };
    case 'revive':
      return {
        key: 'prompt.revive',
        values: { cost: content.numbers.revival },
        refs: { character: cardRef(characterAt(view, step.seat, step.slot)), cause: causeRef(step.cause) },
      };
    case 'buyRobot':
      return { key: step.isFree ? 'prompt.buyRobot.free' : 'prompt.buyRobot.bought' };
    case 'freeAct':
    case 'actor':
      return { key: `prompt.${step.kind}`, refs: { action: actionRef(step.action) } };
    case 'actionTarget':
      return { key: `prompt.actionTarget.${step.action}` };
    case 'duelCards':
      return { key: 'prompt.duelCards', refs: { action: actionRef(view.duel?.action ?? 'trial') } };
    case 'hackerEffect':
      return { key: 'prompt.hackerEffect', refs: { seat: seatRef(step.victim) } };
    case 'promote':
      return { key: `prompt.promote.${step.chair}` };
    case 'payments':
      return paymentsSentence(step.seat, view, content, count);
    case 'commit':
      return commitSentence(step, view, content, count);
    default:
      return { key: `prompt.${step.kind}` };
  }
}

/** The sector that is fought for. */
function hereRefs({ contest }: MecanisburgoView): { readonly sector: MecanisburgoRef } {
  return { sector: sectorRef(contest?.sector ?? 0) };
}

function totalSentence(
  { kind }: MecanisburgoStep & { readonly kind: 'engage' | 'actionCards' | 'lateCards' },
  view: MecanisburgoView,
  content: Tables,
  count: Counting,
): Sentence {
  const step = askedStep(view);
  const seat = step !== undefined && 'seat' in step ? step.seat : view.observer;
  const total = seat === 'audience' ? 0 : count.totalNow(view, seat, content);
  return { key: `prompt.${kind}`, values: { total }, refs: hereRefs(view) };
}

/** Who attempts whose life. */
function duelRefs(view: MecanisburgoView): Readonly<Record<'assassin' | 'target', MecanisburgoRef>> {
  const [acting, answering] = view.duel?.sides ?? [];
  const of = (side: typeof acting): MecanisburgoRef => cardRef(characterAt(view, side?.seat ?? 0, side?.slot ?? 0));
  return { assassin: of(acting), target: of(answering) };
}

function paymentsSentence(seat: number, view: MecanisburgoView, content: Tables, count: Counting): Sentence {
  const cash = playerIn(view, seat)?.cash ?? 0;
  const due = count.paymentsOf(view, seat, content);
  return { key: due > cash ? 'prompt.payments.short' : 'prompt.payments.all', values: { due, cash } };
}

function commitSentence(
  step: Extract<MecanisburgoStep, { kind: 'commit' }>,
  view: MecanisburgoView,
  content: Tables,
  count: Counting,
): Sentence {
  const { research, materials } = count.missingFor(view, step, content);
  return { key: 'prompt.commit', values: { research, materials }, refs: { project: projectRef(step.project) } };
}

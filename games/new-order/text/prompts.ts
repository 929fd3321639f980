/** What is expected now: of the one who decides, and in the words of the one who waits. */
import type { Decision, Sentence } from '@cabale/engine';
import type { Tables } from '../content/tables.ts';
import type { NewOrder, NewOrderStep, NewOrderView } from '../rules/state.ts';
import { allOf, askedStep, playerIn } from './figures.ts';
import { colourRef, seatRef, tileRef } from './refs.ts';

export function promptSentence(view: NewOrderView, decision: Decision<NewOrder> | undefined, tables: Tables): Sentence {
  if (view.result !== null) return { key: 'prompt.over' };
  const step = askedStep(view);
  // Between two scenes of a step that runs by itself nothing lies on the stack: in solo that is SOD's turn.
  if (view.solo !== null && (step === undefined || step.kind === 'sodTurn')) return { key: 'prompt.wait.sod' };
  if (step === undefined || decision === undefined)
    return {
      key: `prompt.wait.${step === undefined ? 'main' : waitingKind(step)}`,
      refs: { seat: seatRef(view.active) },
    };
  return askSentence(step, view, tables);
}

/** What somebody does, in as many words as those who wait need. */
function waitingKind({
  kind,
}: NewOrderStep): 'ownColours' | 'main' | 'plot' | 'infiltrate' | 'takeover' | 'ability' | 'discard' {
  switch (kind) {
    case 'ownColours':
    case 'plot':
    case 'discard':
      return kind;
    case 'odd':
    case 'place':
    case 'second':
    case 'hire':
      return 'infiltrate';
    case 'target':
    case 'strength':
      return 'takeover';
    case 'broadcastFrom':
    case 'broadcastTo':
    case 'guerrilla':
    case 'pressGive':
    case 'pressTake':
    case 'ambient':
    case 'social':
    case 'online':
    case 'pirate':
    case 'verify':
    case 'crisis':
      return 'ability';
    case 'openSolo':
    case 'beginTurn':
    case 'main':
    case 'endPlot':
    case 'afterCapture':
    case 'accountant':
    case 'endTurn':
    case 'sodTurn':
      return 'main';
  }
}

function askSentence(step: NewOrderStep, view: NewOrderView, tables: Tables): Sentence {
  switch (step.kind) {
    case 'plot':
      return { key: 'prompt.plot', values: { count: step.left } };
    case 'odd':
    case 'second':
      return { key: `prompt.${step.kind}`, refs: { colour: colourRef(step.colour) } };
    case 'place':
      return { key: 'prompt.place', values: { count: step.agents }, refs: { colour: colourRef(step.colour) } };
    case 'target':
      return { key: 'prompt.target', refs: { tile: tileRef(step.source) } };
    case 'strength':
      return { key: 'prompt.strength', refs: { source: tileRef(step.source), target: tileRef(step.target) } };
    case 'broadcastFrom':
      return step.colour === null
        ? { key: 'prompt.broadcastFrom', values: { most: step.left } }
        : { key: 'prompt.broadcastAgain', refs: { colour: colourRef(step.colour) } };
    case 'broadcastTo':
      return { key: 'prompt.broadcastTo', refs: { tile: tileRef(step.from) } };
    case 'guerrilla':
    case 'ambient':
      return step.hq === null
        ? { key: `prompt.${step.kind}`, values: { most: step.left } }
        : { key: `prompt.${step.kind}Again` };
    case 'pressTake':
      return { key: 'prompt.pressTake', refs: { colour: colourRef(step.colour) } };
    case 'online':
      return step.first === null
        ? { key: 'prompt.online' }
        : { key: 'prompt.onlineSecond', refs: { tile: tileRef(step.first) } };
    case 'crisis':
      return { key: 'prompt.crisis', values: { count: step.most }, refs: { colour: colourRef(step.colour) } };
    case 'discard':
      return { key: 'prompt.discard', values: { count: excess(view, tables) } };
    case 'ownColours':
    case 'hire':
    case 'pressGive':
    case 'social':
    case 'pirate':
    case 'verify':
    case 'accountant':
      return { key: `prompt.${step.kind}` };
    default:
      return { key: mainKey(view) };
  }
}

function mainKey({ solo, turnsLeft, used, endedBy }: NewOrderView): string {
  if (solo !== null) return 'prompt.mainSolo';
  if (used !== null) return 'prompt.mainUsed';
  return endedBy !== null && turnsLeft > 0 ? 'prompt.mainLast' : 'prompt.main';
}

/** NO-2.6. */
function excess(view: NewOrderView, { handLimit }: Tables): number {
  const { hand, handCount } = playerIn(view, view.active);
  return Math.max(1, (hand === null ? handCount : allOf(hand)) - handLimit);
}

/** Options in words, and the things on the table that each one touches. */
import type { OptionOf, Ref, Sentence } from '@cabale/engine';
import type { Colour, Tables } from '../content/tables.ts';
import type { NewOrder, NewOrderStep, NewOrderView, Tile } from '../rules/state.ts';
import { agentsIn, askedStep, colourIn, strengthAt, verdictOf } from './figures.ts';
import { colourRef, consultantRef, displayRef, handRef, hqRef, seatRef, tileRef } from './refs.ts';

type NewOrderOption = OptionOf<NewOrder>;

export function optionSentence(option: NewOrderOption, view: NewOrderView, tables: Tables): Sentence {
  switch (option.kind) {
    case 'own':
      return { key: 'option.own', refs: { first: colourRef(option.first), second: colourRef(option.second) } };
    case 'use':
    case 'hire':
      return {
        key: `option.${option.kind}`,
        refs: { consultant: consultantRef(option.kind === 'use' ? view.active : 'supply', option.consultant) },
      };
    case 'plot':
      return plotSentence(view, option.slot);
    case 'plotDeck':
      return { key: isPlotting(view) ? 'option.plotDeckAgain' : 'option.plotDeck' };
    case 'lay':
      return laySentence(option, view, tables);
    case 'takeover':
      return takeoverSentence(option.source, view);
    case 'target':
      return targetSentence(option.tile, view);
    case 'strength':
      return strengthSentence(option.agents, view);
    case 'tilt':
    case 'straighten':
      return {
        key: `option.${option.kind}`,
        refs: { colour: colourRef(option.colour), seat: seatRef(option.hq) },
      };
    case 'give':
      return { key: `option.give.${lying(option)}`, refs: { colour: colourRef(option.colour) } };
    case 'take':
    case 'remove':
      return {
        key: `option.${option.kind}.${lying(option)}`,
        refs: { colour: colourRef(option.colour), seat: seatRef(option.hq) },
      };
    case 'place':
    case 'from':
    case 'to':
    case 'withdraw':
      return { key: `option.${option.kind}`, refs: { tile: tileRef(option.tile) } };
    case 'swap':
      return swapSentence(option.tile, view);
    case 'odd':
    case 'account':
    case 'discard':
      return { key: `option.${option.kind}`, refs: { colour: colourRef(option.colour) } };
    case 'restore':
      return { key: 'option.restore', values: { count: option.count } };
    case 'decline':
      return { key: `option.decline.${declinedAt(askedStep(view))}` };
  }
}

const lying = ({ tilted }: { readonly tilted: boolean }): 'tilted' | 'up' => (tilted ? 'tilted' : 'up');
const isPlotting = (view: NewOrderView): boolean => askedStep(view)?.kind === 'plot';

function plotSentence(view: NewOrderView, slot: number): Sentence {
  const colour = view.display[slot] ?? null;
  if (colour === null) return { key: 'thing.display', values: { number: slot + 1 } };
  return { key: isPlotting(view) ? 'option.plotAgain' : 'option.plot', refs: { colour: colourRef(colour) } };
}

function laySentence(
  { colour, count }: Extract<NewOrderOption, { kind: 'lay' }>,
  view: NewOrderView,
  { hireAt }: Tables,
): Sentence {
  const key =
    askedStep(view)?.kind === 'second' ? 'option.laySecond' : count < hireAt ? 'option.lay' : 'option.layHire';
  return { key, values: { count }, refs: { colour: colourRef(colour) } };
}

function takeoverSentence(source: Tile, view: NewOrderView): Sentence {
  return {
    key: 'option.takeover',
    values: { count: strengthAt(view, view.active, source) },
    refs: { tile: tileRef(source), colour: colourRef(colourIn(view, source)) },
  };
}

/** NO-Q17: a takeover that can only fail is legal, and said to be one. */
function targetSentence(target: Tile, view: NewOrderView): Sentence {
  const step = askedStep(view);
  if (step?.kind !== 'target') return { key: 'option.target.fail', refs: { tile: tileRef(target) } };
  const best = verdictOf(view, step.source, target, strengthAt(view, step.seat, step.source));
  return {
    key: `option.target.${best}`,
    values: { defenders: agentsIn(view, target) },
    refs: { tile: tileRef(target), colour: colourRef(colourIn(view, target)) },
  };
}

function strengthSentence(agents: number, view: NewOrderView): Sentence {
  const step = askedStep(view);
  if (step?.kind !== 'strength') return { key: 'thing.strength', values: { count: agents } };
  return {
    key: `option.strength.${verdictOf(view, step.source, step.target, agents)}`,
    values: { count: agents, defenders: agentsIn(view, step.target) },
  };
}

function swapSentence(tile: Tile, view: NewOrderView): Sentence {
  const step = askedStep(view);
  return step?.kind === 'online' && step.first !== null
    ? { key: 'option.swapWith', refs: { first: tileRef(step.first), tile: tileRef(tile) } }
    : { key: 'option.swap', refs: { tile: tileRef(tile) } };
}

const DECLINED = ['odd', 'second', 'hire', 'crisis', 'accountant'] as const satisfies readonly NewOrderStep['kind'][];

/** What is given up; an ability at its first question is simply not used. */
function declinedAt(step: NewOrderStep | undefined): (typeof DECLINED)[number] | 'main' | 'more' {
  if (step === undefined) return 'main';
  return hasBegun(step) ? 'more' : (DECLINED.find((kind) => kind === step.kind) ?? 'main');
}

/** Whether an ability has already done a part of what it may. */
function hasBegun(step: NewOrderStep): boolean {
  switch (step.kind) {
    case 'broadcastFrom':
      return step.colour !== null;
    case 'guerrilla':
    case 'ambient':
      return step.hq !== null;
    default:
      return false;
  }
}

export function refsOf(option: NewOrderOption, view: NewOrderView): readonly Ref[] {
  const { active } = view;
  switch (option.kind) {
    case 'own':
      return [`pair:${option.first}:${option.second}`, colourRef(option.first), colourRef(option.second)];
    case 'use':
      return [consultantRef(active, option.consultant)];
    case 'hire':
      return [consultantRef('supply', option.consultant)];
    case 'plot':
      return alikeInDisplay(view, option.slot).map(displayRef);
    case 'plotDeck':
      return ['deck:cards'];
    case 'lay':
    case 'odd':
    case 'account':
    case 'discard':
      return [handRef(active, option.colour)];
    case 'takeover':
      return [tileRef(option.source)];
    case 'place':
    case 'from':
    case 'to':
    case 'swap':
    case 'target':
    case 'withdraw':
      return [tileRef(option.tile)];
    case 'strength':
      return strengthRefs(option.agents, view);
    case 'tilt':
      return [hqRef(option.hq, option.colour, 'up')];
    case 'straighten':
      return [hqRef(option.hq, option.colour, 'tilted')];
    case 'give':
      return [hqRef(active, option.colour, lying(option))];
    case 'take':
    case 'remove':
      return [hqRef(option.hq, option.colour, lying(option))];
    case 'restore':
      return restoreRefs(option.count, view);
    case 'decline':
      return ['decline:none'];
  }
}

/** Cards of one colour are the same card: each of them in the display takes the one that is offered. */
function alikeInDisplay(view: NewOrderView, slot: number): readonly number[] {
  const colour: Colour | null = view.display[slot] ?? null;
  // In solo the place of a card matters: SOD prefers what lies on the left.
  if (colour === null || view.solo !== null) return [slot];
  return view.display.flatMap((each, index) => (each === colour ? [index] : []));
}

function strengthRefs(agents: number, view: NewOrderView): readonly Ref[] {
  const step = askedStep(view);
  return step?.kind === 'strength' ? [`strength:${agents}`, tileRef(step.target)] : [`strength:${agents}`];
}

function restoreRefs(count: number, view: NewOrderView): readonly Ref[] {
  const step = askedStep(view);
  return step?.kind === 'crisis' ? [`restore:${count}`, hqRef(step.seat, step.colour, 'tilted')] : [`restore:${count}`];
}

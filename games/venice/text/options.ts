/** Options in words, and the things on the table that each one touches. */
import type { OptionOf, Ref, Seat, Sentence } from '@cabale/engine';
import { RESOURCES, type Quay, type Tables } from '../content/tables.ts';
import type { Venice, VeniceStep, VeniceView } from '../rules/state.ts';
import {
  askedStep,
  buildingAt,
  cargoOf,
  colourOf,
  gondolaOf,
  missionCard,
  otherEnd,
  playerIn,
  priceOf,
  quayOf,
  stayPrice,
  taxOf,
  tripQuay,
} from './figures.ts';
import {
  archiveRef,
  buildingRef,
  canalRef,
  cargoRef,
  deckRef,
  effectRef,
  favourRef,
  gondolaRef,
  influenceRef,
  loadRef,
  missionRef,
  pileRef,
  quantityRef,
  quayRef,
  resourceRef,
  slotRef,
  supplyRef,
} from './refs.ts';

type VeniceOption = OptionOf<Venice>;
type OptionOfKind<Kind extends VeniceOption['kind']> = Extract<VeniceOption, { kind: Kind }>;

export function optionSentence(option: VeniceOption, view: VeniceView, tables: Tables): Sentence {
  switch (option.kind) {
    case 'return':
    case 'keepMission':
    case 'bottomMission':
      return { key: `option.${option.kind}`, refs: { mission: missionRef(option.mission) } };
    case 'complete':
      return completeSentence(option, tables);
    case 'place':
    case 'overtime':
    case 'spy':
      return { key: `option.${option.kind}`, refs: { quay: quayRef(option.quay) } };
    case 'influence':
    case 'keepInfluence':
    case 'bottomInfluence':
      return { key: `option.${option.kind}`, refs: { card: influenceRef(option.card) } };
    case 'assistant':
      return assistantSentence(option, view);
    case 'advance':
    case 'draw':
    case 'pass':
    case 'parchment':
    case 'finish':
    case 'repent':
    case 'archive':
    case 'content':
      return { key: `option.${option.kind}` };
    case 'intrigue':
      return { key: 'option.intrigue' };
    case 'vp':
      return { key: 'option.vp', values: { count: vpInstead(view, tables) } };
    case 'gain':
    case 'sell':
    case 'discard':
      return { key: `option.${option.kind}`, refs: { resource: resourceRef(option.resource) } };
    case 'board':
      return boardSentence(option, view, tables);
    case 'row':
      return rowSentence(option, view, tables);
    case 'dock':
      return { key: 'option.dock', refs: { quay: quayRef(tripQuay(view) ?? 0) } };
    case 'cube':
      return {
        key: 'option.cube',
        refs: {
          resource: resourceRef(option.resource),
          gondola: gondolaRef(gondolaOf(deciderOf(view), option.gondola)),
        },
      };
    case 'split':
      return splitSentence(option, view);
    case 'use':
      return effectSentence(option, view);
    case 'convert':
      return { key: 'option.convert', refs: { from: resourceRef(option.from), to: resourceRef(option.to) } };
    case 'ship':
    case 'pay':
      return { key: `option.${option.kind}`, refs: { load: loadRef(option) } };
    case 'build':
      return buildSentence(option, tables);
    case 'slot':
      return slotSentence(option, view);
    case 'send':
      return { key: 'option.send', refs: { building: buildingRef(option.tile) } };
    case 'gondola':
      return { key: 'option.gondola', refs: { gondola: gondolaRef(option.gondola) } };
    case 'path':
      return pathSentence(option, view, tables);
    case 'lower':
      return { key: `option.lower.${option.by}` };
    case 'favour':
      return { key: `option.favour.${option.take}` };
    case 'none':
      return { key: `option.none.${noneAt(askedStep(view))}` };
  }
}

function completeSentence({ mission }: OptionOfKind<'complete'>, tables: Tables): Sentence {
  const card = missionCard(tables, mission);
  return {
    key: 'option.complete',
    values: { vp: card?.vp ?? 0, coins: card?.coins ?? 0 },
    refs: { mission: missionRef(mission) },
  };
}

function assistantSentence({ quay }: OptionOfKind<'assistant'>, view: VeniceView): Sentence {
  const space = view.assistants[view.active]?.[quay] ?? 0;
  const isForeman = askedStep(view)?.kind === 'foreman';
  return {
    key: isForeman ? 'option.foreman' : 'option.promote',
    values: { from: space, to: isForeman ? 4 : space + 1 },
    refs: { quay: quayRef(quay) },
  };
}

function boardSentence({ gondola }: OptionOfKind<'board'>, view: VeniceView, tables: Tables): Sentence {
  const refs = { gondola: gondolaRef(gondolaOf(view.active, gondola)) };
  const here = playerIn(view, view.active)?.gondolier ?? null;
  if (here !== gondola) return { key: 'option.board', refs };
  return { key: 'option.stay', values: { count: stayPrice(view, view.active, tables) }, refs };
}

function rowSentence({ canal }: OptionOfKind<'row'>, view: VeniceView, tables: Tables): Sentence {
  const to = otherEnd(tables, canal, tripQuay(view) ?? 0);
  const price = priceOf(view, canal, tables);
  const refs = { quay: quayRef(to) };
  return price === 0 ? { key: 'option.rowFree', refs } : { key: 'option.row', values: { count: price }, refs };
}

function splitSentence(option: OptionOfKind<'split'>, view: VeniceView): Sentence {
  const seat = deciderOf(view);
  const step = askedStep(view);
  const all = { O: 0, V: 0, S: 0 };
  for (const resource of RESOURCES) {
    const aboard = cargoOf(view, gondolaOf(seat, 0))[resource] + cargoOf(view, gondolaOf(seat, 1))[resource];
    const extra = step?.kind === 'split' && step.extra === resource ? 1 : 0;
    all[resource] = aboard + extra - option[resource] - (option.drop === resource ? 1 : 0);
  }
  const refs = {
    gondola: gondolaRef(gondolaOf(seat, 0)),
    first: loadRef(option),
    other: gondolaRef(gondolaOf(seat, 1)),
    second: loadRef(all),
  };
  return option.drop === '-'
    ? { key: 'option.split', refs }
    : { key: 'option.splitDrop', refs: { ...refs, resource: resourceRef(option.drop) } };
}

/** Every effect has words of its own: `effect.<building>.<number>`. */
function effectSentence({ effect }: OptionOfKind<'use'>, view: VeniceView): Sentence {
  const step = askedStep(view);
  if (step?.kind !== 'activate') return { key: 'thing.unknown' };
  const building = buildingAt(view, step.quay);
  const isTaxed = (building === 'stMark' || building === 'dogesPalace') && effect === 2;
  return isTaxed
    ? { key: 'option.drawTaxed', values: { count: taxOf(view, step.seat) } }
    : { key: `effect.${building}.e${effect}` };
}

function buildSentence({ canal }: OptionOfKind<'build'>, { canals }: Tables): Sentence {
  const [from = 0, to = 0] = canals[canal]?.ends ?? [];
  return {
    key: 'option.build',
    values: { cost: canals[canal]?.cost ?? 0 },
    refs: { from: quayRef(from), to: quayRef(to) },
  };
}

function slotSentence({ slot }: OptionOfKind<'slot'>, view: VeniceView): Sentence {
  const old = playerIn(view, view.active)?.slots[slot] ?? null;
  const values = { number: slot + 1 };
  return old === null
    ? { key: 'option.slot', values }
    : { key: 'option.slotOver', values, refs: { mission: missionRef(old) } };
}

function pathSentence({ canals }: OptionOfKind<'path'>, view: VeniceView, tables: Tables): Sentence {
  const step = askedStep(view);
  if (step?.kind !== 'path') return { key: 'thing.path' };
  let at = view.quays[step.gondola] ?? 0;
  const passed: number[] = [];
  for (const canal of canals.split('-').map(Number)) passed.push((at = otherEnd(tables, canal, at)));
  return waySentence(passed.slice(0, -1));
}

/** Quays a way goes by, by name as far as there is room. */
function waySentence([first, second, third, fourth, ...more]: readonly Quay[]): Sentence {
  if (first === undefined) return { key: 'option.path.direct' };
  if (second === undefined) return { key: 'option.path.one', refs: { first: quayRef(first) } };
  const two = { first: quayRef(first), second: quayRef(second) };
  if (third === undefined) return { key: 'option.path.two', refs: two };
  const three = { ...two, third: quayRef(third) };
  if (fourth === undefined) return { key: 'option.path.three', refs: three };
  const refs = { ...three, fourth: quayRef(fourth) };
  return more.length === 0
    ? { key: 'option.path.four', refs }
    : { key: 'option.path.more', values: { count: more.length }, refs };
}

/** Who answers: the step's own seat, or the observer among several. */
function deciderOf(view: VeniceView): Seat {
  const step = askedStep(view);
  if (step !== undefined && 'seat' in step) return step.seat;
  return view.observer === 'audience' ? view.active : view.observer;
}

function vpInstead(view: VeniceView, { numbers }: Tables): number {
  const step = askedStep(view);
  return step?.kind === 'bridge' ? (step.vp ?? 0) : numbers.offerVp;
}

type NoneAt = 'influence' | 'councillors' | 'complete' | 'indulgence' | 'other';

function noneAt(step: VeniceStep | undefined): NoneAt {
  switch (step?.kind) {
    case 'influence':
    case 'councillors':
    case 'complete':
    case 'indulgence':
      return step.kind;
    default:
      return 'other';
  }
}

export function refsOf(option: VeniceOption, view: VeniceView, tables: Tables): readonly Ref[] {
  const seat = deciderOf(view);
  switch (option.kind) {
    case 'return':
    case 'keepMission':
    case 'bottomMission':
    case 'complete':
      return [missionRef(option.mission)];
    case 'place':
    case 'overtime':
    case 'spy':
      return [quayRef(option.quay)];
    case 'influence':
    case 'keepInfluence':
    case 'bottomInfluence':
      return [influenceRef(option.card)];
    case 'assistant':
      return [quayRef(option.quay)];
    case 'advance':
      return ['council:track'];
    case 'draw':
      return [pileRef('missions')];
    case 'vp':
      return [quantityRef('vp', seat)];
    case 'gain':
      return [supplyRef(option.resource)];
    case 'board':
      return onGondola(gondolaOf(seat, option.gondola), view);
    case 'row':
      return [quayRef(otherEnd(tables, option.canal, tripQuay(view) ?? 0)), canalRef(option.canal)];
    case 'dock':
    case 'pass':
      return [quayRef(tripQuay(view) ?? 0)];
    case 'parchment':
      return [quantityRef('parchments', seat)];
    case 'intrigue':
    case 'repent':
      return [quantityRef('intrigue', seat)];
    case 'cube':
      return [cargoRef(gondolaOf(seat, option.gondola), option.resource)];
    case 'split':
      return [loadRef(option)];
    case 'use':
      return effectRefs(option, view);
    case 'sell':
    case 'discard':
      return [cargoRef(actingGondola(view), option.resource)];
    case 'convert':
      return [cargoRef(actingGondola(view), option.from), supplyRef(option.to)];
    case 'ship':
    case 'pay':
      return [loadRef(option)];
    case 'build':
      return [canalRef(option.canal)];
    case 'slot':
      return [slotRef(seat, option.slot)];
    case 'archive':
      return [archiveRef(seat)];
    case 'send':
      return [quayRef(quayOf(view, option.tile)), deckRefOf(view)];
    case 'gondola':
      return onGondola(option.gondola, view);
    case 'path':
      return [`path:${option.canals}`, ...option.canals.split('-').map((canal) => canalRef(Number(canal)))];
    case 'lower':
      return [quantityRef(option.by, seat)];
    case 'favour':
      return [favourRef(seat)];
    case 'none':
    case 'finish':
    case 'content':
      return ['answer:none'];
  }
}

function effectRefs({ effect }: OptionOfKind<'use'>, view: VeniceView): readonly Ref[] {
  const step = askedStep(view);
  return step?.kind === 'activate' ? [effectRef(step.quay, effect), quayRef(step.quay)] : [];
}

/** The boat on the water and its hold in front of its owner: on a small map boats are hard to hit. */
function onGondola(gondola: number, view: VeniceView): readonly Ref[] {
  return playerIn(view, colourOf(gondola)) !== undefined
    ? [gondolaRef(gondola), `cargo:${gondola}`]
    : [gondolaRef(gondola)];
}

/** The gondola whose cubes a step is about. */
function actingGondola(view: VeniceView): number {
  const step = askedStep(view);
  return step !== undefined && 'gondola' in step && 'seat' in step ? gondolaOf(step.seat, step.gondola) : 0;
}

function deckRefOf(view: VeniceView): Ref {
  const step = askedStep(view);
  return deckRef(step?.kind === 'smuggler' ? step.letter : 'A');
}

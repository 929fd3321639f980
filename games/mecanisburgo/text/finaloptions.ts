/** Options about cards and money: what is drawn, hired, paid, repaired, built. */
import type { Sentence } from '@cabale/engine';
import { type Character, type Property, type Tables } from '../content/tables.ts';
import type { Contributor, MecanisburgoView } from '../rules/state.ts';
import type { Counting } from './counting.ts';
import { askedStep, deciderOf, isEliteIn, playerIn } from './figures.ts';
import type { OptionOfKind } from './options.ts';
import { cardRef, projectRef, sectorRef, type MecanisburgoRef } from './refs.ts';

type FinalOption = OptionOfKind<
  | 'drawBy'
  | 'drawByProject'
  | 'robot'
  | 'play'
  | 'dismiss'
  | 'promote'
  | 'cashIn'
  | 'giveUp'
  | 'giveUpProperty'
  | 'payAll'
  | 'repair'
  | 'project'
  | 'leastWaste'
  | 'commitCharacter'
  | 'commitProperty'
  | 'commitProject'
  | 'commitAi'
  | 'commitResearch'
  | 'confirm'
  | 'settle'
  | 'discard'
>;

export function finalOptionSentence(
  option: FinalOption,
  view: MecanisburgoView,
  content: Tables,
  count: Counting,
): Sentence {
  switch (option.kind) {
    case 'drawBy':
      return drawSentence(cardRef(option.property), content.properties[option.property].pay);
    case 'drawByProject':
      return drawSentence(projectRef(option.project), 0);
    case 'robot':
      return robotSentence(option, view, content);
    case 'play':
      return playSentence(option, content);
    case 'dismiss':
      return dismissSentence(option, content);
    case 'giveUp':
      return giveUpSentence(content.characters[option.character], cardRef(option.character));
    case 'giveUpProperty':
      return giveUpSentence(content.properties[option.property], cardRef(option.property));
    case 'promote':
      return promoteSentence(option, content);
    case 'cashIn':
      return {
        key: 'option.cashIn',
        values: { cash: content.properties[option.property].cash },
        refs: { property: cardRef(option.property) },
      };
    case 'payAll':
      return payAllSentence(view, content, count);
    case 'repair':
      return repairSentence(option, content);
    case 'project':
      return projectSentence(option, content);
    case 'leastWaste':
      return buying('option.leastWaste', view, content);
    case 'confirm':
      return buying('option.confirm', view, content);
    case 'commitCharacter':
      return commitSentence(option.character, view, content, count);
    case 'commitProperty':
      return commitSentence(option.property, view, content, count);
    case 'commitProject':
      return commitSentence(option.project, view, content, count);
    case 'commitAi':
      return { key: 'option.commitAi' };
    case 'commitResearch':
      return { key: 'option.commitResearch', values: { research: playerIn(view, deciderOf(view))?.research ?? 0 } };
    case 'settle':
      return { key: 'option.settle', refs: { card: cardRef(option.card), sector: sectorRef(option.sector) } };
    case 'discard':
      return { key: 'option.discard', refs: { card: cardRef(option.card) } };
  }
}

/** Turned for a card, a Property brings no income (MEC-13.12). */
function drawSentence(card: MecanisburgoRef, pay: number): Sentence {
  return pay > 0
    ? { key: 'option.draw.income', values: { income: pay }, refs: { card } }
    : { key: 'option.draw.plain', refs: { card } };
}

function robotSentence({ property }: OptionOfKind<'robot'>, view: MecanisburgoView, content: Tables): Sentence {
  const step = askedStep(view);
  const refs = { property: cardRef(property) };
  return step?.kind === 'buyRobot' && step.isFree
    ? { key: 'option.robot.free', refs }
    : { key: 'option.robot.bought', values: { cost: content.properties[property].cost }, refs };
}

/** Characters cost nothing now and a salary each round, Properties their price at once. */
function playSentence({ card }: OptionOfKind<'play'>, { characters, properties }: Tables): Sentence {
  const refs = { card: cardRef(card) };
  if (card in properties) {
    return { key: 'option.play.property', values: { cost: properties[card as Property].cost }, refs };
  }
  const { pay, vp } = characters[card as Character];
  if (pay === 0) return { key: 'option.play.unpaid', values: { vp }, refs };
  return pay < 0
    ? { key: 'option.play.salary', values: { vp, salary: -pay }, refs }
    : { key: 'option.play.income', values: { vp, income: pay }, refs };
}

function dismissSentence({ character }: OptionOfKind<'dismiss'>, { characters }: Tables): Sentence {
  const { vp, pay } = characters[character];
  const refs = { card: cardRef(character) };
  return pay < 0
    ? { key: 'option.dismiss.saves', values: { vp, salary: -pay }, refs }
    : { key: 'option.dismiss.plain', values: { vp }, refs };
}

/** Only what costs something is given up instead of being paid. */
function giveUpSentence({ vp, pay }: { readonly vp: number; readonly pay: number }, card: MecanisburgoRef): Sentence {
  return { key: 'option.giveUp', values: { vp, salary: -pay }, refs: { card } };
}

/** On the Board nothing is paid and nothing earned (MEC-14.7). */
function promoteSentence({ character }: OptionOfKind<'promote'>, { characters }: Tables): Sentence {
  const { pay } = characters[character];
  const refs = { character: cardRef(character) };
  if (pay === 0) return { key: 'option.promote.plain', refs };
  return pay < 0
    ? { key: 'option.promote.salary', values: { salary: -pay }, refs }
    : { key: 'option.promote.income', values: { income: pay }, refs };
}

function payAllSentence(view: MecanisburgoView, content: Tables, count: Counting): Sentence {
  const seat = deciderOf(view);
  const due = count.paymentsOf(view, seat, content);
  return { key: 'option.payAll', values: { due, left: (playerIn(view, seat)?.cash ?? 0) - due } };
}

function repairSentence({ property, character }: OptionOfKind<'repair'>, content: Tables): Sentence {
  const { numbers } = content;
  const cost = isEliteIn(character, 'technician', content) ? numbers.eliteRepair : numbers.repair;
  return {
    key: 'option.repair',
    values: { cost },
    refs: { property: cardRef(property), character: cardRef(character) },
  };
}

function projectSentence({ project }: OptionOfKind<'project'>, { projects }: Tables): Sentence {
  const { research, materials, cost, vp } = projects[project];
  return { key: 'option.project', values: { research, materials, cost, vp }, refs: { project: projectRef(project) } };
}

function buying(key: 'option.leastWaste' | 'option.confirm', view: MecanisburgoView, { projects }: Tables): Sentence {
  const step = askedStep(view);
  const project = step?.kind === 'commit' ? step.project : 'antigravedad';
  return { key, values: { cost: projects[project].cost }, refs: { project: projectRef(project) } };
}

function commitSentence(card: Contributor, view: MecanisburgoView, content: Tables, count: Counting): Sentence {
  const { research, materials } = count.contributionOf(view, deciderOf(view), card, content);
  const what = materials === 0 ? 'research' : research === 0 ? 'materials' : 'both';
  return { key: `option.commit.${what}`, values: { research, materials }, refs: { card: cardRef(card) } };
}

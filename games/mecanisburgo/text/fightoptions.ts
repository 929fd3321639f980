/** Options of a sector that is fought for: who, with what, and what it comes to. */
import type { Sentence } from '@cabale/engine';
import type { ContestType, Hit, Slot, Tables, Threat } from '../content/tables.ts';
import type { MecanisburgoView } from '../rules/state.ts';
import type { Counting } from './counting.ts';
import { askedStep, characterAt, deciderOf, isOnBoard } from './figures.ts';
import type { OptionOfKind } from './options.ts';
import { cardRef, contestRef, projectRef } from './refs.ts';

type FightOption = OptionOfKind<
  | 'fixCharacter'
  | 'fixProperty'
  | 'takeInitiative'
  | 'takeInitiativeBy'
  | 'announce'
  | 'copy'
  | 'convert'
  | 'leader'
  | 'fist'
  | 'engage'
  | 'engageProject'
  | 'dose'
  | 'cancel'
  | 'card'
  | 'lose'
  | 'revive'
>;

export function fightOptionSentence(
  option: FightOption,
  view: MecanisburgoView,
  content: Tables,
  count: Counting,
): Sentence {
  switch (option.kind) {
    case 'fixCharacter':
      return { key: `option.fix.${hitHow(view, content)}`, refs: { card: cardRef(option.character) } };
    case 'fixProperty':
      return { key: `option.fix.${hitHow(view, content)}`, refs: { card: cardRef(option.property) } };
    case 'takeInitiative':
      return { key: 'option.takeInitiative', refs: { card: cardRef(option.property) } };
    case 'takeInitiativeBy':
      return { key: 'option.takeInitiative', refs: { card: projectRef(option.project) } };
    case 'announce':
      return announceSentence(option, view, content, count);
    case 'copy': {
      const { n, c, s, r } = content.characters[option.character];
      return { key: 'option.copy', values: { n, c, s, r }, refs: { character: cardRef(option.character) } };
    }
    case 'convert':
      return { key: 'option.convert', values: { total: baseIn(view, 'R', content, count) } };
    case 'leader':
      return leaderSentence(option, view, content, count);
    case 'fist':
      return option.ais === 0
        ? { key: 'option.fist.none' }
        : { key: 'option.fist.some', values: { count: option.ais } };
    case 'engage':
      return engageSentence(option, view, content, count);
    case 'engageProject':
      return {
        key: 'option.engage.plain',
        values: { adds: count.projectAddsNow(view, option.project, content) },
        refs: { card: projectRef(option.project) },
      };
    case 'dose':
      return doseSentence(option, view, content);
    case 'cancel':
      return cancelSentence(view);
    case 'card':
      return cardSentence(option, view, content, count);
    case 'lose':
      return {
        key: isOnBoard(view, option.character) ? 'option.lose.board' : 'option.lose.agent',
        refs: { character: cardRef(option.character) },
      };
    case 'revive':
      return reviveSentence(option, view, content);
  }
}

/** What the Threat at hand does to the card that is fixed. */
function hitHow(view: MecanisburgoView, content: Tables): 'kill' | 'discard' | 'damage' {
  const card = view.contest === null ? null : (view.sectors[view.contest.sector]?.card ?? null);
  const hit: Hit | undefined =
    card !== null && card in content.threats ? content.threats[card as Threat].hit : undefined;
  if (hit?.kind === 'property') return 'damage';
  return hit?.kind === 'character' ? hit.how : 'discard';
}

function baseIn(view: MecanisburgoView, type: ContestType, content: Tables, count: Counting): number {
  return view.contest === null ? 0 : count.bestBase(view, deciderOf(view), view.contest.sector, type, content);
}

function announceSentence(
  { type }: OptionOfKind<'announce'>,
  view: MecanisburgoView,
  content: Tables,
  count: Counting,
): Sentence {
  return {
    key: `option.announce.${type}`,
    values: { total: baseIn(view, type, content, count) },
    refs: { type: contestRef(type) },
  };
}

function leaderSentence(
  { character }: OptionOfKind<'leader'>,
  view: MecanisburgoView,
  content: Tables,
  count: Counting,
): Sentence {
  const seat = deciderOf(view);
  const slot: Slot = view.players[seat]?.slots.findIndex((member) => member?.character === character) ?? -1;
  const { contest } = view;
  const total = contest === null ? 0 : count.baseWith(view, seat, contest.sector, slot, contest.type ?? 'C', content);
  return { key: 'option.leader', values: { total }, refs: { character: cardRef(character) } };
}

/** Turned for a contest, a Property brings no income (MEC-13.12). */
function engageSentence(
  { property }: OptionOfKind<'engage'>,
  view: MecanisburgoView,
  content: Tables,
  count: Counting,
): Sentence {
  const { drug, pay } = content.properties[property];
  const refs = { card: cardRef(property) };
  if (drug !== null) return { key: 'option.engage.drug', refs };
  const adds = count.addsNow(view, deciderOf(view), property, content);
  return pay > 0
    ? { key: 'option.engage.income', values: { adds, income: pay }, refs }
    : { key: 'option.engage.plain', values: { adds }, refs };
}

function doseSentence({ character }: OptionOfKind<'dose'>, view: MecanisburgoView, content: Tables): Sentence {
  const step = askedStep(view);
  const drug = step?.kind === 'dose' ? content.properties[step.property].drug : null;
  const refs = { character: cardRef(character) };
  const kills = drug?.kills ?? 0;
  return drug === null || drug.adds === 'random'
    ? { key: 'option.dose.random', values: { kills }, refs }
    : { key: 'option.dose.fixed', values: { adds: drug.adds, kills }, refs };
}

function cancelSentence(view: MecanisburgoView): Sentence {
  const step = askedStep(view);
  return { key: 'option.cancel', refs: { property: cardRef(step?.kind === 'cancel' ? step.property : 'RUP1') } };
}

/** In a contest the total is told; in a duel the Random card is still to come. */
function cardSentence(
  { value }: OptionOfKind<'card'>,
  view: MecanisburgoView,
  content: Tables,
  count: Counting,
): Sentence {
  const { income } = content.actionCards[value];
  if (askedStep(view)?.kind === 'duelCards') return { key: 'option.card.duel', values: { value, income } };
  return {
    key: 'option.card.contest',
    values: { value, income, total: count.totalNow(view, deciderOf(view), content) + value },
  };
}

function reviveSentence({ by }: OptionOfKind<'revive'>, view: MecanisburgoView, { numbers }: Tables): Sentence {
  const step = askedStep(view);
  const character = step?.kind === 'revive' ? characterAt(view, step.seat, step.slot) : 'OM1';
  const refs = { character: cardRef(character) };
  const values = { cost: numbers.revival };
  return by === 'skill'
    ? { key: 'option.revive.skill', values, refs }
    : { key: 'option.revive.project', values, refs: { ...refs, project: projectRef('lazarius') } };
}

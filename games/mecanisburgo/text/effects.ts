/** What cards do, as sentences: the same for the cards, their explanations and the rules page. */
import type { Sentence } from '@cabale/engine';
import {
  RACES,
  SKILLS,
  type Action,
  type Character,
  type EventCardId,
  type Project,
  type Property,
  type Race,
  type Reward,
  type Skill,
  type SpecialVictory,
  type Tables,
  type Values,
  type VictoryEvent,
} from '../content/tables.ts';
import { asPrinted, listSentence } from './lists.ts';
import { actionRef, contestRef, raceRef, sectorRef, skillRef, typeRef, type MecanisburgoRef } from './refs.ts';
import type { Mecanisburgo } from '../rules/state.ts';

/** A skill or a race. */
export function kindRef(kind: Skill | Race): MecanisburgoRef {
  return RACES.some((race) => race === kind) ? raceRef(kind as Race) : skillRef(kind as Skill);
}

/** MEC-12: the elite do more where they do. */
export function skillSentence(skill: Skill, isElite: boolean, { numbers }: Tables): Sentence<Mecanisburgo> {
  const values = { cost: isElite ? numbers.eliteRepair : numbers.repair, revival: numbers.revival };
  return asPrinted({ key: isElite ? `skillEffect.elite.${skill}` : `skillEffect.plain.${skill}`, values });
}

export interface CharacterSentences {
  readonly skills: readonly {
    readonly skill: Skill;
    readonly isElite: boolean;
    readonly effect: Sentence<Mecanisburgo>;
  }[];
  /** What only this card does. */
  readonly own: readonly Sentence<Mecanisburgo>[];
}

export function characterSentences(character: Character, content: Tables): CharacterSentences {
  const { skills, isCorrupt, victory } = content.characters[character];
  const own: Sentence<Mecanisburgo>[] = [];
  if (character === 'OM1') own.push({ key: 'cardEffect.dante', values: { cost: content.numbers.revival } });
  if (character === 'RU2') own.push({ key: 'cardEffect.programmer' });
  if (isCorrupt) own.push({ key: 'cardEffect.corrupt' });
  if (victory !== null) own.push(specialSentence(victory, content));
  return {
    skills: SKILLS.flatMap((skill) => {
      const isElite = skills[skill];
      return isElite === undefined ? [] : [{ skill, isElite, effect: skillSentence(skill, isElite, content) }];
    }),
    own,
  };
}

/** MEC-13 and 16, in the order in which a round asks for them. */
export function propertySentences(property: Property, content: Tables): readonly Sentence<Mecanisburgo>[] {
  const card = content.properties[property];
  const sentences: Sentence<Mecanisburgo>[] = [];
  if (card.initiative) sentences.push({ key: 'cardEffect.initiative' });
  if (card.security > 0) sentences.push({ key: 'cardEffect.security', values: { by: card.security } });
  if (card.saves) sentences.push({ key: 'cardEffect.saves' });
  sentences.push(...needSentences(property, content));
  if (card.drug !== null) sentences.push(drugSentence(card.drug));
  if (card.drawAt === 'anywhere') sentences.push({ key: 'cardEffect.draw' });
  else if (card.drawAt !== null) {
    sentences.push({ key: 'cardEffect.drawAt', refs: { sector: sectorRef(card.drawAt) } });
  }
  if (card.cash > 0) sentences.push({ key: 'cardEffect.cash', values: { cash: card.cash } });
  if (card.cavorite > 0) sentences.push({ key: 'cardEffect.cavorite', values: { count: card.cavorite } });
  if (card.politician !== null) sentences.push({ key: `cardEffect.politician.${card.politician}` });
  if (card.isCriminal) sentences.push({ key: 'cardEffect.criminal' });
  if (card.isCorrupt) sentences.push({ key: 'cardEffect.corrupt' });
  if (card.victory !== null) sentences.push(specialSentence(card.victory, content));
  return sentences;
}

/** MEC-13.4: whom its values need in the sector. */
function needSentences(property: Property, { properties }: Tables): readonly Sentence<Mecanisburgo>[] {
  const { needs, supportNeeds, isPerAgent } = properties[property];
  const sentences: Sentence<Mecanisburgo>[] = [];
  if (needs !== null) {
    const key = supportNeeds === null ? 'cardEffect.needs' : 'cardEffect.needsButSupport';
    sentences.push({ key, refs: { kind: kindRef(needs) } });
  }
  if (supportNeeds !== null) {
    const key = isPerAgent ? 'cardEffect.supportPerAgent' : 'cardEffect.supportNeeds';
    sentences.push({ key, refs: { kind: kindRef(supportNeeds) } });
  }
  return sentences;
}

function drugSentence({ adds, kills }: NonNullable<Tables['properties'][Property]['drug']>): Sentence<Mecanisburgo> {
  return adds === 'random'
    ? { key: 'cardEffect.drug.random', values: { kills } }
    : { key: 'cardEffect.drug.fixed', values: { adds, kills } };
}

export interface EventSentences {
  readonly guests: Sentence<Mecanisburgo>;
  readonly type: Sentence<Mecanisburgo>;
  readonly bonus: Sentence<Mecanisburgo> | null;
  readonly assassination: Sentence<Mecanisburgo> | null;
  readonly rewards: readonly Sentence<Mecanisburgo>[];
}

/** MEC-9. */
export function eventSentences(event: EventCardId, { events }: Tables): EventSentences {
  const { guests, type, bonus, hasAssassination, rewards } = events[event];
  return {
    guests: asPrinted(listSentence('eventCard.guests', guests.map(kindRef))),
    type:
      type === 'choice'
        ? { key: 'eventCard.type.choice' }
        : { key: `eventCard.type.${type}`, refs: { type: contestRef(type) } },
    bonus:
      bonus === null
        ? null
        : { key: 'eventCard.bonus', values: { by: bonus.by }, refs: { skill: skillRef(bonus.skill) } },
    assassination: hasAssassination ? { key: 'eventCard.assassination' } : null,
    rewards: rewards.map(rewardSentence),
  };
}

function rewardSentence(reward: Reward): Sentence<Mecanisburgo> {
  switch (reward.kind) {
    case 'cash':
      return { key: 'reward.cash', values: { amount: reward.amount } };
    case 'draw':
      return { key: 'reward.draw', values: { count: reward.cards } };
    case 'research':
      return { key: 'reward.research', values: { amount: reward.amount } };
    case 'robot':
      return { key: 'reward.robot', values: { cash: reward.orCash } };
    case 'action':
      return { key: 'reward.action', refs: { action: actionRef(reward.action) } };
  }
}

/** MEC-15: what a Project asks for beside figures, and what it brings beside its VP. */
export function projectSentences(
  project: Project,
  { projects, numbers }: Tables,
): { readonly need: Sentence<Mecanisburgo> | null; readonly benefit: Sentence<Mecanisburgo> } {
  const { needs, benefit } = projects[project];
  const need: Sentence<Mecanisburgo> | null =
    needs === null ? null : { key: 'projectCard.need', refs: { type: typeRef(needs) } };
  switch (benefit.kind) {
    case 'initiative':
    case 'draw':
      return { need, benefit: { key: `projectCard.${benefit.kind}` } };
    case 'immortal':
      return { need, benefit: { key: 'projectCard.immortal', values: { cost: numbers.revival } } };
    case 'values':
      return { need, benefit: valuesSentence(benefit) };
    case 'perType':
      return { need, benefit: perSentence(benefit.vp, typeRef(benefit.type)) };
    case 'perSkill':
      return { need, benefit: perSentence(benefit.vp, skillRef(benefit.skill)) };
    case 'perRace':
      return { need, benefit: perSentence(benefit.vp, raceRef(benefit.race)) };
    case 'perThreat':
      return { need, benefit: { key: 'projectCard.perThreat', values: { vp: benefit.vp } } };
  }
}

function perSentence(vp: number, kind: MecanisburgoRef): Sentence<Mecanisburgo> {
  return { key: 'projectCard.per', values: { vp }, refs: { kind } };
}

function valuesSentence({ c, r, mp }: Pick<Values, 'c' | 'r' | 'mp'>): Sentence<Mecanisburgo> {
  if (c > 0) return { key: 'projectCard.combat', values: { by: c } };
  return r > 0
    ? { key: 'projectCard.research', values: { by: r } }
    : { key: 'projectCard.materials', values: { by: mp } };
}

/** MEC-17.3 to 17.9, 17.19. */
export function victorySentence(victory: VictoryEvent, { numbers }: Tables): Sentence<Mecanisburgo> {
  switch (victory) {
    case 'crisis':
      return { key: 'victoryEffect.crisis', values: { vp: numbers.crisisVp } };
    case 'criminalCrisis':
      return { key: 'victoryEffect.criminalCrisis', values: { count: numbers.criminals } };
    case 'elections':
      return { key: 'victoryEffect.elections', values: { count: numbers.politicians } };
    case 'coup':
      return { key: 'victoryEffect.coup', values: { combat: numbers.coupCombat } };
    case 'corporate11':
    case 'corporate12':
      return { key: 'victoryEffect.corporate', values: { vp: numbers.corporateVp } };
  }
}

/** MEC-17.11 to 17.15. */
export function specialSentence(special: SpecialVictory, { numbers }: Tables): Sentence<Mecanisburgo> {
  const counts: Readonly<Record<SpecialVictory, number>> = {
    armadrill: numbers.robots,
    robur: numbers.criminals,
    weintraub: numbers.captured,
    gregor: numbers.politicians,
    metaluna: numbers.cavorite,
  };
  return { key: `specialEffect.${special}`, values: { count: counts[special] } };
}

/** MEC-11. */
export function actionSentence(action: Action): Sentence<Mecanisburgo> {
  return { key: `actionEffect.${action}` };
}

/** What cards do, as sentences: the same for the cards, their explanations and the rules page. */
import type { Sentence } from '@cabale/engine';
import type {
  Action,
  Agent,
  AgentType,
  Bonus,
  BoostEffect,
  EndGain,
  Extra,
  Mission,
  Necro,
  NecroEffect,
  Objective,
  Promotion,
  Tables,
  TitleEffect,
} from '../content/tables.ts';
import { actionRef, genreRef, teamRef, typeRef, whereRef, type Part } from './refs.ts';
import type { VirtualRevolution } from '../rules/state.ts';

/** VR-16.4 to 16.6. */
export function baseSentence(type: AgentType, { numbers }: Tables): Sentence<VirtualRevolution> {
  switch (type) {
    case 'C':
      return { key: 'ability.C' };
    case 'T':
      return { key: 'ability.T', values: { euros: numbers.technician } };
    case 'D':
      return { key: 'ability.D', values: { count: numbers.diplomat } };
  }
}

/** VR-25, column A. */
export function extraSentence(extra: Extra): Sentence<VirtualRevolution> {
  switch (extra.kind) {
    case 'extraIn':
      return { key: 'extra.extraIn', refs: { action: actionRef(extra.action), where: whereRef(extra.districts) } };
    case 'revenue':
      return { key: 'extra.revenue', values: { by: extra.by } };
    case 'moneyAndEliminate':
      return { key: 'extra.moneyAndEliminate', values: { euros: extra.euros } };
    case 'eliminateAdjacent':
    case 'addAnywhere':
    case 'addAdjacent':
    case 'bonusAgain':
    case 'trade':
    case 'renewRow':
    case 'moveServer':
    case 'stealImmunity':
    case 'giveCorruption':
    case 'swapAgent':
      return { key: `extra.${extra.kind}` };
  }
}

/** VR-25, column P. */
export function promotionSentence(promotion: Promotion): Sentence<VirtualRevolution> {
  switch (promotion.kind) {
    case 'eliminate':
      return { key: `promotion.eliminate.${promotion.whose}`, refs: { where: whereRef(promotion.districts) } };
    case 'eliminateOrAdd':
      return { key: 'promotion.eliminateOrAdd', refs: { where: whereRef(promotion.districts) } };
    case 'money':
      return {
        key: 'promotion.money',
        values: { euros: promotion.euros },
        refs: { action: actionRef(promotion.action) },
      };
    case 'reach':
      return { key: 'promotion.reach', values: { reach: promotion.reach } };
    case 'revenue':
      return { key: 'promotion.revenue', values: { by: promotion.by } };
    case 'immunity':
      return { key: 'promotion.immunity', values: { count: promotion.by } };
    case 'discardCorruption':
      return { key: 'promotion.discardCorruption', values: { count: promotion.cards } };
    case 'extra':
      return { key: 'promotion.extra', refs: { action: actionRef(promotion.action) } };
    case 'copy':
    case 'noToken':
    case 'renewRow':
    case 'swapCorruption':
    case 'addAdjacent':
    case 'giveCorruption':
    case 'extraFromDiscard':
    case 'putOnline':
    case 'readyAll':
    case 'freeType':
      return { key: `promotion.${promotion.kind}` };
  }
}

/** VR-27 and VR-25, column B. */
export function boostSentence({
  euros,
  revenue,
  reach,
  discardFor,
  replace,
}: BoostEffect): Sentence<VirtualRevolution> {
  if (discardFor !== undefined) return { key: 'boostEffect.discard', values: { euros: discardFor } };
  if (replace !== undefined)
    return replace.least === replace.most
      ? { key: 'boostEffect.replaceExactly', values: { most: replace.most } }
      : { key: 'boostEffect.replace', values: { least: replace.least, most: replace.most } };
  if (reach !== undefined) return { key: 'boostEffect.reach', values: { euros: euros ?? 0, reach } };
  if (revenue !== undefined) return { key: 'boostEffect.revenue', values: { by: revenue } };
  return { key: 'boostEffect.euros', values: { euros: euros ?? 0 } };
}

/** VR-26, column a. */
export function missionSentence(mission: Mission | null): Sentence<VirtualRevolution> {
  switch (mission?.kind) {
    case undefined:
      return { key: 'mission.none' };
    case 'service':
      return { key: 'mission.service', refs: { team: teamRef(mission.types) } };
    case 'server':
      return { key: 'mission.server', refs: { where: whereRef(mission.districts) } };
    case 'stack':
    case 'recycling':
      return { key: `mission.${mission.kind}`, values: { count: mission.tokens } };
    case 'immunity':
    case 'boosts':
      return { key: `mission.${mission.kind}`, values: { count: mission.least } };
    case 'searchedWith':
      return { key: 'mission.searchedWith', values: { count: mission.cards } };
    case 'noService':
    case 'adjacentServers':
    case 'directorsTogether':
    case 'searchedWithoutImmunity':
      return { key: `mission.${mission.kind}` };
  }
}

/** VR-26, column b. */
export function bonusSentence(bonus: Bonus | null): Sentence<VirtualRevolution> {
  switch (bonus?.kind) {
    case undefined:
      return { key: 'bonus.none' };
    case 'add':
      return { key: 'bonus.add', refs: { where: whereRef(bonus.districts) } };
    case 'addControlled':
    case 'recycle':
      return { key: `bonus.${bonus.kind}`, values: { count: bonus.tokens } };
    case 'revenue':
    case 'euros':
      return { key: `bonus.${bonus.kind}`, values: { by: bonus.by } };
    case 'immunity':
      return { key: 'bonus.immunity', values: { count: bonus.by } };
    case 'boost':
    case 'vp2':
    case 'darkKingdom':
      return { key: `bonus.${bonus.kind}` };
  }
}

/** VR-26, column c. */
export function endSentence(end: EndGain): Sentence<VirtualRevolution> {
  const values = { vp: end.vp };
  switch (end.kind) {
    case 'perAgent':
      return { key: 'end.perAgent', values, refs: { type: typeRef(end.type) } };
    case 'perGenre':
      return { key: 'end.perGenre', values, refs: { genre: genreRef(end.genre) } };
    case 'perArr':
      return { key: 'end.perArr', values, refs: { where: whereRef(end.districts) } };
    case 'perStack':
      return { key: 'end.perStack', values: { ...values, count: end.tokens } };
    case 'extreme':
      return { key: `end.${end.which}.${end.of}`, values };
    case 'perTrio':
    case 'perEmptyDistrict':
    case 'perFinalCorruption':
    case 'perRecycled':
    case 'perBoost':
    case 'perServer':
    case 'perImmunity':
    case 'perBoostedAction':
      return { key: `end.${end.kind}`, values };
  }
}

export function titleSentence(effect: TitleEffect, { numbers }: Tables): Sentence<VirtualRevolution> {
  switch (effect) {
    case 'sell':
      return { key: 'titleEffect.sell', values: { euros: numbers.titleEuros } };
    case 'work':
      return { key: 'titleEffect.work', values: { euros: numbers.workTitle } };
    case 'look':
    case 'swapCorruption':
    case 'protect':
    case 'ready':
    case 'noToken':
      return { key: `titleEffect.${effect}` };
  }
}

/** VR-30. */
export function necroSentence(card: Necro, part: Part, content: Tables): Sentence<VirtualRevolution> {
  return hitSentence(content.necro[card][part], content);
}

function hitSentence(effect: NecroEffect, { numbers }: Tables): Sentence<VirtualRevolution> {
  switch (effect.kind) {
    case 'immunity':
      return { key: 'hit.immunity', values: { count: effect.by } };
    case 'revenue':
    case 'euros':
      return { key: `hit.${effect.kind}.${direction(effect.by)}`, values: { by: Math.abs(effect.by) } };
    case 'keepEuros':
      return effect.most === 0 ? { key: 'hit.loseEuros' } : { key: 'hit.keepEuros', values: { most: effect.most } };
    case 'draw':
    case 'discardCorruption':
      return { key: `hit.${effect.kind}`, values: { count: effect.cards } };
    case 'modifier':
      return modifierSentence(effect.modifier, numbers);
    case 'tokens':
    case 'clearArrs':
      return { key: `hit.${effect.kind}`, values: { count: effect.count } };
    case 'server':
      return { key: 'hit.server', values: { vp: effect.orVp } };
    case 'verseCap':
    case 'objectiveCap':
      return { key: `hit.${effect.kind}`, values: { most: effect.most } };
    case 'perTrio':
    case 'perTitle':
      return { key: `hit.${effect.kind}`, values: { vp: effect.vp } };
    case 'nothing':
    case 'verse':
    case 'agent':
    case 'boost':
      return { key: `hit.${effect.kind}` };
  }
}

const direction = (by: number): 'more' | 'less' => (by > 0 ? 'more' : 'less');

function modifierSentence(modifier: Action, numbers: Tables['numbers']): Sentence<VirtualRevolution> {
  if (modifier === 'donate') {
    return { key: 'hit.donate', values: { one: numbers.donateOne.modified, two: numbers.donateTwo.modified } };
  }
  const { base, modified } = numbers[modifier];
  return {
    key: modifier === 'work' ? 'hit.work' : 'hit.price',
    values: { base, modified },
    refs: { action: actionRef(modifier) },
  };
}

/** VR-31. */
export function objectiveSentence(
  objective: Objective,
  seats: number,
  { objectives }: Tables,
): Sentence<VirtualRevolution> {
  const card = objectives[objective];
  switch (card.kind) {
    case 'revenue':
      return { key: 'goal.revenue', values: { vp: card.vp, per: card.per } };
    case 'servers':
    case 'verses':
    case 'genres':
    case 'oneGenre':
      return { key: `goal.${card.kind}`, values: { vp: card.vp } };
    case 'arrs':
    case 'emptyDistricts':
    case 'titles':
      return { key: `goal.${card.kind}`, values: { vp: card.vp[seats - 2] ?? card.vp[0] } };
    case 'agents':
      return {
        key: 'goal.agents',
        values: { a: card.firstVp[0], b: card.firstVp[1], c: card.secondVp[0], d: card.secondVp[1] },
        refs: { first: typeRef(card.first), second: typeRef(card.second) },
      };
    case 'money':
      return { key: 'goal.money', values: { per: card.per } };
  }
}

/** Everything an Agent does, in the order of the card. */
export function agentSentences(
  agent: Agent,
  content: Tables,
): {
  readonly ability: readonly Sentence<VirtualRevolution>[];
  readonly promotion: Sentence<VirtualRevolution>;
  readonly boost: Sentence<VirtualRevolution> | null;
} {
  const { type, extra, promotion, boost } = content.agents[agent];
  return {
    ability: [baseSentence(type, content), ...(extra === null ? [] : [extraSentence(extra)])],
    promotion: promotionSentence(promotion),
    boost: boost === null ? null : boostSentence(boost),
  };
}

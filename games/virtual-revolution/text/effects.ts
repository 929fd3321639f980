/** What cards do, as sentences: the same for the cards, their explanations and the rules page. */
import type { Sentence } from '@cabale/engine';
import type {
  Action,
  Agent,
  AgentType,
  Bonus,
  BoostEffect,
  District,
  EndGain,
  Genre,
  Mission,
  Necro,
  Objective,
  Promotion,
  Tables,
  TitleEffect,
} from '../content/tables.ts';
import type { VirtualRevolution } from '../rules/state.ts';
import { actionRef, genreRef, teamRef, typeRef, whereRef, type Part } from './refs.ts';

type Said = Sentence<VirtualRevolution>;

/** What effects of all cards have in common: a kind, numbers, and what they name. */
interface Effect {
  readonly kind: string;
  readonly action?: Action;
  readonly districts?: readonly District[];
  readonly genre?: Genre;
  readonly type?: AgentType;
}

/** Numbers of pieces: texts call them `count`, because they have a singular and a plural. */
const COUNTED: ReadonlySet<string> = new Set(['cards', 'least', 'tokens']);

/** The sentence of an effect. Its numbers and what it names are the parameters. */
function effectSentence(key: VirtualRevolution['text'], effect: Effect): Said {
  const { kind, action, districts, genre, type } = effect;
  const values: Record<string, number> = {};
  for (const [field, value] of Object.entries(effect)) {
    if (typeof value !== 'number') continue;
    values[kind === 'immunity' || COUNTED.has(field) ? 'count' : field] = value;
  }
  return {
    key,
    values,
    refs: {
      ...(action && { action: actionRef(action) }),
      ...(districts && { where: whereRef(districts) }),
      ...(genre && { genre: genreRef(genre) }),
      ...(type && { type: typeRef(type) }),
    },
  };
}

/** VR-16.4 to 16.6. */
function baseSentence(type: AgentType, { numbers }: Tables): Said {
  switch (type) {
    case 'C':
      return { key: 'ability.C' };
    case 'T':
      return { key: 'ability.T', values: { euros: numbers.technician } };
    case 'D':
      return { key: 'ability.D', values: { count: numbers.diplomat } };
  }
}

/** VR-25, column P. */
function promotionSentence(promotion: Promotion): Said {
  if (promotion.kind === 'eliminate') return effectSentence(`promotion.eliminate.${promotion.whose}`, promotion);
  return effectSentence(`promotion.${promotion.kind}`, promotion);
}

/** VR-27 and VR-25, column B. */
export function boostSentence({ euros = 0, revenue, reach, discardFor, replace }: BoostEffect): Said {
  if (discardFor !== undefined) return { key: 'boostEffect.discard', values: { euros: discardFor } };
  if (replace !== undefined) {
    const isExact = replace.least === replace.most;
    return { key: isExact ? 'boostEffect.replaceExactly' : 'boostEffect.replace', values: replace };
  }
  if (reach !== undefined) return { key: 'boostEffect.reach', values: { euros, reach } };
  if (revenue !== undefined) return { key: 'boostEffect.revenue', values: { by: revenue } };
  return { key: 'boostEffect.euros', values: { euros } };
}

/** VR-26, column a. */
export function missionSentence(mission: Mission | null): Said {
  if (mission === null) return { key: 'mission.none' };
  if (mission.kind === 'service') return { key: 'mission.service', refs: { team: teamRef(mission.types) } };
  return effectSentence(`mission.${mission.kind}`, mission);
}

/** VR-26, column b. */
export function bonusSentence(bonus: Bonus | null): Said {
  return bonus === null ? { key: 'bonus.none' } : effectSentence(`bonus.${bonus.kind}`, bonus);
}

/** VR-26, column c. */
export function endSentence(end: EndGain): Said {
  if (end.kind === 'extreme') return effectSentence(`end.${end.which}.${end.of}`, end);
  return effectSentence(`end.${end.kind}`, end);
}

export function titleSentence(effect: TitleEffect, { numbers }: Tables): Said {
  const key = `titleEffect.${effect}` as const;
  switch (effect) {
    case 'sell':
      return { key, values: { euros: numbers.titleEuros } };
    case 'work':
      return { key, values: { euros: numbers.workTitle } };
    default:
      return { key };
  }
}

/** VR-30. */
export function necroSentence(card: Necro, part: Part, { necro, numbers }: Tables): Said {
  const effect = necro[card][part];
  switch (effect.kind) {
    case 'revenue':
    case 'euros': {
      const direction = effect.by > 0 ? 'more' : 'less';
      return { key: `hit.${effect.kind}.${direction}`, values: { by: Math.abs(effect.by) } };
    }
    case 'keepEuros':
      return effect.most === 0 ? { key: 'hit.loseEuros' } : effectSentence('hit.keepEuros', effect);
    case 'modifier':
      return modifierSentence(effect.modifier, numbers);
    case 'server':
      return { key: 'hit.server', values: { vp: effect.orVp } };
    default:
      return effectSentence(`hit.${effect.kind}`, effect);
  }
}

function modifierSentence(modifier: Action, numbers: Tables['numbers']): Said {
  if (modifier === 'donate') {
    return { key: 'hit.donate', values: { one: numbers.donateOne.modified, two: numbers.donateTwo.modified } };
  }
  const { base, modified } = numbers[modifier];
  const key = modifier === 'work' ? 'hit.work' : 'hit.price';
  return { key, values: { base, modified }, refs: { action: actionRef(modifier) } };
}

/** VR-31. */
export function objectiveSentence(objective: Objective, seats: number, { objectives }: Tables): Said {
  const card = objectives[objective];
  switch (card.kind) {
    case 'arrs':
    case 'emptyDistricts':
    case 'titles':
      return { key: `goal.${card.kind}`, values: { vp: card.vp[seats - 2] ?? card.vp[0] } };
    case 'agents': {
      const [a, b] = card.firstVp;
      const [c, d] = card.secondVp;
      const refs = { first: typeRef(card.first), second: typeRef(card.second) };
      return { key: 'goal.agents', values: { a, b, c, d }, refs };
    }
    default:
      return effectSentence(`goal.${card.kind}`, card);
  }
}

interface AgentSentences {
  readonly ability: readonly Said[];
  readonly promotion: Said;
  readonly boost: Said | null;
}

/** Everything an Agent does, in the order of the card. */
export function agentSentences(agent: Agent, content: Tables): AgentSentences {
  const { type, extra, promotion, boost } = content.agents[agent];
  return {
    ability: [baseSentence(type, content), ...(extra === null ? [] : [effectSentence(`extra.${extra.kind}`, extra)])],
    promotion: promotionSentence(promotion),
    boost: boost === null ? null : boostSentence(boost),
  };
}

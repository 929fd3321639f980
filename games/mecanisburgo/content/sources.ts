/** Where the values of a card come from, field by field (RULES.md, D1 to D7). No card but the Projects is given whole. */
import {
  isCharacter,
  isEvent,
  isProperty,
  isThreat,
  type ActionValue,
  type Character,
  type EventCardId,
  type Opportunity,
  type Project,
  type Property,
  type RandomValue,
  type Skill,
  type Tables,
  type Threat,
} from './tables.ts';

export const SOURCES = ['rulebook', 'reconstructed', 'pack'] as const;
type Source = (typeof SOURCES)[number];

/** What a card says; each skill is a field of its own. */
export type Field =
  | 'name'
  | 'race'
  | 'type'
  | 'n'
  | 'c'
  | 's'
  | 'r'
  | 'mp'
  | 'pay'
  | 'cost'
  | 'vp'
  | 'security'
  | 'cavorite'
  | 'icons'
  | 'effect'
  | 'victory'
  | 'guests'
  | 'contest'
  | 'assassination'
  | 'bonus'
  | 'rewards'
  | 'stat'
  | 'base'
  | 'randoms'
  | 'adds'
  | 'hit'
  | 'movement'
  | 'research'
  | 'materials'
  | 'needs'
  | 'benefit'
  | 'value'
  | 'copies'
  | 'income'
  | Skill;

export interface FieldSource {
  readonly field: Field;
  readonly source: Source;
}

/** A card, by its kind and id. */
export type Sourced =
  | Opportunity
  | Character
  | Property
  | Project
  | { readonly action: ActionValue }
  | { readonly random: RandomValue };

/** What the rulebook's text gives of cards that it does not show. */
const GIVEN: Readonly<Partial<Record<Character | Property | EventCardId, readonly Field[]>>> = {
  BIP1: ['name', 'type', 's', 'effect'],
  BIP2: ['name', 'type', 'effect'],
  IGP1: ['name', 'type', 's', 'effect'],
  IGP2: ['name', 'type', 'c', 's', 'effect'],
  OCP1: ['name', 'type', 'effect'],
  OMP1: ['name', 'type', 'effect'],
  OSP1: ['name', 'c', 'effect'],
  OSP2: ['name', 'security', 'effect'],
  RUP1: ['name', 'type', 'c', 'security', 'effect'],
  OM1: ['name', 'immortal', 'suspended'],
  RU2: ['name', 'race', 'scientist', 'effect'],
  M012: ['name', 'race', 'politician', 'victory'],
  M013: ['name', 'race', 'criminal', 'victory'],
  M035: ['name', 'race', 'victory'],
  M036: ['name', 'race', 'victory'],
  M089: ['name', 'type', 'effect', 'victory'],
  M094: ['name', 'effect'],
  M104: ['name', 'guests', 'bonus'],
  M105: ['name', 'guests', 'bonus'],
  M106: ['name', 'guests', 'bonus'],
  M107: ['name', 'guests', 'bonus'],
  M108: ['name', 'guests'],
  M109: ['name', 'guests'],
};

/** The fields of a kind of card, and whether something stands there. */
type Printed = readonly (readonly [Field, boolean])[];

function fieldsOfCharacter(character: Character, { characters }: Tables): Printed {
  const { skills, mp, pay, isCorrupt, victory } = characters[character];
  return [
    ['name', true],
    ['race', true],
    ...(Object.keys(skills) as Skill[]).map((skill) => [skill, true] as const),
    ['n', true],
    ['c', true],
    ['s', true],
    ['r', true],
    ['mp', mp > 0],
    ['pay', pay !== 0],
    ['vp', true],
    ['icons', isCorrupt],
    ['effect', GIVEN[character]?.includes('effect') === true],
    ['victory', victory !== null],
  ];
}

function fieldsOfProperty(property: Property, { properties }: Tables): Printed {
  const card = properties[property];
  const { n, c, s, r, mp, pay, cost, security, cavorite, isCriminal, isCorrupt, politician, victory } = card;
  const { needs, supportNeeds, saves, initiative, drawAt, cash, drug } = card;
  const powers = [needs, supportNeeds, drawAt, drug].some((power) => power !== null);
  return [
    ['name', true],
    ['type', true],
    ['n', n > 0],
    ['c', c > 0],
    ['s', s > 0],
    ['r', r > 0],
    ['mp', mp > 0],
    ['pay', pay !== 0],
    ['cost', cost > 0],
    ['vp', true],
    ['security', security > 0],
    ['cavorite', cavorite > 0],
    ['icons', isCriminal || isCorrupt || politician !== null],
    ['effect', powers || saves || initiative || cash > 0],
    ['victory', victory !== null],
  ];
}

function fieldsOfEvent(event: EventCardId, { events }: Tables): Printed {
  const { bonus, hasAssassination } = events[event];
  return [
    ['name', true],
    ['guests', true],
    ['contest', true],
    ['assassination', hasAssassination],
    ['bonus', bonus !== null],
    ['rewards', true],
  ];
}

function fieldsOfThreat(threat: Threat, { threats }: Tables): Printed {
  const { randoms, adds, isEach } = threats[threat];
  return [
    ['name', true],
    ['stat', true],
    ['base', true],
    ['randoms', randoms > 0],
    ['adds', adds.length > 0 || isEach],
    ['hit', true],
    ['movement', true],
    ['vp', true],
  ];
}

function all(...fields: readonly Field[]): Printed {
  return fields.map((field) => [field, true]);
}

interface Described {
  /** As content packs name it. */
  readonly entry: string;
  readonly fields: Printed;
  readonly given: readonly Field[];
}

function described(card: Sourced, content: Tables): Described {
  if (typeof card !== 'string') {
    return 'action' in card
      ? { entry: `actionCards.${card.action}`, fields: all('value', 'copies', 'income'), given: ['value'] }
      : { entry: `randomCards.${card.random}`, fields: all('value', 'copies'), given: ['value'] };
  }
  if (isCharacter(card)) {
    return { entry: `characters.${card}`, fields: fieldsOfCharacter(card, content), given: GIVEN[card] ?? [] };
  }
  if (isProperty(card)) {
    // Whoever is a Scientist is supported by laboratories, all of them (Appendix 5).
    const given = content.properties[card].type === 'laboratory' ? (['effect'] as const) : [];
    return { entry: `properties.${card}`, fields: fieldsOfProperty(card, content), given: GIVEN[card] ?? given };
  }
  if (isEvent(card)) return { entry: `events.${card}`, fields: fieldsOfEvent(card, content), given: GIVEN[card] ?? [] };
  if (isThreat(card)) return { entry: `threats.${card}`, fields: fieldsOfThreat(card, content), given: [] };
  const { needs } = content.projects[card];
  const given = ['name', 'research', 'materials', 'cost', 'needs', 'vp', 'benefit'] as const;
  return {
    entry: `projects.${card}`,
    fields: given.map((field) => [field, field !== 'needs' || needs !== null]),
    given,
  };
}

/** Every field of the card with its source. */
export function sourcesOf(card: Sourced, content: Tables): readonly FieldSource[] {
  const { entry, fields, given } = described(card, content);
  return fields.flatMap(([field, stands]): readonly FieldSource[] => {
    if (content.fromPack.includes(`${entry}.${field}`)) return [{ field, source: 'pack' }];
    if (!stands) return [];
    return [{ field, source: given.includes(field) ? 'rulebook' : 'reconstructed' }];
  });
}

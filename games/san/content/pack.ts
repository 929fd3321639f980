/** Content packs: the values of an owner's printed cards, which replace ours. */
import { isPackObject, packMistakes, shortened, shownInMessage } from '@cabale/engine';
import * as z from 'zod/mini';
import { discreteOf, namesake, type Card, type CardId, type Cards, type CardType, type Effect } from './card.ts';
import { readEffect } from './codes.ts';
import { cardsOf, PRINTED } from './printed.ts';

const MOST = 20;
const MOST_EFFECTS = 10;
export type PackResult = { readonly content: Cards } | { readonly mistakes: readonly string[] };

type Values = Partial<Pick<Card, 'type' | 'income' | 'cost' | 'crossing' | 'effects' | 'squares'>>;
type Field = keyof Values;

interface Rule {
  readonly schema: z.ZodMiniType<number | CardType>;
  /** What the value must be, for the message. */
  readonly must: string;
}

const whole = (least: number): Rule => ({
  schema: z.int().check(z.minimum(least), z.maximum(MOST)),
  must: `a whole number from ${least} to ${MOST}`,
});

const RULES: Readonly<Record<Exclude<Field, 'effects'>, Rule>> = {
  type: { schema: z.enum(['C', 'P', 'H', 'M']), must: '"C", "P", "H" or "M"' },
  cost: whole(0),
  income: whole(0),
  crossing: whole(0),
  squares: whole(1),
};

/** What is printed on each kind of card (RULES.md 2). */
const FIELDS: Readonly<Record<Card['kind'], readonly Field[]>> = {
  starting: ['type', 'income', 'effects'],
  river: ['type', 'cost', 'income', 'crossing', 'effects'],
  virus: ['squares'],
};

const KINDS: Readonly<Record<Card['kind'], string>> = {
  starting: 'a starting card',
  river: 'a River card',
  virus: 'a Virus card',
};

const CARDS = { cards: { schema: z.record(z.string(), z.unknown()), must: 'an object of cards by id' } } as const;

/** Reads a pack: the whole content, or every mistake with its entry and reason. */
export function parsePack(pack: unknown): PackResult {
  if (!isPackObject(pack)) return { mistakes: [`the pack must be an object, not ${shownInMessage(pack)}`] };
  const mistakes = packMistakes(pack, 'san', CARDS);
  const cards = pack['cards'];
  const values = new Map<CardId, Values>();
  for (const [id, entry] of Object.entries(isPackObject(cards) ? cards : {})) readCard(id, entry, values, mistakes);
  return mistakes.length > 0 ? { mistakes } : { content: withDesigns(overridden(values)) };
}

function readCard(id: string, entry: unknown, values: Map<CardId, Values>, mistakes: string[]): void {
  if (!isCardId(id)) {
    mistakes.push(`${shortened(id)}: there is no such card; a pack cannot add cards to the 82`);
    return;
  }
  if (!isPackObject(entry)) {
    mistakes.push(`${id}: must be an object of printed values, not ${shownInMessage(entry)}`);
    return;
  }
  const read: Partial<Record<Field, number | CardType | readonly Effect[]>> = {};
  for (const [field, value] of Object.entries(entry)) {
    const wrong = fieldMistake(PRINTED.byId[id].kind, field);
    if (wrong !== undefined) mistakes.push(`${id}.${shortened(field)}: ${wrong}`);
    else if (field === 'effects') read.effects = readEffects(id, value, mistakes);
    else read[field as Field] = readValue(id, field as keyof typeof RULES, value, mistakes);
  }
  values.set(id, read as Values);
}

/** Why a kind of card has no such value. */
function fieldMistake(kind: Card['kind'], field: string): string | undefined {
  const fields = FIELDS[kind];
  if (fields.includes(field as Field)) return undefined;
  if (!Object.values(FIELDS).some((known) => known.includes(field as Field))) {
    return `there is no such value; ${KINDS[kind]} has ${fields.join(', ')}`;
  }
  return `${KINDS[kind]} has no ${field}; it has ${fields.join(', ')}`;
}

function readValue(id: CardId, field: keyof typeof RULES, value: unknown, mistakes: string[]): number | CardType {
  const { schema, must } = RULES[field];
  const parsed = z.safeParse(schema, value);
  // JSON has a minus zero, which would change when it is stored again.
  if (parsed.success) return parsed.data === 0 ? 0 : parsed.data;
  mistakes.push(`${id}.${field}: must be ${must}, not ${shownInMessage(value)}`);
  return 0;
}

function readEffects(id: CardId, value: unknown, mistakes: string[]): readonly Effect[] {
  const codes = z.safeParse(z.array(z.unknown()).check(z.maxLength(MOST_EFFECTS)), value);
  if (!codes.success) {
    const count = Array.isArray(value) ? `${value.length} of them` : shownInMessage(value);
    mistakes.push(`${id}.effects: must be a list of up to ${MOST_EFFECTS} effect codes, not ${count}`);
    return [];
  }
  return codes.data.flatMap((code, index) => {
    const read = typeof code === 'string' ? readEffect(code) : { reason: 'an effect code is a text' };
    if ('effect' in read) return [read.effect];
    mistakes.push(`${id}.effects[${index}]: ${shownInMessage(code)}: ${read.reason}`);
    return [];
  });
}

function overridden(values: ReadonlyMap<CardId, Values>): Card[] {
  return Object.values<Card>(PRINTED.byId).map((card) => {
    const given = values.get(card.id);
    if (given === undefined || Object.keys(given).length === 0) return card;
    const effects = given.effects ?? card.effects;
    return { ...card, ...given, effects, discrete: discreteOf(effects), values: provenanceOf(card, given) };
  });
}

/** Whoever replaces other values than a disputed effect leaves it disputed. */
function provenanceOf({ values }: Card, given: Values): Card['values'] {
  return values === 'disputed' && given.effects === undefined ? 'disputed' : 'pack';
}

/** Cards of one owner and kind with equal values share the design of the first; Virus cards differ by their number. */
function withDesigns(cards: readonly Card[]): Cards {
  const firsts = new Map<string, CardId>();
  const designed = cards.map((card): Card => {
    const { id, kind, type, income, cost, crossing, effects, squares } = card;
    const looks = JSON.stringify([id[0], kind, type, income, cost, crossing, effects, squares]);
    const design = kind === 'virus' ? id : (firsts.get(looks) ?? id);
    firsts.set(looks, design);
    const named = `${looks} ${namesake(id)}`;
    const twin = kind === 'virus' ? id : (firsts.get(named) ?? id);
    firsts.set(named, twin);
    return { ...card, design, twin };
  });
  return cardsOf(designed);
}

function isCardId(id: string): id is CardId {
  return Object.hasOwn(PRINTED.byId, id);
}

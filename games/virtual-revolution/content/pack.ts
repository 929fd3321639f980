/** Content packs: the printed values of an owner's own box, laid over ours (RULES.md, section 10). */
import { isPackObject, packMistakes, shortened, shownInMessage, type PackObject } from '@cabale/engine';
import * as z from 'zod/mini';
import { CARD_NEEDS, CORRUPTION_NAMES, ENTRIES, NUMBERS, type Allowed, type Fields } from './pack-entries.ts';
import { overlaid, type Overlay, type Value, type Values } from './pack-overlay.ts';
import { ARRS, DISTRICTS, type Tables } from './tables.ts';

export type PackResult = { readonly content: Tables } | { readonly mistakes: readonly string[] };

type Part = keyof typeof ENTRIES;
const ENTRY_PARTS = Object.keys(ENTRIES) as readonly Part[];

/** Reads a pack: whole content, or every mistake with the entry it is in and its reason. */
export function parsePack(pack: unknown): PackResult {
  if (!isPackObject(pack)) return { mistakes: [`the pack must be an object, not ${shownInMessage(pack)}`] };
  const mistakes = packMistakes(pack, 'virtual-revolution', {}, [...ENTRY_PARTS, 'numbers']);
  const entries = Object.fromEntries(ENTRY_PARTS.map((part) => [part, readEntries(part, pack, mistakes)]));
  const numbers = readValues('numbers', pack['numbers'] ?? {}, NUMBERS, mistakes);
  // Every part has been read, whatever was in it.
  const overlay = { ...entries, numbers } as unknown as Overlay;
  mistakes.push(...incompleteCards(overlay));
  if (mistakes.length > 0) return { mistakes };
  const content = overlaid(overlay);
  const unplayable = unplayableMistakes(content);
  return unplayable.length > 0 ? { mistakes: unplayable } : { content };
}

/** A part that holds entries by name, each with values of its own. */
function readEntries(part: Part, pack: PackObject, mistakes: string[]): ReadonlyMap<string, Values> {
  const read = new Map<string, Values>();
  const given = pack[part] ?? {};
  if (!isPackObject(given)) {
    mistakes.push(`${part}: must be an object of entries by name, not ${shownInMessage(given)}`);
    return read;
  }
  const known: Readonly<Record<string, Fields>> = ENTRIES[part];
  for (const [name, entry] of Object.entries(given)) {
    const fields = Object.hasOwn(known, name) ? known[name] : undefined;
    if (fields !== undefined) read.set(name, readValues(`${part}.${name}`, entry, fields, mistakes));
    else mistakes.push(`${part}.${shortened(name)}: there is no such entry; known: ${Object.keys(known).join(', ')}`);
  }
  return read;
}

function readValues(place: string, given: unknown, fields: Fields, mistakes: string[]): Values {
  if (!isPackObject(given)) {
    mistakes.push(`${place}: must be an object of values, not ${shownInMessage(given)}`);
    return {};
  }
  const values: Record<string, Value> = {};
  for (const [field, value] of Object.entries(given)) {
    const allowed = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (allowed === undefined) {
      mistakes.push(`${place}.${shortened(field)}: there is no such value; known: ${Object.keys(fields).join(', ')}`);
      continue;
    }
    const read = readValue(value, allowed);
    if (read === undefined) {
      mistakes.push(`${place}.${field}: must be ${mustBe(allowed)}, not ${shownInMessage(value)}`);
    } else values[field] = read;
  }
  return values;
}

function readValue(value: unknown, allowed: Allowed): Value | undefined {
  if (!('least' in allowed)) return allowed.find((name) => name === value);
  if ('listOf' in allowed) {
    const names = z
      .array(z.union([z.string(), z.number()]))
      .check(z.minLength(allowed.least), z.maxLength(allowed.most));
    const list = z.safeParse(names, value).data?.map(String);
    const isRight = list?.every((name, index) => allowed.listOf.includes(name) && list.indexOf(name) === index);
    return isRight === true ? list : undefined;
  }
  const parsed = z.safeParse(z.int().check(z.minimum(allowed.least), z.maximum(allowed.most)), value);
  if (!parsed.success) return undefined;
  // JSON knows a minus zero, which would not survive being stored again.
  return parsed.data === 0 ? 0 : parsed.data;
}

function mustBe(allowed: Allowed): string {
  if (!('least' in allowed)) return `one of ${allowed.join(', ')}`;
  const { least, most } = allowed;
  if (!('listOf' in allowed)) return `a whole number from ${least} to ${most}`;
  const count = least === most ? `${least}` : `${least} to ${most}`;
  return `a list of ${count} different of ${allowed.listOf.join(', ')}`;
}

/** A Corruption card is given whole: its kind, and what that kind names. */
function incompleteCards({ corruption }: Overlay): readonly string[] {
  const mistakes: string[] = [];
  for (const name of CORRUPTION_NAMES) {
    const values = corruption.get(name);
    if (values === undefined) continue;
    const { kind, ...rest } = values;
    const need = typeof kind === 'string' ? CARD_NEEDS[kind] : undefined;
    if (kind === undefined) mistakes.push(`corruption.${name}.kind: is missing`);
    else if (need !== undefined && rest[need] === undefined) {
      mistakes.push(`corruption.${name}.${need}: is missing for the kind ${String(kind)}`);
    }
    for (const field of Object.keys(rest)) {
      if (kind !== undefined && field !== need) {
        mistakes.push(`corruption.${name}.${field}: means nothing for the kind ${String(kind)}`);
      }
    }
  }
  return mistakes;
}

/** Values that are possible one by one but with which no game could be played by the rules. */
function unplayableMistakes(content: Tables): string[] {
  const { numbers, titles } = content;
  const mistakes = [...mapMistakes(content)];
  for (const district of DISTRICTS) {
    const { effect } = titles[district];
    const other = DISTRICTS.find((each) => each !== district && titles[each].effect === effect);
    if (other !== undefined) mistakes.push(`titles.${district}.effect: ${effect} is also the effect of ${other}`);
  }
  if (numbers.avoidGlobal >= numbers.avoidBoth) {
    const { avoidGlobal, avoidBoth } = numbers;
    mistakes.push(`numbers.avoidBoth: ${avoidBoth} must be more than the ${avoidGlobal} of avoidGlobal`);
  }
  return mistakes;
}

/** VR-Q12: with fewer than 3 to a District two players could control one. */
function mapMistakes({ arrs }: Tables): readonly string[] {
  const mistakes: string[] = [];
  for (const [arr, { adjacent }] of arrs.entries()) {
    if (adjacent.includes(arr)) mistakes.push(`arrs.${arr + 1}.adjacent: it cannot be adjacent to itself`);
    for (const other of adjacent) {
      if (arrs[other]?.adjacent.includes(arr) === true) continue;
      mistakes.push(`arrs.${other + 1}.adjacent: ${arr + 1} is missing, which names ${other + 1}`);
    }
  }
  for (const district of DISTRICTS) {
    const count = arrs.filter((each) => each.district === district).length;
    if (count < 3 || count > 4) mistakes.push(`arrs: ${count} are in ${district}; a District has 3 or 4`);
  }
  const reached = new Set([0]);
  for (const arr of reached) for (const next of arrs[arr]?.adjacent ?? []) reached.add(next);
  if (reached.size < ARRS) mistakes.push(`arrs: only ${reached.size} of ${ARRS} can be reached from the 1st`);
  return mistakes;
}

/** The body of a content pack: parts that hold entries by name, each with values of its own, and plain numbers. */
import * as z from 'zod/mini';
import { isPackObject, packMistakes, shortened, shownInMessage, type PackObject } from './pack.ts';

interface PackRange {
  readonly least: number;
  readonly most: number;
}

/** A list of different names; the range is its length. */
interface PackList extends PackRange {
  readonly listOf: readonly string[];
}

/** What a value may be: a whole number in a range, one of some names, or a list of them. */
type PackAllowed = PackRange | PackList | readonly string[];
type PackValue = number | string | readonly string[];
/** What each field of an entry may be. */
export type PackRanges<Field extends string = string> = Readonly<Record<Field, PackAllowed>>;
/** The values that a pack gives for an entry, by field. */
export type PackValues = Readonly<Record<string, PackValue>>;
/** What each part of a pack may name, and the values of each entry. */
export type PackEntries<Part extends string> = Readonly<Record<Part, Readonly<Record<string, PackRanges>>>>;

export interface PackBody<Part extends string> {
  readonly entries: Readonly<Record<Part, ReadonlyMap<string, PackValues>>>;
  readonly numbers: PackValues;
}

/** Allows whole numbers from `least` to `most`. */
export function packRange(least: number, most: number): PackRange {
  return { least, most };
}

/** Allows lists of `least` to `most` different names. */
export function packList(names: readonly string[], least: number, most = least): PackList {
  return { listOf: names, least, most };
}

/** Reads head and body of a pack whose every part may be left out; every mistake names its entry and its reason. */
export function readPack<Part extends string>(
  pack: unknown,
  game: string,
  entries: PackEntries<Part>,
  numbers: PackRanges,
): PackBody<Part> | { readonly mistakes: readonly string[] } {
  if (!isPackObject(pack)) return { mistakes: [`the pack must be an object, not ${shownInMessage(pack)}`] };
  const parts = Object.keys(entries) as Part[];
  const mistakes = packMistakes(pack, game, {}, [...parts, 'numbers']);
  const read = parts.map((part) => [part, readEntries(part, pack, entries[part], mistakes)] as const);
  const body = {
    entries: Object.fromEntries(read) as Record<Part, ReadonlyMap<string, PackValues>>,
    numbers: readValues('numbers', pack['numbers'] ?? {}, numbers, mistakes),
  };
  return mistakes.length > 0 ? { mistakes } : body;
}

function readEntries(
  part: string,
  pack: PackObject,
  known: Readonly<Record<string, PackRanges>>,
  mistakes: string[],
): ReadonlyMap<string, PackValues> {
  const read = new Map<string, PackValues>();
  const given = pack[part] ?? {};
  if (!isPackObject(given)) {
    mistakes.push(`${part}: must be an object of entries by name, not ${shownInMessage(given)}`);
    return read;
  }
  for (const [name, entry] of Object.entries(given)) {
    const ranges = Object.hasOwn(known, name) ? known[name] : undefined;
    if (ranges !== undefined) read.set(name, readValues(`${part}.${name}`, entry, ranges, mistakes));
    else mistakes.push(`${part}.${shortened(name)}: there is no such entry; known: ${Object.keys(known).join(', ')}`);
  }
  return read;
}

function readValues(place: string, given: unknown, ranges: PackRanges, mistakes: string[]): PackValues {
  if (!isPackObject(given)) {
    mistakes.push(`${place}: must be an object of values, not ${shownInMessage(given)}`);
    return {};
  }
  const values: Record<string, PackValue> = {};
  for (const [field, value] of Object.entries(given)) {
    const allowed = Object.hasOwn(ranges, field) ? ranges[field] : undefined;
    if (allowed === undefined) {
      mistakes.push(`${place}.${shortened(field)}: there is no such value; known: ${Object.keys(ranges).join(', ')}`);
      continue;
    }
    const read = readValue(value, allowed);
    if (read === undefined)
      mistakes.push(`${place}.${field}: must be ${mustBe(allowed)}, not ${shownInMessage(value)}`);
    else values[field] = read;
  }
  return values;
}

function readValue(value: unknown, allowed: PackAllowed): PackValue | undefined {
  if (!('least' in allowed)) return allowed.find((name) => name === value);
  if ('listOf' in allowed) return readList(value, allowed);
  const parsed = z.safeParse(z.int().check(z.minimum(allowed.least), z.maximum(allowed.most)), value);
  if (!parsed.success) return undefined;
  // JSON knows a minus zero, which would not survive being stored again.
  return parsed.data === 0 ? 0 : parsed.data;
}

/** Names may be written as numbers where they are numbers. */
function readList(value: unknown, { listOf, least, most }: PackList): readonly string[] | undefined {
  const names = z.array(z.union([z.string(), z.number()])).check(z.minLength(least), z.maxLength(most));
  const list = z.safeParse(names, value).data?.map(String);
  const isRight = list?.every((name, index) => listOf.includes(name) && list.indexOf(name) === index);
  return isRight === true ? list : undefined;
}

function mustBe(allowed: PackAllowed): string {
  if (!('least' in allowed)) return `one of ${allowed.join(', ')}`;
  const { least, most } = allowed;
  if (!('listOf' in allowed)) return `a whole number from ${least} to ${most}`;
  const count = least === most ? `${least}` : `${least} to ${most}`;
  return `a list of ${count} different of ${allowed.listOf.join(', ')}`;
}

/** Entries with the values given for them, marked as such; an entry with none stays as it was. */
export function overlaid<Entries extends object>(
  printed: Entries,
  given: ReadonlyMap<string, PackValues>,
  mark: object,
): Entries {
  const entries = Object.entries(printed).map(([name, entry]: [string, object]) => {
    const values = given.get(name) ?? {};
    return [name, Object.keys(values).length === 0 ? entry : { ...entry, ...values, ...mark }];
  });
  return Object.fromEntries(entries) as Entries;
}

/** The mistakes of the checks that do not hold. */
export function failedChecks(checks: readonly (readonly [holds: boolean, mistake: string])[]): readonly string[] {
  return checks.flatMap(([holds, mistake]) => (holds ? [] : [mistake]));
}

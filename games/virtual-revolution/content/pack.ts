/** Content packs: printed values that replace ours (RULES.md, section 10). */
import { readPack, type PackValues } from '@cabale/engine';
import { CARD_NEEDS, CORRUPTION_NAMES, ENTRIES, NUMBERS } from './pack-entries.ts';
import { contentWith, type Overlay } from './pack-overlay.ts';
import { DISTRICTS, MOST_ARRS, type Tables } from './tables.ts';

export type PackResult = { readonly content: Tables } | { readonly mistakes: readonly string[] };

/** Returns the whole content, or every mistake with its entry and its reason. */
export function parsePack(pack: unknown): PackResult {
  const { rest, districtNames, mistakes: wrongNames } = namesIn(pack);
  const body = readPack(rest, 'virtual-revolution', ENTRIES, NUMBERS);
  if ('mistakes' in body) return { mistakes: [...body.mistakes, ...wrongNames] };
  if (wrongNames.length > 0) return { mistakes: wrongNames };
  const incomplete = [...incompleteCards(body.entries), ...incompleteArr(body.entries.arrs.get(`${MOST_ARRS}`))];
  if (incomplete.length > 0) return { mistakes: incomplete };
  const content = contentWith({ ...body.entries, numbers: body.numbers, districtNames });
  const unplayable = unplayableMistakes(content);
  return unplayable.length > 0 ? { mistakes: unplayable } : { content };
}

const LONGEST_NAME = 40;

interface Names {
  readonly rest: unknown;
  readonly districtNames: Tables['districtNames'];
  readonly mistakes: readonly string[];
}

/** The part `names`, by District: words of one's own, which other parts do not have. */
function namesIn(pack: unknown): Names {
  if (typeof pack !== 'object' || pack === null || !('names' in pack)) {
    return { rest: pack, districtNames: null, mistakes: [] };
  }
  const { names, ...rest } = pack;
  if (typeof names !== 'object' || names === null || Array.isArray(names)) {
    return {
      rest,
      districtNames: null,
      mistakes: ['names: must be an object with a name for each District it changes'],
    };
  }
  const given = new Map<string, unknown>(Object.entries(names));
  const mistakes = [...given].flatMap(([district, name]) => {
    if (!DISTRICTS.some((each) => each === district)) return [`names.${district}: there is no such District`];
    const isName = typeof name === 'string' && name.trim() !== '' && name.length <= LONGEST_NAME;
    return isName ? [] : [`names.${district}: must be a text of 1 to ${LONGEST_NAME} characters`];
  });
  const districtNames = DISTRICTS.map((district) => {
    const name = given.get(district);
    return typeof name === 'string' ? name.trim() : '';
  });
  return { rest, districtNames: given.size === 0 ? null : districtNames, mistakes };
}

/** A 24th arrondissement is not ours, so it is given whole. */
function incompleteArr(values: PackValues | undefined): readonly string[] {
  if (values === undefined) return [];
  return ['district', 'adjacent'].flatMap((field) =>
    values[field] === undefined ? [`arrs.${MOST_ARRS}.${field}: is missing`] : [],
  );
}

/** A Corruption card is given whole: its kind, and what that kind names. */
function incompleteCards({ corruption }: Pick<Overlay, 'corruption'>): readonly string[] {
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
  // There are 24 Location cards: the special one names none of 23, or one of 24.
  if (numbers.firstPlayerArr > 0 !== (content.arrs.length === MOST_ARRS)) {
    const { firstPlayerArr } = numbers;
    mistakes.push(
      `numbers.firstPlayerArr: ${firstPlayerArr} does not fit ${content.arrs.length} arrondissements; with 23 it is 0, with 24 one of them`,
    );
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
    for (const other of adjacent) {
      if (other >= arrs.length) mistakes.push(`arrs.${arr + 1}.adjacent: there is no ${other + 1}th arrondissement`);
    }
    if (adjacent.includes(arr)) mistakes.push(`arrs.${arr + 1}.adjacent: it cannot be adjacent to itself`);
    for (const other of adjacent) {
      if (other >= arrs.length || arrs[other]?.adjacent.includes(arr) === true) continue;
      mistakes.push(`arrs.${other + 1}.adjacent: ${arr + 1} is missing, which names ${other + 1}`);
    }
  }
  for (const district of DISTRICTS) {
    const count = arrs.filter((each) => each.district === district).length;
    if (count < 3 || count > 4) mistakes.push(`arrs: ${count} are in ${district}; a District has 3 or 4`);
  }
  const reached = new Set([0]);
  for (const arr of reached) for (const next of arrs[arr]?.adjacent ?? []) reached.add(next);
  if (reached.size < arrs.length) {
    mistakes.push(`arrs: only ${reached.size} of ${arrs.length} can be reached from the 1st`);
  }
  return mistakes;
}

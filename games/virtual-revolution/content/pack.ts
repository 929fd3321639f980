/** Content packs: printed values that replace ours (RULES.md, section 10). */
import { readPack } from '@cabale/engine';
import { CARD_NEEDS, CORRUPTION_NAMES, ENTRIES, NUMBERS } from './pack-entries.ts';
import { contentWith, type Overlay } from './pack-overlay.ts';
import { ARRS, DISTRICTS, type Tables } from './tables.ts';

export type PackResult = { readonly content: Tables } | { readonly mistakes: readonly string[] };

/** Returns the whole content, or every mistake with its entry and its reason. */
export function parsePack(pack: unknown): PackResult {
  const body = readPack(pack, 'virtual-revolution', ENTRIES, NUMBERS);
  if ('mistakes' in body) return body;
  const incomplete = incompleteCards(body.entries);
  if (incomplete.length > 0) return { mistakes: incomplete };
  const content = contentWith({ ...body.entries, numbers: body.numbers });
  const unplayable = unplayableMistakes(content);
  return unplayable.length > 0 ? { mistakes: unplayable } : { content };
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

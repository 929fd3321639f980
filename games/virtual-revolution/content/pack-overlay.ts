/** The printed content with the values of a pack laid over it. */
import { overlaid, type PackValues } from '@cabale/engine';
import { CORRUPTION_NAMES, type ENTRIES } from './pack-entries.ts';
import { PRINTED } from './printed.ts';
import {
  AGENTS,
  MOST_ARRS,
  TYPES,
  VERSES,
  type AgentCard,
  type AgentType,
  type Arr,
  type ArrCard,
  type CorruptionCard,
  type District,
  type Figures,
  type Genre,
  type Mission,
  type Numbers,
  type Tables,
  type VerseCard,
} from './tables.ts';

type Entries = ReadonlyMap<string, PackValues>;

/** What a pack contains, read and checked: the casts below state what the checks guarantee. */
export type Overlay = Readonly<Record<keyof typeof ENTRIES, Entries>> & {
  readonly numbers: PackValues;
  readonly districtNames: Tables['districtNames'];
};

export function contentWith(overlay: Overlay): Tables {
  const { arrs, titles, agents, verses, corruption, objectives, boosts } = PRINTED;
  return {
    ...PRINTED,
    arrs: arrsWith(arrs, overlay.arrs),
    districtNames: overlay.districtNames,
    titles: overlaid(titles, overlay.titles, {}),
    agents: changed(agents, AGENTS, overlay.agents, agentWith),
    verses: changed(verses, VERSES, overlay.verses, verseWith),
    corruption: corruption.map((card, index) =>
      corruptionWith(card, overlay.corruption.get(CORRUPTION_NAMES[index] ?? '')),
    ),
    objectives: overlaid(objectives, overlay.objectives, {}),
    boosts: overlaid(boosts, overlay.boosts, {}),
    numbers: numbersWith(overlay.numbers),
    fromPack: valuesIn(overlay),
  };
}

/** What a pack names, as `verses.codex.genre`. */
function valuesIn({ numbers, districtNames: _, ...parts }: Overlay): readonly string[] {
  const named = Object.entries(parts).flatMap(([part, entries]) =>
    [...entries].flatMap(([entry, values]) => Object.keys(values).map((field) => `${part}.${entry}.${field}`)),
  );
  return [...named, ...Object.keys(numbers).map((name) => `numbers.${name}`)];
}

/** Ours, and a 24th where the pack has one. */
function arrsWith(ours: readonly ArrCard[], given: Entries): readonly ArrCard[] {
  const last = given.get(`${MOST_ARRS}`);
  const added: readonly ArrCard[] =
    last === undefined ? [] : [{ district: last['district'] as District, adjacent: numbersOf(last['adjacent'] ?? []) }];
  const changedOnes = ours.map((card, arr) => {
    const { district = card.district, adjacent } = given.get(`${arr + 1}`) ?? {};
    return { district: district as District, adjacent: adjacent === undefined ? card.adjacent : numbersOf(adjacent) };
  });
  return [...changedOnes, ...added];
}

function numbersOf(names: PackValues[string]): readonly Arr[] {
  return (names as readonly string[]).map((name) => Number(name) - 1).sort((left, right) => left - right);
}

/** Entries with the values given for them; an entry with none stays as it was. */
function changed<Name extends string, Card>(
  printed: Readonly<Record<Name, Card>>,
  names: readonly Name[],
  given: Entries,
  change: (card: Card, values: PackValues) => Card,
): Readonly<Record<Name, Card>> {
  const cards: Record<Name, Card> = { ...printed };
  for (const name of names) {
    const values = given.get(name) ?? {};
    if (Object.keys(values).length > 0) cards[name] = change(printed[name], values);
  }
  return cards;
}

function agentWith(card: AgentCard, values: PackValues): AgentCard {
  const districts = values['districts'] as readonly District[];
  const promotion = 'districts' in card.promotion ? { ...card.promotion, districts } : card.promotion;
  const extra = card.extra !== null && 'districts' in card.extra ? { ...card.extra, districts } : card.extra;
  return { ...card, promotion, extra };
}

function verseWith(card: VerseCard, values: PackValues): VerseCard {
  const genre = (values['genre'] ?? card.genre) as Genre;
  const { end, bonus } = card;
  const types = values['types'] ?? values['type'];
  const districts = values['districts'] as readonly District[] | undefined;
  const scores = values['scores'] as Genre | undefined;
  const changedCard: VerseCard = { ...card, genre };
  if (types !== undefined) {
    const mission = serviceOf(typeof types === 'string' ? [types, types] : (types as readonly string[]));
    const perType = end.kind === 'perAgent' && typeof types === 'string' ? { ...end, type: types as AgentType } : end;
    return { ...changedCard, mission, end: scored(perType, scores) };
  }
  if (districts !== undefined) {
    return {
      ...changedCard,
      mission: { kind: 'server', districts },
      bonus: bonus?.kind === 'add' ? { ...bonus, districts } : bonus,
      end: end.kind === 'perArr' ? { ...end, districts } : end,
    };
  }
  return { ...changedCard, end: scored(end, scores) };
}

function scored(end: VerseCard['end'], genre: Genre | undefined): VerseCard['end'] {
  return end.kind === 'perGenre' && genre !== undefined ? { ...end, genre } : end;
}

/** Agents of these types in service together. */
function serviceOf(wanted: readonly string[]): Mission {
  const types = { C: 0, T: 0, D: 0 };
  for (const type of TYPES) types[type] = wanted.filter((other) => other === type).length;
  return { kind: 'service', types };
}

/** Fields that every card of the kind has and a pack does not give. */
const AMOUNTS: Readonly<Record<string, object>> = { money: { euros: 2 }, revenue: { by: 1 } };

function corruptionWith(card: CorruptionCard, values: PackValues | undefined): CorruptionCard {
  if (values === undefined) return card;
  const { kind, ...named } = values;
  return { kind, ...named, ...AMOUNTS[String(kind)] } as CorruptionCard;
}

const FIGURES = ['work', 'recruit', 'build', 'create', 'donateOne', 'donateTwo'] as const;

function isFigure(name: string): boolean {
  return FIGURES.some((figure) => name === figure || name === `${figure}Modified`);
}

function numbersWith(values: PackValues): Numbers {
  const { numbers } = PRINTED;
  const plain = Object.entries(values).filter(([name]) => !isFigure(name));
  const figures = FIGURES.map((name): [string, Figures] => {
    const { base, modified } = numbers[name];
    return [name, { base: Number(values[name] ?? base), modified: Number(values[`${name}Modified`] ?? modified) }];
  });
  return { ...numbers, ...Object.fromEntries(plain), ...Object.fromEntries(figures) };
}

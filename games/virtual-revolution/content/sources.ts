/** Where printed values come from, field by field: what packs may replace is what we could not see. */
import { CARD_NEEDS, CORRUPTION_NAMES, ENTRIES } from './pack-entries.ts';
import { DISTRICTS, type Tables } from './tables.ts';

export type SourcePart = keyof typeof ENTRIES | 'names';

export interface FieldSource {
  readonly field: string;
  readonly source: 'reconstructed' | 'pack';
}

/** Values that the rulebook's text gives, although packs may replace them. */
const RULEBOOK: ReadonlySet<string> = new Set([
  'titles.QL.effect',
  // The hand of six in the example of a Search.
  'corruption.C19.kind',
  'corruption.C19.districts',
]);

/** Names that we have invented from the letters of the map. */
const INVENTED: ReadonlySet<string> = new Set(['PI', 'CE', 'MA']);

function sourceOfName(district: string, { districtNames }: Tables): readonly FieldSource[] {
  const name = districtNames?.[DISTRICTS.findIndex((each) => each === district)] ?? '';
  if (name !== '') return [{ field: 'name', source: 'pack' }];
  return INVENTED.has(district) ? [{ field: 'name', source: 'reconstructed' }] : [];
}

/** The values of an entry that are not the rulebook's; numbers of arrondissements count from 1. */
export function sourcesOf(part: SourcePart, entry: string, content: Tables): readonly FieldSource[] {
  if (part === 'names') return sourceOfName(entry, content);
  const { fromPack, corruption } = content;
  const fields = Object.keys(ENTRIES[part][entry] ?? {});
  const kind = corruption[CORRUPTION_NAMES.indexOf(entry)]?.kind;
  const shown = kind === undefined ? fields : fields.filter((field) => field === 'kind' || field === CARD_NEEDS[kind]);
  return shown.flatMap((field): readonly FieldSource[] => {
    const name = `${part}.${entry}.${field}`;
    if (fromPack.includes(name)) return [{ field, source: 'pack' }];
    return RULEBOOK.has(name) ? [] : [{ field, source: 'reconstructed' }];
  });
}

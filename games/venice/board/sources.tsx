/** Where the printed values of a card are known from, field by field. */
import { Source } from '@cabale/design';
import type { CARD_FIELDS, MISSION_FIELDS, Provenance } from '../content/tables.ts';
import type { ReactNode } from 'react';
import { useSay } from './kit.ts';

type Field = (typeof MISSION_FIELDS)[number] | (typeof CARD_FIELDS)[number];

const PROVENANCES: readonly Provenance[] = ['rulebook', 'reconstructed', 'pack'];

interface SourcesProps {
  readonly of: Readonly<Partial<Record<Field, Provenance>>>;
}

/** One sentence where all fields have the same source, otherwise one for each source. */
export function Sources({ of }: SourcesProps): ReactNode {
  const say = useSay();
  const fields = Object.entries(of) as [Field, Provenance][];
  const [first] = fields;
  if (first === undefined) return null;
  if (fields.every(([, provenance]) => provenance === first[1])) return <Source provenance={first[1]} />;
  return PROVENANCES.map((provenance) => {
    const names = fields
      .filter(([, each]) => each === provenance)
      .map(([field]) => say({ key: `board.field.${field}` }));
    return names.length === 0 ? null : (
      <p key={provenance} className="about-source">
        {say({ key: `board.source.${provenance}`, values: { fields: names.join(', ') } })}
      </p>
    );
  });
}

/** Where the values of a card come from, field by field; nothing where all are the rulebook's. */
import { sourcesOf, type SourcePart } from '../content/sources.ts';
import type { Tables } from '../content/tables.ts';
import type { KeysBelow } from '@cabale/engine';
import type { ReactNode } from 'react';
import type { VirtualRevolution } from '../rules/state.ts';
import { useSay } from './kit.ts';

interface SourcesProps {
  readonly part: SourcePart;
  readonly entry: string;
  readonly content: Tables;
}

const SOURCES = ['reconstructed', 'pack'] as const;

export function Sources({ part, entry, content }: SourcesProps): ReactNode {
  const say = useSay();
  const found = sourcesOf(part, entry, content);
  return SOURCES.map((source) => {
    const fields = found.filter((each) => each.source === source);
    if (fields.length === 0) return null;
    const names = fields.map(({ field }) => say({ key: `provenance.field.${fieldKey(field)}` }));
    return (
      <p key={source} className="about-source">
        {say({ key: `provenance.${source}`, values: { fields: names.join(', ') } })}
      </p>
    );
  });
}

type FieldKey = KeysBelow<VirtualRevolution['text'], 'provenance.field'>;

function fieldKey(field: string): FieldKey {
  switch (field) {
    case 'district':
    case 'adjacent':
    case 'effect':
    case 'districts':
    case 'genre':
    case 'type':
    case 'types':
    case 'scores':
    case 'kind':
    case 'reach':
    case 'name':
      return field;
    case 'first':
    case 'second':
      return 'types';
    default:
      return 'pair';
  }
}

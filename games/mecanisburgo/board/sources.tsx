/** Where the values of a card come from, field by field. */
import { sourcesOf, SOURCES, type Field, type Sourced } from '../content/sources.ts';
import { SKILLS, type Skill, type Tables } from '../content/tables.ts';
import type { ReactNode } from 'react';
import { skillRef } from '../text/refs.ts';
import { useNameOf, useSay } from './kit.ts';

interface SourcesProps {
  readonly card: Sourced;
  readonly content: Tables;
}

export function Sources({ card, content }: SourcesProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const found = sourcesOf(card, content);
  return SOURCES.map((source) => {
    const names = found.flatMap(({ field, source: of }) => {
      if (of !== source) return [];
      return [isSkill(field) ? nameOf(skillRef(field)) : say({ key: `provenance.field.${field}` })];
    });
    if (names.length === 0) return null;
    return (
      <p key={source} className="about-source">
        {say({ key: `provenance.${source}`, values: { fields: names.join(', ') } })}
      </p>
    );
  });
}

function isSkill(field: Field): field is Skill {
  return (SKILLS as readonly Field[]).includes(field);
}

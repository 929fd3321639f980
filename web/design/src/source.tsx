import type { ReactNode } from 'react';
import { Rich } from './rich.tsx';

interface SourceProps {
  readonly provenance: string;
}

/** The source of printed values: the text `provenance.<provenance>`; renders nothing for the rulebook. */
export function Source({ provenance }: SourceProps): ReactNode {
  if (provenance === 'rulebook') return null;
  return (
    <p className="about-source">
      <Rich sentence={{ key: `provenance.${provenance}` }} />
    </p>
  );
}

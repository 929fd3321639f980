/** What a building wears above its windows, in the colours of what it trades in. */
import { effectsOf } from '../rules/counts.ts';
import type { Building, Resource, Tables } from '../content/tables.ts';
import type { ReactNode } from 'react';
import { SKYLINES } from './roofs.ts';

export function Skyline({ of }: { readonly of: Building }): ReactNode {
  const { roof, stone, lines } = SKYLINES[of];
  return (
    <svg className="ve-skyline" viewBox="0 -2 108 30" aria-hidden="true" preserveAspectRatio="none">
      {stone === undefined ? null : <path className="ve-skyline-stone" d={stone} />}
      <path className="ve-skyline-roof" d={roof} />
      {lines === undefined ? null : <path className="ve-skyline-lines" d={lines} />}
    </svg>
  );
}

/** A building's own colour: that of the cube its first space gives. Communal buildings have none. */
export function resourceOf(content: Tables, building: Building): Resource | undefined {
  const [first] = effectsOf(content, building);
  const resource = first?.gain?.cubes?.resource;
  return resource === 'any' ? undefined : resource;
}

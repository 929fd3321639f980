import type { ExplanationProps } from '@cabale/design';
import type { ReactNode } from 'react';
import type { Courtiers } from '../rules/state.ts';
import { About, partsOf } from './kit.ts';

/** Says what a thing is: `about.<kind>`, with the rule that kit.ts names for it. */
export function Explanation({ thing }: ExplanationProps<Courtiers>): ReactNode {
  const { what, which } = partsOf(thing);
  return what === 'pile' ? <About part={`pile.${which[0]}`} /> : <About part={what} />;
}

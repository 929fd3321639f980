/** What a kind of thing is, in a sentence. */
import { Rich, RuleNumber } from '@cabale/design';
import type { ReactNode } from 'react';
import { RULE_OF } from './rulesof.ts';

interface AboutProps {
  readonly part: string;
  readonly of?: string;
}

/** One sentence and its rule: `about.<part>` or `about.<part>.<of>`. */
export function About({ part, of }: AboutProps): ReactNode {
  const key = of === undefined ? `about.${part}` : `about.${part}.${of}`;
  const rule = RULE_OF[of === undefined ? part : `${part}:${of}`];
  return (
    <p>
      <Rich sentence={{ key }} /> {rule === undefined ? null : <RuleNumber rule={rule} />}
    </p>
  );
}

import type { ReactNode } from 'react';
import { Rich } from './rich.tsx';
import { RuleNumber } from './rulenumber.tsx';

export interface AboutProps {
  readonly part: string;
  readonly of?: string;
}

/**
 * How a game says in a sentence what a kind of thing is, with its rule: the text `about.<part>` or `about.<part>.<of>`,
 * the rule of `part` or `part:of`.
 */
export function aboutOf(rules: Readonly<Record<string, string>>): (props: AboutProps) => ReactNode {
  return function About({ part, of }) {
    const key = of === undefined ? `about.${part}` : `about.${part}.${of}`;
    const rule = rules[of === undefined ? part : `${part}:${of}`];
    return (
      <p>
        <Rich sentence={{ key }} /> {rule === undefined ? null : <RuleNumber rule={rule} />}
      </p>
    );
  };
}

import type { ReactNode } from 'react';
import { Rich } from './rich.tsx';
import { RuleNumber } from './rulenumber.tsx';

export interface AboutProps {
  /** Key below `about` of the text that describes the thing. */
  readonly part: string;
  /** Parameters of the text. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The rule that explains it; defaults to the game's rule for the part. */
  readonly rule?: string;
}

/** Component that describes a kind of thing in one sentence, with its rule. `rules` has a rule for each part. */
export function aboutOf(rules: Readonly<Record<string, string>>): (props: AboutProps) => ReactNode {
  return function About({ part, values, rule = rules[part] }) {
    return (
      <p>
        <Rich sentence={{ key: `about.${part}`, ...(values === undefined ? {} : { values }) }} />{' '}
        {rule === undefined ? null : <RuleNumber rule={rule} />}
      </p>
    );
  };
}

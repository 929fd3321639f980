import type { ReactNode } from 'react';

/** The number of a rule, as RULES.md has it. */
export function RuleNumber({ rule }: { readonly rule: string }): ReactNode {
  return <span className="rule">{rule}</span>;
}

/** A company as a front page: masthead, the controlling colour's ink, and its agents. */
import type { Colour, Company } from '../content/tables.ts';
import { companyRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { Cubes } from './ink.tsx';
import { useNameOf } from './kit.ts';

interface FrontPageProps {
  readonly company: Company;
  readonly colour: Colour;
  readonly agents: number;
  /** The names its cubes travel by. */
  readonly names: readonly string[];
  /** One of the observer's objectives. */
  readonly wanted?: boolean;
}

export function FrontPage({ company, colour, agents, names, wanted = false }: FrontPageProps): ReactNode {
  const nameOf = useNameOf();
  return (
    <span className="no-page" data-colour={colour}>
      <span className="no-masthead">
        <Icon of={company} />
        <b>{nameOf(companyRef(company))}</b>
      </span>
      <span className="no-story no-ink" data-colour={colour}>
        <Cubes colour={colour} names={names} />
        <b className="no-numeral">{agents}</b>
      </span>
      {wanted ? (
        <span className="no-stamp">
          <Icon of="target" />
        </span>
      ) : null}
    </span>
  );
}

/** A company's type without a place: on objectives and in explanations. */
export function Masthead({ company }: { readonly company: Company }): ReactNode {
  const nameOf = useNameOf();
  return (
    <span className="no-brief">
      <Icon of={company} />
      <b>{nameOf(companyRef(company))}</b>
    </span>
  );
}

/** A company as a front page: masthead, the controlling colour's ink, and its agents. */
import type { Seat } from '@cabale/engine';
import type { Colour, Company } from '../content/tables.ts';
import { companyRef, objectiveRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { Cubes } from './ink.tsx';
import { Thing, useNameOf } from './kit.ts';
import { Picture } from './pictures.tsx';

interface FrontPageProps {
  readonly company: Company;
  readonly colour: Colour;
  readonly agents: number;
  /** Ids of its cubes for the animation. */
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
      <Picture of={company} />
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

/** An open objective: the type of a company. */
export function Objective({ of, company }: { readonly of: Seat | 'common'; readonly company: Company }): ReactNode {
  const nameOf = useNameOf();
  return (
    <Thing thing={objectiveRef(of, company)} travels={false} className="no-objective">
      <Icon of="target" className="no-objective-mark" />
      <span className="no-brief">
        <Icon of={company} />
        <b>{nameOf(companyRef(company))}</b>
      </span>
    </Thing>
  );
}

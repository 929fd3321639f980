/** The rules on one page, illustrated with the board's components. */
import { RuleNumber } from '@cabale/design';
import { PRINTED } from '../content/printed.ts';
import { COLOURS, COMPANIES, CONSULTANTS, type Company, type Consultant, type Provenance } from '../content/tables.ts';
import { SOD_LINES } from '../rules/state.ts';
import { ACTIONS, colourRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { FrontPage } from './frontpage.tsx';
import { Grid } from './grid.tsx';
import { Headquarters } from './hq.tsx';
import { Icon } from './icons.tsx';
import { ColourName, Cube, Sheet } from './ink.tsx';
import { About, Chapter, Glossary, Rich, Thing, useSay } from './kit.ts';
import { Market, Supply } from './market.tsx';
import { RULE_OF } from './rulesof.ts';
import { SAMPLE, SOLO_SAMPLE } from './sample.ts';
import { Ticker } from './ticker.tsx';

const GLOSSARY = ['agent', 'box', 'conglomerate', 'display', 'hq', 'share', 'supply', 'tilted', 'upright'] as const;

export function RulesPage(): ReactNode {
  return (
    <div className="no rules-page no-rules">
      <Chapter name="aim" parts={['text', 'colours']} rules={['NO-9.1']}>
        <Colours />
      </Chapter>
      <Chapter name="companies" parts={['text', 'setup']} rules={['NO-5.18', 'NO-5.20', 'NO-1.2']}>
        <div className="rules-picture no-picture">
          <Grid table={SAMPLE} />
        </div>
      </Chapter>
      <Turn />
      <Chapter name="plot" parts={['text', 'end']} rules={['NO-3.1', 'NO-3.4', 'NO-3.5']}>
        <div className="rules-picture no-picture">
          <Market table={SAMPLE} />
        </div>
      </Chapter>
      <Chapter name="infiltrate" parts={['text', 'consultant']} rules={['NO-4.1', 'NO-4.3', 'NO-4.6']}>
        <div className="rules-picture no-picture">
          <Supply table={SAMPLE} />
        </div>
      </Chapter>
      <Takeover />
      <Abilities />
      <Consultants />
      <Chapter name="end" parts={['text']} rules={['NO-8.1', 'NO-8.3', 'NO-8.5']} />
      <Chapter
        name="scoring"
        parts={['shares', 'pay', 'objectives', 'consultants', 'tie', 'example']}
        rules={['NO-9.2', 'NO-9.5', 'NO-9.14', 'NO-9.18', 'NO-8.7']}
      >
        <div className="rules-picture no-picture">
          <Ticker table={SAMPLE} />
        </div>
      </Chapter>
      <Solo />
      <Chapter name="options" parts={['text']} rules={['NO-14.5']} />
      <Glossary words={GLOSSARY} />
    </div>
  );
}

function Colours(): ReactNode {
  return (
    <ul className="rules-picture no-picture no-rules-colours">
      {COLOURS.map((colour) => (
        <li key={colour}>
          <Thing thing={colourRef(colour)} travels={false} className="no-rules-sheet">
            <Sheet colour={colour} />
          </Thing>
          <span className="no-rules-cube">
            <Cube colour={colour} />
          </span>
          <span>
            <ColourName colour={colour} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Turn(): ReactNode {
  const say = useSay();
  return (
    <Chapter name="turn" parts={['text']} rules={['NO-2.1', 'NO-2.6']}>
      <ol className="no-rules-actions">
        {ACTIONS.map((action) => (
          <li key={action}>
            <h3>{say({ key: `action.${action}` })}</h3>
            <p>
              <Rich sentence={{ key: `about.action.${action}` }} />
            </p>
          </li>
        ))}
      </ol>
    </Chapter>
  );
}

function Takeover(): ReactNode {
  return (
    <Chapter
      name="takeover"
      parts={['text', 'same', 'success', 'failure', 'tilted']}
      rules={['NO-5.1', 'NO-5.5', 'NO-5.10', 'NO-5.7']}
    >
      <div className="rules-picture no-picture no-rules-takeover">
        <span className="no-tile">
          <FrontPage company="PR" colour="R" agents={4} names={['a', 'b', 'c', 'd']} />
        </span>
        <span className="no-rules-arrow">
          <b>3</b>
          <Icon of="arrow" />
        </span>
        <span className="no-tile">
          <FrontPage company="OM" colour="B" agents={2} names={['e', 'f']} />
        </span>
      </div>
      <div className="rules-picture no-picture">
        <Headquarters table={SAMPLE} hq={1} />
      </div>
    </Chapter>
  );
}

function Abilities(): ReactNode {
  return (
    <Chapter name="abilities" parts={['text']} rules={['NO-5.14']}>
      <ul className="no-rules-list">
        {COMPANIES.map((company) => (
          <Entry
            key={company}
            of={company}
            name={`company.${company}`}
            provenance={PRINTED.companies[company].provenance}
          />
        ))}
      </ul>
    </Chapter>
  );
}

function Consultants(): ReactNode {
  return (
    <Chapter name="consultants" parts={['text']} rules={['NO-7.1', 'NO-7.2']}>
      <ul className="no-rules-list">
        {CONSULTANTS.map((type) => (
          <Entry key={type} of={type} name={`consultant.${type}`} provenance={PRINTED.consultants[type].provenance} />
        ))}
      </ul>
    </Chapter>
  );
}

interface EntryProps {
  readonly of: Company | Consultant;
  /** The text of its name, and below `about` the one that explains it. */
  readonly name: `company.${Company}` | `consultant.${Consultant}`;
  readonly provenance: Provenance;
}

function Entry({ of, name, provenance }: EntryProps): ReactNode {
  const say = useSay();
  return (
    <li>
      <Icon of={of} />
      <div>
        <h3>{say({ key: name })}</h3>
        <About part={name} />
        {provenance === 'rulebook' ? null : <p className="no-quiet">{say({ key: `provenance.${provenance}` })}</p>}
      </div>
    </li>
  );
}

function Solo(): ReactNode {
  return (
    <Chapter name="solo" parts={['text', 'score', 'sod']} rules={['NO-10.4', 'NO-11.1', 'NO-13.3', 'NO-12.1']}>
      <div className="rules-picture no-picture" data-solo>
        <Grid table={SOLO_SAMPLE} />
      </div>
      <dl className="no-rules-lines">
        {SOD_LINES.map((line) => (
          <div key={line}>
            <dt>{line}</dt>
            <dd>
              <Rich sentence={{ key: `about.line.${line}` }} /> <RuleNumber rule={RULE_OF[`line.${line}`]} />
            </dd>
          </div>
        ))}
      </dl>
    </Chapter>
  );
}

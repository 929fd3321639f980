/** What a thing is: drawn large where there is something to draw, in a sentence with its rule always. */
import { type BoardModule, partsOf, Rich, RuleNumber, useSay, useStage } from '@cabale/design';
import { COLOURS, type Colour, type Company, type Consultant, type Tables } from '@cabale/new-order/content/tables.ts';
import { agentsOn, colourOf } from '@cabale/new-order/rules/counts.ts';
import { paymentsOf } from '@cabale/new-order/rules/scoring.ts';
import type { NewOrder, NewOrderView } from '@cabale/new-order/rules/state.ts';
import { colourRef } from '@cabale/new-order/text/refs.ts';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { FrontPage } from './frontpage.tsx';
import { Icon } from './icons.tsx';
import { Sheet, Swatch } from './ink.tsx';
import { RULE_OF } from './rulesof.ts';

type Thing = ComponentProps<BoardModule<NewOrder>['Explanation']>['thing'];
interface ExplanationProps {
  readonly thing: Thing;
  readonly content: Tables;
}

export const Explanation: ComponentType<ExplanationProps> = ({ thing, content }) => {
  // The stage knows no game; on this one stands New Order.
  const view = useStage().view as NewOrderView | undefined;
  return (
    <div className="no-about">
      <Subject thing={thing} content={content} view={view} />
    </div>
  );
};

interface SubjectProps extends ExplanationProps {
  readonly view: NewOrderView | undefined;
}

function Subject({ thing, content, view }: SubjectProps): ReactNode {
  const { what, which } = partsOf(thing);
  const [first = '', second = '', third = ''] = which;
  const isSolo = view !== undefined && view.solo !== null;
  switch (what) {
    case 'seat':
      return <About part={isSolo && first === '1' ? 'sod' : 'seat'} />;
    case 'tile':
      return <AboutTile tile={Number(first)} content={content} view={view} />;
    case 'company':
      return <AboutCompany company={first as Company} content={content} />;
    case 'consultant':
      return <AboutConsultant consultant={second as Consultant} content={content} />;
    case 'colour':
      return <AboutColour colour={first as Colour} content={content} view={view} />;
    case 'objective':
      return (
        <>
          <About part={isSolo || first === 'common' ? 'objectiveSolo' : 'objective'} />
          <AboutCompany company={second as Company} content={content} />
        </>
      );
    case 'display':
    case 'deck':
    case 'end':
      return (
        <>
          <About part={isSolo ? `${what}Solo` : what} />
          {what === 'deck' && view !== undefined ? <Tally title="board.unseen" counts={view.unseen} /> : null}
        </>
      );
    case 'box':
      return (
        <>
          <About part="box" />
          {view === undefined ? null : <Tally title="board.boxed" counts={view.box} />}
        </>
      );
    case 'hand':
      return <About part={second === '' ? 'wholeHand' : 'hand'} />;
    case 'hq':
      return <About part="hq" of={third === 'tilted' ? 'tilted' : 'up'} />;
    case 'line':
    case 'action':
      return <About part={what} of={first} />;
    default:
      return <About part={what} />;
  }
}

/** One sentence and its rule: `about.<part>` or `about.<part>.<of>`. */
function About({ part, of }: { readonly part: string; readonly of?: string }): ReactNode {
  const key = of === undefined ? `about.${part}` : `about.${part}.${of}`;
  const rule = RULE_OF[of === undefined ? part : `${part}:${of}`];
  return (
    <p>
      <Rich sentence={{ key }} /> {rule === undefined ? null : <RuleNumber rule={rule} />}
    </p>
  );
}

/** Said only of what the rulebook does not give. */
function Source({ provenance }: { readonly provenance: Tables['companies'][Company]['provenance'] }): ReactNode {
  if (provenance === 'rulebook') return null;
  return (
    <p className="no-about-source">
      <Rich sentence={{ key: `provenance.${provenance}` }} />
    </p>
  );
}

interface AboutCompanyProps {
  readonly company: Company;
  readonly content: Tables;
}

function AboutCompany({ company, content }: AboutCompanyProps): ReactNode {
  return (
    <>
      <div className="no-about-row">
        <Icon of={company} className="no-about-icon" />
        <About part="company" of={company} />
      </div>
      <Source provenance={content.companies[company].provenance} />
    </>
  );
}

interface AboutTileProps {
  readonly tile: number;
  readonly content: Tables;
  readonly view: NewOrderView | undefined;
}

function AboutTile({ tile, content, view }: AboutTileProps): ReactNode {
  const say = useSay();
  const company = view?.types[tile];
  if (view === undefined || company === undefined) return <About part="tile" />;
  const [colour, agents] = [colourOf(view, tile), agentsOn(view, tile)];
  return (
    <>
      <div className="no-about-row">
        <span className="no-about-page no-tile">
          <FrontPage company={company} colour={colour} agents={agents} names={[]} />
        </span>
        <div>
          <p className="no-about-state">
            <Swatch colour={colour} />{' '}
            {say({ key: 'board.tileLabel', values: { count: agents }, refs: { colour: colourRef(colour) } })}
          </p>
          <About part="company" of={company} />
        </div>
      </div>
      <About part="tile" />
      <Source provenance={content.companies[company].provenance} />
    </>
  );
}

interface AboutConsultantProps {
  readonly consultant: Consultant;
  readonly content: Tables;
}

function AboutConsultant({ consultant, content }: AboutConsultantProps): ReactNode {
  return (
    <>
      <div className="no-about-row">
        <Icon of={consultant} className="no-about-icon" />
        <About part="consultant" of={consultant} />
      </div>
      <About part="consultantUse" />
      <Source provenance={content.consultants[consultant].provenance} />
    </>
  );
}

interface AboutColourProps {
  readonly colour: Colour;
  readonly content: Tables;
  readonly view: NewOrderView | undefined;
}

function AboutColour({ colour, content, view }: AboutColourProps): ReactNode {
  const say = useSay();
  const isSolo = view !== undefined && view.solo !== null;
  const isTied = view !== undefined && !isSolo && paymentsOf(view, colour, content).some(({ tied }) => tied);
  return (
    <>
      <div className="no-about-row">
        <span className="no-about-sheet">
          <Sheet colour={colour} />
        </span>
        <p>
          <b>{say({ key: `conglomerate.${colour}` })}</b>
          <br />
          {say({ key: `hue.${colour}` })}
        </p>
      </div>
      <About part={isSolo ? 'colourSolo' : 'colour'} />
      {isTied ? (
        <p className="no-about-state">
          {say({ key: 'board.tieBreak' })} <RuleNumber rule="NO-9.6" />
        </p>
      ) : null}
    </>
  );
}

interface TallyProps {
  readonly title: string;
  readonly counts: NewOrderView['unseen'];
}

/** How many of each colour lie where nobody looks. */
function Tally({ title, counts }: TallyProps): ReactNode {
  const say = useSay();
  return (
    <div className="no-tally">
      <span>{say({ key: title })}</span>
      {COLOURS.map((colour) => (
        <span key={colour}>
          <Swatch colour={colour} /> <b className="figure">{counts[colour]}</b>
          <span className="hidden-text">{say({ key: `colour.${colour}` })}</span>
        </span>
      ))}
    </div>
  );
}

/** What a thing is: drawn large where there is something to draw, in a sentence with its rule always. */
import { RuleNumber, Source, type ExplanationProps } from '@cabale/design';
import { COLOURS, type Colour, type Company, type Consultant, type Tables } from '../content/tables.ts';
import { agentsOn, colourOf } from '../rules/counts.ts';
import { paymentsOf } from '../rules/scoring.ts';
import type { NewOrder, View } from '../rules/state.ts';
import { colourRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { FrontPage } from './frontpage.tsx';
import { Icon } from './icons.tsx';
import { Sheet, Swatch } from './ink.tsx';
import { About, partsOf, useSay } from './kit.ts';

export function Explanation(props: ExplanationProps<NewOrder>): ReactNode {
  return (
    <div className="about no-about">
      <Subject {...props} />
    </div>
  );
}

function Subject({ thing, content, view }: ExplanationProps<NewOrder>): ReactNode {
  const { what, which } = partsOf(thing);
  const isSolo = view !== undefined && view.solo !== null;
  switch (what) {
    case 'seat':
      return <About part={isSolo && which[0] === '1' ? 'sod' : 'seat'} />;
    case 'tile':
      return <AboutTile tile={Number(which[0])} content={content} view={view} />;
    case 'company':
      return <AboutCompany company={which[0]} content={content} />;
    case 'consultant':
      return <AboutConsultant consultant={which[1]} content={content} />;
    case 'colour':
      return <AboutColour colour={which[0]} content={content} view={view} />;
    case 'objective':
      return (
        <>
          <About part={isSolo || which[0] === 'common' ? 'objectiveSolo' : 'objective'} />
          <AboutCompany company={which[1]} content={content} />
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
      return <About part={which.length === 1 ? 'wholeHand' : 'hand'} />;
    case 'hq':
      return <About part={`hq.${which[2]}`} />;
    case 'line':
      return <About part={`line.${which[0]}`} />;
    case 'action':
      return <About part={`action.${which[0]}`} />;
    default:
      return <About part={what} />;
  }
}

interface AboutCompanyProps {
  readonly company: Company;
  readonly content: Tables;
}

function AboutCompany({ company, content }: AboutCompanyProps): ReactNode {
  return (
    <>
      <div className="about-row">
        <Icon of={company} className="no-about-icon" />
        <About part={`company.${company}`} />
      </div>
      <Source provenance={content.companies[company].provenance} />
    </>
  );
}

interface AboutTileProps {
  readonly tile: number;
  readonly content: Tables;
  readonly view: View | undefined;
}

function AboutTile({ tile, content, view }: AboutTileProps): ReactNode {
  const say = useSay();
  const company = view?.types[tile];
  if (view === undefined || company === undefined) return <About part="tile" />;
  const [colour, agents] = [colourOf(view, tile), agentsOn(view, tile)];
  return (
    <>
      <div className="about-row">
        <span className="no-about-page no-tile">
          <FrontPage company={company} colour={colour} agents={agents} names={[]} />
        </span>
        <div>
          <p className="no-about-state">
            <Swatch colour={colour} />{' '}
            {say({ key: 'board.tileLabel', values: { count: agents }, refs: { colour: colourRef(colour) } })}
          </p>
          <About part={`company.${company}`} />
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
      <div className="about-row">
        <Icon of={consultant} className="no-about-icon" />
        <About part={`consultant.${consultant}`} />
      </div>
      <About part="consultantUse" />
      <Source provenance={content.consultants[consultant].provenance} />
    </>
  );
}

interface AboutColourProps {
  readonly colour: Colour;
  readonly content: Tables;
  readonly view: View | undefined;
}

function AboutColour({ colour, content, view }: AboutColourProps): ReactNode {
  const say = useSay();
  const isSolo = view !== undefined && view.solo !== null;
  const isTied = view !== undefined && !isSolo && paymentsOf(view, colour, content).some(({ tied }) => tied);
  return (
    <>
      <div className="about-row">
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
  readonly title: NewOrder['text'];
  readonly counts: View['unseen'];
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

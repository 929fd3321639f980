/** Explains a thing in a sentence with its rule; companies, consultants and colours also with a picture. */
import { RuleNumber, Source, type ExplanationProps } from '@cabale/design';
import { COLOURS, type Colour, type Company, type Counts, type Tables } from '../content/tables.ts';
import { agentsOn, colourOf } from '../rules/counts.ts';
import { paymentsOf } from '../rules/scoring.ts';
import type { NewOrder } from '../rules/state.ts';
import { colourRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { FrontPage } from './frontpage.tsx';
import { Icon } from './icons.tsx';
import { ColourName, Sheet, Swatch } from './ink.tsx';
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
      return (
        <>
          <div className="about-row">
            <Icon of={which[1]} className="no-about-icon" />
            <About part={`consultant.${which[1]}`} />
          </div>
          <About part="consultantUse" />
          <Source provenance={content.consultants[which[1]].provenance} />
        </>
      );
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

type Shown = Pick<ExplanationProps<NewOrder>, 'content' | 'view'>;

function AboutCompany({ company, content }: { readonly company: Company; readonly content: Tables }): ReactNode {
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

function AboutTile({ tile, content, view }: Shown & { readonly tile: number }): ReactNode {
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

function AboutColour({ colour, content, view }: Shown & { readonly colour: Colour }): ReactNode {
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
          <ColourName colour={colour} />
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

/** Numbers of hidden or boxed cards, by colour. */
function Tally({ title, counts }: { readonly title: NewOrder['text']; readonly counts: Counts }): ReactNode {
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

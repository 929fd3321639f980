/** What can be bought: Major Projects with the progress towards each, and Black Market Robots. */
import { askedStep, useEscape } from '@cabale/design';
import { playerOf } from '../rules/counts.ts';
import { meansOf, meetsNeed } from '../rules/projects.ts';
import type { Project } from '../content/tables.ts';
import { cardRef, pileRef, projectRef, typeRef } from '../text/refs.ts';
import { useState, type ReactNode } from 'react';
import { PropertyFace } from './cards.tsx';
import { ProjectEmblem } from './emblem.tsx';
import { Points } from './figures.tsx';
import { Icon } from './icons.tsx';
import { freshness, Thing, useNameOf, useSay } from './kit.ts';
import { Need } from './need.tsx';
import type { TableProps } from './table.ts';

export function Market({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view, content } = table;
  const isAsked = askedStep(view)?.kind === 'project' && table.decision !== undefined;
  const [choice, choose] = useState<boolean>();
  const [wasAsked, remember] = useState(isAsked);
  // Whenever something can be bought anew it lies open by itself.
  if (wasAsked !== isAsked) {
    remember(isAsked);
    choose(undefined);
  }
  const isUnfolded = choice ?? isAsked;
  useEscape(isUnfolded, () => choose(false));
  return (
    <div className="mec-market" data-unfolded={isUnfolded || undefined}>
      <button
        type="button"
        className="mec-fold"
        aria-expanded={isUnfolded}
        aria-label={say({ key: isUnfolded ? 'board.closeMarket' : 'board.openMarket' })}
        onClick={() => choose(!isUnfolded)}
      >
        <Icon of="fold" />
      </button>
      <PileForSale pile="projects" className="mec-projects">
        {view.projects.map((project) => (
          <li key={project}>
            <ProjectRow table={table} project={project} />
          </li>
        ))}
      </PileForSale>
      {view.blackMarket.length === 0 ? null : (
        <PileForSale pile="blackMarket" className="mec-black-market">
          {view.blackMarket.map((robot) => (
            <li key={robot}>
              <Thing thing={cardRef(robot)} className={`mec-card ${freshness(table, cardRef(robot))}`}>
                <PropertyFace card={robot} content={content} size="small" />
              </Thing>
            </li>
          ))}
        </PileForSale>
      )}
    </div>
  );
}

interface PileForSaleProps {
  readonly pile: 'projects' | 'blackMarket';
  readonly className: string;
  readonly children: ReactNode;
}

function PileForSale({ pile, className, children }: PileForSaleProps): ReactNode {
  const nameOf = useNameOf();
  return (
    <section className={className} aria-label={nameOf(pileRef(pile))}>
      <h2 className="mec-head">
        <Thing thing={pileRef(pile)} travels={false} className="mec-head-thing">
          <Icon of={pile} /> <span>{nameOf(pileRef(pile))}</span>
        </Thing>
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

/** How far the one who looks is from affording it. */
function ProjectRow({ table, project }: TableProps & { readonly project: Project }): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { view, content, near } = table;
  const card = content.projects[project];
  const { vp, needs } = card;
  const means = meansOf(view, near, content);
  const isMet = meetsNeed(view, near, card, content);
  const thing = projectRef(project);
  return (
    <Thing thing={thing} className={`mec-project ${freshness(table, thing)}`}>
      <ProjectEmblem project={project} />
      <span className="mec-project-words">
        <b className="mec-name">{nameOf(thing)}</b>
        <span className="mec-needs">
          <Need of="research" label={say({ key: 'board.values.r' })} done={means.research} all={card.research} />
          <Need of="materials" label={say({ key: 'board.values.mp' })} done={means.materials} all={card.materials} />
          <Need of="cash" label={say({ key: 'board.values.cash' })} done={playerOf(view, near).cash} all={card.cost} />
          {needs === null ? null : (
            <span className="mec-need" data-met={isMet || undefined}>
              <Icon of={needs} />
              <span className="hidden-text">
                {say({ key: isMet ? 'board.met' : 'board.unmet', refs: { type: typeRef(needs) } })}
              </span>
            </span>
          )}
        </span>
      </span>
      <Points vp={vp} />
    </Thing>
  );
}

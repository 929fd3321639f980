/** What can be bought: Major Projects with the progress towards each, and Black Market Robots. */
import { freshness, Thing, useNameOf, useSay } from '@cabale/design';
import { playerOf } from '@cabale/mecanisburgo/rules/counts.ts';
import { meansOf, meetsNeed } from '@cabale/mecanisburgo/rules/projects.ts';
import type { Project, Tables } from '@cabale/mecanisburgo/content/tables.ts';
import { projectSentences } from '@cabale/mecanisburgo/text/effects.ts';
import { cardRef, pileRef, projectRef, typeRef } from '@cabale/mecanisburgo/text/refs.ts';
import type { ReactNode } from 'react';
import { PropertyFace } from './cards.tsx';
import { ProjectEmblem } from './emblem.tsx';
import { Points } from './figures.tsx';
import { Icon } from './icons.tsx';
import { Need } from './need.tsx';
import type { TableProps } from './table.ts';

export function Market({ table }: TableProps): ReactNode {
  return (
    <div className="mec-market">
      <Projects table={table} />
      <BlackMarket table={table} />
    </div>
  );
}

function Projects({ table }: TableProps): ReactNode {
  const nameOf = useNameOf();
  const { view } = table;
  return (
    <section className="mec-projects" aria-label={nameOf(pileRef('projects'))}>
      <h2 className="mec-head">
        <Thing thing={pileRef('projects')} travels={false} className="mec-head-thing">
          <Icon of="projects" /> {nameOf(pileRef('projects'))}
        </Thing>
      </h2>
      <ul>
        {view.projects.map((project) => (
          <li key={project}>
            <ProjectRow table={table} project={project} />
          </li>
        ))}
      </ul>
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

interface ProjectFaceProps {
  readonly project: Project;
  readonly content: Tables;
}

/** Everything the card says. */
export function ProjectFace({ project, content }: ProjectFaceProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { research, materials, cost, vp } = content.projects[project];
  const { need, benefit } = projectSentences(project, content);
  return (
    <span className="mec-face" data-size="full" data-kind="project">
      <ProjectEmblem project={project} />
      <span className="mec-words">
        <b className="mec-name">{nameOf(projectRef(project))}</b>
        <span className="mec-line">{say({ key: 'board.asks', values: { research, materials, cash: cost } })}</span>
        {need === null ? null : <span className="mec-line">{say(need)}</span>}
        <span className="mec-line">{say({ key: 'board.worth', values: { vp } })}</span>
        <span className="mec-line">{say(benefit)}</span>
      </span>
    </span>
  );
}

function BlackMarket({ table }: TableProps): ReactNode {
  const nameOf = useNameOf();
  const { view, content } = table;
  if (view.blackMarket.length === 0) return null;
  return (
    <section className="mec-black-market" aria-label={nameOf(pileRef('blackMarket'))}>
      <h2 className="mec-head">
        <Thing thing={pileRef('blackMarket')} travels={false} className="mec-head-thing">
          <Icon of="blackMarket" /> {nameOf(pileRef('blackMarket'))}
        </Thing>
      </h2>
      <ul>
        {view.blackMarket.map((robot) => (
          <li key={robot}>
            <Thing thing={cardRef(robot)} className={`mec-card ${freshness(table, cardRef(robot))}`}>
              <PropertyFace card={robot} content={content} size="small" />
            </Thing>
          </li>
        ))}
      </ul>
    </section>
  );
}

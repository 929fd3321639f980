/** The picture of a card that shows no person: rays of brass behind a sign. */
import { PRINTED } from '../content/printed.ts';
import type { EventCardId, Project, Property, Threat, VictoryEvent } from '../content/tables.ts';
import type { ReactNode } from 'react';
import { TYPE_GLYPHS } from './glyphs.ts';
import { EVENT_PICTURES, PROJECT_PICTURES, THREAT_PICTURES, VICTORY_PICTURES } from './pictures.ts';

interface EmblemProps {
  readonly kind: 'property' | 'event' | 'threat' | 'project' | 'victory';
  readonly path: string;
  /** Turns the rays, so that cards of one kind differ. */
  readonly number: number;
  /** Signs are drawn on a grid of 48, except those of Properties. */
  readonly place?: string;
}

const RAYS = Array.from({ length: 12 }, (_, ray) => ray * 30);
const DISC = 'M24 5a19 19 0 1 1 0 38 19 19 0 0 1 0-38z';
const LOZENGE = 'M24 3 45 24 24 45 3 24z';

function Emblem({ kind, path, number, place = 'translate(5.500 5.500) scale(0.77)' }: EmblemProps): ReactNode {
  return (
    <svg className="mec-emblem" viewBox="0 0 48 48" data-kind={kind} aria-hidden="true">
      <rect className="mec-emblem-ground" width="48" height="48" />
      {RAYS.map((angle) => (
        <path
          key={angle}
          className="mec-emblem-ray"
          d="M24 24 21-14h6z"
          transform={`rotate(${angle + number * 11} 24 24)`}
        />
      ))}
      <path className="mec-emblem-disc" d={kind === 'property' ? LOZENGE : DISC} />
      <path className="mec-emblem-sign" d={path} transform={place} />
    </svg>
  );
}

export function PropertyEmblem({ property }: { readonly property: Property }): ReactNode {
  const path = TYPE_GLYPHS[PRINTED.properties[property].type];
  const number = Number(property.replace(/\D/g, ''));
  return <Emblem kind="property" path={path} number={number} place="translate(11 11) scale(1.08)" />;
}

export function ThreatEmblem({ threat }: { readonly threat: Threat }): ReactNode {
  return <Emblem kind="threat" path={THREAT_PICTURES[threat]} number={Number(threat.slice(1))} />;
}

export function EventEmblem({ event }: { readonly event: EventCardId }): ReactNode {
  return <Emblem kind="event" path={EVENT_PICTURES[event]} number={Number(event.slice(1))} />;
}

export function ProjectEmblem({ project }: { readonly project: Project }): ReactNode {
  return <Emblem kind="project" path={PROJECT_PICTURES[project]} number={project.length} />;
}

export function VictoryEmblem({ victory }: { readonly victory: VictoryEvent }): ReactNode {
  return <Emblem kind="victory" path={VICTORY_PICTURES[victory]} number={victory.length} />;
}

/** The own hand: missions to complete and influence to use; cards just drawn lie beside them. */
import { askedStep } from '@cabale/design';
import type { Influence } from '../content/tables.ts';
import { kindOf } from '../rules/counts.ts';
import { influenceRef, missionRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { InfluenceFace, MissionFace } from './cards.tsx';
import { freshness, Thing, useSay } from './kit.ts';
import type { TableProps } from './table.ts';

export function Hand({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view, near, content } = table;
  const player = view.players[near];
  if (player === undefined || view.observer !== near) return null;
  const kinds = [...new Set(player.influence.map(kindOf))];
  const countOf = (kind: Influence): number => player.influence.filter((card) => kindOf(card) === kind).length;
  return (
    <section className="ve-hand" aria-label={say({ key: 'board.hand' })}>
      <Drawn table={table} />
      {player.missions.map((mission) => (
        <Thing key={mission} thing={missionRef(mission)} className={`ve-card ${freshness(table, missionRef(mission))}`}>
          <MissionFace mission={mission} content={content} />
        </Thing>
      ))}
      {kinds.map((kind) => (
        <Thing
          key={kind}
          thing={influenceRef(kind)}
          className={`ve-card ve-card-influence ${freshness(table, influenceRef(kind))}`}
        >
          <InfluenceFace card={kind} />
          {countOf(kind) > 1 ? <b className="ve-copies figure">×{countOf(kind)}</b> : null}
        </Thing>
      ))}
      {player.missions.length + kinds.length + view.drawn.length === 0 ? (
        <p className="ve-quiet">{say({ key: 'board.emptyHand' })}</p>
      ) : null}
    </section>
  );
}

const MISSION_STEPS: ReadonlySet<string> = new Set(['keepMission', 'bottomMission']);

/** Cards to choose from: they are nobody's yet. */
function Drawn({ table: { view, content } }: TableProps): ReactNode {
  const say = useSay();
  const drawn = view.drawn.filter((card) => card !== null);
  if (drawn.length === 0) return null;
  const areMissions = MISSION_STEPS.has(askedStep(view)?.kind ?? '');
  return (
    <div className="ve-drawn" role="group" aria-label={say({ key: 'board.drawn' })}>
      {areMissions
        ? drawn.map((mission) => (
            <Thing key={mission} thing={missionRef(mission)} className="ve-card">
              <MissionFace mission={mission} content={content} />
            </Thing>
          ))
        : [...new Set(drawn.map(kindOf))].map((kind) => (
            <Thing key={kind} thing={influenceRef(kind)} className="ve-card ve-card-influence">
              <InfluenceFace card={kind} />
            </Thing>
          ))}
    </div>
  );
}

/** The own hand: missions to complete and influence to use; cards just drawn lie beside them. */
import type { Influence } from '../content/tables.ts';
import { kindOf } from '../rules/counts.ts';
import { isBeingDrawn } from '../rules/hands.ts';
import type { ReactNode } from 'react';
import { InfluenceFace, MissionFace } from './cards.tsx';
import { freshness, Thing, useSay } from './kit.ts';
import { facesFor } from './room.ts';
import type { TableProps } from './table.ts';

export function Hand({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view, near, content } = table;
  const player = view.players[near];
  if (player === undefined || view.observer !== near) return null;
  const kinds = [...new Set(player.influence.map(kindOf))];
  const countOf = (kind: Influence): number => player.influence.filter((card) => kindOf(card) === kind).length;
  const ways = table.decision?.options.filter(({ kind }) => kind === 'path').length ?? 0;
  const held = { missions: player.missions.length, kinds: kinds.length, ways };
  const faces = facesFor(held, view.players.length - 1);
  return (
    <section
      className="ve-hand"
      aria-label={say({ key: 'board.hand' })}
      data-survey="own"
      data-missions={faces.missions}
      data-influence={faces.influence}
    >
      {player.missions.map((mission) => (
        <Thing
          key={mission}
          thing={`mission:${mission}`}
          className={`ve-card ${freshness(table, `mission:${mission}`)}`}
          tooltipSide="left"
        >
          <MissionFace mission={mission} content={content} />
        </Thing>
      ))}
      {kinds.map((kind) => (
        <Thing
          key={kind}
          thing={`influence:${kind}`}
          className={`ve-card ve-card-influence ${freshness(table, `influence:${kind}`)}`}
          tooltipSide="left"
        >
          <InfluenceFace card={kind} />
          {countOf(kind) > 1 ? <b className="ve-copies figure">×{countOf(kind)}</b> : null}
        </Thing>
      ))}
      {held.missions + held.kinds + view.drawn.length === 0 ? (
        <p className="ve-quiet">{say({ key: 'board.emptyHand' })}</p>
      ) : null}
    </section>
  );
}

/** Cards to choose from, on a tray over the water: nothing is asked of the map then. */
export function Drawn({ table: { view, content } }: TableProps): ReactNode {
  const say = useSay();
  const drawn = view.drawn.filter((card) => card !== null);
  if (drawn.length === 0) return null;
  return (
    <div className="ve-drawn" role="group" aria-label={say({ key: 'board.drawn' })} data-survey="own">
      {isBeingDrawn(view, 'Mission')
        ? drawn.map((mission) => (
            <Thing key={mission} thing={`mission:${mission}`} className="ve-card">
              <MissionFace mission={mission} content={content} />
            </Thing>
          ))
        : [...new Set(drawn.map(kindOf))].map((kind) => (
            <Thing key={kind} thing={`influence:${kind}`} className="ve-card ve-card-influence">
              <InfluenceFace card={kind} />
            </Thing>
          ))}
    </div>
  );
}

/** A corporation's Central Office: numbers, eight slots, Properties, Projects, and what it has captured. */
import { seatColour, SeatMark } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import type { PlayerView } from '../rules/state.ts';
import { cardRef, corpRef, projectRef, seatRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Aims } from './aims.tsx';
import { ActionCards, Amounts, type OwnedProps } from './amounts.tsx';
import { Crest } from './crest.tsx';
import { ProjectEmblem, ThreatEmblem } from './emblem.tsx';
import { KnownHand } from './hand.tsx';
import { Holdings } from './holdings.tsx';
import { Icon } from './icons.tsx';
import { freshness, Thing, useNameOf, useSay } from './kit.ts';
import { shareOf, shareStyle } from './share.ts';
import { Slots } from './slots.tsx';
import type { TableProps } from './table.ts';

interface PlayerProps extends TableProps {
  readonly seat: Seat;
  /** Whether the office of another lies open, large, over the city. */
  readonly isUnfolded?: boolean;
  readonly onFold?: () => void;
}

export function PlayerPanel({ table, seat, isUnfolded = false, onFold }: PlayerProps): ReactNode {
  const say = useSay();
  const { view, near } = table;
  const player = view.players[seat];
  if (player === undefined) return null;
  const owned = { table, seat, player, isLarge: seat === near || isUnfolded };
  return (
    <section
      className={seat === near ? 'mec-player mec-player-near' : 'mec-player'}
      style={seatColour(seat)}
      data-unfolded={isUnfolded || undefined}
      data-out={player.eliminated || undefined}
      aria-label={say({ key: 'board.player', refs: { seat: seatRef(seat) } })}
    >
      <header className="mec-player-head">
        <PlayerName {...owned} />
        {onFold === undefined ? null : (
          <button
            type="button"
            className="mec-fold"
            aria-expanded={isUnfolded}
            aria-label={say({ key: isUnfolded ? 'board.fold' : 'board.unfold', refs: { seat: seatRef(seat) } })}
            onClick={onFold}
          >
            <Icon of="fold" />
          </button>
        )}
        {player.eliminated ? null : (
          <>
            <Amounts {...owned} />
            <ActionCards {...owned} />
          </>
        )}
      </header>
      {player.eliminated ? (
        <p className="mec-quiet">{say({ key: player.resigned ? 'board.resigned' : 'board.eliminated' })}</p>
      ) : (
        <>
          <Slots {...owned} />
          <div className="mec-goods">
            <Aims {...owned} />
            <Holdings {...owned} />
            <Achievements {...owned} />
            {seat === near && view.observer === near ? null : <KnownHand {...owned} />}
          </div>
        </>
      )}
    </section>
  );
}

function PlayerName({ table: { view }, seat, player }: OwnedProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  return (
    <Thing thing={seatRef(seat)} travels={false} className="mec-player-name">
      <Crest corp={player.corp} seat={seat} size={30} />
      <span className="mec-player-words">
        <b>
          <SeatMark seat={seat} size={14} />
          {nameOf(seatRef(seat))}
        </b>
        {player.corp === null ? null : <span className="mec-corp-name">{nameOf(corpRef(player.corp))}</span>}
      </span>
      {view.phase === 'deployment' && player.hasPassed ? (
        <small className="mec-tag">{say({ key: 'board.passed' })}</small>
      ) : null}
      {player.mayThreaten ? (
        <small className="mec-tag mec-tag-danger">{say({ key: 'board.mayThreaten' })}</small>
      ) : null}
    </Thing>
  );
}

/** Projects, captured Threats, and the vehicles of sectors 3 and 7. */
function Achievements({ table, seat, player }: OwnedProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { view } = table;
  const tokens = (['shuttle', 'minisub'] as const).filter((token) => view[token] === seat);
  if (isBare(player) && tokens.length === 0) return null;
  return (
    <ul
      className="mec-achievements"
      style={shareStyle(shareOf(player.works.length + player.threats.length + tokens.length))}
      aria-label={say({ key: 'board.achievements' })}
    >
      {player.works.map(({ project, engaged }) => (
        <li key={project}>
          <Thing
            thing={projectRef(project)}
            className={`mec-work ${engaged ? 'mec-engaged' : ''} ${freshness(table, projectRef(project))}`}
          >
            <ProjectEmblem project={project} />
            <b>{nameOf(projectRef(project))}</b>
            {engaged ? <small className="mec-tag">{say({ key: 'board.engaged' })}</small> : null}
          </Thing>
        </li>
      ))}
      {player.threats.map((threat) => (
        <li key={threat}>
          <Thing thing={cardRef(threat)} className="mec-work mec-captured">
            <ThreatEmblem threat={threat} />
            <b>{nameOf(cardRef(threat))}</b>
          </Thing>
        </li>
      ))}
      {tokens.map((token) => (
        <li key={token}>
          <Thing thing={`token:${token}`} className="mec-work mec-token">
            <Icon of={token} />
            <b>{nameOf(`token:${token}`)}</b>
          </Thing>
        </li>
      ))}
    </ul>
  );
}

const isBare = ({ works, threats }: PlayerView): boolean => works.length + threats.length === 0;

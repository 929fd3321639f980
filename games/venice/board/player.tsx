/** A player's board: numbers, both holds, missions at work, and how much is hidden. */
import { seatColour, SeatMark } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import { RESOURCES } from '../content/tables.ts';
import { assistantsPlaced, bridgesOf, cargoOf, cubesIn, gondolaOf, missionCard, sizeOf } from '../rules/counts.ts';
import type { PlayerView } from '../rules/state.ts';
import type { ReactNode } from 'react';
import { Amount, Count, Thread } from './amounts.tsx';
import { Hull } from './boats.tsx';
import { MissionFace } from './cards.tsx';
import { Icon } from './icons.tsx';
import { freshness, Thing, useNameOf, useSay } from './kit.ts';
import type { TableProps } from './table.ts';

interface PlayerProps extends TableProps {
  readonly seat: Seat;
}

export function PlayerPanel({ table, seat }: PlayerProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { view, content, near } = table;
  const player = view.players[seat];
  if (player === undefined) return null;
  const isCrowded = seat !== near && view.players.length > 3;
  return (
    <section
      className={seat === near ? 've-player ve-player-near' : 've-player'}
      data-survey={seat === near ? 'own' : undefined}
      style={seatColour(seat)}
      data-active={(view.result === null && view.active === seat) || undefined}
      data-resigned={player.resigned || undefined}
      aria-label={say({ key: 'board.player', refs: { seat: `seat:${seat}` } })}
    >
      <header className="ve-player-head">
        <Thing thing={`seat:${seat}`} travels={false} className="ve-player-name">
          <SeatMark seat={seat} size="1.2em" />
          <b>{nameOf(`seat:${seat}`)}</b>
        </Thing>
        {view.first === seat && view.turn > 0 ? (
          <Thing thing="token:first" travels={false} isMinor className="ve-first">
            <Icon of="first" />
          </Thing>
        ) : null}
        <Amount table={table} side={seat} what="vp" amount={player.vp} />
        <Amount table={table} side={seat} what="coins" amount={player.coins} />
        <Amount table={table} side={seat} what="parchments" amount={player.parchments} />
        <Thread table={table} side={seat} intrigue={player.intrigue} cap={sizeOf(view, content).intrigueCap} />
      </header>
      <div className="ve-holds">
        <Hold table={table} seat={seat} place={0} />
        <Hold table={table} seat={seat} place={1} />
      </div>
      <div className={isCrowded ? 've-crowded' : 've-owned'}>
        <Slots table={table} seat={seat} player={player} isCrowded={isCrowded} />
        <Belongings table={table} seat={seat} player={player} />
      </div>
    </section>
  );
}

/** Cubes of each resource can be pointed at, and so can the whole hold. */
function Hold({ table, seat, place }: PlayerProps & { readonly place: 0 | 1 }): ReactNode {
  const say = useSay();
  const { view, content } = table;
  const gondola = gondolaOf(seat, place);
  const cargo = cargoOf(view, seat, place);
  const hold = `cargo:${gondola}` as const;
  return (
    <div className="ve-hold">
      <Hull />
      <Thing thing={hold} travels={false} isMinor className={`ve-hold-count ${freshness(table, hold)}`}>
        <b className="figure">{place + 1}</b>
        {view.players[seat]?.gondolier === place ? <Icon of="gondolier" className="ve-gondolier" /> : null}
        <span className="hidden-text">
          {say({ key: 'board.aboard', values: { count: cubesIn(cargo) } })},{' '}
          {say({ key: 'board.hold', values: { count: content.numbers.hold } })}
        </span>
      </Thing>
      {RESOURCES.filter((resource) => cargo[resource] > 0).map((resource) => (
        <Thing key={resource} thing={`cargo:${gondola}:${resource}`} travels={false} isMinor className="ve-cargo">
          {Array.from({ length: cargo[resource] }, (_, index) => (
            <Icon key={index} of={resource} />
          ))}
        </Thing>
      ))}
    </div>
  );
}

interface OwnedProps extends PlayerProps {
  readonly player: PlayerView;
}

/** VEN-7.10: missions at work. */
function Slots({ table, seat, player, isCrowded }: OwnedProps & { readonly isCrowded: boolean }): ReactNode {
  return (
    <div className="ve-slots">
      {player.slots.map((mission, slot) => {
        const thing = `slot:${seat}:${slot}` as const;
        return mission === null ? (
          <Thing key={thing} thing={thing} travels={false} className="ve-slot ve-slot-empty">
            <span aria-hidden="true">{slot + 1}</span>
          </Thing>
        ) : (
          <Thing key={thing} thing={thing} travels={false} className="ve-slot ve-slot-full" tooltipSide="left">
            <Icon of={missionCard(table.content, mission).building} />
            <MissionFace mission={mission} size={isCrowded ? 'sign' : 'small'} content={table.content} />
          </Thing>
        );
      })}
      {player.archive.length === 0 && seat !== table.near ? null : (
        <Count thing={`archive:${seat}`} icon="archive" count={player.archive.length} className="ve-archive" />
      )}
    </div>
  );
}

/** What others may count, and what is left of the pieces. */
function Belongings({ table, seat, player }: OwnedProps): ReactNode {
  const { view, content } = table;
  const { assistants, bridges } = content.numbers;
  return (
    <div className="ve-counts">
      <Count thing={`missions:${seat}`} icon="mission" count={player.missionCount} />
      <Count thing={`hand:${seat}`} icon="influence" count={player.influenceCount} />
      <span className="ve-count" aria-hidden="true">
        <Icon of="assistant" />
        <b className="figure">
          {assistantsPlaced(view, seat)}/{assistants}
        </b>
      </span>
      <span className="ve-count" aria-hidden="true">
        <Icon of="bridge" />
        <b className="figure">
          {bridgesOf(view, seat)}/{bridges}
        </b>
      </span>
      {player.favour === 'none' ? null : (
        <Thing
          thing={`favour:${seat}`}
          travels={false}
          className={player.favour === 'used' ? 've-count ve-used' : 've-count'}
        >
          <Icon of="favour" />
        </Thing>
      )}
    </div>
  );
}

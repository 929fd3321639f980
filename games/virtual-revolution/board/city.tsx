/** The map of Neo Paris: plates round the Seine, lit borders between Districts, and the pieces on them. */
import { MapView, Piece } from '@cabale/design';
import type { Arr } from '../content/tables.ts';
import { allArrs, districtOf, neighboursOf } from '../rules/map.ts';
import { agentRef, arrRef, districtRef } from '../text/refs.ts';
import { useState, type ReactNode } from 'react';
import {
  BORDERS,
  EDGE_PATH,
  farNeighbours,
  HEIGHT,
  middleBeside,
  middleOf,
  perchOf,
  plateOf,
  RATIO,
  SEINE_PATH,
  spotAt,
  WIDTH,
  type Border,
} from './geography.ts';
import { freshness, Thing, useChoosable, useNameOf, useSay } from './kit.ts';
import { Figures, Hexes, Tower } from './pieces.tsx';
import { Portrait } from './portrait.tsx';
import type { TableProps } from './table.ts';

export function City({ table }: TableProps): ReactNode {
  const say = useSay();
  const [pointed, setPointed] = useState<Arr>();
  const next = pointed === undefined ? [] : neighboursOf(pointed, table.content);
  return (
    <MapView label={say({ key: 'board.map' })} ratio={RATIO} className="vr-map">
      <svg className="vr-ground" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <path className="vr-seine-glow" d={SEINE_PATH} />
        {allArrs(table.content).map((arr) => (
          <Plate key={arr} table={table} arr={arr} isNext={next.includes(arr)} point={setPointed} />
        ))}
        <Lights table={table} />
      </svg>
      {allArrs(table.content).map((arr) => (
        <Standing key={arr} table={table} arr={arr} />
      ))}
      {table.view.slots.map((agent, slot) => {
        const arr = table.view.places[slot] ?? null;
        return agent === null || arr === null ? null : (
          <div key={agent} className="vr-spot" style={spotAt(perchOf(arr))}>
            <Thing
              thing={agentRef(agent)}
              travels={false}
              isMinor
              className={`vr-perch ${freshness(table, agentRef(agent))}`}
            >
              <Portrait agent={agent} />
            </Thing>
          </div>
        );
      })}
    </MapView>
  );
}

interface PlateProps extends TableProps {
  readonly arr: Arr;
  readonly isNext: boolean;
  readonly point: (arr: Arr | undefined) => void;
}

/** The plate takes pointer and choice; pieces on it ignore the pointer. */
function Plate({ table, arr, isNext, point }: PlateProps): ReactNode {
  const { view, content } = table;
  const thing = arrRef(arr);
  const { props } = useChoosable(thing);
  return (
    <path
      {...props}
      onPointerEnter={() => {
        props.onPointerEnter();
        point(arr);
      }}
      onPointerLeave={() => {
        props.onPointerLeave();
        point(undefined);
      }}
      className={`vr-plate ${freshness(table, thing) === '' ? '' : 'vr-plate-fresh'}`}
      d={plateOf(arr)}
      data-district={districtOf(arr, content)}
      data-next={isNext || undefined}
      data-here={view.director === arr || undefined}
    />
  );
}

/** Borders of Districts, the river with its bridges, and a wall or a link where a content pack changes neighbours. */
function Lights({ table: { content } }: TableProps): ReactNode {
  const isOpen = ({ arrs: [one, other] }: Border): boolean => neighboursOf(one, content).includes(other);
  const isBetween = ({ arrs: [one, other] }: Border): boolean =>
    districtOf(one, content) !== districtOf(other, content);
  return (
    <g className="vr-lights">
      <path className="vr-edge" d={EDGE_PATH} />
      {BORDERS.filter(isBetween).map(({ path }) => (
        <path key={path} className="vr-border" d={path} />
      ))}
      <path className="vr-seine" d={SEINE_PATH} />
      {BORDERS.filter((border) => border.isRiver && isOpen(border)).map(({ path, middle }) => (
        <circle key={path} className="vr-bridge" cx={middle.x} cy={middle.y} r="7" />
      ))}
      {BORDERS.filter((border) => !isOpen(border)).map(({ path }) => (
        <path key={path} className="vr-wall" d={path} />
      ))}
      {farNeighbours(content).map(([one, other]) => (
        <path
          key={`${one} ${other}`}
          className="vr-link"
          d={`M${middleOf(one).x} ${middleOf(one).y}L${middleOf(other).x} ${middleOf(other).y}`}
        />
      ))}
    </g>
  );
}

/** The number and the pieces of an arrondissement, in its middle. */
function Standing({ table, arr }: TableProps & { readonly arr: Arr }): ReactNode {
  const nameOf = useNameOf();
  const { advice } = useChoosable(arrRef(arr));
  const { view, content } = table;
  const owner = view.owners[arr] ?? null;
  const server = view.servers[arr] ?? null;
  const district = districtOf(arr, content);
  const directors = view.players.flatMap((player, seat) => {
    const count = player.directors.filter((place) => place === arr).length;
    return count === 0 ? [] : [{ seat, count }];
  });
  return (
    <div className="vr-spot vr-standing" style={spotAt(view.places.includes(arr) ? middleBeside(arr) : middleOf(arr))}>
      <span className="vr-number figure" data-advised={advice}>
        {arr + 1}
        <small>{district}</small>
        <span className="hidden-text">{nameOf(districtRef(district))}</span>
      </span>
      <span className="vr-pieces">
        {server === null ? null : <Tower seat={server} />}
        {owner === null ? null : (
          <Piece id={`tokens:${arr}`}>
            <Hexes seat={owner} count={view.tokens[arr] ?? 0} />
          </Piece>
        )}
        {directors.map(({ seat, count }) => (
          <Figures key={seat} seat={seat} count={count} isActing={view.director === arr && view.active === seat} />
        ))}
      </span>
    </div>
  );
}

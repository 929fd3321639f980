/** The map of Neo Paris: plates round the Seine, lit borders between Districts, and the pieces on them. */
import { MapView, Piece, seatColour } from '@cabale/design';
import type { Arr } from '../content/tables.ts';
import { allArrs, districtOf, neighboursOf } from '../rules/map.ts';
import { agentRef, arrRef, districtRef } from '../text/refs.ts';
import { useState, type ReactNode } from 'react';
import {
  BORDERS,
  farNeighbours,
  glassOf,
  HEIGHT,
  ISLAND_REACH,
  ISLANDS,
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
  const arrs = allArrs(table.content);
  return (
    <MapView label={say({ key: 'board.map' })} ratio={RATIO} className="vr-map">
      <svg className="vr-ground" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        <linearGradient id="vr-sheen" x1="0" y1="0" x2="0.6" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.34" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0.05" />
          <stop offset="1" stopColor="#000" stopOpacity="0.3" />
        </linearGradient>
        <path className="vr-slab" d={arrs.map(glassOf).join('')} />
        {arrs.map((arr) => (
          <Plate key={arr} table={table} arr={arr} isNext={next.includes(arr)} point={setPointed} />
        ))}
        <Lights table={table} />
      </svg>
      {arrs.map((arr) => (
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

/** A plate of glass takes pointer and choice; pieces on it ignore the pointer. A Server casts its light on it. */
function Plate({ table, arr, isNext, point }: PlateProps): ReactNode {
  const { view, content } = table;
  const thing = arrRef(arr);
  const { props } = useChoosable(thing);
  const server = view.servers[arr] ?? null;
  const glass = glassOf(arr);
  return (
    <g className="vr-arr" data-district={districtOf(arr, content)}>
      <path className="vr-glass" d={glass} />
      {server === null ? null : <path className="vr-cast" d={glass} style={seatColour(server)} />}
      <path className="vr-sheen" d={glass} fill="url(#vr-sheen)" />
      {freshness(table, thing) === '' ? null : <path className="vr-plate-fresh" d={glass} />}
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
        className="vr-plate"
        d={plateOf(arr)}
        data-next={isNext || undefined}
        data-here={view.director === arr || undefined}
      />
      <path className="vr-rim" d={glass} />
    </g>
  );
}

/** The Seine with its islands and bridges, lit borders of Districts, and what a content pack changes about neighbours. */
function Lights({ table: { content } }: TableProps): ReactNode {
  const isOpen = ({ arrs: [one, other] }: Border): boolean => neighboursOf(one, content).includes(other);
  const isLit = ({ arrs: [one, other], bridge }: Border): boolean =>
    bridge === null && districtOf(one, content) !== districtOf(other, content);
  return (
    <g className="vr-lights">
      {BORDERS.filter(isLit).map(({ path }) => (
        <path key={path} className="vr-border" d={path} />
      ))}
      <path className="vr-bank" d={`${SEINE_PATH}${ISLAND_REACH}`} />
      <path className="vr-reach" d={ISLAND_REACH} />
      <path className="vr-seine" d={SEINE_PATH} />
      <path className="vr-islands" d={ISLANDS} />
      {BORDERS.map((border) =>
        border.bridge !== null && isOpen(border) ? (
          <path key={border.bridge} className="vr-bridge" d={border.bridge} />
        ) : null,
      )}
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

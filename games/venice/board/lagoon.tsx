/** The city from above: stone cut by canals, quays with their buildings, bridges, and the boats. */
import { MapView, seatColour, SeatMark } from '@cabale/design';
import type { Canal, Quay } from '../content/tables.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { Boats } from './boats.tsx';
import { middleOf, placeOfQuay, RATIO, spotAt } from './geography.ts';
import { Ground } from './ground.tsx';
import { freshness, Thing, useSay } from './kit.ts';
import { Plaque } from './plaque.tsx';
import type { TableProps } from './table.ts';
import { waysOf } from './trip.ts';
import { Flag, Trail, WayPreview } from './way.tsx';
import { PathOffers, Working, WorkingNote } from './working.tsx';

export function Lagoon({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view, content, near } = table;
  const [pointed, setPointed] = useState<Quay>();
  const ways = useMemo(() => waysOf(view, content, near), [view, content, near]);
  const canals = content.canals.map((_, canal) => canal);
  const quays = Array.from({ length: view.tiles.length + Object.keys(content.communal).length }, (_, quay) => quay);
  const reached = [...ways.values()];
  return (
    <MapView
      label={say({ key: 'board.map' })}
      ratio={RATIO}
      className="ve-map"
      overlay={
        <>
          <WorkingNote table={table} />
          {reached.map((way) => (
            <WayPreview key={way.quay} table={table} way={way} isPointed={pointed === way.quay} />
          ))}
        </>
      }
    >
      <Ground table={table} canals={canals} />
      <Working table={table} />
      {reached.map((way) => (
        <Trail key={way.quay} table={table} way={way} isPointed={pointed === way.quay} />
      ))}
      {canals.map((canal) => (
        <CanalMark key={canal} table={table} canal={canal} />
      ))}
      {quays.map((quay) => (
        <div
          key={quay}
          className="ve-spot ve-mooring"
          style={spotAt(placeOfQuay(quay))}
          onPointerEnter={() => setPointed(quay)}
          onPointerLeave={() => setPointed(undefined)}
          onFocus={() => setPointed(quay)}
          onBlur={() => setPointed(undefined)}
        >
          <Plaque table={table} quay={quay}>
            <Flag table={table} way={ways.get(quay)} />
          </Plaque>
        </div>
      ))}
      <Boats table={table} />
      <PathOffers table={table} />
    </MapView>
  );
}

/** The price of a canal, or whose bridge makes it free. */
function CanalMark({ table, canal }: TableProps & { readonly canal: Canal }): ReactNode {
  const say = useSay();
  const { view, content } = table;
  const owner = view.bridges[canal] ?? null;
  const cost = content.canals[canal]?.cost ?? 0;
  return (
    <div className="ve-spot" style={spotAt(middleOf(canal))}>
      <Thing
        thing={`canal:${canal}`}
        travels={false}
        isMinor
        className={`ve-canal-mark ${freshness(table, `canal:${canal}`)}`}
        style={owner === null ? undefined : seatColour(owner)}
      >
        {owner === null ? (
          <b className="ve-price figure">{cost}</b>
        ) : (
          <span className="ve-price">
            <SeatMark seat={owner} size="1em" />
          </span>
        )}
        <span className="hidden-text">
          {owner === null
            ? say({ key: 'board.canalCost', values: { count: cost } })
            : say({ key: 'board.bridgeOf', refs: { owner: `colour:${owner}` } })}
        </span>
      </Thing>
    </div>
  );
}

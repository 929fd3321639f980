/** Solo: the current score of both sides, company by company (NO-13.3). */
import { seatColour, SeatMark } from '@cabale/design';
import { colourOf, isSod, typeOf } from '../rules/counts.ts';
import { capturedBy, soloCompanies } from '../rules/scoring.ts';
import type { HqId } from '../rules/state.ts';
import { tileRef, seatRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Objective } from './frontpage.tsx';
import { Icon } from './icons.tsx';
import { useNameOf, useSay } from './kit.ts';
import type { TableProps } from './table.ts';

export function SoloScore({ table }: TableProps): ReactNode {
  const say = useSay();
  const { solo, hqs } = table.view;
  if (solo === null) return null;
  return (
    <div className="no-solo" role="group" aria-label={say({ key: 'board.soloScore' })}>
      <div className="no-solo-objectives" role="group" aria-label={say({ key: 'board.commonObjectives' })}>
        {solo.objectives.map((company) => (
          <Objective key={company} of="common" company={company} />
        ))}
      </div>
      <div className="no-solo-sides">
        {hqs.map((_, hq) => (
          // An HQ never changes its place.
          // eslint-disable-next-line react/no-array-index-key
          <SoloSide key={hq} table={table} hq={hq} />
        ))}
      </div>
    </div>
  );
}

function SoloSide({ table, hq }: TableProps & { readonly hq: HqId }): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { view } = table;
  const tiles = soloCompanies(view, hq);
  return (
    <p className="no-solo-side" style={seatColour(hq)} data-sod={isSod(view, hq) || undefined}>
      <SeatMark seat={hq} size={16} />
      <span>{isSod(view, hq) ? say({ key: 'board.sods' }) : nameOf(seatRef(hq))}</span>
      <b className="figure">{tiles.length}</b>
      <span className="no-solo-tiles">
        {tiles.map((tile) => (
          <span key={tile} className="no-solo-tile no-ink" data-colour={colourOf(view, tile)}>
            <Icon of={typeOf(view, tile)} />
            <span className="hidden-text">{nameOf(tileRef(tile))}</span>
          </span>
        ))}
      </span>
      <span className="no-quiet figure">
        {say({ key: 'board.captured' })} {capturedBy(view, hq)}
      </span>
    </p>
  );
}

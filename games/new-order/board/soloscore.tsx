/** Solo: both sides' score as it stands, company by company (NO-13.3). */
import { seatColour, SeatMark } from '@cabale/design';
import { colourOf, hqOf, isSod, total } from '../rules/counts.ts';
import { soloCompanies } from '../rules/scoring.ts';
import type { HqId } from '../rules/state.ts';
import { objectiveRef, tileRef, seatRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Masthead } from './frontpage.tsx';
import { Icon } from './icons.tsx';
import { Thing, useNameOf, useSay } from './kit.ts';
import type { TableProps } from './table.ts';

export function SoloScore({ table }: TableProps): ReactNode {
  const say = useSay();
  const { solo, hqs } = table.view;
  if (solo === null) return null;
  return (
    <div className="no-solo" role="group" aria-label={say({ key: 'board.soloScore' })}>
      <div className="no-solo-objectives" role="group" aria-label={say({ key: 'board.commonObjectives' })}>
        {solo.objectives.map((company) => (
          <Thing key={company} thing={objectiveRef('common', company)} travels={false} className="no-objective">
            <Icon of="target" className="no-objective-mark" />
            <Masthead company={company} />
          </Thing>
        ))}
      </div>
      <div className="no-solo-sides">
        {hqs.map((_, hq) => (
          // An HQ is its place.
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
      <span>{nameOf(seatRef(hq))}</span>
      <b className="figure">{tiles.length}</b>
      <span className="no-solo-tiles">
        {tiles.map((tile) => {
          const company = view.types[tile] ?? 'BN';
          return (
            <span key={tile} className="no-solo-tile no-ink" data-colour={colourOf(view, tile)}>
              <Icon of={company} />
              <span className="hidden-text">{nameOf(tileRef(tile))}</span>
            </span>
          );
        })}
      </span>
      <span className="no-quiet figure">
        {say({ key: 'board.captured' })} {total(hqOf(view, hq).captured)}
      </span>
    </p>
  );
}

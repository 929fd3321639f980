/** Sector by sector: on a phone the map is an overview, and here everything of each sector can be read. */
import type { Sector } from '../content/tables.ts';
import { seatRef, sectorRef } from '../text/refs.ts';
import { sectorSentences } from '../text/sectors.ts';
import type { ReactNode } from 'react';
import { sectorsIn } from './city.tsx';
import { Lines } from './figures.tsx';
import { useNameOf, useSay } from './kit.ts';
import { StandingPawn } from './pieces.tsx';
import { Presence, SectorCard, SectorHead } from './plot.tsx';
import type { TableProps } from './table.ts';

export function Sectors({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view, content } = table;
  return (
    <ol className="mec-sectors" aria-label={say({ key: 'board.sectors' })}>
      {sectorsIn(view, content).map((sector) => (
        <li
          key={sectorRef(sector)}
          className="mec-sheet"
          data-now={view.contest?.sector === sector || undefined}
          data-forbidden={view.sectors[sector]?.forbidden === true || undefined}
        >
          <SectorHead table={table} sector={sector} />
          <SectorCard table={table} sector={sector} size="small" travels={false} />
          <Row table={table} sector={sector} />
          <Presence table={table} sector={sector} />
          <span className="mec-sheet-offers">
            <Lines of={sectorSentences(sector, content)} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Pawns in order of arrival. */
function Row({ table, sector }: TableProps & { readonly sector: Sector }): ReactNode {
  const nameOf = useNameOf();
  const state = table.view.sectors[sector];
  const places = table.content.sectors[sector]?.spaces ?? 0;
  if (state === undefined || state.forbidden) return null;
  return (
    <span className="mec-row">
      {Array.from({ length: places }, (_, place) => {
        const standing = state.pawns[place];
        return (
          <span key={place} className="mec-row-place" data-first={place === 0 || undefined}>
            {standing === undefined ? (
              <span className="figure" aria-hidden="true">
                {place + 1}
              </span>
            ) : (
              <>
                <StandingPawn table={table} standing={standing} travels={false} />
                <span className="hidden-text">{nameOf(seatRef(standing.seat))}</span>
              </>
            )}
          </span>
        );
      })}
    </span>
  );
}

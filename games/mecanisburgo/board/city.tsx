/** The city from above: ten sectors with their cards, pawns on the rim, Threats like weather, the plaza in the middle. */
import { MapView } from '@cabale/design';
import { isThreat, type Sector, type Tables } from '../content/tables.ts';
import { corporateCards, sizeOf } from '../rules/counts.ts';
import type { View } from '../rules/state.ts';
import { sectorRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import {
  CITY_RADII,
  HEIGHT,
  middleOf,
  placeOf,
  PLAZA_RADII,
  PLAZA_SPOT,
  RATIO,
  rimOf,
  roomOf,
  skylineAt,
  SKYLINES,
  spotAt,
  trackOf,
  wedgeOf,
  WIDTH,
} from './geography.ts';
import { freshness, Thing, useChoosable, useNameOf, useSay } from './kit.ts';
import { StandingPawn } from './pieces.tsx';
import { Plot } from './plot.tsx';
import type { TableProps } from './table.ts';
import { forecast } from './weather.ts';

/** Sectors in play, and the Corporate Threat cards that have been revealed. */
export function sectorsIn(view: View, content: Tables): readonly Sector[] {
  const { sectors } = sizeOf(view, content);
  return [...Array.from({ length: sectors }, (_, sector) => sector), ...corporateCards(view.victories)];
}

export function City({ table }: TableProps): ReactNode {
  const say = useSay();
  const sectors = sectorsIn(table.view, table.content);
  return (
    <div className="mec-plan" data-survey="zoom">
      <MapView label={say({ key: 'board.map' })} ratio={RATIO} className="mec-map">
        <svg className="mec-ground" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          <Ground />
          {SKYLINES.map((_, sector) => (
            <Wedge key={sectorRef(sector)} table={table} sector={sector} isOut={!sectors.includes(sector)} />
          ))}
          <Weather table={table} />
          <Plaza />
        </svg>
        {sectors.map((sector) => (
          <Plot
            key={sector}
            table={table}
            sector={sector}
            style={{ ...spotAt(middleOf(sector)), width: `${roomOf(sector) * 100}%` }}
          />
        ))}
        {sectors.map((sector) => (
          <Places key={sector} table={table} sector={sector} />
        ))}
        <OrderZone table={table} />
      </MapView>
    </div>
  );
}

function Ground(): ReactNode {
  const { x, y } = PLAZA_SPOT;
  return (
    <g className="mec-streets">
      <defs>
        <radialGradient id="mec-storm">
          <stop offset="0" stopColor="#a2402f" stopOpacity="0.85" />
          <stop offset="1" stopColor="#a2402f" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="mec-halo">
          <stop offset="0" stopColor="#ffd873" stopOpacity="0.6" />
          <stop offset="0.55" stopColor="#d9a548" stopOpacity="0.26" />
          <stop offset="1" stopColor="#c9983f" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="mec-facade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#4a9aa6" />
          <stop offset="1" stopColor="#10343c" />
        </linearGradient>
        <pattern id="mec-windows" width="14" height="17" patternUnits="userSpaceOnUse">
          <path d="M2 3h2.2v4H2zM8.5 10h2.2v4H8.5z" fill="#ffdf8a" />
          <path d="M8.5 3h2.2v4H8.5z" fill="#ffdf8a" fillOpacity="0.35" />
        </pattern>
        <pattern id="mec-hatch" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v18" stroke="#a2402f" strokeWidth="7" />
        </pattern>
      </defs>
      <ellipse className="mec-edge" cx={x} cy={y} rx={CITY_RADII.x + 8} ry={CITY_RADII.y + 8} />
    </g>
  );
}

interface WedgeProps extends TableProps {
  readonly sector: Sector;
  readonly isOut: boolean;
}

/** The whole wedge can be clicked; the medallion with its number is what the keyboard reaches. */
function Wedge({ table, sector, isOut }: WedgeProps): ReactNode {
  const thing = sectorRef(sector);
  const { kind, lit, props } = useChoosable(thing);
  const state = table.view.sectors[sector];
  const { onClick, onPointerDown, onPointerUp, onPointerCancel, onPointerEnter, onPointerMove, onPointerLeave } = props;
  const pointing = {
    onClick,
    onPointerDown,
    onPointerUp,
    onPointerCancel,
    onPointerEnter,
    onPointerMove,
    onPointerLeave,
  };
  return (
    <g
      className={`mec-sector ${freshness(table, thing) === '' ? '' : 'mec-sector-fresh'}`}
      data-out={isOut || undefined}
      data-open={kind === 'open' || undefined}
      data-lit={lit || undefined}
      data-forbidden={state?.forbidden === true || undefined}
      data-threat={isThreat(state?.card ?? null) || undefined}
      data-now={table.view.contest?.sector === sector || undefined}
      {...(isOut ? {} : pointing)}
    >
      <path className="mec-wedge" d={wedgeOf(sector)} />
      <g className="mec-night" transform={`${skylineAt(sector)} scale(1.5)`}>
        <ellipse className="mec-halo" cy="-26" rx="74" ry="52" fill="url(#mec-halo)" />
        <path className="mec-skyline" d={SKYLINES[sector]} />
        <path className="mec-windows" d={SKYLINES[sector]} fill="url(#mec-windows)" />
      </g>
      {state?.forbidden === true ? <path className="mec-hatch" d={wedgeOf(sector)} /> : null}
      <path className="mec-rim" d={rimOf(sector)} />
    </g>
  );
}

/** Where Threats are, and where they will go. */
function Weather({ table: { view, content } }: TableProps): ReactNode {
  return (
    <g className="mec-weather">
      {view.sectors.map(({ card }, sector) => {
        if (!isThreat(card)) return null;
        const { x, y } = middleOf(sector);
        return (
          <g key={card} className="mec-storm">
            <ellipse cx={x} cy={y} rx="150" ry="120" fill="url(#mec-storm)" />
            <path
              transform={`translate(${x} ${y})`}
              d="M-120-20c30-40 70 10 100-20s70-30 110 0M-120 20c40-30 60 20 100 0s80-20 130 0M-100 60c30-20 60 20 100 0s60-20 90 0"
            />
          </g>
        );
      })}
      {forecast(view, content)
        .filter(({ from, to }) => from !== to)
        .map(({ threat, from, to }) => (
          <path key={threat} className="mec-track" d={trackOf(from, to)} />
        ))}
    </g>
  );
}

function Plaza(): ReactNode {
  const { x, y } = PLAZA_SPOT;
  return (
    <g className="mec-plaza">
      <ellipse cx={x} cy={y} rx={PLAZA_RADII.x} ry={PLAZA_RADII.y} />
      <ellipse className="mec-plaza-ring" cx={x} cy={y} rx={PLAZA_RADII.x - 12} ry={PLAZA_RADII.y - 12} />
    </g>
  );
}

/** The numbered places on the rim; the first is gold and gives the initiative. */
function Places({ table, sector }: TableProps & { readonly sector: Sector }): ReactNode {
  const state = table.view.sectors[sector];
  const places = table.content.sectors[sector]?.spaces ?? 0;
  if (state === undefined || state.forbidden) return null;
  return Array.from({ length: places }, (_, place) => {
    const standing = state.pawns[place];
    return (
      <span
        key={place}
        className="mec-place"
        data-first={place === 0 || undefined}
        data-tight={places > 4 || undefined}
        style={spotAt(placeOf(sector, place, places))}
      >
        {standing === undefined ? (
          <span className="figure" aria-hidden="true">
            {place + 1}
          </span>
        ) : (
          <StandingPawn table={table} standing={standing} />
        )}
      </span>
    );
  });
}

/** MEC-3.11: the Next Turn Order zone, one place for each corporation. */
function OrderZone({ table }: TableProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { view } = table;
  return (
    <div className="mec-zone" style={spotAt(PLAZA_SPOT)}>
      <Thing thing="zone:order" travels={false} className={`mec-zone-name ${freshness(table, 'zone:order')}`}>
        <span className="mec-zone-long">{nameOf('zone:order')}</span>
        <span className="mec-zone-short" aria-hidden="true">
          {say({ key: 'board.zoneShort' })}
        </span>
      </Thing>
      <ol className="mec-zone-places">
        {view.players.map((_, place) => {
          const standing = view.orderZone[place];
          return (
            // The key is the place in the zone; the pawn on it has its own.
            // eslint-disable-next-line react/no-array-index-key
            <li key={place} className="mec-zone-place">
              {standing === undefined ? (
                <span className="figure">{place + 1}</span>
              ) : (
                <StandingPawn table={table} standing={standing} />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

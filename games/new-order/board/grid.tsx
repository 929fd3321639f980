/** The companies in rows and columns, and the animation of takeovers. */
import { askedStep } from '@cabale/design';
import { agentsOn, colourOf, typeOf } from '../rules/counts.ts';
import { COLUMN_NAMES, columnOf, neighboursOf, placeOf, rowOf } from '../rules/grid.ts';
import type { NewOrderEvent, Tile } from '../rules/state.ts';
import { strongest } from '../rules/takeover.ts';
import { colourRef, tileRef } from '../text/refs.ts';
import type { CSSProperties, ReactNode } from 'react';
import { FrontPage } from './frontpage.tsx';
import { Icon } from './icons.tsx';
import { freshness, Thing, useNameOf, useSay } from './kit.ts';
import { Machine, MarkerRow } from './machine.tsx';
import { piecesAt } from './pieces.ts';
import { wantedTypes, type TableProps } from './table.ts';

/** Cubes drawn at most; the numeral counts them all. */
const CUBES = 9;

export function Grid({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view } = table;
  const rows = Math.ceil(view.types.length / COLUMN_NAMES.length);
  return (
    <div
      className="no-grid-section"
      role="group"
      aria-label={say({ key: 'board.grid' })}
      style={{ '--rows': rows } as CSSProperties}
    >
      {view.solo === null ? null : <Machine table={table} />}
      <div className="no-grid">
        {view.solo === null ? <ColumnMarks /> : <MarkerRow table={table} />}
        {Array.from({ length: rows }, (_, row) => (
          <span key={row} className="no-row-mark" style={{ gridRow: row + 2 }} aria-hidden="true">
            {row + 1}
          </span>
        ))}
        {view.types.map((_, tile) => (
          <TilePlace key={placeOf(tile)} table={table} tile={tile} />
        ))}
        <Bleeds table={table} />
        <InkFlows events={table.events} />
      </div>
    </div>
  );
}

function ColumnMarks(): ReactNode {
  return COLUMN_NAMES.map((name, column) => (
    <span key={name} className="no-column-mark" style={{ gridColumn: column + 2 }} aria-hidden="true">
      {name}
    </span>
  ));
}

interface TileProps extends TableProps {
  readonly tile: Tile;
}

function TilePlace({ table, tile }: TileProps): ReactNode {
  const { view } = table;
  const company = typeOf(view, tile);
  const [colour, agents] = [colourOf(view, tile), agentsOn(view, tile)];
  const wanted = wantedTypes(table).includes(company);
  const step = askedStep(view);
  const isSource = step !== undefined && 'source' in step && step.source === tile;
  return (
    <>
      <TileInWords table={table} tile={tile} isWanted={wanted} />
      <Thing
        thing={tileRef(tile)}
        travels={false}
        className={`no-tile ${freshness(table, tileRef(tile))}`}
        style={{ gridColumn: columnOf(tile) + 2, gridRow: rowOf(tile) + 2 }}
      >
        <FrontPage
          company={company}
          colour={colour}
          agents={agents}
          names={piecesAt(table.holdings, tileRef(tile), CUBES)}
          wanted={wanted}
        />
        {isSource ? (
          <span className="no-source">
            <Icon of="arrow" />
          </span>
        ) : null}
        <Forecast table={table} tile={tile} />
      </Thing>
    </>
  );
}

/** The tile for screen readers, which know no more of a button than its name. */
function TileInWords({ table, tile, isWanted }: TileProps & { readonly isWanted: boolean }): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { view } = table;
  const colour = colourRef(colourOf(view, tile));
  const agents = say({ key: 'board.tileLabel', values: { count: agentsOn(view, tile) }, refs: { colour } });
  const objective = say({ key: view.solo === null ? 'board.isObjective' : 'board.isCommonObjective' });
  return <p className="hidden-text">{[nameOf(tileRef(tile)), agents, ...(isWanted ? [objective] : [])].join(', ')}</p>;
}

/** NO-Q17: how the strongest legal takeover of this tile would end. */
function Forecast({ table, tile }: TileProps): ReactNode {
  const say = useSay();
  const { view, decision } = table;
  const step = askedStep(view);
  if (step?.kind !== 'target') return null;
  if (decision?.options.some((option) => option.kind === 'target' && option.tile === tile) !== true) return null;
  const { agents, verdict } = strongest(view, step.seat, step.source, tile);
  return (
    <span className="no-forecast" data-verdict={verdict}>
      <b>{say({ key: `board.verdict.${verdict}` })}</b>
      {verdict === 'join' ? null : (
        <span>{say({ key: 'board.versus', values: { agents, defenders: agentsOn(view, tile) } })}</span>
      )}
    </span>
  );
}

/** Neighbours of one colour, where their ink has run together. */
function Bleeds({ table }: TableProps): ReactNode {
  const { view } = table;
  return view.types.flatMap((_, tile) =>
    neighboursOf(view.types.length, tile)
      .filter((other) => other > tile && colourOf(view, other) === colourOf(view, tile))
      .map((other) => (
        <span
          key={`${placeOf(tile)} ${placeOf(other)}`}
          className="no-bleed no-ink"
          data-colour={colourOf(view, tile)}
          data-towards={rowOf(tile) === rowOf(other) ? 'right' : 'down'}
          style={{ gridColumn: columnOf(tile) + 2, gridRow: rowOf(tile) + 2 }}
          aria-hidden="true"
        />
      )),
  );
}

type Takeover = Extract<NewOrderEvent, { kind: 'takeover' }>;

/** Takeovers as ink that spreads from tile to tile, and back if they fail. */
function InkFlows({ events }: { readonly events: readonly NewOrderEvent[] }): ReactNode {
  const flows = events.filter((event): event is Takeover => event.kind === 'takeover');
  const failed = events.some(({ kind }) => kind === 'failed');
  return flows.map((flow) => (
    <span
      key={JSON.stringify(flow)}
      className="no-flow no-ink"
      data-colour={flow.colour}
      data-towards={directionOf(flow)}
      data-failed={failed || undefined}
      style={spanOf(flow)}
      aria-hidden="true"
    />
  ));
}

function directionOf({ source, target }: Takeover): 'left' | 'right' | 'up' | 'down' {
  if (rowOf(source) === rowOf(target)) return columnOf(target) > columnOf(source) ? 'right' : 'left';
  return rowOf(target) > rowOf(source) ? 'down' : 'up';
}

function spanOf({ source, target }: Takeover): CSSProperties {
  const columns = [columnOf(source), columnOf(target)];
  const rows = [rowOf(source), rowOf(target)];
  return {
    gridColumn: `${Math.min(...columns) + 2} / ${Math.max(...columns) + 3}`,
    gridRow: `${Math.min(...rows) + 2} / ${Math.max(...rows) + 3}`,
  };
}

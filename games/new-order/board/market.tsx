/** The display and the deck with the Plots that are left, and the supply of agents and consultants. */
import { COLOURS, type Colour, type Tables } from '../content/tables.ts';
import { lastTurns, total } from '../rules/counts.ts';
import type { View } from '../rules/state.ts';
import { displayRef, seatRef, supplyRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { ConsultantCard } from './consultant.tsx';
import { Icon } from './icons.tsx';
import { Cubes, Sheet } from './ink.tsx';
import { Card, Deck, freshness, Thing, useSay } from './kit.ts';
import { piecesAt } from './pieces.ts';
import type { TableProps } from './table.ts';

export function Market({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view } = table;
  return (
    <section className="no-market" aria-label={say({ key: 'board.display' })}>
      <header className="no-head">
        <h2>{say({ key: 'board.display' })}</h2>
        <Ending table={table} />
      </header>
      <div className="no-display">
        {view.display.map((colour, slot) => (
          // Cards never change their slot.
          // eslint-disable-next-line react/no-array-index-key
          <div key={slot} className="no-slot">
            {colour === null ? null : <OpenCard table={table} slot={slot} colour={colour} />}
          </div>
        ))}
        <Deck thing="deck:cards" count={view.deckCount} label={say({ key: 'board.deck' })} className="card no-deck">
          <span className="no-sheet no-back" />
        </Deck>
      </div>
    </section>
  );
}

interface OpenCardProps extends TableProps {
  readonly slot: number;
  readonly colour: Colour;
}

function OpenCard({ table, slot, colour }: OpenCardProps): ReactNode {
  const say = useSay();
  const [name] = piecesAt(table.holdings, displayRef(slot), 1);
  return (
    <Card key={name} thing={displayRef(slot)} travels={name ?? false} className={freshness(table, displayRef(slot))}>
      <Sheet colour={colour} />
      <span className="hidden-text">{say({ key: `colour.${colour}` })}</span>
    </Card>
  );
}

/** How many Plots are left; once the end is triggered, who has the last turn. */
function Ending({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view, content } = table;
  if (view.result !== null) return <Notice text={say({ key: 'board.over' })} />;
  if (view.endedBy !== null) {
    const parts = [
      say({ key: 'board.finalRound' }),
      say({ key: 'board.turnsLeft', values: { count: lastTurns(view) } }),
      say({ key: 'board.lastTurn', refs: { seat: seatRef(view.endedBy) } }),
    ];
    return <Notice urgent text={parts.join(' · ')} />;
  }
  const count = plotsLeft(view, content);
  if (view.solo !== null) return <Notice text={say({ key: 'board.plotsSolo', values: { count } })} />;
  if (count === 1) return <Notice urgent text={say({ key: 'board.plotsLast' })} />;
  return <Notice text={say({ key: 'board.plots', values: { count } })} />;
}

/** The largest possible number of Plots until the end, including the last one; in solo, if all cards come from the display. */
function plotsLeft({ display, deckCount, players, solo }: View, { sizes, plot }: Tables): number {
  const size = sizes[players.length as keyof Tables['sizes']].display;
  const open = display.filter((colour) => colour !== null).length;
  if (solo !== null) return Math.ceil(open / plot) + Math.ceil(size / plot) * Math.floor(deckCount / size);
  const spare = deckCount + open - size;
  return spare < 0 ? 0 : Math.floor(spare / plot) + 1;
}

function Notice({ text, urgent = false }: { readonly text: string; readonly urgent?: boolean }): ReactNode {
  return (
    <Thing thing="end:round" travels={false} className={urgent ? 'no-notice no-urgent' : 'no-notice'}>
      {text}
    </Thing>
  );
}

/** Cubes drawn of each stock. */
const STOCK = 3;

export function Supply({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view } = table;
  const boxed = total(view.box);
  return (
    <section className="no-supply" aria-label={say({ key: 'board.supply' })}>
      <header className="no-head">
        <h2>{say({ key: 'board.supply' })}</h2>
        <Stocks table={table} />
        <Thing thing="box:cards" travels={false} className="no-notice">
          <Icon of="box" />
          <b className="figure" aria-hidden="true">
            {boxed}
          </b>
          <span className="hidden-text">{say({ key: 'board.box', values: { count: boxed } })}</span>
        </Thing>
      </header>
      {view.solo === null ? (
        <ul className="no-agency">
          {view.consultantTypes.map((type) => (
            <li key={type}>
              <ConsultantCard table={table} place="supply" consultant={type} count={view.agency[type]} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Stocks({ table }: TableProps): ReactNode {
  return (
    <div className="no-stocks">
      {COLOURS.map((colour) => (
        <Thing key={colour} thing={supplyRef(colour)} travels={false} className="no-stock">
          <Cubes colour={colour} names={piecesAt(table.holdings, supplyRef(colour), STOCK)} />
          <b className="figure">{table.view.supply[colour]}</b>
        </Thing>
      ))}
    </div>
  );
}

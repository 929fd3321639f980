/** The stock ticker: what each Conglomerate pays now, and to whom. */
import { seatColour, SeatMark } from '@cabale/design';
import { COLOURS, type Colour } from '../content/tables.ts';
import { agentsOn, companiesOf, tilesOf } from '../rules/counts.ts';
import { paymentsOf, type Payment } from '../rules/scoring.ts';
import type { View } from '../rules/state.ts';
import { colourRef, seatRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { Cube, Swatch } from './ink.tsx';
import { freshness, Thing, useNameOf, useSay } from './kit.ts';
import { SoloScore } from './soloscore.tsx';
import { playerNameAt, type TableProps } from './table.ts';

export function Ticker({ table }: TableProps): ReactNode {
  const say = useSay();
  return (
    <section className="no-ticker" aria-label={say({ key: 'board.ticker' })}>
      {COLOURS.map((colour) => (
        <Quote key={colour} table={table} colour={colour} />
      ))}
      {table.view.solo === null ? null : <SoloScore table={table} />}
    </section>
  );
}

interface QuoteProps extends TableProps {
  readonly colour: Colour;
}

function Quote({ table, colour }: QuoteProps): ReactNode {
  const say = useSay();
  const { view, content } = table;
  const companies = tilesOf(view, colour);
  const [first, second] = [companies * content.firstPoints, companies * content.secondPoints];
  return (
    <>
      <QuoteInWords table={table} colour={colour} />
      <Thing
        thing={colourRef(colour)}
        travels={false}
        className={`no-quote ${freshness(table, colourRef(colour))}`}
        tooltipSide="bottom"
      >
        <span className="no-quote-head">
          <Swatch colour={colour} />
          <b>{say({ key: `colour.${colour}` })}</b>
          <span className="no-quote-size figure">×{companies}</span>
        </span>
        {view.solo === null ? (
          <>
            <span className="no-quote-pays">
              {view.players.length > 2
                ? say({ key: 'board.paysBoth', values: { first, second } })
                : say({ key: 'board.pays', values: { first } })}
            </span>
            <span className="no-stakes">
              {paymentsOf(view, colour, content).map((payment) => (
                <StakeLine key={payment.seat} table={table} payment={payment} colour={colour} />
              ))}
            </span>
          </>
        ) : (
          <SoloOwner view={view} colour={colour} />
        )}
      </Thing>
    </>
  );
}

/** The quotation for screen readers, which know no more of a button than its name: the Conglomerate's. */
function QuoteInWords({ table, colour }: QuoteProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { view, content } = table;
  const stakes = view.solo === null ? paymentsOf(view, colour, content) : [];
  const parts = stakes.map(({ seat, shares, pays, extra }) => {
    const values = { seat: playerNameAt(table, seat) ?? nameOf(seatRef(seat)), shares, points: pays, extra };
    return say({ key: extra > 0 ? 'board.stakeExtra' : 'board.stake', values });
  });
  const count = tilesOf(view, colour);
  return (
    <p className="hidden-text">
      {[say({ key: `colour.${colour}` }), say({ key: 'board.companies', values: { count } }), ...parts].join(', ')}
    </p>
  );
}

interface StakeLineProps extends QuoteProps {
  readonly payment: Payment;
}

function StakeLine({ table, payment, colour }: StakeLineProps): ReactNode {
  const nameOf = useNameOf();
  const { seat, shares, agents, place, pays, tied, extra } = payment;
  // On the rules page there are players at the pictured table only.
  const name = playerNameAt(table, seat) ?? nameOf(seatRef(seat));
  return (
    <span className="no-stake" style={seatColour(seat)} data-place={place} data-near={seat === table.near || undefined}>
      <SeatMark seat={seat} size={13} />
      <span className="no-stake-name" aria-hidden="true">
        {name}
      </span>
      <span className="no-stake-shares figure" aria-hidden="true">
        {shares}
        {tied ? (
          <span className="no-tie">
            <Cube colour={colour} />
            {agents}
          </span>
        ) : null}
      </span>
      <span className="no-stake-pays figure" aria-hidden="true">
        {pays > 0 ? `+${pays}` : ''}
        {extra > 0 ? (
          <span className="no-extra">
            +{extra}
            <Icon of="target" />
          </span>
        ) : null}
      </span>
    </span>
  );
}

/** Solo: the owner of a colour, and its agents on the grid. */
function SoloOwner({ view, colour }: { readonly view: View; readonly colour: Colour }): ReactNode {
  const say = useSay();
  const { solo } = view;
  const count = companiesOf(view, colour).reduce((total, tile) => total + agentsOn(view, tile), 0);
  return (
    <span className="no-quote-pays">
      {solo === null || solo.own.length === 0 ? null : (
        <b>{say({ key: solo.own.includes(colour) ? 'board.yours' : 'board.sods' })}</b>
      )}{' '}
      {say({ key: 'board.agents', values: { count } })}
    </span>
  );
}

/** The end: what each colour paid to whom, with objectives and consultants, so that everyone can follow the sum. */
import { SeatMark, useSay, useNameOf } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import { COLOURS, CONSULTANTS, type Colour } from '@cabale/new-order/content/tables.ts';
import { colourOf, companiesOf, hqOf, total } from '@cabale/new-order/rules/counts.ts';
import { paymentsOf, consultantPoints, soloCompanies } from '@cabale/new-order/rules/scoring.ts';
import { tileRef, seatRef } from '@cabale/new-order/text/refs.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { Swatch } from './ink.tsx';
import { pointsNow, type NewOrderTable } from './table.ts';

interface TableProps {
  readonly table: NewOrderTable;
}

export function Settlement({ table }: TableProps): ReactNode {
  const say = useSay();
  return (
    <section className="no-settlement" aria-labelledby="no-settlement">
      <h2 id="no-settlement">{say({ key: 'board.settlement' })}</h2>
      <div className="no-accounts">
        <table>
          <AccountHead table={table} />
          {table.view.solo === null ? <Accounts table={table} /> : <SoloAccounts table={table} />}
        </table>
      </div>
    </section>
  );
}

/** Everybody who is paid: the players, in solo also SOD. */
function sidesOf({ view }: NewOrderTable): readonly Seat[] {
  return view.hqs.map((_, seat) => seat);
}

function AccountHead({ table }: TableProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="hidden-text">{say({ key: 'board.settlement' })}</span>
        </th>
        {sidesOf(table).map((seat) => (
          <th scope="col" key={seat} data-winner={table.view.result?.ranks[seat] === 1 || undefined}>
            <SeatMark seat={seat} /> {nameOf(seatRef(seat))}
            {table.view.result?.ranks[seat] === 1 ? (
              <>
                {' '}
                <Icon of="crown" />
                <span className="hidden-text">{say({ key: 'board.winner' })}</span>
              </>
            ) : null}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Accounts({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view, content } = table;
  return (
    <tbody>
      {COLOURS.map((colour) => (
        <ColourRow key={colour} table={table} colour={colour} />
      ))}
      <tr>
        <th scope="row">{say({ key: 'board.pairs' })}</th>
        {sidesOf(table).map((seat) => (
          <td key={seat}>
            <span className="no-account-parts">
              {CONSULTANTS.flatMap((type) =>
                Array.from({ length: hqOf(view, seat).consultants[type] }, (_, copy) => (
                  <Icon key={`${type}${copy}`} of={type} />
                )),
              )}
            </span>
            <b className="figure">{consultantPoints(hqOf(view, seat).consultants, content)}</b>
          </td>
        ))}
      </tr>
      <tr className="no-account-total">
        <th scope="row">{say({ key: 'board.total' })}</th>
        {sidesOf(table).map((seat) => (
          <td key={seat}>
            <b className="figure">{pointsNow(table, seat)}</b>
          </td>
        ))}
      </tr>
      <CapturedRow table={table} />
    </tbody>
  );
}

interface ColourRowProps extends TableProps {
  readonly colour: Colour;
}

function ColourRow({ table, colour }: ColourRowProps): ReactNode {
  const say = useSay();
  const { view, content } = table;
  const payments = paymentsOf(view, colour, content);
  const companies = companiesOf(view, colour).length;
  return (
    <tr>
      <th scope="row">
        <Swatch colour={colour} /> {say({ key: `colour.${colour}` })}
        <span className="no-quiet">{say({ key: 'board.companies', values: { count: companies } })}</span>
      </th>
      {payments
        .toSorted((one, other) => one.seat - other.seat)
        .map(({ seat, shares, place, pays, objectives, extra }) => (
          <td key={seat} data-place={place}>
            <span className="no-account-parts">
              <span>{say({ key: 'board.shares', values: { count: shares } })}</span>
              {place === 0 ? null : (
                <span>
                  {say({ key: place === 1 ? 'board.rank.first' : 'board.rank.second' })} {pays}
                </span>
              )}
              {(objectives ?? [])
                .filter(({ points }) => points > 0)
                .map(({ company, points }) => (
                  <span key={company}>
                    <Icon of={company} /> +{points}
                  </span>
                ))}
            </span>
            <b className="figure">{pays + extra}</b>
          </td>
        ))}
    </tr>
  );
}

function CapturedRow({ table }: TableProps): ReactNode {
  const say = useSay();
  return (
    <tr className="no-account-soft">
      <th scope="row">{say({ key: 'board.captured' })}</th>
      {sidesOf(table).map((seat) => (
        <td key={seat} className="figure">
          {total(hqOf(table.view, seat).captured)}
        </td>
      ))}
    </tr>
  );
}

/** NO-13.3: a point for each company of the objectives. */
function SoloAccounts({ table }: TableProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { view } = table;
  const objectives = view.solo?.objectives ?? [];
  return (
    <tbody>
      {objectives.map((company) => (
        <tr key={company}>
          <th scope="row">
            <Icon of={company} /> {say({ key: `company.${company}` })}
          </th>
          {sidesOf(table).map((hq) => {
            const tiles = soloCompanies(view, hq).filter((tile) => view.types[tile] === company);
            return (
              <td key={hq}>
                <span className="no-account-parts">
                  {tiles.map((tile) => (
                    <span key={tile}>
                      <Swatch colour={colourOf(view, tile)} />
                      <span className="hidden-text">{nameOf(tileRef(tile))}</span>
                    </span>
                  ))}
                </span>
                <b className="figure">{tiles.length}</b>
              </td>
            );
          })}
        </tr>
      ))}
      <tr className="no-account-total">
        <th scope="row">{say({ key: 'board.total' })}</th>
        {sidesOf(table).map((hq) => (
          <td key={hq}>
            <b className="figure">{soloCompanies(view, hq).length}</b>
          </td>
        ))}
      </tr>
      <CapturedRow table={table} />
    </tbody>
  );
}

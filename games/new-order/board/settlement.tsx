/** The end: what each colour paid to whom, with objectives and consultants, so that everyone can follow the sum. */
import { Settlement as AccountTable, SideName, type AccountRow } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import { COLOURS, CONSULTANTS, type Colour, type Company } from '../content/tables.ts';
import { colourOf, companiesOf, hqOf, total } from '../rules/counts.ts';
import { consultantPoints, paymentsOf, soloCompanies } from '../rules/scoring.ts';
import { tileRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { Swatch } from './ink.tsx';
import { useNameOf, useSay } from './kit.ts';
import { pointsNow, type NewOrderTable, type TableProps } from './table.ts';

export function Settlement({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view } = table;
  const ranks = view.result?.ranks ?? [];
  return (
    <AccountTable
      cssPrefix="no"
      title={say({ key: 'board.settlement' })}
      ranks={ranks}
      rows={view.solo === null ? accountsOf(table, say) : soloAccountsOf(table, say)}
      renderHead={(seat) =>
        ranks[seat] === 1 ? (
          <SideName side={seat} sign={<Icon of="crown" />} signText={say({ key: 'board.winner' })} />
        ) : (
          <SideName side={seat} />
        )
      }
    />
  );
}

type Say = ReturnType<typeof useSay>;

function accountsOf(table: NewOrderTable, say: Say): readonly AccountRow[] {
  const { view, content } = table;
  const sides = sidesOf(table);
  return [
    ...COLOURS.map((colour) => colourRow(table, colour, say)),
    {
      key: 'consultants',
      label: say({ key: 'board.pairs' }),
      cells: sides.map((seat) => <ConsultantPoints key={seat} table={table} seat={seat} />),
    },
    totalRow(
      sides.map((seat) => pointsNow({ view, content }, seat)),
      say,
    ),
    capturedRow(table, say),
  ];
}

/** NO-13.3: a point for each company of the objectives. */
function soloAccountsOf(table: NewOrderTable, say: Say): readonly AccountRow[] {
  const { view } = table;
  const sides = sidesOf(table);
  return [
    ...(view.solo?.objectives ?? []).map((company) => ({
      key: company,
      label: (
        <>
          <Icon of={company} /> {say({ key: `company.${company}` })}
        </>
      ),
      cells: sides.map((seat) => <SoloCompanies key={seat} table={table} seat={seat} company={company} />),
    })),
    totalRow(
      sides.map((seat) => soloCompanies(view, seat).length),
      say,
    ),
    capturedRow(table, say),
  ];
}

/** Everybody who is paid: the players, in solo also SOD. */
function sidesOf({ view }: NewOrderTable): readonly Seat[] {
  return [...view.hqs.keys()];
}

function colourRow({ view, content }: NewOrderTable, colour: Colour, say: Say): AccountRow {
  const payments = paymentsOf(view, colour, content).toSorted((one, other) => one.seat - other.seat);
  return {
    key: colour,
    label: (
      <>
        <Swatch colour={colour} /> {say({ key: `colour.${colour}` })}
        <span className="no-quiet">
          {say({ key: 'board.companies', values: { count: companiesOf(view, colour).length } })}
        </span>
      </>
    ),
    cells: payments.map(({ seat, shares, place, pays, objectives, extra }) => (
      <Parts key={seat} sum={pays + extra}>
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
      </Parts>
    )),
  };
}

function totalRow(sums: readonly number[], say: Say): AccountRow {
  return {
    key: 'total',
    kind: 'total',
    label: say({ key: 'board.total' }),
    cells: sums.map((sum, seat) => (
      // eslint-disable-next-line react/no-array-index-key -- a side has no other name
      <b key={seat} className="figure">
        {sum}
      </b>
    )),
  };
}

function capturedRow(table: NewOrderTable, say: Say): AccountRow {
  return {
    key: 'captured',
    kind: 'note',
    label: say({ key: 'board.captured' }),
    cells: sidesOf(table).map((seat) => (
      <span key={seat} className="figure">
        {total(hqOf(table.view, seat).captured)}
      </span>
    )),
  };
}

/** What a sum is made of, and the sum. */
function Parts({ sum, children }: { readonly sum: number; readonly children: ReactNode }): ReactNode {
  return (
    <>
      <span className="no-account-parts">{children}</span>
      <b className="figure">{sum}</b>
    </>
  );
}

interface SeatProps extends TableProps {
  readonly seat: Seat;
}

function ConsultantPoints({ table: { view, content }, seat }: SeatProps): ReactNode {
  const { consultants } = hqOf(view, seat);
  return (
    <Parts sum={consultantPoints(consultants, content)}>
      {CONSULTANTS.flatMap((type) =>
        Array.from({ length: consultants[type] }, (_, copy) => <Icon key={`${type}${copy}`} of={type} />),
      )}
    </Parts>
  );
}

function SoloCompanies({ table: { view }, seat, company }: SeatProps & { readonly company: Company }): ReactNode {
  const nameOf = useNameOf();
  const tiles = soloCompanies(view, seat).filter((tile) => view.types[tile] === company);
  return (
    <Parts sum={tiles.length}>
      {tiles.map((tile) => (
        <span key={tile}>
          <Swatch colour={colourOf(view, tile)} />
          <span className="hidden-text">{nameOf(tileRef(tile))}</span>
        </span>
      ))}
    </Parts>
  );
}

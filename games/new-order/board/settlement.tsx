/** The final score: what each colour paid to each player, with objectives and consultants. */
import { Settlement as AccountTable, SideName, type AccountRow } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import { COLOURS, CONSULTANTS, type Colour, type Company } from '../content/tables.ts';
import { colourOf, hqOf, tilesOf } from '../rules/counts.ts';
import { consultantPoints, paymentsOf, soloCompanies } from '../rules/scoring.ts';
import { tileRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { Swatch } from './ink.tsx';
import { useNameOf, useSay } from './kit.ts';
import type { NewOrderTable, TableProps } from './table.ts';

export function Settlement({ table }: TableProps): ReactNode {
  const say = useSay();
  const { solo, result } = table.view;
  const ranks = result?.ranks ?? [];
  const valuesOf = (part: string): readonly number[] => result?.score.find((row) => row.part === part)?.values ?? [];
  return (
    <AccountTable
      cssPrefix="no"
      title={say({ key: 'board.settlement' })}
      ranks={ranks}
      rows={[
        ...(solo === null ? accountsOf(table, say) : soloAccountsOf(table, say)),
        {
          key: 'total',
          kind: 'total',
          label: say({ key: 'board.total' }),
          // eslint-disable-next-line react/no-array-index-key -- a side has no other name
          cells: valuesOf(solo === null ? 'total' : 'companies').map((sum, side) => <Sum key={side} of={sum} />),
        },
        {
          key: 'captured',
          kind: 'note',
          label: say({ key: 'board.captured' }),
          cells: valuesOf('captured').map((agents, side) => (
            // eslint-disable-next-line react/no-array-index-key -- a side has no other name
            <span key={side} className="figure">
              {agents}
            </span>
          )),
        },
      ]}
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
  return [
    ...COLOURS.map((colour) => colourRow(table, colour, say)),
    {
      key: 'consultants',
      label: say({ key: 'board.pairs' }),
      cells: sidesOf(table).map((seat) => <ConsultantPoints key={seat} table={table} seat={seat} />),
    },
  ];
}

/** NO-13.3: a point for each company of the objectives. */
function soloAccountsOf(table: NewOrderTable, say: Say): readonly AccountRow[] {
  return (table.view.solo?.objectives ?? []).map((company) => ({
    key: company,
    label: (
      <>
        <Icon of={company} /> {say({ key: `company.${company}` })}
      </>
    ),
    cells: sidesOf(table).map((seat) => <SoloCompanies key={seat} table={table} seat={seat} company={company} />),
  }));
}

/** The players, in solo also SOD. */
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
        <span className="no-quiet">{say({ key: 'board.companies', values: { count: tilesOf(view, colour) } })}</span>
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

function Sum({ of }: { readonly of: number }): ReactNode {
  return <b className="figure">{of}</b>;
}

/** The parts of a sum, and the sum. */
function Parts({ sum, children }: { readonly sum: number; readonly children: ReactNode }): ReactNode {
  return (
    <>
      <span className="no-account-parts">{children}</span>
      <Sum of={sum} />
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

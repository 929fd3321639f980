import type { Seat } from '@cabale/engine';
import type { ReactNode } from 'react';
import { SeatMark } from './seatmark.tsx';
import { useNameOf } from './stage.ts';

export interface AccountRow {
  readonly key: string;
  readonly label: ReactNode;
  /** A cell for each side. */
  readonly cells: readonly ReactNode[];
  /** The row with the sums is emphasised. */
  readonly kind?: 'part' | 'total' | 'note';
}

interface SettlementProps {
  /** Prefix of the class `<prefix>-settlement`. */
  readonly cssPrefix: string;
  readonly title: string;
  readonly ranks: readonly number[];
  readonly rows: readonly AccountRow[];
  /** Header of a side's column. */
  renderHead(side: Seat): ReactNode;
  /** A side whose column is highlighted. */
  readonly marked?: Seat | null;
  /** Rendered between the title and the accounts. */
  readonly children?: ReactNode;
}

/** The final score on the board: a column of accounts for each side. */
export function Settlement({
  cssPrefix,
  title,
  ranks,
  rows,
  renderHead,
  marked = null,
  children,
}: SettlementProps): ReactNode {
  const id = `${cssPrefix}-settlement`;
  return (
    <section className={`settlement ${id}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <div className="accounts">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden-text">{title}</span>
              </th>
              {columns(ranks).map((side) => (
                <th
                  key={side}
                  scope="col"
                  data-winner={ranks[side] === 1 || undefined}
                  data-marked={side === marked || undefined}
                >
                  {renderHead(side)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, cells, kind = 'part' }) => (
              <tr key={key} className={`account account-${kind}`}>
                <th scope="row">{label}</th>
                {columns(cells).map((side) => (
                  <td key={side} data-marked={side === marked || undefined}>
                    {cells[side]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function columns(ofSides: readonly unknown[]): readonly Seat[] {
  return [...ofSides.keys()];
}

interface SideNameProps {
  readonly side: Seat;
  /** A symbol after the name. */
  readonly sign?: ReactNode;
  /** Accessible text of the symbol. */
  readonly signText?: string;
}

/** Mark and name of a side, with a symbol for the winner or another distinction. */
export function SideName({ side, sign, signText = '' }: SideNameProps): ReactNode {
  const nameOf = useNameOf();
  return (
    <>
      <SeatMark seat={side} /> <span className="side-name">{nameOf(`seat:${side}`)}</span>
      {sign}
      <span className="hidden-text">{signText}</span>
    </>
  );
}

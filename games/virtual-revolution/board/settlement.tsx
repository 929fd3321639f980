/** The end: every part of the score in the order of the rulebook, and the Objective each has scored. */
import { SeatMark, useNameOf, useSay } from '@cabale/design';
import type { ScoreRow } from '@cabale/engine';
import { objectiveRef, seatRef } from '@cabale/virtual-revolution/text/refs.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import type { TableProps } from './table.ts';

export function Settlement({ table }: TableProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { result } = table.view;
  if (result === null) return null;
  const rows = result.score.filter(({ part, values }) => part !== 'penalties' || values.some((value) => value !== 0));
  return (
    <section className="vr-settlement" aria-labelledby="vr-settlement">
      <h2 id="vr-settlement">{say({ key: 'board.settlement' })}</h2>
      <div className="vr-accounts">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden-text">{say({ key: 'board.settlement' })}</span>
              </th>
              {result.ranks.map((rank, seat) => (
                <th key={seatRef(seat)} scope="col" data-winner={rank === 1 || undefined}>
                  <SeatMark seat={seat} /> {nameOf(seatRef(seat))}
                  {rank === 1 ? <Icon of="crown" /> : null}
                  <span className="hidden-text">{rank === 1 ? say({ key: 'board.winner' }) : ''}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Account key={row.part} table={table} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Account({ table, row: { part, values } }: TableProps & { readonly row: ScoreRow }): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  return (
    <tr className={`vr-account vr-account-${part}`}>
      <th scope="row">{say({ key: `score.${part}` })}</th>
      {values.map((value, seat) => {
        const scored = part === 'objective' ? table.view.result?.scored[seat] : undefined;
        return (
          <td key={seatRef(seat)}>
            {scored === undefined ? null : <span className="vr-quiet">{nameOf(objectiveRef(scored))}</span>}
            <b className="figure">{value}</b>
          </td>
        );
      })}
    </tr>
  );
}

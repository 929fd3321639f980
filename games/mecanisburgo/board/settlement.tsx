/** The end: how it ended, and every part of the score in the order of the rulebook. */
import { SeatMark, useNameOf, useSay } from '@cabale/design';
import type { ScoreRow } from '@cabale/engine';
import { corpRef, seatRef } from '@cabale/mecanisburgo';
import type { ReactNode } from 'react';
import { Crest } from './crest.tsx';
import { Icon } from './icons.tsx';
import type { TableProps } from './table.ts';

export function Settlement({ table }: TableProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { result, players } = table.view;
  if (result === null) return null;
  return (
    <section className="mec-settlement" data-by={result.by} aria-labelledby="mec-settlement">
      <h2 id="mec-settlement">{say({ key: 'board.settlement' })}</h2>
      <p className="mec-reason">
        <Icon of={result.by === 'chaos' ? 'chaos' : 'victory'} /> {say({ key: `reason.${result.by}` })}
      </p>
      <div className="mec-accounts">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden-text">{say({ key: 'board.settlement' })}</span>
              </th>
              {result.ranks.map((rank, seat) => {
                const corp = players[seat]?.corp ?? null;
                return (
                  <th key={seatRef(seat)} scope="col" data-winner={rank === 1 || undefined}>
                    {corp === null ? null : <Crest corp={corp} seat={seat} size={32} />}
                    <span>
                      <SeatMark seat={seat} /> {nameOf(seatRef(seat))}
                      {rank === 1 ? <Icon of="crown" /> : null}
                      <span className="hidden-text">{rank === 1 ? say({ key: 'board.winner' }) : ''}</span>
                    </span>
                    {corp === null ? null : <small>{nameOf(corpRef(corp))}</small>}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {result.score.map((row) => (
              <Account key={row.part} row={row} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface AccountProps {
  readonly row: ScoreRow;
}

function Account({ row: { part, values } }: AccountProps): ReactNode {
  const say = useSay();
  return (
    <tr className={`mec-account mec-account-${part}`}>
      <th scope="row">{say({ key: `score.${part}` })}</th>
      {values.map((value, seat) => (
        <td key={seatRef(seat)}>
          <b className="figure">{value}</b>
        </td>
      ))}
    </tr>
  );
}

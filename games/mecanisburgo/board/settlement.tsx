/** The end: how it ended, and every part of the score in the order of the rulebook. */
import { SeatMark, useNameOf, useSay } from '@cabale/design';
import type { ScoreRow, Seat } from '@cabale/engine';
import type { Reason } from '@cabale/mecanisburgo/rules/state.ts';
import { chaosProgress } from '@cabale/mecanisburgo/rules/victories.ts';
import { cardRef, corpRef, seatRef, sectorRef } from '@cabale/mecanisburgo/text/refs.ts';
import type { ReactNode } from 'react';
import { aimsOf, useAimWords } from './aims.tsx';
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
      <Proof table={table} by={result.by} winner={result.ranks.indexOf(1)} />
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
                      <SeatMark seat={seat} /> <span className="mec-account-name">{nameOf(seatRef(seat))}</span>
                      {rank === 1 ? <Icon of="crown" /> : null}
                      <span className="hidden-text">{rank === 1 ? say({ key: 'board.winner' }) : ''}</span>
                    </span>
                    {corp === null ? null : <small className="mec-account-name">{nameOf(corpRef(corp))}</small>}
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

interface ProofProps extends TableProps {
  readonly by: Reason;
  readonly winner: Seat;
}

/** What brought the end about, where it was not the points. */
function Proof({ table: { view, content }, by, winner }: ProofProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const wordsOf = useAimWords();
  // Nobody wins where chaos does.
  const won = winner < 0 ? undefined : aimsOf(view, winner, content).find(({ victory }) => victory === by);
  if (won !== undefined) {
    return (
      <p className="mec-proof">
        <SeatMark seat={winner} size={14} />{' '}
        {say({ key: 'board.aimOf', values: { progress: wordsOf(won) }, refs: { seat: seatRef(winner) } })}
      </p>
    );
  }
  if (by !== 'chaos') return null;
  const { threats, forbidden, all } = chaosProgress(view, content);
  const closed = view.sectors.flatMap((sector, number) => (sector.forbidden ? [sectorRef(number)] : []));
  const causes = [
    { key: 'board.chaos.threats', count: threats.length, of: threats.map(cardRef) },
    { key: 'board.chaos.forbidden', count: forbidden, of: closed },
  ].filter(({ count }) => count >= all);
  return causes.map(({ key, count, of }) => (
    <p key={key} className="mec-proof">
      {say({ key, values: { count, all } })} ({of.map(nameOf).join(', ')})
    </p>
  ));
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

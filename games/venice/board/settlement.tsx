/** The end: the arrest, then every part of the score in the order of the rulebook. */
import { SeatMark, useNameOf, useSay } from '@cabale/design';
import type { ScoreRow } from '@cabale/engine';
import { assistantsPlaced, intrigueOf } from '@cabale/venice/rules/counts.ts';
import type { Side } from '@cabale/venice/rules/state.ts';
import { seatRef } from '@cabale/venice/text/refs.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import type { VeniceTable } from './table.ts';

interface TableProps {
  readonly table: VeniceTable;
}

export function Settlement({ table }: TableProps): ReactNode {
  const say = useSay();
  const { result } = table.view;
  if (result === null) return null;
  const rows = result.score.filter(({ part, values }) => part !== 'favour' || values.some((value) => value > 0));
  return (
    <section className="ve-settlement" aria-labelledby="ve-settlement">
      <h2 id="ve-settlement">{say({ key: 'board.settlement' })}</h2>
      {result.by === 'resign' ? null : <Arrest table={table} arrested={result.arrested} />}
      <div className="ve-accounts">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="hidden-text">{say({ key: 'board.settlement' })}</span>
              </th>
              {result.ranks.map((rank, side) => (
                <SideHead key={seatRef(side)} table={table} side={side} rank={rank} />
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

interface ArrestProps extends TableProps {
  readonly arrested: Side | null;
}

/** VEN-18.11 to 18.13, 22.6: who, and why. */
function Arrest({ table, arrested }: ArrestProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  if (arrested === null) return <p className="ve-arrest ve-arrest-none">{say({ key: 'board.arrest.nobody' })}</p>;
  return (
    <div className="ve-arrest">
      <span className="ve-cell" aria-hidden="true">
        <SeatMark seat={arrested} size={44} />
        <Icon of="intrigue" className="ve-cell-mask" />
        <Icon of="bars" className="ve-cell-bars" />
      </span>
      <p>
        <b className="ve-arrest-who">{say({ key: 'board.arrest.who', refs: { seat: seatRef(arrested) } })}</b>
        <span>
          {say({
            key: `board.arrest.${reasonOf(table, arrested)}`,
            values: { count: intrigueOf(table.view, arrested) },
          })}
        </span>
      </p>
      <span className="hidden-text">{nameOf(seatRef(arrested))}</span>
    </div>
  );
}

function reasonOf({ view }: VeniceTable, arrested: Side): 'most' | 'tie' | 'doge' {
  if (view.doge !== null) return 'doge';
  const most = view.players[arrested]?.intrigue ?? 0;
  const isTied = view.players.some(
    ({ intrigue, resigned }, seat) => seat !== arrested && !resigned && intrigue === most,
  );
  return isTied ? 'tie' : 'most';
}

interface SideHeadProps extends TableProps {
  readonly side: Side;
  readonly rank: number;
}

function SideHead({ table: { view }, side, rank }: SideHeadProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const isArrested = view.result?.arrested === side;
  return (
    <th scope="col" data-winner={rank === 1 || undefined} data-arrested={isArrested || undefined}>
      <SeatMark seat={side} /> {nameOf(seatRef(side))}
      {rank === 1 ? <Icon of="crown" /> : isArrested ? <Icon of="bars" /> : null}
      <span className="hidden-text">
        {rank === 1 ? say({ key: 'board.winner' }) : isArrested ? say({ key: 'board.arrested' }) : ''}
      </span>
    </th>
  );
}

function Account({ table, row: { part, values } }: TableProps & { readonly row: ScoreRow }): ReactNode {
  const say = useSay();
  return (
    <tr className={`ve-account ve-account-${part}`}>
      <th scope="row">{say({ key: `score.${part}` })}</th>
      {values.map((value, side) => (
        <td key={seatRef(side)} data-arrested={table.view.result?.arrested === side || undefined}>
          <Detail table={table} part={part} side={side} />
          <b className="figure">{value}</b>
        </td>
      ))}
    </tr>
  );
}

interface DetailProps extends TableProps {
  readonly part: string;
  readonly side: Side;
}

/** What a part is counted from. */
function Detail({ table: { view }, part, side }: DetailProps): ReactNode {
  const say = useSay();
  const player = view.players[side];
  const levels = player === undefined ? (view.doge?.council ?? []) : [player.council];
  if (part === 'council')
    return <span className="ve-quiet">{say({ key: 'board.level', values: { level: levels.join(' · ') } })}</span>;
  if (player === undefined) return null;
  if (part === 'assistants')
    return (
      <span className="ve-quiet">{say({ key: 'board.placed', values: { count: assistantsPlaced(view, side) } })}</span>
    );
  if (part === 'wealth')
    return <span className="ve-quiet">{say({ key: 'board.coins', values: { count: player.coins } })}</span>;
  return null;
}

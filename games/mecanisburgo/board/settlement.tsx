/** The end: how it ended, and every part of the score in the order of the rulebook. */
import { ScorePart, SeatMark, Settlement as Accounts, SideName } from '@cabale/design';
import type { Seat } from '@cabale/engine';
import type { Reason } from '../rules/state.ts';
import { chaosProgress } from '../rules/victories.ts';
import { cardRef, corpRef, seatRef, sectorRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { aimsOf, useAimWords } from './aims.tsx';
import { Crest } from './crest.tsx';
import { Icon } from './icons.tsx';
import { useNameOf, useSay } from './kit.ts';
import type { TableProps } from './table.ts';

export function Settlement({ table }: TableProps): ReactNode {
  const say = useSay();
  const { result } = table.view;
  if (result === null) return null;
  const { by, ranks, score } = result;
  const rows = score.map(({ part, values }) => ({
    key: part,
    kind: part === 'total' ? ('total' as const) : ('part' as const),
    label: <ScorePart part={part} />,
    cells: values.map((value, seat) => (
      <b key={seatRef(seat)} className="figure">
        {value}
      </b>
    )),
  }));
  return (
    <Accounts
      cssPrefix="mec"
      title={say({ key: 'board.settlement' })}
      ranks={ranks}
      rows={rows}
      renderHead={(seat) => <CorpHead table={table} seat={seat} isWinner={ranks[seat] === 1} />}
    >
      <p className="mec-reason" data-by={by}>
        <Icon of={by === 'chaos' ? 'chaos' : 'victory'} /> {say({ key: `reason.${by}` })}
      </p>
      <Proof table={table} by={by} winner={ranks.indexOf(1)} />
    </Accounts>
  );
}

interface CorpHeadProps extends TableProps {
  readonly seat: Seat;
  readonly isWinner: boolean;
}

function CorpHead({ table, seat, isWinner }: CorpHeadProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const corp = table.view.players[seat]?.corp ?? null;
  return (
    <>
      <Crest corp={corp} seat={seat} size={32} />
      <span>
        {isWinner ? (
          <SideName side={seat} sign={<Icon of="crown" />} signText={say({ key: 'board.winner' })} />
        ) : (
          <SideName side={seat} />
        )}
      </span>
      {corp === null ? null : <small className="side-name">{nameOf(corpRef(corp))}</small>}
    </>
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
  // Chaos has no winner.
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
    { key: 'board.chaos.threats' as const, count: threats.length, of: threats.map(cardRef) },
    { key: 'board.chaos.forbidden' as const, count: forbidden, of: closed },
  ].filter(({ count }) => count >= all);
  return causes.map(({ key, count, of }) => (
    <p key={key} className="mec-proof">
      {say({ key, values: { count, all } })} ({of.map(nameOf).join(', ')})
    </p>
  ));
}

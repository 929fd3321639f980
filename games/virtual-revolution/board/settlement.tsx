/** The end: every part of the score in the order of the rulebook, and the Objective each has scored. */
import { ScorePart, Settlement as Accounts, SideName } from '@cabale/design';
import { objectiveRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { useNameOf, useSay } from './kit.ts';
import type { TableProps } from './table.ts';

export function Settlement({ table }: TableProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { result } = table.view;
  if (result === null) return null;
  const { ranks, scored } = result;
  const shown = result.score.filter(({ part, values }) => part !== 'penalties' || values.some((value) => value !== 0));
  const rows = shown.map(({ part, values }) => ({
    key: part,
    kind: part === 'total' ? ('total' as const) : ('part' as const),
    label: <ScorePart part={part} />,
    cells: values.map((value, seat) => {
      const objective = part === 'objective' ? scored[seat] : undefined;
      return (
        <>
          {objective === undefined ? null : <span className="vr-quiet">{nameOf(objectiveRef(objective))}</span>}
          <b className="figure">{value}</b>
        </>
      );
    }),
  }));
  return (
    <Accounts
      cssPrefix="vr"
      title={say({ key: 'board.settlement' })}
      ranks={ranks}
      rows={rows}
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

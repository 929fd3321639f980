/** The end: the arrest, then every part of the score in the order of the rulebook. */
import { ScorePart, Settlement as Accounts, SideName } from '@cabale/design';
import type { Sentence } from '@cabale/engine';
import { assistantsPlaced } from '../rules/counts.ts';
import { councilLevels } from '../rules/scoring.ts';
import type { Side, Venice, View } from '../rules/state.ts';
import type { ReactNode } from 'react';
import { Arrest } from './arrest.tsx';
import { Icon } from './icons.tsx';
import { useSay } from './kit.ts';
import type { TableProps } from './table.ts';

const KINDS: Readonly<Record<string, 'total' | 'note'>> = { total: 'total', intrigue: 'note' };

export function Settlement({ table }: TableProps): ReactNode {
  const say = useSay();
  const { result } = table.view;
  if (result === null) return null;
  const { ranks, score, arrested, by } = result;
  const shown = score.filter(({ part, values }) => part !== 'favour' || values.some((value) => value > 0));
  const rows = shown.map(({ part, values }) => ({
    key: part,
    kind: KINDS[part] ?? ('part' as const),
    label: <ScorePart part={part} />,
    cells: values.map((value, side) => {
      const key = `seat:${side}`;
      return <Cell key={key} table={table} part={part} side={side} value={value} />;
    }),
  }));
  return (
    <Accounts
      cssPrefix="ve"
      title={say({ key: 'board.settlement' })}
      ranks={ranks}
      rows={rows}
      marked={arrested}
      renderHead={(side) => {
        if (ranks[side] === 1)
          return <SideName side={side} sign={<Icon of="crown" />} signText={say({ key: 'board.winner' })} />;
        if (arrested === side)
          return <SideName side={side} sign={<Icon of="bars" />} signText={say({ key: 'board.arrested' })} />;
        return <SideName side={side} />;
      }}
    >
      {by === 'resign' ? null : <Arrest table={table} arrested={arrested} />}
    </Accounts>
  );
}

interface CellProps extends TableProps {
  readonly part: string;
  readonly side: Side;
  readonly value: number;
}

function Cell({ table: { view }, part, side, value }: CellProps): ReactNode {
  const say = useSay();
  const detail = detailOf(view, part, side);
  return (
    <>
      {detail === undefined ? null : <span className="ve-quiet">{say(detail)}</span>}
      <b className="figure">{value}</b>
    </>
  );
}

/** What a part is counted from. */
function detailOf(view: View, part: string, side: Side): Sentence<Venice> | undefined {
  if (part === 'council') return { key: 'board.level', values: { level: councilLevels(view, side).join(' · ') } };
  const player = view.players[side];
  if (player === undefined) return undefined;
  if (part === 'assistants') return { key: 'board.placed', values: { count: assistantsPlaced(view, side) } };
  return part === 'wealth' ? { key: 'board.coins', values: { count: player.coins } } : undefined;
}

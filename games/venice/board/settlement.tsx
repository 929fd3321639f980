/** The end: the arrest, then every part of the score in the order of the rulebook. */
import { ScorePart, SeatMark, Settlement as Accounts, SideName } from '@cabale/design';
import type { Sentence } from '@cabale/engine';
import { assistantsPlaced, holderOf } from '../rules/counts.ts';
import { councilLevels } from '../rules/scoring.ts';
import type { Side, Venice, View } from '../rules/state.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { useNameOf, useSay } from './kit.ts';
import type { TableProps, VeniceTable } from './table.ts';

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

/** VEN-18.11 to 18.13, 22.6: who, and why. */
function Arrest({ table, arrested }: TableProps & { readonly arrested: Side | null }): ReactNode {
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
        <b className="ve-arrest-who">{say({ key: 'board.arrest.who', refs: { seat: `seat:${arrested}` } })}</b>
        <span>
          {say({
            key: `board.arrest.${reasonOf(table, arrested)}`,
            values: { count: holderOf(table.view, arrested).intrigue },
          })}
        </span>
      </p>
      <span className="hidden-text">{nameOf(`seat:${arrested}`)}</span>
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

/** The council track: everybody's marker, and the end pawn. */
import { SeatMark, Track } from '@cabale/design';
import { sizeOf } from '../rules/counts.ts';
import type { Colour } from '../rules/state.ts';
import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { Thing, useSay } from './kit.ts';
import type { TableProps } from './table.ts';

export function CouncilTrack({ table }: TableProps): ReactNode {
  const say = useSay();
  const { view, content } = table;
  const { pawn, council } = sizeOf(view, content);
  const isPawnHere = (level: number): boolean => view.pawn === 'track' && view.doge === null && level === pawn;
  return (
    <section className="ve-council">
      <Thing thing="council:track" travels={false} className="ve-council-name">
        <Icon of="council" />
        <span>{say({ key: 'board.council' })}</span>
        <span className="ve-quiet figure">{council.join(' · ')}</span>
      </Thing>
      <Track
        label={say({ key: 'board.council' })}
        steps={content.numbers.lastCouncil + 1}
        first={0}
        className="ve-council-track"
        renderStep={(level) => (
          <>
            <span className="ve-step figure">{level}</span>
            {isPawnHere(level) ? (
              <Thing thing="end:pawn" className="ve-pawn">
                <Icon of="pawn" />
              </Thing>
            ) : null}
            <Markers table={table} level={level} />
          </>
        )}
      />
      {view.pawn === 'track' ? null : (
        <Thing thing="end:pawn" className="ve-pawn ve-pawn-off">
          <Icon of="pawn" />
          <span>{say({ key: `board.pawn.${view.pawn}` })}</span>
        </Thing>
      )}
    </section>
  );
}

function Markers({ table: { view }, level }: TableProps & { readonly level: number }): ReactNode {
  const levels: readonly { readonly colour: Colour; readonly level: number }[] = [
    ...view.players.map((player, colour) => ({ colour, level: player.council })),
    ...(view.doge === null ? [] : view.doge.council.map((each, family) => ({ colour: 1 + family, level: each }))),
  ];
  return (
    <span className="ve-markers">
      {levels
        .filter((each) => each.level === level)
        .map(({ colour }) => (
          <SeatMark key={colour} seat={colour} size="1em" />
        ))}
    </span>
  );
}

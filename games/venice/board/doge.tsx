/** The Doge: his numbers, the three cards that say what he does next, and which of them his boats make him skip. */
import { SeatMark } from '@cabale/design';
import { LETTERS, type DogeCard } from '../content/tables.ts';
import { ignoredBy } from '../rules/doge.ts';
import { buildingRef, deckRef, dogeCardRef, dogeRowRef, pileRef, seatRef } from '../text/refs.ts';
import type { ReactNode } from 'react';
import { Amount, Thread } from './amounts.tsx';
import { Icon } from './icons.tsx';
import { freshness, Thing, useNameOf, useSay } from './kit.ts';
import type { TableProps } from './table.ts';

export function DogePanel({ table }: TableProps): ReactNode {
  const nameOf = useNameOf();
  const { view, content } = table;
  const { doge } = view;
  if (doge === null) return null;
  const side = view.players.length;
  return (
    <section className="ve-player ve-doge" aria-label={nameOf(seatRef(side))}>
      <header className="ve-player-head">
        <Thing thing={seatRef(side)} travels={false} className="ve-player-name">
          <Icon of="dogesPalace" />
          <b>{nameOf(seatRef(side))}</b>
          <SeatMark seat={1} size={15} />
          <SeatMark seat={2} size={15} />
        </Thing>
        <Amount table={table} side={side} what="vp" amount={doge.vp} />
        <Amount table={table} side={side} what="parchments" amount={doge.parchments} />
        <Thread table={table} side={side} intrigue={doge.intrigue} cap={content.numbers.dogeIntrigue} />
      </header>
      <DogeRow table={table} />
      <DogePiles table={table} />
    </section>
  );
}

function DogeRow({ table }: TableProps): ReactNode {
  const say = useSay();
  return (
    <ol className="ve-doge-row">
      {(table.view.doge?.row ?? []).map((card, position) => {
        const letter = ignoredBy(table.view, position, table.content);
        return (
          <li key={dogeRowRef(position)}>
            <Thing
              thing={dogeRowRef(position)}
              travels={false}
              className={`ve-doge-card ${card === null ? '' : freshness(table, dogeCardRef(card))}`}
            >
              {card === null ? null : <DogeFace card={card} />}
              {letter === undefined ? null : (
                <span className="ve-skipped">{say({ key: 'board.skipped', values: { letter } })}</span>
              )}
            </Thing>
          </li>
        );
      })}
    </ol>
  );
}

/** His boats' cards of this turn, and what is left of his pile. */
function DogePiles({ table }: TableProps): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  const { doge } = table.view;
  if (doge === null) return null;
  return (
    <div className="ve-counts">
      {LETTERS.map((letter, index) => {
        const tile = doge.played[index];
        return tile === undefined ? null : (
          <span key={letter} className="ve-count ve-played">
            <b>{letter}</b>
            <Icon of={tile} />
            {nameOf(buildingRef(tile))}
            <span className="hidden-text">{nameOf(deckRef(letter))}</span>
          </span>
        );
      })}
      <Thing thing={pileRef('doge')} travels={false} className="ve-count">
        <Icon of="influence" />
        <b className="figure">{doge.pileCount}</b>
        <span className="ve-quiet">{say({ key: 'board.dogePile' })}</span>
      </Thing>
      <Thing thing={pileRef('dogeDiscard')} travels={false} className="ve-count">
        <Icon of="archive" />
        <b className="figure">{doge.discard.length}</b>
      </Thing>
      {doge.turnsLeft === null ? null : (
        <span className="ve-urgent">{say({ key: 'board.turnsLeft', values: { count: doge.turnsLeft } })}</span>
      )}
    </div>
  );
}

export function DogeFace({ card }: { readonly card: DogeCard }): ReactNode {
  const say = useSay();
  const nameOf = useNameOf();
  return (
    <span className="ve-doge-face">
      <b>{nameOf(dogeCardRef(card))}</b>
      <span>{say({ key: `doge.${card}` })}</span>
    </span>
  );
}
